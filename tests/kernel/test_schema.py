import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolek.kernel.schema import Form, Schema
from tests.kernel.toy import BIDDING, FORMS, GRAB, SAY, SCHEMA, TURN


@given(st.lists(st.integers(1, 200), min_size=1, max_size=4), st.data())
def test_what_is_packed_is_unpacked(sizes: list[int], data: st.DataObject) -> None:
    form = Form(7, "form", {f"f{i}": size for i, size in enumerate(sizes)})
    values = [data.draw(st.integers(0, size - 1)) for size in sizes]
    option = form.pack(*values)
    assert form.values(option) == values
    assert option & 31 == 7


def test_a_value_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match=r"3 is not within 0\.\.1"):
        FORMS[GRAB].pack(3)
    with pytest.raises(ValueError, match="takes 1 fields"):
        FORMS[GRAB].pack()


def test_an_option_reads_as_its_form_and_fields() -> None:
    assert SCHEMA.read(FORMS[SAY].pack(3)) == ("say", {"number": 3})
    with pytest.raises(ValueError, match="no option"):
        SCHEMA.read(31)


@pytest.mark.parametrize("option", [-1, 31, 10, FORMS[SAY].pack(3) + (1 << 9), 1 << 70])
def test_garbage_is_not_well_formed(option: int) -> None:
    assert not SCHEMA.well_formed(BIDDING, option)
    assert not SCHEMA.well_formed(TURN, option)


def test_a_form_belongs_to_its_kinds_of_decision() -> None:
    assert SCHEMA.well_formed(BIDDING, FORMS[SAY].pack(3))
    assert not SCHEMA.well_formed(TURN, FORMS[SAY].pack(3))
    assert not SCHEMA.well_formed(99, FORMS[SAY].pack(3))


def test_forms_are_numbered_without_gaps() -> None:
    with pytest.raises(ValueError, match="without gaps"):
        Schema([Form(1, "one", {})], [])
