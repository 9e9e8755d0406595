"""The programs of cast-rpc: ``cast-rpc``, ``castctl`` and ``cast-receiver``. They are installed beside ``python``, and so on the ``PATH`` of a virtual environment."""

from __future__ import annotations

import os
import sys
import sysconfig

__all__ = ["program"]


def program(name: str = "cast-rpc") -> str:
    """The path of a program of this package. Raises ``FileNotFoundError``."""
    folders = [
        sysconfig.get_path("scripts"),
        # pip install --user, and --target or --prefix: relative to where this file is.
        sysconfig.get_path("scripts", f"{os.name}_user"),
        os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bin"),
        os.path.join(sys.prefix, "bin"),
    ]
    prefix = os.path.abspath(__file__)
    for _ in range(5):
        prefix = os.path.dirname(prefix)
    folders.append(os.path.join(prefix, "bin"))
    for folder in folders:
        path = os.path.join(folder, name)
        if os.access(path, os.X_OK) and not os.path.isdir(path):
            return path
    raise FileNotFoundError(f"{name} is not where cast-rpc-server installs it: {', '.join(folders)}")
