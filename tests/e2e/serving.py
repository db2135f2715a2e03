"""A real `stolek serve` on a free port with a data folder of its own, that can be killed and started again."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.postgres import free_port


class Serving:
    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "serve.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "stolek", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder / "data"), *self.options], stdout=log, stderr=log
            )
        try:
            self._wait()
        except BaseException:
            self.kill()
            raise

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def said(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None

    def _wait(self, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while True:
            assert self.process is not None
            try:
                urllib.request.urlopen(self.url, timeout=5).close()
                return
            except OSError:  # refused, or not answered yet
                assert self.process.poll() is None, f"the server ended by itself:\n{self.said()}"
                assert time.monotonic() < end, f"the server does not answer:\n{self.said()}"
                time.sleep(0.05)
