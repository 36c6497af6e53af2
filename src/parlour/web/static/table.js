// @ts-check
// The script of every page; the workshop has one more of its own. It knows no game: it swaps regions that the server
// drew, sends forms over the socket (a form works without it too), plays cues, and makes tabs, drawers, search and
// switches comfortable.

const html = document.documentElement;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {string} id */
const byId = (id) => document.getElementById(id);
/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));

// --- comfort on every page ------------------------------------------------------------------------------------------

/** Bring to life what only works with a script; called again for every region that arrives. @param {ParentNode} root */
function enliven(root) {
  for (const each of all("[data-copy], [data-drawer], [data-search], [data-sound]", root)) each.hidden = false;
  for (const each of all("[data-tabs]", root)) makeTabs(each);
  for (const each of all("#log, #chat", root)) keepEnd(each);
  for (const each of all("#log", root)) rove(each);
  for (const each of all("[data-centre]", root)) toCentre(each);
  toEnd(root);
}

/** Move the part of a large picture that can be seen ([data-pan]) so that an element is in its middle; once for each of
 * its marks, so that nobody who looks elsewhere is pulled back. @param {HTMLElement} element */
function toCentre(element) {
  const frame = /** @type {HTMLElement | null} */ (element.closest("[data-pan]"));
  if (!frame || frame.dataset.centred === element.dataset.centre) return;
  frame.dataset.centred = element.dataset.centre;
  const [here, around] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy({
    left: here.x + here.width / 2 - around.x - around.width / 2,
    top: here.y + here.height / 2 - around.y - around.height / 2,
    behavior: still.matches ? "instant" : "smooth",
  });
}

/** Lists of lines show their newest. @param {ParentNode} root */
function toEnd(root) {
  for (const each of all("#log, #chat", root)) each.scrollTop = each.scrollHeight;
}

/** Lists in which the reader has gone back to older lines: they stay where they are. @type {WeakSet<Element>} */
const leafedBack = new WeakSet();
const resized = new ResizeObserver((entries) => {
  for (const { target } of entries) if (!leafedBack.has(target)) target.scrollTop = target.scrollHeight;
});

/** A list stays at its end when it becomes shorter or longer, until its reader leafs back. @param {HTMLElement} list */
function keepEnd(list) {
  list.addEventListener("scroll", () => {
    const below = list.scrollHeight - list.scrollTop - list.clientHeight;
    if (below < 60) leafedBack.delete(list);
    else leafedBack.add(list);
  });
  resized.observe(list);
}

/** The rules beside hundreds of lines are one stop of the tab key, at the newest; arrow keys go on from there. @param {HTMLElement} list */
function rove(list) {
  const links = all(".cites a", list);
  const stop = links.find((each) => each === document.activeElement) ?? links[links.length - 1];
  for (const each of links) each.tabIndex = each === stop ? 0 : -1;
}

/** @param {HTMLElement} box */
function makeTabs(box) {
  const panels = all(":scope > .panel", box);
  const list = document.createElement("div");
  list.className = "tabs";
  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", box.dataset.tabs ?? "");
  for (const panel of panels) {
    const heading = /** @type {HTMLElement} */ (panel.querySelector("h2"));
    const tab = document.createElement("button");
    tab.type = "button";
    tab.textContent = heading.textContent;
    tab.id = heading.id;
    tab.dataset.panel = panel.id;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    heading.remove();
    panel.setAttribute("role", "tabpanel");
    list.append(tab);
  }
  box.prepend(list);
  showPanel(sessionStorage.getItem("panel") ?? panels[0].id, box);
}

/** @param {string} id @param {ParentNode} [root] */
function showPanel(id, root = document) {
  const tabs = all("[role=tab]", root);
  const chosen = tabs.some((tab) => tab.dataset.panel === id) ? id : tabs[0]?.dataset.panel;
  for (const tab of tabs) {
    const on = tab.dataset.panel === chosen;
    tab.setAttribute("aria-selected", String(on));
    tab.tabIndex = on ? 0 : -1;
    tab.classList.remove("has-news");
    const panel = byId(tab.dataset.panel ?? "");
    if (panel) panel.hidden = !on;
  }
  toEnd(root);
  if (chosen) sessionStorage.setItem("panel", chosen);
}

