// @ts-check
// The workshop's script: it sends the form while one types and puts what comes back into the page. Without it every
// button still works; with it nothing that is typed is lost on the way, and the focus stays where it is.

const bench = /** @type {HTMLFormElement} */ (document.getElementById("bench"));
const voice = /** @type {HTMLElement} */ (document.getElementById("voice"));
const path = new URL(bench.action).pathname;
const FIELDS = ".rows :is(input, select)[name], #name";
const UNSAVED = "parlour-workshop-unsaved";
const PAUSE = 350;
const POLL = 700;

/** @typedef {{html?: Record<string, string>, texts?: Record<string, string>, wrong?: {row: string, field: string, sentence: string}, focus?: string, address?: string, kept?: boolean, message?: string}} Part */

let typed = 0;
let sent = 0;
let isDirty = false;
let isLeaving = false;
let isBusy = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let poll;

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */
/** Where a field is: its name, and which of those of this name, for a list has many. @typedef {{name: string, nth: number}} Spot */

/** @param {string} id */
const byId = (id) => document.getElementById(id);

/** What a screen reader hears. @param {string} text */
function say(text) {
  if (voice.textContent !== text) voice.textContent = text;
}

/** What could not be done, until the next thing can. @param {string} text */
function oops(text) {
  const place = /** @type {HTMLElement} */ (byId("oops"));
  place.textContent = text;
  place.hidden = !text;
  if (text) say(text);
}

// --- sending --------------------------------------------------------------------------------------------------------

/** Send the whole form; the newest answer counts. @param {string} deed @returns {Promise<Part | null>} */
async function send(deed) {
  clearTimeout(pause);
  const number = ++sent;
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(bench)) if (typeof value === "string") fields.append(name, value);
  fields.append("do", deed);
  try {
    const answer = await fetch(path, { method: "POST", body: fields, headers: { accept: "application/json" } });
    const part = /** @type {Part} */ (await answer.json());
    if (number !== sent && deed === "check") return null;
    return part;
  } catch {
    return { message: bench.dataset.unsent };
  }
}

/** @param {string} deed */
async function act(deed) {
  // while rows are changed, what is checked would be about other rows
  if (isBusy) return deed === "check" ? later() : undefined;
  const before = typed;
  const sentFields = held();
  isBusy = deed !== "check";
  bench.setAttribute("aria-busy", String(isBusy));
  const part = await send(deed);
  if (deed !== "check") isBusy = false;
  bench.setAttribute("aria-busy", String(isBusy));
  if (part) put(part, deed, sentFields, typed !== before);
  if (typed !== before) later();
}

function later() {
  clearTimeout(pause);
  pause = setTimeout(() => act("check"), PAUSE);
}

/**
 * Put what came into the page; what was typed while it was on its way stays.
 * @param {Part} part @param {string} deed @param {Map<Field, string>} sentFields @param {boolean} isOlder
 */
function put(part, deed, sentFields, isOlder) {
  oops(part.message ?? "");
  if (part.message) return;
  const newer = fields().filter((each) => each.value !== (sentFields.get(each) ?? ""));
  const kept = newer.map((each) => ({ spot: spotOf(each), value: each.value }));
  const at = fields().find((each) => each === document.activeElement);
  const spot = at && spotOf(at);
  for (const [id, html] of Object.entries(part.html ?? {})) fill(byId(id), html);
  for (const [id, text] of Object.entries(part.texts ?? {})) {
    const element = byId(id);
    if (element && element.textContent !== text) element.textContent = text;
  }
  for (const each of kept) carry(fieldAt(each.spot, deed), each.value);
  if (part.wrong) mark(part.wrong);
  if (Object.keys(part.html ?? {}).some((id) => id.startsWith("rows-"))) isDirty = true;
  if (part.kept) {
    isDirty = isOlder;
    if (part.address) comeBack(part.address);
  }
  if (part.html?.shelf) say(byId("shelf")?.querySelector(".says")?.textContent ?? "");
  else if (deed === "try" || deed === "stop") say(byId("trial")?.querySelector("p")?.textContent ?? "");
  else if (deed === "check") say(part.wrong?.sentence || (byId("state")?.querySelector("strong")?.textContent ?? ""));
  // whoever types in another field by now is not taken away from there
  if (at && spot && !at.isConnected) goOn(at, fieldAt(spot, deed));
  else if (part.focus && !at) go(part.focus);
  follow();
}

// --- what is typed while an answer is awaited -----------------------------------------------------------------------

