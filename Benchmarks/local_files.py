#!/usr/bin/env python3
"""The files of Tests/ThirdParty/local_files.py, cast three ways to cast-receiver as a Chromecast: by cast-rpc, by catt, and by
PyChromecast with Python's http.server.

    python local_files.py FOLDER-OF-BINARIES [--no-report] [--only TEXT]

Each is used in the plainest way: the file's path is all that is said. The result is the receiver's report, not the
sender's. It makes a private network, because catt reaches a device without discovery only at its standard ports.
Without the rights to (scripts/with-namespaces), ffmpeg, PyChromecast or catt it ends with 77.
"""

from __future__ import annotations

import argparse
import dataclasses
import functools
import http.server
import importlib.metadata
import mimetypes
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from typing import Any

from report import write_section

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Long enough for a tool that takes seconds to start and seek.
os.environ.setdefault("LOCAL_FILES_SECONDS", "30")
sys.path[:0] = [str(ROOT / "Tests/ThirdParty"), str(ROOT / "clients/python/src")]

HEADING = "## Files of this machine"
NOT_POSSIBLE = 77
OWN_NETWORK = "LOCAL_FILES_OWN_NETWORK"
TARGET = 3.0
"""Where is sought to, in seconds."""
NEAR = 0.8
PATIENCE = 15.0
"""How long something may take to play."""


@dataclasses.dataclass
class Outcome:
    """The result of one file in one way."""

    plays: bool = False
    # None: there is nothing to seek in, or to show.
    seeks: bool | None = None
    subtitles: bool | None = None
    cover: bool | None = None
    title: str = ""
    says: str = ""

    def cell(self) -> str:
        if not self.plays:
            said = self.says.replace("|", "/")
            return "no, and says nothing" if said == "nothing" else "no" + (f": “{said}”" if said else "")
        wanting = [
            name
            for name, value in (("seek", self.seeks), ("subtitles", self.subtitles), ("cover", self.cover))
            if value is False
        ]
        return "plays" + (f", no {' and no '.join(wanting)}" if wanting else "")


class Scene:
    """One receiver's view of one load."""

    def __init__(self, receiver: Any, file: Any) -> None:
        self.receiver = receiver
        self.file = file

    def loaded(self) -> Outcome:
        """Waits until the receiver plays, or refuses."""
        outcome = Outcome()
        try:
            media = self.receiver.wait("load", timeout=PATIENCE)["request"]["media"]
            event = self.receiver.wait("playerState", self.is_settled, timeout=PATIENCE)
        except AssertionError:
            return outcome
        shown = event["playerState"] == "IDLE" and self.file.is_image
        outcome.plays = event.get("idleReason") != "ERROR" and (shown or event["playerState"] in ("PLAYING", "PAUSED"))
        metadata = media.get("metadata") or {}
        outcome.title = metadata.get("title") or ""
        if self.file.cover:
            outcome.cover = bool(metadata.get("images"))
        if self.file.subtitles or self.file.has_subtitles_inside:
            outcome.subtitles = bool(event.get("activeTrackIds"))
        return outcome

    def is_settled(self, event: dict[str, Any]) -> bool:
        # What played before becomes idle, too.
        is_over = event["playerState"] == "IDLE" and event.get("idleReason") not in ("INTERRUPTED", "CANCELLED")
        return event["playerState"] in ("PLAYING", "PAUSED") or (is_over and (self.file.is_image or "idleReason" in event))

    def has_sought(self) -> bool:
        try:
            self.receiver.wait(
                "playerState", lambda event: abs((event.get("currentTime") or 0) - TARGET) < NEAR, timeout=5
            )
        except AssertionError:
            return False
        return True

    @property
    def can_seek(self) -> bool:
        return bool(self.file.duration) and not self.file.is_image


def by_cast_rpc(scene: Scene, client: Any, folder: pathlib.Path) -> Outcome:
    import cast_rpc

    device = f"{scene.receiver.host}:{scene.receiver.port}"
    try:
        client.player.play(url=str(folder / scene.file.name), device=device, preflight=True)
    except cast_rpc.CastError as error:
        report = error.data.get("preflight")
        return Outcome(says=report["findings"][0]["message"] if report else str(error))
    outcome = scene.loaded()
    if outcome.plays and scene.can_seek:
        client.player.seek(position=TARGET, device=device)
        outcome.seeks = scene.has_sought()
    if outcome.plays and outcome.subtitles is not None:
        # None is shown until a user chooses; then the receiver has to fetch and decode them.
        client.media.select_tracks(text_languages=["de"], is_suggested=True)
        outcome.subtitles = bool(client.media.get_status().status.active_track_ids)
    client.player.stop(device=device)
    return outcome