/** @param {boolean} open */
function setDrawer(open) {
  html.classList.toggle("has-drawer", open);
  for (const each of all("[data-drawer]")) each.setAttribute("aria-expanded", String(open));
  // what lies under the drawer can be neither reached nor heard
  for (const each of all(".bar, .board-side, .ask-side")) each.inert = open;
  toEnd(document);
  if (open) byId("more")?.querySelector("button")?.focus();
  else if (document.activeElement?.closest("#more")) /** @type {HTMLElement} */ (document.querySelector(".drawer-button"))?.focus();
}

matchMedia("(min-width: 64rem)").addEventListener("change", () => setDrawer(false));

/** Whether a link on this page leads to the clause: whoever followed it reads on there. */
let followed = false;

/** Show the clause that the address names, wherever it is folded away. */
function showClause() {
  const clause = location.hash.length > 1 ? byId(decodeURIComponent(location.hash.slice(1))) : null;
  if (!clause?.closest(".rules")) return;
  const panel = clause.closest(".panel");
  if (panel) showPanel(panel.id);
  if (panel && getComputedStyle(/** @type {HTMLElement} */ (byId("more"))).position === "fixed") setDrawer(true);
  clause.closest("details")?.setAttribute("open", "");
  clause.scrollIntoView({ block: "center" });
  if (followed) clause.querySelector("a")?.focus({ preventScroll: true });
  followed = false;
}

/** @param {string} typed */
function search(typed) {
  const wanted = typed.trim().toLowerCase();
  let found = 0;
  for (const chapter of all(".rules .chapter")) {
    let here = 0;
    for (const clause of all(".clause", chapter)) {
      clause.hidden = wanted !== "" && !clause.textContent?.toLowerCase().includes(wanted);
      if (!clause.hidden) here += 1;
    }
    chapter.hidden = here === 0;
    if (wanted) chapter.querySelector("details")?.setAttribute("open", "");
    found += here;
  }
  const none = byId("rules-none");
  if (none) none.hidden = found > 0;
}

document.addEventListener("input", (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  if (field.id === "rules-search") search(field.value);
});

document.addEventListener("click", async (event) => {
  const target = /** @type {Element} */ (event.target);
  const button = /** @type {HTMLButtonElement | null} */ (target.closest("button"));
  const link = target.closest('a[href*="#"]');
  followed = link !== null;
  if (link && link.getAttribute("href") === location.hash) showClause();
  if (!button) return;
  if (button.dataset.panel) showPanel(button.dataset.panel);
  if (button.dataset.drawer) setDrawer(!html.classList.contains("has-drawer"));
  if (button.dataset.close) byId(button.dataset.close)?.replaceChildren();
  if (button.dataset.close) byId(button.dataset.close)?.classList.remove("is-shown");
  if (button.dataset.sound !== undefined) setSound(!sound.on);
  if (button.dataset.copy) await copy(button);
});

/** @param {HTMLElement} button */
async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    const field = button.parentElement?.querySelector("input, output");
    if (field instanceof HTMLInputElement) field.select();
    return;
  }
  say(button.dataset.done ?? "");
  button.classList.add("is-done");
  setTimeout(() => button.classList.remove("is-done"), 2000);
}

document.addEventListener("keydown", (event) => {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  if (event.key === "Escape") {
    if (html.classList.contains("has-drawer")) setDrawer(false);
    else all("#notice [data-close]").forEach((each) => each.click());
  }
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
  const log = focused?.closest(".cites")?.closest("#log");
  const group = log ?? focused?.closest("[role=tablist], [role=group], .answers, .folded-answers, .greyed");
  if (step === undefined || !group || !(log || focused instanceof HTMLButtonElement)) return;
  const stops = all(log ? ".cites a" : "button", group).filter((each) => each.getClientRects().length > 0);
  const next = stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(/** @type {HTMLElement} */ (focused)) + step))];
  event.preventDefault();
  next.focus();
  if (log instanceof HTMLElement) rove(log);
  if (next.dataset.panel) showPanel(next.dataset.panel);
});

addEventListener("hashchange", showClause);

// What opened a note may have been drawn anew meanwhile: whoever closes it goes on there all the same.
document.addEventListener(
  "toggle",
  (event) => {
    const note = /** @type {HTMLElement} */ (event.target);
    if (!note.popover || /** @type {ToggleEvent} */ (event).newState !== "closed" || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector(`[popovertarget="${CSS.escape(note.id)}"]:not(#${CSS.escape(note.id)} *)`))?.focus();
  },
  true,
);

