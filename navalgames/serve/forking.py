"""Kernels begun by a fork where the system can do that, by a command elsewhere.

Knows Jupyter's provisioner of kernels and the nursery's requests. Must not know which page asks.
"""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning import LocalProvisioner

from navalgames.serve import nursery

PROVISIONER = "navalgames-forking"
LAUNCHER = "navalgames.serve.kernel"
STARTING_SECONDS = 60


class ForkedKernel:
    """A process that is no child of ours, with what Jupyter asks of one that is.

    Its number cannot come to mean another process: the system's handle is kept.
    """

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)
        self._ended = select.poll()
        self._ended.register(self._handle, select.POLLIN)

    def poll(self) -> int | None:
        """None while it runs; how it ended only its parent is told."""
        return self._waited(0)

    def wait(self, timeout: float | None = None) -> int | None:
        """Wait until it has ended, or for so many seconds."""
        return self._waited(None if timeout is None else 1000 * timeout)

    def _waited(self, milliseconds: float | None) -> int | None:
        return 0 if self._ended.poll(milliseconds) else None

    def send_signal(self, number: int) -> None:
        """Nothing if it has ended."""
        with suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __del__(self) -> None:
        with suppress(AttributeError, OSError):
            os.close(self._handle)


class Nursery:
    """The server's side of the nursery: begun once, asked for kernels, gone with the server."""

    def __init__(self) -> None:
        self._door: socket.socket | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._one_at_a_time = threading.Lock()
        self._answers = True

    def begin(self, environment: dict[str, str]) -> None:
        """Start it; it imports while the server goes on. Nothing where the system has no forks or handles."""
        if self._door is not None or not (sys.platform == "linux" and hasattr(os, "pidfd_open")):
            return
        self._door, theirs = socket.socketpair()
        self._door.settimeout(STARTING_SECONDS)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", nursery.LAUNCHER, str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                env={**os.environ, **environment},
                start_new_session=True,  # Ctrl+C is for the server, which closes the door
            )

    @property
    def awake(self) -> bool:
        """Whether it can be asked."""
        return self._answers and self._process is not None and self._process.poll() is None

    def end(self) -> None:
        """Close the door; the nursery ends, and its kernels notice."""
        if self._door is not None:
            self._door.close()
        if self._process is not None:
            self._process.wait(STARTING_SECONDS)

    def fork(self, arguments: list[str], environment: dict[str, str], folder: str) -> ForkedKernel:
        """A kernel, begun with these arguments.

        Raises:
            OSError: the nursery does not answer. It is not asked again, for its late answer would be taken
                for that to the next question; the door stays open for the kernels it has.
        """
        asked = {"arguments": arguments, "environment": environment, "folder": folder}
        with self._one_at_a_time:
            try:
                number = self._asked(json.dumps(asked))
            except OSError:
                self._answers = False
                raise
        return ForkedKernel(number)

    def _asked(self, line: str) -> int:
        if self._door is None:
            raise ConnectionError("the nursery has not begun")
        self._door.sendall(line.encode() + b"\n")
        told = b""
        while not told.endswith(b"\n"):
            part = self._door.recv(64)
            if not part:
                raise ConnectionError("the nursery has ended")
            told += part
        return int(told)


NURSERY = Nursery()


class ForkingProvisioner(LocalProvisioner):
    """Jupyter's own provisioner, but our kernels are forked; any other is started by its command."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Begin a kernel: by the nursery if it answers, else as usual."""
        if NURSERY.awake and cmd[1:3] == ["-m", LAUNCHER]:
            folder = kwargs.get("cwd") or os.getcwd()
            environment = dict(kwargs.get("env") or os.environ)
            with suppress(OSError):
                kernel = await asyncio.get_running_loop().run_in_executor(
                    None, NURSERY.fork, cmd[3:], environment, folder
                )
                self.process = kernel  # type: ignore[assignment]  # what Jupyter asks of a Popen it has
                self.pid = self.pgid = kernel.pid  # it leads a session of its own
                self.cwd = folder
                return self.connection_info
        return await super().launch_kernel(cmd, **kwargs)