/** The fields that an answer may replace. @returns {Field[]} */
const fields = () => Array.from(bench.querySelectorAll(FIELDS));

/** What they hold now. @returns {Map<Field, string>} */
const held = () => new Map(fields().map((each) => [each, each.value]));

/** @param {string} name @returns {Field[]} */
const named = (name) => fields().filter((each) => each.name === name);

/** @param {Field} field @returns {Spot} */
const spotOf = (field) => ({ name: field.name, nth: named(field.name).indexOf(field) });

/** The field that now is what the one at this spot was. @param {Spot} spot @param {string} deed @returns {Field | undefined} */
function fieldAt({ name, nth }, deed) {
  const [table = "", row = "", ...rest] = name.split(".");
  return named(rest.length ? [table, after(deed, table, Number(row)), ...rest].join(".") : name)[nth];
}

/** The number that a row has after the rows of a sheet were changed; -1 if it is gone. @param {string} deed @param {string} table @param {number} row */
function after(deed, table, row) {
  const [what, sheet, at] = deed.split(" ");
  const changed = Number(at);
  if (table !== sheet) return row;
  if (what === "copy") return row > changed ? row + 1 : row;
  if (what === "remove") return row === changed ? -1 : row > changed ? row - 1 : row;
  const other = what === "up" ? changed - 1 : what === "down" ? changed + 1 : changed;
  if (!byId(`${table}-${other}`)) return row;
  return row === changed ? other : row === other ? changed : row;
}

/** @param {Field | undefined} field @param {string} value */
function carry(field, value) {
  if (!field || field.value === value) return;
  field.value = value;
  oneMore(field);
}

