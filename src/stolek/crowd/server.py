"""A server of the load test's own, on a free port of this machine, and what processes cost."""

from __future__ import annotations

import http.client
import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, perf_counter, sleep
from typing import Final

from stolek.crowd.page import LoadFailed

STARTED: Final = 30.0  # seconds in which a server answers or never will
PROC: Final = Path("/proc")
MEGA: Final = 1024 * 1024


class OwnServer:
    """`stolek serve` with limits that let many guests come from one address, and data that nobody keeps."""

    def __init__(self, workers: int = 1, *options: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="stolek-load-")
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.cold_start = 0.0
        data = str(Path(self.folder.name) / "data")
        self.command = [sys.executable, "-m", "stolek", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.command += ["--data", data, "--workers", str(workers), "--limits", "1000", *options]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Raises LoadFailed with what the server said, where it does not come to answer."""
        said = Path(self.folder.name) / "said"
        began = perf_counter()
        with said.open("ab") as file:
            self.process = subprocess.Popen(self.command, stdout=file, stderr=file, stdin=subprocess.DEVNULL)
        while not answers(self.port):
            if self.process.poll() is not None or perf_counter() - began > STARTED:
                text = said.read_text("utf-8", "replace").strip()[-2000:]
                self.stop()
                raise LoadFailed(text or "the server does not answer")
            sleep(0.01)
        self.cold_start = perf_counter() - began

    def again(self) -> None:
        """End it and start it on the same data."""
        self._end()
        self.start()

    def stop(self) -> None:
        self._end()
        self.folder.cleanup()

    def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.poll() is None:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def answers(port: int) -> bool:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        line.request("GET", "/")
        line.getresponse().read()
    except (OSError, http.client.HTTPException):
        return False
    finally:
        line.close()
    return True


# What it costs; only where the system tells it as Linux does


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    parents: dict[int, int] = {}
    for stat in PROC.glob("[0-9]*/stat"):
        try:
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def memory(pid: int) -> int:
    """Bytes in memory, of all processes of a server together."""
    total = 0
    for one in family(pid):
        try:
            lines = (PROC / str(one) / "status").read_text().splitlines()
        except OSError:
            continue
        total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS:"))
    return total


def cpu(pid: int) -> float:
    """Seconds of computing so far, of all processes of a server together."""
    total = 0.0
    for one in family(pid):
        try:
            fields = (PROC / str(one) / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def settled_memory(pid: int, seconds: float = 5.0) -> int:
    """The memory once it no longer shrinks."""
    end = monotonic() + seconds
    least = memory(pid)
    while monotonic() < end:
        sleep(0.5)
        least = min(least, memory(pid))
    return least