// A theme needs no new page: it is shown at once and remembered by the server.
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const chosen = /** @type {HTMLButtonElement | null} */ (event.submitter);
  if (form.dataset.switch !== "theme" || !chosen) return;
  event.preventDefault();
  html.dataset.theme = chosen.value;
  for (const each of all("button", form)) each.setAttribute("aria-pressed", String(each === chosen));
  const body = new URLSearchParams([["theme", chosen.value]]);
  fetch(form.action, { method: "POST", body, redirect: "manual" }).catch(() => form.submit());
});

// --- sound: off until asked for, made here ----------------------------------------------------------------------------

const sound = { on: localStorage.getItem("sound") === "on", context: /** @type {AudioContext | null} */ (null) };

/** @param {boolean} on */
function setSound(on) {
  sound.on = on;
  localStorage.setItem("sound", on ? "on" : "off");
  for (const each of all("[data-sound]")) each.setAttribute("aria-pressed", String(on));
  if (on) chime([660]);
}

/** @param {number[]} notes */
function chime(notes) {
  if (!sound.on) return;
  const context = (sound.context ??= new AudioContext());
  notes.forEach((pitch, n) => {
    const start = context.currentTime + n * 0.11;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.06, start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  });
}

// --- one polite voice ---------------------------------------------------------------------------------------------------

const voice = document.createElement("div");
voice.className = "visually-hidden";
voice.setAttribute("role", "status");
voice.setAttribute("aria-live", "polite");

/** @param {string} text */
function say(text) {
  voice.textContent = text;
}

// --- the line to the table ----------------------------------------------------------------------------------------------

/** @typedef {{do: string, from?: string, to?: string, else?: string, at?: string, show?: string, text?: string,
 *   along?: string, count?: number, degrees?: number}} Cue */
/** @typedef {{v?: number, html?: Record<string, string>, add?: Record<string, string[]>, cues?: Cue[], re?: string,
 *   ok?: boolean, beat?: number}} Frame */

const line = {
  socket: /** @type {WebSocket | null} */ (null),
  version: 0,
  tries: 0,
  heard: 0,
  asked: -Infinity,
  /** What waits for a reply, by the id of its message. @type {Map<string, {form: HTMLFormElement, said: string}>} */
  sent: new Map(),
};

const SILENCE = 50_000;
const LONGEST_PAUSE = 15_000;
const TOO_SOON = 250;

function connect() {
  const main = /** @type {HTMLElement} */ (byId("main"));
  const address = new URL(main.dataset.socket ?? "", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  address.searchParams.set("v", String(line.version));
  address.searchParams.set("stamp", main.dataset.stamp ?? "");
  const socket = new WebSocket(address);
  line.socket = socket;
  line.heard = Date.now();
  socket.onopen = () => {
    if (line.tries > 0) showConnection(main.dataset.back ?? "", false);
    line.tries = 0;
    html.classList.add("is-connected");
  };
  socket.onmessage = (event) => {
    line.heard = Date.now();
    show(/** @type {Frame} */ (JSON.parse(event.data)));
  };
  socket.onclose = () => {
    if (line.socket !== socket) return;
    line.socket = null;
    line.sent.clear();
    html.classList.remove("is-connected");
    showConnection(byId("main")?.dataset.lost ?? "", true);
    const pause = Math.min(LONGEST_PAUSE, 400 * 2 ** line.tries) * (0.7 + Math.random() * 0.6);
    line.tries += 1;
    setTimeout(connect, pause);
  };
}

/** @param {string} text @param {boolean} lost */
function showConnection(text, lost) {
  const place = byId("connection");
  if (!place) return;
  place.textContent = text;
  place.classList.toggle("is-lost", lost);
  if (!lost) setTimeout(() => place.textContent === text && place.replaceChildren(), 3000);
}

// A server that vanished without a word closes nothing: after a long silence the line is dropped here.
setInterval(() => {
  if (line.socket && Date.now() - line.heard > SILENCE) line.socket.close();
}, 5_000);

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  // A button may stand for another deed than its form.
  const deed = /** @type {HTMLElement | null} */ (event.submitter)?.dataset.live ?? form.dataset.live;
  if (!deed || line.socket?.readyState !== WebSocket.OPEN) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form, event.submitter));
  // The second half of a double click, or a key held down, would answer a question that nobody has read.
  if (performance.now() - line.asked < TOO_SOON && answersOf().includes(String(fields.a))) return;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");
  const [about, ...text] = String(fields.a ?? "").split(" ");
  const message =
    deed === "answer"
      ? { k: about, a: text.join(" "), v: line.version, id }
      : { ...fields, do: deed, id };
  const said = JSON.stringify({ ...message, id: "" });
  if (Array.from(line.sent.values()).some((each) => each.said === said)) return; // pressed twice
  line.sent.set(id, { form, said });
  line.socket.send(JSON.stringify(message));
});

