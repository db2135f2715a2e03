from stolek.kernel.rules import Refusal
def why_not(s, ask, answer): return None if answer in ask.options else Refusal("", "x")
