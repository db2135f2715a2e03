"""The page's types are those of the server."""

from house.wire_types import FILE, written


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert FILE.read_text("utf-8") == written(), "run: .venv/bin/python -m house.wire_types"


def test_what_may_be_left_out_is_optional_and_unions_have_names() -> None:
    text = written()
    assert "  readonly asked?: number | null;\n" in text  # may be left out, may be null
    assert "  readonly seat: number | null;\n" in text  # never left out
    assert "  readonly zones: { readonly [key: string]: Zone };\n" in text
    assert "  readonly share?: number; // 1.0\n" in text
    assert '  readonly do: "undo";\n' in text
