"""The code linked into the programs beside our own, with versions and licences.

Swift packages are those of which the linker was given a module in the last release build: nothing is forgotten, nothing is too much.
"""

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[1]
PROGRAMS = ["cast-rpc", "castctl", "cast-receiver"]
CHECKOUTS = REPOSITORY / ".build/checkouts"
# C libraries: name, Debian package, licence, and whether Debian's programs load it from the system instead.
LIBRARIES = [
    ("OpenSSL", "libssl-dev", "Apache-2.0", True),
    ("jansson", "libjansson-dev", "MIT", True),
    ("libstdc++", "libstdc++-12-dev", "GPL-3.0-or-later WITH GCC-exception-3.1", False),
]


@dataclass
class Component:
    name: str
    version: str
    licence: str
    """An SPDX expression."""
    location: str = "NOASSERTION"
    is_shared_in_debian: bool = False
    texts: tuple = ()
    """Texts that a package must include: its licence, its notices, and licences of code from others."""


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=REPOSITORY).stdout.strip()


def linked_modules():
    modules = set()
    for program in PROGRAMS:
        listing = REPOSITORY / f".build/release/{program}.product/Objects.LinkFileList"
        if not listing.is_file():
            sys.exit(f"{listing.relative_to(REPOSITORY)} is missing: run scripts/build-release")
        modules |= set(re.findall(r"/([^/]+)\.build/", listing.read_text()))
    return modules


def folder_of(module, root):
    """The folder of a module's sources in the package in `root`, if it is one of it: Sources/MODULE, or in a wing as ours are."""
    names = (module, module.replace("_", "-"))
    places = [path for name in names for pattern in (f"Sources/{name}", f"Sources/*/{name}") for path in root.glob(pattern)]
    return next((path for path in places if path.is_dir()), None)


def licences_in(folder):
    """Licence files of a module, and licences at the head of C files from others."""
    for path in sorted(folder.rglob("*")):
        if path.name.startswith("LICENSE"):
            yield path.read_text()
        elif path.suffix in {".c", ".h"}:
            for comment in re.findall(r"/\*(.*?)\*/", path.read_text(errors="replace"), re.DOTALL):
                if "Permission is hereby granted" in comment or "Redistribution and use" in comment:
                    yield "\n".join(re.sub(r"^\s*\*?-? ?", "", line).rstrip() for line in comment.strip().splitlines()) + "\n"


def swift_packages():
    pins = {pin["identity"]: pin for pin in json.loads((REPOSITORY / "Package.resolved").read_text())["pins"]}
    texts = {}
    for module in sorted(linked_modules()):
        if folder_of(module, REPOSITORY):
            continue
        found = [(path, folder) for path in sorted(CHECKOUTS.iterdir()) if (folder := folder_of(module, path))]
        if len(found) != 1:
            sys.exit(f"the module {module} is linked, and {len(found)} packages have it: {', '.join(path.name for path, _ in found)}")
        checkout, folder = found[0]
        own = [path.read_text() for name in ("LICENSE.txt", "NOTICE.txt") if (path := checkout / name).is_file()]
        texts.setdefault(checkout.name, own).extend(licences_in(folder))
    for name, found in texts.items():
        state = pins[name]["state"]
        location = f"git+{pins[name]['location']}@{state['revision']}"
        licence = "Apache-2.0 WITH Swift-exception" if "Runtime Library Exception" in found[0] else "Apache-2.0"
        yield Component(name, state["version"], licence, location, texts=tuple(dict.fromkeys(found)))


def swift_runtime():
    version = re.search(r"Swift version (\S+)", output("swift", "--version")).group(1)
    toolchain = Path(json.loads(output("swift", "-print-target-info"))["paths"]["runtimeResourcePath"]).parents[1]
    text = (toolchain / "share/swift/LICENSE.txt").read_text()
    return Component("swift-runtime", version, "Apache-2.0 WITH Swift-exception", texts=(text,))


def libraries():
    for name, debian, licence, is_shared in LIBRARIES:
        version = output("dpkg-query", "-W", "-f", "${Version}", debian)
        # The exception lets programs have the C++ library inside without its texts.
        texts = () if "GCC-exception" in licence else (Path(f"/usr/share/doc/{debian}/copyright").read_text(),)
        yield Component(name, version, licence, is_shared_in_debian=is_shared, texts=texts)


def components(self_contained=True):
    """All of them; without `self_contained` only those that Debian's programs have inside."""
    found = [*swift_packages(), swift_runtime(), *libraries()]
    return [each for each in found if self_contained or not each.is_shared_in_debian]
