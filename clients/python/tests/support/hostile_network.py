"""Runs in a private network and mount namespace: a public address, and names that lead to it, inside, and to both.

Prints what became of a fetch through each of them: where the picture came from, or why there is none.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import cast_rpc
from cast_rpc import ContextOptions, ImageOptions
from support.https_site import Site, send

PUBLIC = "11.22.33.44"


def main(certificates: Path, cache: str) -> None:
    for command in ("ip link set lo up", f"ip address add {PUBLIC}/32 dev lo"):
        subprocess.run(command.split(), check=True)
    hosts = tempfile.NamedTemporaryFile("w", suffix=".hosts")

    def lead(name: str, *addresses: str) -> None:
        hosts.write("".join(f"{address} {name}\n" for address in addresses))
        hosts.flush()

    lead("good.test", PUBLIC)
    lead("inside.test", "127.0.0.1")
    lead("mixed.test", "127.0.0.1", PUBLIC)
    lead("moving.test", PUBLIC)
    subprocess.run(["mount", "--bind", hosts.name, "/etc/hosts"], check=True)
    switch = tempfile.NamedTemporaryFile("w")
    switch.write("hosts: files\n")
    switch.flush()
    subprocess.run(["mount", "--bind", switch.name, "/etc/nsswitch.conf"], check=True)

    site = Site(certificates, address="0.0.0.0")
    site.pages = {
        "/to-number": lambda handler: send(handler, b"", 302, location=site.url("/a")),
        "/to-name": lambda handler: send(handler, b"", 302, location=site.url("/a", "inside.test")),
    }
    client = cast_rpc.Client(os.environ["CAST_RPC_SERVER"])
    images = ImageOptions(cache_directory=cache, additional_roots=str(certificates / "root.pem"))
    client.context.create(options=ContextOptions(disable_discovery_autostart=True, images=images))

    def fetch(path: str, host: str) -> str:
        try:
            return str(client.image.fetch(url=site.url(path, host)).source)
        except cast_rpc.RequestError as error:
            return str(error.data["reason"])

    results: dict[str, object] = {
        "public": fetch("/public", "good.test"),
        "inside": fetch("/inside", "inside.test"),
        "mixed": fetch("/mixed", "mixed.test"),
        "redirect to a number": fetch("/to-number", "good.test"),
        "redirect to a name": fetch("/to-name", "good.test"),
        "moving, first": fetch("/first", "moving.test"),
    }
    hosts.seek(0)
    hosts.truncate()
    lead("moving.test", "127.0.0.1")
    results["moving, then"] = fetch("/then", "moving.test")
    results["connections inside"] = site.connections.count("127.0.0.1")
    client.close()
    site.close()
    print(json.dumps(results))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
