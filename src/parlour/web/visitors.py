"""Who is looking: guests without accounts, and what they chose for themselves.

A visitor carries one signed cookie: who he is as a guest (once he has done something that needs one), his language and
his theme. A guest who asks for a return code is given a new one, shown once and kept as a hash only; typed in on
another device it makes that device the same guest. A newer code replaces the older one.
"""

import secrets
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from parlour.core.errors import BadOption
from parlour.play.people import clean_name
from parlour.store import Guest, Store, Unknown
from parlour.web.errors import NoGuest
from parlour.words import LANGUAGES, Words, negotiate

COOKIE: Final = "parlour"
THEMES: Final = ("system", "light", "dark")

_YEAR: Final = 365 * 24 * 3600
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: nothing that is easily misread
_MISREAD: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_CODE_LENGTH: Final = 16  # 80 bits


class Visitor(NamedTuple):
    """Somebody in front of a page. ``guest`` and ``name`` are empty until he is a guest."""

    guest: str
    name: str
    language: str
    theme: str

    @property
    def words(self) -> Words:
        """The texts in his language."""
        return Words(self.language)


class Visitors:
    """Reads and writes the cookie, welcomes guests."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._seal = URLSafeSerializer(key, salt="visitor")

    def of(self, connection: HTTPConnection) -> Visitor:
        """Who this is; a stranger where there is no cookie or one that we did not sign."""
        told = self._read(connection.cookies.get(COOKIE, ""))
        language, theme, guest = told.get("l"), told.get("t"), told.get("g")
        name = self._name(guest) if guest else ""
        return Visitor(
            guest=guest if guest and name else "",
            name=name,
            language=language if language in LANGUAGES else negotiate(connection.headers.get("accept-language")),
            theme=theme if theme in THEMES else THEMES[0],
        )

    def remember(self, response: Response, visitor: Visitor, *, secure: bool) -> Response:
        """Put the visitor's cookie on a response; ``secure`` when he came by https."""
        sealed = self._seal.dumps({"g": visitor.guest, "l": visitor.language, "t": visitor.theme})
        response.set_cookie(COOKIE, str(sealed), max_age=_YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    async def welcome(self, visitor: Visitor) -> Visitor:
        """The visitor as a guest: himself if he is one, else a new one with a name that he can change."""
        if visitor.guest:
            return visitor
        name = visitor.words.say("web-guest-name", number=100 + secrets.randbelow(900))
        guest = await self._store.create_guest(
            name=name, code=_new_code(), language=visitor.language, theme=visitor.theme
        )
        return visitor._replace(guest=guest.id, name=guest.name)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """The visitor under another name. BadName if it is none."""
        clean = clean_name(name)
        known = await self.welcome(visitor)
        await self._store.change_guest(known.guest, name=clean)
        return known._replace(name=clean)

    async def speak(self, visitor: Visitor, language: str) -> Visitor:
        """The visitor in another language. BadOption if there is no such catalogue."""
        if language not in LANGUAGES:
            raise BadOption(f"expected a language, one of {', '.join(LANGUAGES)}, got {language[:40]!r}")
        if visitor.guest:
            await self._store.change_guest(visitor.guest, language=language)
        return visitor._replace(language=language)

    async def dress(self, visitor: Visitor, theme: str) -> Visitor:
        """The visitor with another theme. BadOption if there is none of this name."""
        if theme not in THEMES:
            raise BadOption(f"expected a theme, one of {', '.join(THEMES)}, got {theme[:40]!r}")
        if visitor.guest:
            await self._store.change_guest(visitor.guest, theme=theme)
        return visitor._replace(theme=theme)

    async def new_code(self, visitor: Visitor) -> tuple[Visitor, str]:
        """The visitor as a guest, and the code with which he can return from now on (four groups of four)."""
        known = await self.welcome(visitor)
        code = _new_code()
        await self._store.change_guest(known.guest, code=code)
        return known, "-".join(code[start : start + 4] for start in range(0, _CODE_LENGTH, 4))

    def returning(self, code: str) -> Visitor:
        """The guest to whom this code was given. NoGuest if there is none."""
        plain = code.strip().upper().translate(_MISREAD)
        if len(plain) == _CODE_LENGTH and set(plain) <= set(_LETTERS):
            try:
                return _visitor(self._store.guest_by_code(plain))
            except Unknown:
                pass
        raise NoGuest("expected a return code of 16 letters and digits that was given to a guest, got another")

    def _read(self, cookie: str) -> dict[str, str]:
        try:
            told = self._seal.loads(cookie)
        except BadSignature:
            return {}
        return {key: value for key, value in told.items() if isinstance(value, str)} if isinstance(told, dict) else {}

    def _name(self, guest: str) -> str:
        try:
            return self._store.guest(guest).name
        except Unknown:
            return ""


def _visitor(guest: Guest) -> Visitor:
    return Visitor(guest.id, guest.name, guest.language, guest.theme if guest.theme in THEMES else THEMES[0])


def _new_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))
