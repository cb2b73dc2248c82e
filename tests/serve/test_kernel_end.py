"""How the kernel of a page ends."""

from __future__ import annotations

import asyncio
import signal
from typing import NamedTuple

from jupyter_client.provisioning import LocalProvisioner

from navalgames.serve.kernels import PageKernel, RunningInterpreter


class Provisioners(NamedTuple):
    """Jupyter's factory of provisioners, of one kind only."""

    kind: type

    def create_provisioner_instance(self, kernel_id, kernel_spec, parent):
        return self.kind(kernel_id=kernel_id, kernel_spec=kernel_spec, parent=parent)


def test_the_kernel_of_a_page_is_ended_without_a_word(tmp_path, monkeypatch):
    """Interrupted while it sends, it would leave the page half a message."""
    heard = []

    class Watched(LocalProvisioner):
        async def send_signal(self, signum):
            heard.append(signal.Signals(signum).name)
            await super().send_signal(signum)

        async def kill(self, restart=False):
            heard.append("SIGKILL")
            await super().kill(restart=restart)

    async def life():
        kernel = PageKernel(connection_file=str(tmp_path / "kernel.json"))
        kernel.kernel_spec_manager = RunningInterpreter()
        await kernel.start_kernel()
        await kernel.interrupt_kernel()
        asked_by_somebody = [*heard]
        await kernel.shutdown_kernel()
        return asked_by_somebody, await kernel.is_alive()

    monkeypatch.setattr("jupyter_client.manager.KPF.instance", lambda **_: Provisioners(Watched))
    asked_by_somebody, alive = asyncio.run(life())
    assert asked_by_somebody == ["SIGINT"] and set(heard[1:]) == {"SIGKILL"}
    assert not alive
