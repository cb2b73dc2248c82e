"""Which kernels a page may start, and how many.

Knows Jupyter's kernel classes. Must not know which page asks.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager, NoSuchKernel
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from tornado.web import HTTPError
from traitlets import Integer, default

from navalgames.serve.forking import LAUNCHER, PROVISIONER
from navalgames.sessions import sealing

KERNEL_NAME = "python3"
USUAL_MEMORY = 600
# No file of what was run; and what a kernel writes to its log stays here, it is not sent to the page.
_QUIET = ("--HistoryManager.enabled=False", "--IPKernelApp.capture_fd_output=False")
ONE_THREAD = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
_MEMORY_OF_SERVER = 1_000_000_000
_MEMORY_OF_PAGE = 100_000_000


@cache
def seal_key() -> str:
    """With which the pages of this server seal what browsers keep: the one it was given, or its own.

    Raises:
        BadInput: the one it was given is no key.
    """
    return sealing.check_key(os.environ.get(sealing.VARIABLE) or sealing.new_key())


class RunningInterpreter(KernelSpecManager):
    """Offers one kernel only: the interpreter this server runs in, registered or not."""

    memory = Integer(USUAL_MEMORY, config=True, help="Megabytes of data a kernel may hold; 0 for no limit.")

    def find_kernel_specs(self) -> dict[str, str]:
        return {KERNEL_NAME: ""}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        if kernel_name != KERNEL_NAME:
            raise NoSuchKernel(kernel_name)
        return KernelSpec(
            argv=[sys.executable, "-m", LAUNCHER, str(self.memory), *_QUIET, "-f", "{connection_file}"],
            display_name="Python 3",
            language="python",
            metadata={"kernel_provisioner": {"provisioner_name": PROVISIONER}},
            env={**ONE_THREAD, **self._own_folder(), sealing.VARIABLE: seal_key()},
        )

    def _own_folder(self) -> dict[str, str]:
        """Where kernels keep what IPython keeps: beside the connection files, gone when the server stops.

        So nobody's own start-up files run in a page, and the server needs no home folder to write to.
        """
        folder = getattr(self.parent, "connection_dir", "")
        return {"IPYTHONDIR": str(Path(folder) / "ipython")} if folder else {}

    def get_all_specs(self) -> dict[str, Any]:
        spec = self.get_kernel_spec(KERNEL_NAME)
        return {KERNEL_NAME: {"resource_dir": "", "spec": spec.to_dict()}}


class PageKernel(ServerKernelManager):
    """The kernel of one page. It keeps nothing, so it is ended at once.

    Jupyter would interrupt it first, which may cut short a message on its way: the page, if it is still
    there, takes that and the next one for a single message that it cannot read.
    """

    async def _async_interrupt_kernel(self) -> None:
        if not self.shutting_down:
            await super()._async_interrupt_kernel()

    async def _async_shutdown_kernel(self, now: bool = True, restart: bool = False) -> None:
        await super()._async_shutdown_kernel(now=True, restart=restart)

    interrupt_kernel = _async_interrupt_kernel  # as Jupyter's own asynchronous manager does
    shutdown_kernel = _async_shutdown_kernel


class LimitedKernels(AsyncMappingKernelManager):
    """Starts kernels up to a limit; the page beyond it is told to come back later (status 503)."""

    most = Integer(0, config=True, help="How many kernels may run at once; 0 derives it from the memory.")

    @default("kernel_manager_class")
    def _kind(self) -> str:
        return f"{PageKernel.__module__}.{PageKernel.__name__}"

    @property
    def full(self) -> bool:
        """Whether one more would be too many; kernels that are just being started count."""
        starting = {name for name, task in self._pending_kernels.items() if not task.done()}
        return len(starting.union(self.list_kernel_ids())) >= (self.most or most_kernels(_memory()))

    async def _async_start_kernel(self, **kwargs: Any) -> str:
        if self.full:
            raise HTTPError(503, "as many pages are open as this machine can hold")
        return await super()._async_start_kernel(**kwargs)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, and what was kept for its page.

        A page that is left while its kernel ends is taken for one that comes back: what it has not heard is
        kept, and the sockets for it would look for the kernel ten times a second as long as the server runs.
        """
        kept: Any = self._kernel_buffers.pop(kernel_id, {})
        for stream in kept.get("channels", {}).values():
            stream.close()
        return super().remove_kernel(kernel_id)

    start_kernel = _async_start_kernel  # type: ignore[assignment]  # as Jupyter's own asynchronous manager does


def most_kernels(memory: int) -> int:
    """How many open dashboards `memory` bytes can hold, at least two.

    >>> most_kernels(4_000_000_000)
    30
    """
    return max(2, (memory - _MEMORY_OF_SERVER) // _MEMORY_OF_PAGE)


def _memory() -> int:
    try:
        machine = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        machine = 4_000_000_000
    return min([machine, *memory_limits()])


def memory_limits(groups: Path = Path("/sys/fs/cgroup"), own: Path = Path("/proc/self/cgroup")) -> list[int]:
    """The bytes a container or a service may use: the limits of its control group and of those above it."""
    try:
        place = next(line[3:] for line in own.read_text().splitlines() if line.startswith("0::"))
    except (OSError, StopIteration):
        return []
    folder, found = groups / place.strip("/"), []
    while folder != groups.parent:
        with suppress(OSError, ValueError):  # the highest group has no such file; "max" is no limit
            found.append(int((folder / "memory.max").read_text()))
        folder = folder.parent
    return found