/** The answers to the question that is asked now (never those of a window). */
function answersOf() {
  return all("#ask .answers button").map((each) => /** @type {HTMLButtonElement} */ (each).value);
}

// --- regions ------------------------------------------------------------------------------------------------------------

/** Draw what has arrived: the state at once, then the cues that tell how it came about. @param {Frame} frame */
function show(frame) {
  const replied = frame.re === undefined ? undefined : line.sent.get(frame.re);
  if (frame.re !== undefined) line.sent.delete(frame.re);
  if (frame.ok) replied?.form.reset();
  const before = placesOf(frame.cues ?? []);
  const couldSay = answersOf();
  const wasMine = byId("ask")?.classList.contains("is-mine");
  swap(frame.html ?? {});
  if (answersOf().join() !== couldSay.join()) line.asked = performance.now();
  const news = append(frame.add ?? {});
  if (frame.v !== undefined) setVersion(frame.v);
  const isMine = byId("ask")?.classList.contains("is-mine");
  if (isMine && !wasMine) chime([523, 784]);
  if (frame.html?.notice && frame.ok === false) {
    chime([220]);
    byId("notice")?.scrollIntoView({ block: "nearest" });
  }
  const question = isMine && frame.html?.ask ? (byId("question")?.textContent ?? "") : "";
  if (news || question) say(`${news} ${question}`.trim());
  if (frame.cues) queue(frame.cues, before);
}

/** @param {number} version */
function setVersion(version) {
  line.version = version;
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#answers input[name=v]"));
  if (field) field.value = String(version);
}

/** Put regions in place of what has their ids; what was focused, folded open or typed stays so. @param {Record<string, string>} regions */
function swap(regions) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  const mark = focused && focused !== document.body ? markOf(focused) : null;
  for (const [id, text] of Object.entries(regions)) {
    const old = byId(id);
    if (!old) continue;
    const shape = document.createElement("template");
    shape.innerHTML = text;
    const fresh = /** @type {HTMLElement} */ (shape.content.firstElementChild);
    for (const each of all("details[id][open]", old)) shape.content.getElementById(each.id)?.setAttribute("open", "");
    old.replaceWith(fresh);
    enliven(fresh);
  }
  if (regions.main !== undefined) scrollTo(0, 0);
  if (!mark || focused?.isConnected) return;
  const ended = regions.main === undefined ? null : byId("verdict-heading");
  const again = ended ?? find(mark) ?? byId("question") ?? byId("main");
  again?.focus({ preventScroll: regions.main === undefined });
}

/** @param {HTMLElement} element */
function markOf(element) {
  const { name = "", value = "" } = /** @type {HTMLButtonElement} */ (element);
  return { id: element.id, name, value, home: element.closest("[id]:not(:scope)")?.id ?? "", action: element.closest("form")?.getAttribute("action") };
}

/** @param {ReturnType<typeof markOf>} mark @returns {HTMLElement | null} */
function find(mark) {
  if (mark.id) return byId(mark.id);
  if (!mark.name) return mark.action ? document.querySelector(`form[action="${CSS.escape(mark.action)}"] button`) : null;
  const same = all(`[name="${CSS.escape(mark.name)}"]`).filter((each) => /** @type {HTMLButtonElement} */ (each).value === mark.value);
  return same.find((each) => each.closest(`#${CSS.escape(mark.home)}`)) ?? same[0] ?? null;
}

