"""The settings of the server, in one place.

Knows Jupyter's and Voila's option names and why each is set. Must not start anything.
"""

from __future__ import annotations

import logging
import secrets
import sys
import tempfile
import uuid
from typing import Any, NamedTuple

from jupyter_server.auth.identity import IdentityProvider, User
from nbformat.sign import MemorySignatureStore
from traitlets.config import Config

from navalgames.serve.dashboards import prepare
from navalgames.serve.kernels import KERNEL_NAME, USUAL_MEMORY, LimitedKernels, RunningInterpreter
from navalgames.serve.places import TEMPLATE_NAME, notebooks_folder
from navalgames.texts import Texts

# What a dashboard may load and reach: this server, nothing else. Widgets need evaluated and
# blob scripts (their modules arrive through the kernel) and inline styles.
DASHBOARD_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    ]
)
# The pages without a kernel need no inline script at all.
PAGE_POLICY = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
    ]
)
EXTENSIONS = ("@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget")
_LONGEST_SOCKET_NAME = 107
_log = logging.getLogger("navalgames.serve")
HEADERS = {
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "SAMEORIGIN",
}


class NoNames(IdentityProvider):
    """Everybody is the same reader: Jupyter would give each a made-up name in a cookie for a month."""

    def get_user(self, handler: Any) -> User:
        return User("reader")

    def get_handlers(self) -> list[tuple[str, object]]:
        """No page to log in or out: nobody has a password here."""
        return []


def log_failure(handler: Any) -> None:
    """Log an answer that failed on our side, and nothing of who asked: no address, no query."""
    if handler.get_status() >= 500:
        _log.error("%s %s %s", handler.get_status(), handler.request.method, handler.request.path)


class Served(NamedTuple):
    """What the caller of `serve` decided; see there."""

    host: str
    port: int
    open_browser: bool
    base_url: str
    allowed_hosts: tuple[str, ...]
    idle_seconds: int
    most_pages: int | None
    language: str = "en"
    token: str = ""
    kernel_memory: int | None = None  # megabytes


def configuration(served: Served) -> Config:
    """Voila's configuration for `served`."""
    texts = Texts(served.language)
    c: dict[str, dict[str, Any]] = {}
    c["Voila"] = {
        "ip": served.host,
        "port": served.port,
        "base_url": served.base_url,
        "root_dir": str(notebooks_folder()),
        "open_browser": served.open_browser,
        "config_file_paths": [],
        "tornado_settings": {
            "headers": {"Content-Security-Policy": DASHBOARD_POLICY},
            # A sleeping laptop is noticed after three pings without an answer. Jupyter looks before it sends
            # the first one: a timeout no longer than the interval would close every connection then.
            "ws_ping_interval": 10_000,
            "ws_ping_timeout": 30_000,
            "log_function": log_failure,
        },
        "identity_provider_class": NoNames,
        "log_level": "ERROR",
    }
    c["VoilaConfiguration"] = {
        "template": TEMPLATE_NAME,
        "theme": "light",
        "allow_template_override": "NO",
        "allow_theme_override": "NO",
        "classic_tree": True,
        "strip_sources": True,
        "show_tracebacks": False,
        "file_allowlist": [],
        "file_denylist": [".*"],
        "http_header_envs": [],
        "extension_language_mapping": {},
        # plotly's extension would add 4.8 MB to every page; figures bring their own script.
        "extension_allowlist": list(EXTENSIONS),
        "extension_denylist": ["jupyterlab-plotly"],
        "kernel_spec_manager_class": RunningInterpreter,
        "multi_kernel_manager_class": LimitedKernels,
        "prelaunch_hook": prepare,
    }
    c["VoilaExecutor"] = {
        "timeout": 60,
        "startup_timeout": 60,
        "cell_error_instruction": texts.t("page-cell-error"),
        "cell_timeout_instruction": texts.t("page-cell-timeout"),
    }
    c["VoilaExporter"] = {"language_code": served.language}  # a page's own language comes before it
    c["TagRemovePreprocessor"] = {"enabled": True, "remove_cell_tags": {"only-in-jupyterlab"}}
    c["MappingKernelManager"] = {
        "default_kernel_name": KERNEL_NAME,
        "cull_idle_timeout": served.idle_seconds,
        "cull_interval": max(1, min(30, served.idle_seconds // 3)),
        "cull_connected": False,
    }
    # Signatures of notebooks would want a home folder to write to; ours need none.
    c["NotebookNotary"] = {"store_factory": MemorySignatureStore, "secret": secrets.token_bytes(32)}
    c["RunningInterpreter"] = {"memory": _kernel_memory(served)}
    c["LimitedKernels"] = {"most": served.most_pages or 0}
    if _sockets_fit():
        c["KernelManager"] = {"transport": "ipc"}
    return Config(c)


def _kernel_memory(served: Served) -> int:
    return USUAL_MEMORY if served.kernel_memory is None else served.kernel_memory


def _sockets_fit() -> bool:
    """Whether kernels can talk through socket files: no race for ports when a class opens pages at once.

    Linux only, and only where the folder for temporary files has a short enough name.
    """
    longest = f"{tempfile.gettempdir()}/voila_12345678/kernel-{uuid.UUID(int=0)}-ipc-5"
    return sys.platform == "linux" and len(longest) <= _LONGEST_SOCKET_NAME


def known_hosts(served: Served) -> tuple[str, ...]:
    """The names a browser may call this server by; () means any."""
    if "*" in served.allowed_hosts or served.host in ("", "0.0.0.0", "::"):
        return ()
    return ("localhost", "127.0.0.1", "[::1]", served.host, *served.allowed_hosts)
