#!/usr/bin/env python3
"""The files of Tests/ThirdParty/local_files.py, cast three ways to cast-receiver as a Chromecast: by cast-rpc, by catt, and by PyChromecast with
Python's http.server. Prints a table in Markdown: what plays, seeks and shows subtitles, and what is said of the rest.

Run it in a network of its own, because catt reaches a device without discovery only at its standard ports:

    unshare -n sh -c 'ip link set lo up; exec .build/third-party-venv/bin/python Benchmarks/local_files.py .build/debug'
"""

from __future__ import annotations

import functools
import http.server
import mimetypes
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
from typing import Any

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARIES = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/debug").resolve()
os.environ.setdefault("LOCAL_FILES_SECONDS", "30")
os.environ.setdefault("CAST_RECEIVER", str(BINARIES / "cast-receiver"))
sys.path[:0] = [str(ROOT / "Tests/ThirdParty"), str(ROOT / "clients/python/src")]

import pychromecast  # noqa: E402

import cast_rpc  # noqa: E402
import local_files  # noqa: E402
from local_files import FILES, LocalFile  # noqa: E402
from receiver import Receiver  # noqa: E402

TARGET = 3.0


class Scene:
    """What the receiver did with one load."""

    def __init__(self, receiver: Receiver) -> None:
        self.receiver = receiver

    def outcome(self, file: LocalFile, timeout: float = 15) -> tuple[bool, bool]:
        """Whether it plays, and whether a text track came with it."""
        try:
            load = self.receiver.wait("load", timeout=timeout)
            tracks = load["request"]["media"].get("tracks") or []
            has_text = any(track.get("type") == "TEXT" for track in tracks)
        except AssertionError:
            return False, False
        good = ("PLAYING", "PAUSED") if not file.is_image else ("PLAYING", "PAUSED", "IDLE")
        try:
            event = self.receiver.wait("playerState", lambda e: e["playerState"] in (*good, "IDLE"), timeout=timeout)
        except AssertionError:
            return False, has_text
        return event["playerState"] in good and event.get("idleReason") != "ERROR", has_text

    def sought(self) -> bool:
        try:
            event = self.receiver.wait("playerState", lambda e: abs((e.get("currentTime") or 0) - TARGET) < 0.8, timeout=5)
        except AssertionError:
            return False
        return event is not None


def ours(scene: Scene, client: cast_rpc.Client, folder: pathlib.Path, file: LocalFile) -> dict[str, Any]:
    device = f"{scene.receiver.host}:{scene.receiver.port}"
    try:
        status = client.player.play(path=str(folder / file.name), device=device, preflight=True)
    except cast_rpc.CastError as error:
        report = error.data.get("preflight")
        said = report["findings"][0]["message"] if report else str(error)
        return {"plays": False, "says": said}
    found: dict[str, Any] = {"plays": True}
    media = client.media.get_status().status.media
    found["subtitles"] = any(track.type == "TEXT" for track in media.tracks or [])
    if file.duration:
        found["seeks"] = abs((client.player.seek(position=TARGET, device=device).position or 0) - TARGET) < 0.8
    client.player.stop(device=device)
    return found if status.content_id else {"plays": False}


def pychromecast_way(scene: Scene, cast: Any, url: str, file: LocalFile) -> dict[str, Any]:
    content_type = mimetypes.guess_type(file.name)[0] or "video/mp4"
    media = cast.media_controller
    failures: list[int] = []

    class Listener:
        def new_media_status(self, _: Any) -> None:
            pass

        def load_media_failed(self, _: int, code: int) -> None:
            failures.append(code)

    media.register_status_listener(Listener())
    media.play_media(f"{url}/{file.name}", content_type)
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline and not failures and media.status.content_id != f"{url}/{file.name}":
        time.sleep(0.05)
    if failures:
        return {"plays": False, "says": f"LOAD_FAILED {failures[0]}"}
    while time.monotonic() < deadline and not failures and media.status.player_state not in ("PLAYING", "PAUSED"):
        if file.is_image and media.status.content_id:
            break
        time.sleep(0.05)
    if failures:
        return {"plays": False, "says": f"LOAD_FAILED {failures[0]}"}
    found: dict[str, Any] = {"plays": media.status.player_state in ("PLAYING", "PAUSED") or file.is_image, "subtitles": False}
    if found["plays"] and file.duration and not file.is_image:
        media.seek(TARGET)
        end = time.monotonic() + 3
        while time.monotonic() < end and abs((media.status.current_time or 0) - TARGET) > 0.8:
            time.sleep(0.05)
        found["seeks"] = abs((media.status.current_time or 0) - TARGET) <= 0.8
    return found


def catt_way(scene: Scene, home: str, folder: pathlib.Path, file: LocalFile) -> dict[str, Any]:
    program = [str(pathlib.Path(sys.executable).parent / "catt"), "-d", "127.0.0.1"]
    environment = {**os.environ, "HOME": home}
    casting = subprocess.Popen(
        [*program, "cast", str(folder / file.name)], env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        plays, has_text = scene.outcome(file)
        found: dict[str, Any] = {"plays": plays, "subtitles": has_text}
        if plays and file.duration and not file.is_image:
            subprocess.run([*program, "seek", str(int(TARGET))], env=environment, capture_output=True, timeout=30)
            found["seeks"] = scene.sought()
        if not plays:
            try:
                said = casting.communicate(timeout=3)[0].strip().splitlines()
            except subprocess.TimeoutExpired:
                said = []
            found["says"] = said[-1] if said else "nothing: it waits"
        return found
    finally:
        casting.kill()
        casting.communicate()


def mark(found: dict[str, Any], file: LocalFile) -> list[str]:
    if not found["plays"]:
        return ["no", "", "", found.get("says", "")]
    seeks = "" if "seeks" not in found else "yes" if found["seeks"] else "no"
    subtitles = "" if not file.subtitles else "yes" if found.get("subtitles") else "no"
    return ["yes", seeks, subtitles, ""]


def main() -> None:
    folder = pathlib.Path(tempfile.mkdtemp())
    local_files.make(folder)
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(folder))
    handler.log_message = lambda *_: None  # type: ignore[attr-defined]
    http.server.SimpleHTTPRequestHandler.log_message = lambda *_: None  # type: ignore[method-assign]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}"
    options = ("--no-advertise", "--fetch-media", "--model", "chromecast-3")
    rows = []
    with Receiver(*options) as first, Receiver(*options) as second, cast_rpc.Client(server=str(BINARIES / "cast-rpc")) as client:
        host = (second.host, second.port, None, "Chromecast", "TV")
        cast = pychromecast.get_chromecast_from_host(host, tries=1, timeout=10)
        cast.wait(10)
        with Receiver("--standard-ports", *options) as third:
            for file in FILES:
                results = [
                    ours(Scene(first), client, folder, file), catt_way(Scene(third), str(folder), folder, file),
                    pychromecast_way(Scene(second), cast, url, file),
                ]  # fmt: skip
                rows.append((file, results))
                print(file.name, results, file=sys.stderr, flush=True)
    print("| file | cast-rpc | catt | PyChromecast |\n|---|---|---|---|")
    for file, results in rows:
        cells = []
        for found in results:
            plays, seeks, subtitles, says = mark(found, file)
            words = ["plays" if plays == "yes" else "doesn't play"]
            words += ["seeks" if seeks == "yes" else "doesn't seek"] if seeks else []
            words += ["subtitles" if subtitles == "yes" else "no subtitles"] if subtitles else []
            cells.append(", ".join(words) + (f": “{says}”" if says else ""))
        print(f"| {file.name} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
