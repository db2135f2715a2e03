"""Options are ints. A schema says which: a form and a few small fields, packed and unpacked here."""

from __future__ import annotations

from typing import Final

FORM_BITS: Final = 5
FORM_MASK: Final = 31


class Form:
    """One way an answer can look, such as `move: unit, cell`."""

    __slots__ = ("fields", "name", "number", "shifts", "sizes")

    def __init__(self, number: int, name: str, fields: dict[str, int]) -> None:
        """`fields` gives each field's size: its values are 0 .. size - 1."""
        self.number: int = number
        self.name: str = name
        self.fields: list[str] = list(fields)
        self.sizes: list[int] = list(fields.values())
        self.shifts: list[int] = []
        shift = FORM_BITS
        for size in self.sizes:
            self.shifts.append(shift)
            shift += max(1, (size - 1).bit_length())

    def pack(self, *values: int) -> int:
        """The option with these field values. Raises ValueError where a value is out of range."""
        if len(values) != len(self.sizes):
            raise ValueError(f"{self.name} takes {len(self.sizes)} fields, not {len(values)}")
        option = self.number
        for value, size, shift in zip(values, self.sizes, self.shifts, strict=True):
            if not 0 <= value < size:
                raise ValueError(f"{self.name}: {value} is not within 0..{size - 1}")
            option |= value << shift
        return option

    def values(self, option: int) -> list[int]:
        last = len(self.shifts) - 1
        return [
            (option >> shift) & ((1 << (self.shifts[i + 1] - shift)) - 1) if i < last else option >> shift
            for i, shift in enumerate(self.shifts)
        ]


class Schema:
    """All forms of a game, and which of them each kind of decision may be answered with."""

    __slots__ = ("forms", "kinds", "names")

    def __init__(self, forms: list[Form], kinds: list[tuple[str, list[Form]]]) -> None:
        if [form.number for form in forms] != list(range(len(forms))) or len(forms) > FORM_MASK + 1:
            raise ValueError("forms are numbered from 0 without gaps, at most 32 of them")
        self.forms: list[Form] = forms
        self.kinds: list[tuple[str, list[Form]]] = kinds
        self.names: list[str] = [name for name, _ in kinds]

    def form(self, option: int) -> Form | None:
        number = option & FORM_MASK
        return self.forms[number] if option >= 0 and number < len(self.forms) else None

    def well_formed(self, kind: int, option: int) -> bool:
        """Whether the option could be an answer to this kind of decision at all."""
        form = self.form(option)
        if form is None or not 0 <= kind < len(self.kinds) or form not in self.kinds[kind][1]:
            return False
        values = form.values(option)
        return all(0 <= v < size for v, size in zip(values, form.sizes, strict=True)) and (
            bool(values) or option == form.number
        )

    def read(self, option: int) -> tuple[str, dict[str, int]]:
        """The option in words: its form's name and its fields."""
        form = self.form(option)
        if form is None:
            raise ValueError(f"{option} is no option of this game")
        return form.name, dict(zip(form.fields, form.values(option), strict=True))