/** The focus goes on where one was typing. @param {Field} old @param {Field | undefined} field */
function goOn(old, field) {
  if (!field) return;
  for (let each = field.closest("details"); each; each = each.parentElement?.closest("details") ?? null) each.open = true;
  field.focus({ preventScroll: true });
  // numbers have no place to write at
  if (old instanceof HTMLInputElement && field instanceof HTMLInputElement && old.selectionStart !== null)
    field.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** The address to which a reload, and the switches of the bar, come back. @param {string} address */
function comeBack(address) {
  history.replaceState(null, "", address);
  for (const each of document.querySelectorAll("input[name=next]")) /** @type {HTMLInputElement} */ (each).value = address;
}

/** New content in place of the old, if it is another; the focus stays on what has the same id, or near. @param {HTMLElement | null} element @param {string} html */
function fill(element, html) {
  if (!element) return;
  const shape = document.createElement("template");
  shape.innerHTML = html;
  if (shape.innerHTML === element.innerHTML) return;
  const open = Array.from(element.querySelectorAll("details[open]"), (each) => each.querySelector("[id$='-title']")?.textContent);
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  element.replaceChildren(shape.content);
  for (const each of element.querySelectorAll("details")) {
    const title = each.querySelector("[id$='-title']")?.textContent;
    if (title && open.includes(title)) each.open = true;
  }
  const near = /** @type {HTMLElement | null} */ (element.closest("[tabindex='-1']"));
  if (focused) (byId(focused.id) ?? near)?.focus({ preventScroll: true });
}

/** Mark the field that is wrong, and nothing else. @param {{row: string, field: string, sentence: string}} wrong */
function mark({ row, field, sentence }) {
  for (const each of bench.querySelectorAll(".is-wrong")) if (each.id !== row) each.classList.remove("is-wrong");
  byId(row)?.classList.add("is-wrong");
  const box = field ? bench.querySelector(`[data-field="${CSS.escape(field)}"]`) : null;
  const controls = new Set(box?.querySelectorAll("input, select") ?? []);
  for (const each of bench.querySelectorAll("[aria-invalid]")) {
    if (controls.has(each) || each.id === "text") continue;
    each.removeAttribute("aria-invalid");
    each.removeAttribute("aria-describedby");
  }
  for (const each of controls) {
    each.setAttribute("aria-invalid", "true");
    each.setAttribute("aria-describedby", "wrong");
  }
  const text = /** @type {HTMLTextAreaElement | null} */ (byId("text"));
  if (text) text.setAttribute("aria-invalid", String(Boolean(sentence)));
  const told = byId("wrong") ?? Object.assign(document.createElement("p"), { id: "wrong", className: "wrong" });
  if (!box) return told.remove();
  if (told.textContent !== sentence) told.textContent = sentence;
  if (told.parentElement !== box) box.append(told);
}

/** Open what an element lies in, go there, put the focus on it. @param {string} id */
function go(id) {
  const element = byId(id);
  if (!element) return;
  for (let each = element.closest("details"); each; each = each.parentElement?.closest("details") ?? null) each.open = true;
  const control = element.matches("input, select, textarea, button, a") ? element : (element.querySelector("summary, input, select") ?? element);
  const target = element.matches("fieldset") ? (element.querySelector("input, select") ?? element) : control;
  /** @type {HTMLElement} */ (target).focus({ preventScroll: true });
  element.scrollIntoView({ block: "center" });
}

/** Select a line of the text. @param {number} number */
function toLine(number) {
  const text = /** @type {HTMLTextAreaElement | null} */ (byId("text"));
  if (!text) return;
  const rows = text.value.split("\n");
  const start = rows.slice(0, number - 1).reduce((sum, row) => sum + row.length + 1, 0);
  text.focus();
  text.setSelectionRange(start, start + (rows[number - 1]?.length ?? 0));
  text.scrollTop = (text.scrollHeight / rows.length) * Math.max(0, number - 6);
}

// --- the trial ------------------------------------------------------------------------------------------------------

/** Ask how far a running trial is, until it has ended. */
function follow() {
  clearTimeout(poll);
  const running = document.querySelector("#trial [data-running]");
  if (!running) return;
  poll = setTimeout(async () => {
    try {
      const answer = await fetch(`${path}/trial`, { headers: { accept: "application/json" } });
      const part = /** @type {Part} */ (await answer.json());
      if (part.html?.trial !== undefined) fill(byId("trial"), part.html.trial);
      if (!document.querySelector("#trial [data-running]")) say(ended());
    } catch {
      // the next time may succeed
    }
    follow();
  }, POLL);
}

/** How the trial has ended: finished, or what the region says instead. */
function ended() {
  const region = byId("trial");
  if (region?.querySelector(".trial")) return bench.dataset.finished ?? "";
  return region?.querySelector("p")?.textContent ?? "";
}

// --- what people do -------------------------------------------------------------------------------------------------

/** The last box of a list always is an empty one. @param {HTMLElement} control */
function oneMore(control) {
  const list = control.closest(".piece-list");
  const boxes = list ? Array.from(list.querySelectorAll("input, select")) : [];
  const last = /** @type {HTMLInputElement | undefined} */ (boxes.at(-1));
  if (!list || !last || control !== last || !last.value) return;
  const next = /** @type {HTMLInputElement} */ (last.cloneNode(true));
  next.value = "";
  next.id = `${list.id}-${boxes.length}`;
  next.setAttribute("aria-label", (last.getAttribute("aria-label") ?? "").replace(/\d+/, String(boxes.length + 1)));
  last.after(next);
}

bench.addEventListener("input", (event) => {
  const control = /** @type {HTMLElement} */ (event.target);
  if (control.closest(".rail") && control.id !== "name") return;
  isDirty = true;
  typed += 1;
  oneMore(control);
  if (control.id !== "name") later();
});

bench.addEventListener("submit", (event) => {
  const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (button?.dataset.plain !== undefined) {
    if (button.dataset.stays === undefined) leave(button.hasAttribute("formaction") ? button.formAction : bench.action);
    return;
  }
  event.preventDefault();
  act(button?.value || "check");
});

bench.addEventListener("click", (event) => {
  const link = /** @type {HTMLElement} */ (event.target).closest("a");
  if (!link) return;
  if (link.dataset.to) go(link.dataset.to);
  else if (Number(link.dataset.line)) toLine(Number(link.dataset.line));
  else return;
  event.preventDefault();
});

/** The form is about to bring another page: one that shows the same work, unsaved as it is, must know so. @param {string} address */
function leave(address) {
  isLeaving = true;
  try {
    if (isDirty) sessionStorage.setItem(UNSAVED, new URL(address).pathname);
  } catch {
    // without a memory nobody is warned on the next page
  }
}

/** Whether this page shows work that the page before had not saved. */
function wasLeft() {
  try {
    const left = sessionStorage.getItem(UNSAVED);
    sessionStorage.removeItem(UNSAVED);
    return left === location.pathname;
  } catch {
    return false;
  }
}

addEventListener("beforeunload", (event) => {
  if (isDirty && !isLeaving) event.preventDefault();
});

addEventListener("pageshow", () => {
  isLeaving = false;
});

isDirty = wasLeft();

follow();