/** Add new lines to the lists, once each; the text of what happened. @param {Record<string, string[]>} lists */
function append(lists) {
  const said = [];
  for (const [id, lines] of Object.entries(lists)) {
    const list = byId(id);
    if (!list) continue;
    const shape = document.createElement("template");
    shape.innerHTML = lines.join("");
    for (const each of Array.from(shape.content.children)) {
      if (byId(each.id)) continue;
      list.append(each);
      // the numbers of rules are for whoever looks for them
      said.push((each.querySelector(".told") ?? each).textContent);
    }
    while (list.children.length > 400) list.firstElementChild?.remove();
    if (id === "log") rove(list);
    if (!leafedBack.has(list)) list.scrollTop = list.scrollHeight;
    const panel = list.closest(".panel");
    if (id === "chat" && /** @type {HTMLElement | null} */ (panel)?.hidden) document.querySelector(`[data-panel="${panel?.id}"]`)?.classList.add("has-news");
  }
  return said.slice(-4).join(" ");
}

// --- cues ---------------------------------------------------------------------------------------------------------------

/** @type {{cue: Cue, before: Map<string, DOMRect>, held: Animation | undefined}[]} */
const waiting = [];
let playing = false;
/** Cues that are waited for before the next one is played. */
const TRAVELS = new Set(["fly", "turn", "roll", "walk", "cast"]);

/** Where things are before the new state is drawn. @param {Cue[]} cues */
function placesOf(cues) {
  const places = new Map();
  for (const id of cues.flatMap((cue) => [cue.from, cue.to, cue.else, cue.at])) {
    const element = id === undefined ? null : byId(id);
    if (element) places.set(id, element.getBoundingClientRect());
  }
  return places;
}

/** @param {Cue[]} cues @param {Map<string, DOMRect>} before */
async function queue(cues, before) {
  if (still.matches || document.hidden) return;
  waiting.push(...cues.map((cue) => ({ cue, before, held: hold(cue, before) })));
  if (waiting.length > 40) for (const late of waiting.splice(0, waiting.length - 40)) late.held?.cancel();
  if (playing) return;
  playing = true;
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const pace = waiting.length > 12 ? 4 : waiting.length > 5 ? 2 : 1;
    next.held?.cancel();
    const moving = play(next.cue, next.before, pace);
    // what swells or speaks does not hold up what moves; what rolls together rolls at once
    const together = next.cue.do === "roll" && waiting[0]?.cue.do === "roll";
    if (TRAVELS.has(next.cue.do) && !together) await moving;
  }
  playing = false;
}

/** @param {Cue} cue @param {Map<string, DOMRect>} before @param {number} pace @returns {Promise<unknown>} */
async function play(cue, before, pace) {
  const at = cue.at === undefined ? null : byId(cue.at);
  const ease = { duration: 380 / pace, easing: "cubic-bezier(.2,.7,.3,1)" };
  if (cue.do === "fly") return fly(cue, before, ease);
  if (cue.do === "drop") return drop(cue, before, ease);
  if (!at) return undefined;
  if (cue.do === "pulse") return at.animate({ scale: ["1", "1.06", "1"] }, ease).finished;
  if (cue.do === "turn") return at.animate({ rotate: [`${-(cue.degrees ?? 0)}deg`, "0deg"] }, ease).finished;
  if (cue.do === "tumble") return at.animate({ rotate: ["0deg", "-3deg", "3deg", "-1deg", "0deg"] }, ease).finished;
  if (cue.do === "flip") return at.animate({ scale: ["1 1", "0.04 1", "1 1"] }, ease).finished;
  if (cue.do === "walk") return walk(cue, at, before, pace);
  if (cue.do === "cast") return throwDice(cue, at, pace);
  if (cue.do === "say") return bubble(cue.text ?? "", at);
  if (cue.do === "roll") return roll(at, (cue.along ?? "").split(" "), ease);
  return undefined;
}