class Listener:
    """Hears of loads that failed."""

    def __init__(self) -> None:
        self.failures: list[int] = []

    def new_media_status(self, _: Any) -> None:
        pass

    def load_media_failed(self, _: int, code: int) -> None:
        self.failures.append(code)


def by_pychromecast(scene: Scene, cast: Any, listener: Listener, url: str) -> Outcome:
    name = scene.file.name
    listener.failures.clear()
    cast.media_controller.play_media(f"{url}/{name}", mimetypes.guess_type(name)[0] or "video/mp4")
    outcome = scene.loaded()
    if outcome.plays and scene.can_seek:
        cast.media_controller.seek(TARGET)
        outcome.seeks = scene.has_sought()
    if not outcome.plays:
        deadline = time.monotonic() + 3
        while not listener.failures and time.monotonic() < deadline:
            time.sleep(0.05)
        outcome.says = f"LOAD_FAILED {listener.failures[0]}" if listener.failures else "nothing"
    return outcome


def by_catt(scene: Scene, home: str, folder: pathlib.Path) -> Outcome:
    program = [str(pathlib.Path(sys.executable).parent / "catt"), "-d", "127.0.0.1"]
    environment = {**os.environ, "HOME": home}
    casting = subprocess.Popen(
        [*program, "cast", str(folder / scene.file.name)], env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    try:
        outcome = scene.loaded()
        if outcome.plays and scene.can_seek:
            subprocess.run([*program, "seek", str(int(TARGET))], env=environment, capture_output=True, timeout=60)
            outcome.seeks = scene.has_sought()
        if not outcome.plays:
            said = said_by(casting)
            outcome.says = said[-1] if said else "nothing"
        return outcome
    finally:
        casting.kill()
        casting.communicate()


def said_by(casting: subprocess.Popen[str]) -> list[str]:
    """The lines that a person would read, until it has nothing more to say."""
    try:
        text = casting.communicate(timeout=3)[0]
    except subprocess.TimeoutExpired as waiting:
        text = (waiting.output or b"").decode() if isinstance(waiting.output, bytes) else waiting.output or ""
    # Its own server's log, and its output at the start.
    return [line for line in text.strip().splitlines() if not re.match(r"127\.0\.0\.1 - |Serving|Casting|Playing", line)]


def best_of_two(way: Callable[[], Outcome], file: Any) -> Outcome:
    """A second try for a file that the device can play: a busy machine may fail once."""
    outcome = way()
    return outcome if outcome.plays or file.refused else way()


def serve(folder: pathlib.Path) -> str:
    """`python3 -m http.server`, in this process; its URL."""

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    class Server(http.server.ThreadingHTTPServer):
        def handle_error(self, *_: object) -> None:
            # Receivers leave when they have seen enough.
            pass

    server = Server(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def cast_all(binaries: pathlib.Path, only: str) -> list[tuple[Any, list[Outcome]]]:
    """Each file, and its result in each way."""
    import cast_rpc
    import local_files
    import pychromecast
    from receiver import Receiver

    options = ("--no-advertise", "--fetch-media", "--model", "chromecast-3", "--launch-time", "0.2")
    rows = []
    with (
        tempfile.TemporaryDirectory() as text,
        Receiver(*options) as first,
        Receiver("--standard-ports", *options) as second,
        Receiver(*options) as third,
        cast_rpc.Client(server=str(binaries / "cast-rpc")) as client,
    ):
        folder = pathlib.Path(text)
        local_files.make(folder)
        url = serve(folder)
        cast = pychromecast.get_chromecast_from_host((third.host, third.port, None, "Chromecast", "TV"), tries=1, timeout=10)
        cast.wait(10)
        listener = Listener()
        cast.media_controller.register_status_listener(listener)
        for file in local_files.FILES:
            if only not in file.name:
                continue
            ways: list[Callable[[], Outcome]] = [
                lambda file=file: by_cast_rpc(Scene(first, file), client, folder),
                lambda file=file: by_catt(Scene(second, file), text, folder),
                lambda file=file: by_pychromecast(Scene(third, file), cast, listener, url),
            ]
            outcomes = [best_of_two(way, file) for way in ways]
            rows.append((file, outcomes))
            print(file.name, *(outcome.cell() for outcome in outcomes), sep=" · ", file=sys.stderr, flush=True)
        cast.disconnect(5)
    return rows


def summary(rows: list[tuple[Any, list[Outcome]]], names: list[str]) -> list[str]:
    """How many files each plays, and shows as they are."""
    playable = [(file, outcomes) for file, outcomes in rows if not file.refused]
    refused = [(file, outcomes) for file, outcomes in rows if file.refused]
    lines = [f"| | of | {' | '.join(names)} |", "|---|--:|" + "--:|" * len(names)]

    def line(what: str, of: int, counts: list[int]) -> None:
        lines.append(f"| {what} | {of} | {' | '.join(map(str, counts))} |")

    columns = range(len(names))
    line("play, where the device can", len(playable), [sum(o[n].plays for _, o in playable) for n in columns])
    for what, member in (("seek", "seeks"), ("have their subtitles", "subtitles"), ("have their cover", "cover")):
        wanted = [o for _, o in playable if getattr(o[0], member) is not None]
        line(what, len(wanted), [sum(bool(getattr(o[n], member)) for o in wanted) for n in columns])
    titled = [(file, o) for file, o in playable if file.title]
    line("have the title of their tags", len(titled), [sum(o[n].title == f.title for f, o in titled) for n in columns])
    # A number for every failure is no reason.
    told = [[not o[n].plays and not re.match("nothing|LOAD_FAILED|.*error code", o[n].says) for _, o in refused] for n in columns]
    line("are refused with a reason, where it can't", len(refused), [sum(each) for each in told])
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binaries", type=pathlib.Path)
    parser.add_argument("--no-report", action="store_true", help="print only")
    parser.add_argument("--only", default="", help="the files whose names hold this text")
    options = parser.parse_args()
    binaries = options.binaries.resolve()
    os.environ["CAST_RECEIVER"] = str(binaries / "cast-receiver")
    versions = []
    for package in ("catt", "PyChromecast"):
        try:
            versions.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            print(f"{package} is not installed", file=sys.stderr)
            return NOT_POSSIBLE
    if not shutil.which("ffmpeg") or not shutil.which("ffprobe"):
        print("ffmpeg is not installed", file=sys.stderr)
        return NOT_POSSIBLE
    if OWN_NETWORK not in os.environ:
        with_namespaces = pathlib.Path(__file__).resolve().parent.parent / "scripts/with-namespaces"
        probe = subprocess.run([with_namespaces, "true"], check=False, capture_output=True, text=True)
        if probe.returncode:
            print(probe.stderr.strip(), file=sys.stderr)
            return NOT_POSSIBLE
        command = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
        os.environ[OWN_NETWORK] = "1"
        os.execv(with_namespaces, ["with-namespaces", *command, sys.executable, *sys.argv])
    rows = cast_all(binaries, options.only)
    names = ["cast-rpc", *versions]
    lines = [f"| file | {' | '.join(names)} |", "|---|" + "---|" * len(names)]
    lines += [f"| {file.name} | {' | '.join(outcome.cell() for outcome in outcomes)} |" for file, outcomes in rows]
    text = "\n".join(
        [
            HEADING,
            "",
            f"{len(rows)} files, cast by their paths to `cast-receiver` as a 3rd generation Chromecast; PyChromecast is given the URL",
            "at Python's `http.server` and the type by `mimetypes`. What is told of each is what the receiver says: it fetches what it",
            "is to play. A file that the device can't play is refused by cast-rpc before anything is sent, in words; where another way",
            "“plays” it, `cast-receiver` is more patient than the device, whose codecs Google's page lists.",
            "",
            *summary(rows, names),
            "",
            *lines,
            "",
        ]
    )
    print(text)
    if not options.no_report:
        write_section(HEADING, text)
    return 0 if all(outcomes[0].plays == (file.refused is None) for file, outcomes in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
