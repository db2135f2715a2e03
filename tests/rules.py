"""The mark of a test that would notice if a rule were missing: `@rule("SW-ATTACK-05")`."""

import pytest

rule = pytest.mark.rule