/** One picture after another, turning and falling, until the last lies still. @param {HTMLElement} at @param {string[]} along @param {{duration: number, easing: string}} ease */
async function roll(at, along, ease) {
  const stops = [...along, ...along, at.id].map(byId);
  const pictures = stops.flatMap((stop) => stop?.querySelector("svg")?.cloneNode(true) ?? []);
  const [first, last] = [stops[0], at.querySelector("svg")].map((each) => each?.getBoundingClientRect());
  if (!first?.width || !last?.width) return;
  chime([330, 392]);
  const die = document.createElement("div");
  die.className = "flying is-rolling";
  die.setAttribute("aria-hidden", "true");
  die.append(...pictures);
  document.body.append(die);
  const duration = ease.duration * 1.8;
  pictures.forEach((each, n) => {
    const [from, to] = [n / pictures.length, (n + 1) / pictures.length];
    const end = n === pictures.length - 1 ? 1 : 0;
    const opacity = [0, 0, 1, 1, end, end];
    /** @type {Element} */ (each).animate({ opacity, offset: [0, from, from, to, to, 1] }, { duration, fill: "both", easing: "linear" });
  });
  const place = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ turn) => `translate(${x}px, ${y}px) rotate(${turn}deg)`;
  const fall = die.animate(
    [
      { transform: place(first.x, last.y - 46, -300), width: `${last.width}px`, height: `${last.height}px` },
      { transform: place((first.x + last.x) / 2, last.y, -140), offset: 0.45 },
      { transform: place((first.x + 2 * last.x) / 3, last.y - 22, -70), offset: 0.68 },
      { transform: place(last.x, last.y, 0), width: `${last.width}px`, height: `${last.height}px` },
    ],
    { duration, easing: "ease-in-out", fill: "both" },
  );
  await fall.finished.finally(() => die.remove());
  await at.animate({ scale: ["1.18", "1"] }, ease).finished;
}

