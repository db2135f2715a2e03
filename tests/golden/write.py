"""`python -m tests.golden.write`: bring the transcripts up to date; then read the difference."""

from __future__ import annotations

from tests.golden.games import HERE, games, path, transcript


def main() -> None:
    for old in HERE.glob("*.txt"):
        if old.stem not in games():
            old.unlink()
    for file in games():
        path(file).write_text(transcript(file, go_on=True), "utf-8", newline="\n")


if __name__ == "__main__":
    main()