/** @param {Cue} cue @param {Map<string, DOMRect>} before @param {{duration: number, easing: string}} ease */
async function fly(cue, before, ease) {
  const picture = /** @type {HTMLTemplateElement | null} */ (byId(cue.show ?? ""));
  const from = placeOf(cue.from, cue.else, before);
  const to = placeOf(cue.to, cue.else, before);
  if (!picture?.content || !from || !to) return;
  if (cue.count !== 0) chime([1320]);
  const count = cue.count ?? 1;
  const flights = Array.from({ length: count }, (_, n) => {
    const flyer = picked(picture);
    const place = (/** @type {DOMRect} */ rect) => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px) translate(-50%, -50%)`;
    const flight = flyer.animate(
      [{ transform: place(from), opacity: 0.9 }, { transform: place(to), opacity: 1, offset: 0.92 }, { transform: place(to), opacity: 0 }],
      { ...ease, delay: n * (ease.duration / 4), fill: "both" },
    );
    return flight.finished.finally(() => flyer.remove());
  });
  await Promise.allSettled(flights);
}

/** Whoever is going to walk stays where he was until then. @param {Cue} cue @param {Map<string, DOMRect>} before */
function hold(cue, before) {
  const at = cue.do === "walk" && cue.at !== undefined ? byId(cue.at) : null;
  const start = before.get(cue.at ?? "");
  if (!at || !start?.width) return undefined;
  const [translate] = along(at, [middle(start)]);
  const held = at.animate({ translate: [translate, translate] }, { duration: 1, fill: "both" });
  held.pause();
  return held;
}

/** @param {DOMRect} rect */
const middle = (rect) => [rect.x + rect.width / 2, rect.y + rect.height / 2];

/** How an element has to be moved to stand at each of these points of the page. @param {HTMLElement} at @param {number[][]} points */
function along(at, points) {
  const home = middle(at.getBoundingClientRect());
  // An SVG element's own measure is not the page's: what is wanted are pixels on the page.
  const size = at instanceof SVGGraphicsElement ? (at.getScreenCTM()?.a ?? 1) : 1;
  return points.map(([x, y]) => `${(x - home[0]) / size}px ${(y - home[1]) / size}px`);
}

/** An element goes from where it was, by way of others, to where it is. @param {Cue} cue @param {HTMLElement} at @param {Map<string, DOMRect>} before @param {number} pace */
async function walk(cue, at, before, pace) {
  const home = middle(at.getBoundingClientRect());
  const start = before.get(cue.at ?? "");
  const stops = (cue.along ?? "").split(" ").flatMap((id) => byId(id)?.getBoundingClientRect() ?? []).map(middle);
  const path = [...(start && start.width > 0 ? [middle(start)] : []), ...stops.slice(0, -1), home];
  if (path.length < 2) return undefined;
  chime([520]);
  return at.animate({ translate: along(at, path), zIndex: [30, 30] }, { duration: (Math.min(path.length - 1, 6) * 280) / pace, easing: "ease-in-out" }).finished;
}

/** Pictures fall where an element is, or was. @param {Cue} cue @param {Map<string, DOMRect>} before @param {{duration: number, easing: string}} ease */
async function drop(cue, before, ease) {
  const picture = /** @type {HTMLTemplateElement | null} */ (byId(cue.show ?? ""));
  const rect = placeOf(cue.at, cue.else, before);
  if (!picture?.content || !rect) return;
  const falls = Array.from({ length: cue.count ?? 1 }, (_, n) => {
    const faller = picked(picture);
    const place = `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px) translate(-50%, -50%)`;
    const fall = faller.animate(
      [
        { transform: `${place} scale(1.1)`, opacity: 1 },
        { transform: `${place} scale(1) rotate(${n % 2 ? -12 : 12}deg)`, opacity: 1, offset: 0.35 },
        { transform: `${place} translateY(2rem) scale(.2) rotate(${n % 2 ? -70 : 70}deg)`, opacity: 0 },
      ],
      { duration: ease.duration * 2, easing: "ease-in", delay: n * (ease.duration / 3), fill: "both" },
    );
    return fall.finished.finally(() => faller.remove());
  });
  await Promise.allSettled(falls);
}

/** Dice, or other pictures, tumble in a row at an element and lie there for a moment. @param {Cue} cue @param {HTMLElement} at @param {number} pace */
async function throwDice(cue, at, pace) {
  const rect = at.getBoundingClientRect();
  const pictures = (cue.show ?? "").split(" ").flatMap((id) => (byId(id) instanceof HTMLTemplateElement ? [/** @type {HTMLTemplateElement} */ (byId(id))] : []));
  if (!pictures.length || rect.width === 0) return;
  chime([880, 660]);
  const thrown = pictures.map(picked);
  const wide = thrown[0].offsetWidth + 6;
  const x = Math.min(innerWidth - wide * thrown.length, Math.max(8, rect.x + rect.width / 2 - (wide * thrown.length) / 2));
  const y = Math.max(8, rect.y + rect.height / 2 - thrown[0].offsetHeight / 2);
  const rolls = thrown.map((each, n) => {
    const place = (/** @type {number} */ up, /** @type {number} */ turn) => `translate(${x + n * wide}px, ${y - up}px) rotate(${turn}deg)`;
    const roll = each.animate(
      [
        { transform: place(44, -200 + n * 40), opacity: 0 },
        { transform: place(0, 14), opacity: 1, offset: 0.3 },
        { transform: place(0, 0), opacity: 1, offset: 0.4 },
        { transform: place(0, 0), opacity: 1, offset: 0.9 },
        { transform: place(0, 0), opacity: 0 },
      ],
      { duration: 1100 / pace, easing: "ease-out", fill: "both" },
    );
    return roll.finished.finally(() => each.remove());
  });
  await Promise.allSettled(rolls);
}

/** A picture out of its template, above the page. @param {HTMLTemplateElement} picture */
function picked(picture) {
  const flyer = document.createElement("div");
  flyer.className = "flying";
  flyer.setAttribute("aria-hidden", "true");
  flyer.append(picture.content.cloneNode(true));
  document.body.append(flyer);
  return flyer;
}

/** @param {string | undefined} id @param {string | undefined} other @param {Map<string, DOMRect>} before */
function placeOf(id, other, before) {
  for (const each of [id, other]) {
    if (each === undefined) continue;
    const rect = byId(each)?.getBoundingClientRect() ?? before.get(each);
    if (rect && rect.width > 0) return rect;
  }
  return undefined;
}

/** @param {string} text @param {HTMLElement} at */
async function bubble(text, at) {
  const cloud = document.createElement("div");
  cloud.className = "bubble";
  cloud.setAttribute("aria-hidden", "true");
  cloud.textContent = text;
  document.body.append(cloud);
  const rect = at.getBoundingClientRect();
  const x = Math.min(innerWidth - cloud.offsetWidth - 8, Math.max(8, rect.x + rect.width / 2 - cloud.offsetWidth / 2));
  cloud.style.translate = `${x}px ${Math.max(8, rect.y + rect.height / 2 - cloud.offsetHeight)}px`;
  await cloud.animate({ opacity: [0, 1, 1, 0] }, { duration: 1800 }).finished;
  cloud.remove();
}

// --- the start ----------------------------------------------------------------------------------------------------------

html.classList.add("has-script");
document.body.append(voice);
for (const each of all("[data-sound]")) each.setAttribute("aria-pressed", String(sound.on));
enliven(document);
showClause();
const table = byId("main");
if (table?.dataset.socket) {
  line.version = Number(table.dataset.version);
  connect();
}
