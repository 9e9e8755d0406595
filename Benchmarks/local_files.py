#!/usr/bin/env python3
"""The files of Tests/ThirdParty/local_files.py, cast to cast-receiver as a Chromecast: by cast-rpc, by catt, by PyChromecast with
Python's http.server, by VLC, mkchromecast and go-chromecast where they are installed.

    python local_files.py FOLDER-OF-BINARIES [--no-report] [--only TEXT] [--minute SECONDS]

Each is used in the plainest way: the file's path is all that is said. The result is the receiver's report, not the
sender's. The time to the first picture begins with the command (cast-rpc's and PyChromecast's connection stands by then) and ends
when the receiver plays. `--minute` measures the sender's CPU while the file plays for so long, with all of its processes: a
viewer fetches the media at playing speed.

It makes a private network, because catt reaches a device without discovery only at its standard ports. Without the
rights to (scripts/with-namespaces), ffmpeg, PyChromecast or catt it ends with 77. `MKCHROMECAST` names mkchromecast's
program, `GO_CHROMECAST` that of go-chromecast (docs/Testing.md says how it is built).
"""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import functools
import http.server
import importlib.metadata
import mimetypes
import os
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import urllib.request
from collections.abc import Callable
from typing import Any

from process_usage import tree_cpu_seconds
from report import write_section

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Long enough for a tool that takes seconds to start and seek.
os.environ.setdefault("LOCAL_FILES_SECONDS", "30")
sys.path[:0] = [str(ROOT / "Tests/ThirdParty"), str(ROOT / "clients/python/src")]

HEADING = "## Files of this machine"
NOT_POSSIBLE = 77
OWN_NETWORK = "LOCAL_FILES_OWN_NETWORK"
OWN_ADDRESS = "198.51.100.7"
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
    # In seconds, from the command until the receiver plays.
    first: float | None = None
    # In seconds of CPU a minute of playing; None: not measured.
    cpu: float | None = None

    def cell(self) -> str:
        if not self.plays:
            said = self.says.replace("|", "/")
            return "no, and says nothing" if said == "nothing" else "no" + (f": “{said}”" if said else "")
        wanting = [
            name
            for name, value in (("seek", self.seeks), ("subtitles", self.subtitles), ("cover", self.cover))
            if value is False
        ]
        figures = "" if self.first is None else f" ({self.first:.1f} s)"
        return "plays" + (f", no {' and no '.join(wanting)}" if wanting else "") + figures


def is_fault(outcome: Outcome, refused: str | None) -> bool:
    """Whether cast-rpc failed: a file that the device plays must play whole, and another one is converted or refused with a reason."""
    if outcome.plays:
        return False in (outcome.seeks, outcome.subtitles, outcome.cover)
    return refused is None or outcome.says in ("", "nothing")


class Scene:
    """One receiver's view of one load."""

    def __init__(self, receiver: Any, file: Any, minute: float = 0) -> None:
        self.receiver = receiver
        self.file = file
        self.minute = minute
        self.begun = time.monotonic()
        self.url = ""

    def loaded(self) -> Outcome:
        """Waits until the receiver plays, or refuses."""
        outcome = Outcome()
        try:
            media = self.receiver.wait("load", timeout=PATIENCE)["request"]["media"]
            self.url = media.get("contentUrl") or media.get("contentId") or ""
            event = self.receiver.wait("playerState", self.is_settled, timeout=PATIENCE)
        except AssertionError:
            return outcome
        shown = event["playerState"] == "IDLE" and self.file.is_image
        outcome.plays = event.get("idleReason") != "ERROR" and (shown or event["playerState"] in ("PLAYING", "PAUSED"))
        if outcome.plays:
            outcome.first = time.monotonic() - self.begun
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

    def plays_again(self) -> bool:
        try:
            self.receiver.wait("playerState", lambda event: event["playerState"] == "PLAYING", timeout=8)
        except AssertionError:
            return False
        return True

    def measure(self, outcome: Outcome, process: int, *, is_pushed: bool = False) -> None:
        """Measures the CPU of a sender's processes while the file plays.

        A stream that the sender pushes is read by the receiver; all other media is fetched by a viewer, as by a player."""
        if not self.minute or not outcome.plays or self.file.is_image:
            return
        before, begun = tree_cpu_seconds(process), time.monotonic()
        if is_pushed:
            time.sleep(self.minute)
        else:
            watch(self.url, self.minute, self.file)
        outcome.cpu = (tree_cpu_seconds(process) - before) * 60 / (time.monotonic() - begun)

    @property
    def can_seek(self) -> bool:
        return bool(self.file.duration) and not self.file.is_image


def watch(url: str, seconds: float, file: Any) -> None:
    """Fetches media as a player does for so many seconds: a file at playing speed, of HLS the segments as they come."""
    import local_files

    end = time.monotonic() + seconds
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers={"Range": "bytes=0-"}), timeout=20) as answer:
            if "mpegurl" in (answer.headers.get_content_type() or ""):
                return watch_segments(url, answer.read(1 << 20).decode(), end)
            length = int(answer.headers.get("Content-Length") or 0)
            pace = max(length / local_files.SECONDS / 10, 1 << 10)
            while time.monotonic() < end and answer.read(int(pace)):
                time.sleep(0.1)
    except OSError as error:
        print(f"{file.name}: the viewer stopped: {error}", file=sys.stderr)
    time.sleep(max(0.0, end - time.monotonic()))


def watch_segments(url: str, playlist: str, end: float) -> None:
    due = time.monotonic()
    for length, name in re.findall(r"#EXTINF:([\d.]+),[^\n]*\n([^#\s]+)", playlist):
        if due >= end:
            break
        time.sleep(max(0.0, due - time.monotonic()))
        with urllib.request.urlopen(urllib.parse.urljoin(url, name), timeout=60) as answer:
            answer.read()
        due += float(length)
    time.sleep(max(0.0, end - time.monotonic()))


def by_cast_rpc(scene: Scene, client: Any, folder: pathlib.Path) -> Outcome:
    import cast_rpc

    device = f"{scene.receiver.host}:{scene.receiver.port}"
    try:
        client.player.play(url=str(folder / scene.file.name), device=device, preflight=True)
    except cast_rpc.CastError as error:
        report = error.data.get("preflight")
        return Outcome(says=report["findings"][0]["message"] if report else str(error))
    outcome = scene.loaded()
    scene.measure(outcome, client.server.info().process_id)
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
        scene.measure(outcome, casting.pid)
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


def by_vlc(scene: Scene, home: str, folder: pathlib.Path) -> Outcome:
    """VLC's cast output, controlled by its own command line on standard input."""
    port = scene.receiver.port
    command = [
        *("cvlc", "-I", "oldrc", "--rc-fake-tty", "--sout-keep", "--demux-filter=demux_chromecast"),
        # Else it asks before it converts, and a command line has no way to answer.
        "--sout-chromecast-show-perf-warning=0",
        *("--sout", f"#chromecast{{ip=127.0.0.1,port={port}}}", str(folder / scene.file.name)),
    ]
    if os.geteuid() == 0:
        # VLC refuses to run as root.
        command = ["runuser", "-u", "nobody", "--", "env", f"HOME={home}", *command]
    casting = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        outcome = scene.loaded()
        scene.measure(outcome, casting.pid, is_pushed=True)
        if outcome.plays and scene.can_seek:
            # It begins a new stream, whose time begins at 0: what counts is that it plays again.
            assert casting.stdin is not None
            casting.stdin.write(f"seek {int(TARGET)}\n")
            casting.stdin.flush()
            outcome.seeks = scene.plays_again()
        outcome.says = outcome.says or ("" if outcome.plays else "nothing")
        return outcome
    finally:
        end_group(casting)


def by_mkchromecast(scene: Scene, program: str, folder: pathlib.Path) -> Outcome:
    kind = ["--video"] if scene.file.pictures else ["--encoder-backend", "ffmpeg"]
    command = [program, *kind, "--host", scene.receiver.host, "-n", scene.receiver.name, "-i", str(folder / scene.file.name)]
    casting = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        outcome = scene.loaded()
        scene.measure(outcome, casting.pid, is_pushed=True)
        # Its controls have no command to seek.
        outcome.seeks = False if outcome.plays and scene.can_seek else None
        outcome.says = "" if outcome.plays else "nothing"
        return outcome
    finally:
        end_group(casting)


def by_go_chromecast(scene: Scene, program: str, home: str, folder: pathlib.Path) -> Outcome:
    """It serves the file itself, and ends when the receiver says that the load failed."""
    command = [program, "--addr", scene.receiver.host, "--port", str(scene.receiver.port), "--disable-cache"]
    environment = {**os.environ, "HOME": home}
    casting = subprocess.Popen(
        [*command, "load", str(folder / scene.file.name)], env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        outcome = scene.loaded()
        # Other types than a few are converted by ffmpeg at playing speed, anew for each request.
        scene.measure(outcome, casting.pid, is_pushed="live_streaming=true" in scene.url)
        if outcome.plays and scene.can_seek:
            subprocess.run([*command, "seek-to", str(TARGET)], env=environment, capture_output=True, timeout=60)
            outcome.seeks = scene.has_sought()
        if not outcome.plays:
            said = said_by(casting)
            outcome.says = said[-1] if said else "nothing"
        # Without it the next load ends at once, because the status of the item that it replaces says INTERRUPTED.
        subprocess.run([*command, "stop"], env=environment, capture_output=True, timeout=60)
        return outcome
    finally:
        end_group(casting)


def end_group(process: subprocess.Popen[str]) -> None:
    """Ends a program of the benchmark's own with its children, and waits for it."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=5)
            return


def said_by(casting: subprocess.Popen[str]) -> list[str]:
    """The lines that a person would read, until it has nothing more to say."""
    try:
        text = casting.communicate(timeout=3)[0]
    except subprocess.TimeoutExpired as waiting:
        text = (waiting.output or b"").decode() if isinstance(waiting.output, bytes) else waiting.output or ""
    text = re.sub(r"\x1b\[[\d;]*m", "", text)
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


def cast_all(binaries: pathlib.Path, only: str, minute: float) -> tuple[list[str], list[tuple[Any, list[Outcome]]]]:
    """The names of the ways, and each file with its result in each way."""
    import cast_rpc
    import local_files
    import pychromecast
    from receiver import Receiver

    options = ("--no-advertise", "--fetch-media", "--model", "chromecast-3", "--launch-time", "0.2")
    announced = ("--advertisement", "mdns", *options[1:])
    rows = []
    with contextlib.ExitStack() as stack:
        text = stack.enter_context(tempfile.TemporaryDirectory())
        folder = pathlib.Path(text)
        folder.chmod(0o777)
        local_files.make(folder)
        first = stack.enter_context(Receiver(*options))
        second = stack.enter_context(Receiver("--standard-ports", *options))
        third = stack.enter_context(Receiver(*options))
        client = stack.enter_context(cast_rpc.Client(server=str(binaries / "cast-rpc")))
        url = serve(folder)
        cast = pychromecast.get_chromecast_from_host((third.host, third.port, None, "Chromecast", "TV"), tries=1, timeout=10)
        cast.wait(10)
        stack.callback(cast.disconnect, 5)
        listener = Listener()
        cast.media_controller.register_status_listener(listener)
        ways: dict[str, Callable[[Any], Outcome]] = {
            "cast-rpc": lambda file: by_cast_rpc(Scene(first, file, minute), client, folder),
            f"catt {version('catt')}": lambda file: by_catt(Scene(second, file, minute), text, folder),
            f"PyChromecast {version('PyChromecast')}": lambda file: by_pychromecast(Scene(third, file), cast, listener, url),
        }
        if shutil.which("cvlc"):
            fourth = stack.enter_context(Receiver(*options))
            ways["VLC"] = lambda file: by_vlc(Scene(fourth, file, minute), text, folder)
        if program := os.environ.get("MKCHROMECAST"):
            fifth = stack.enter_context(Receiver(*announced, name="mkchromecast's TV", host=OWN_ADDRESS))
            ways["mkchromecast"] = lambda file: by_mkchromecast(Scene(fifth, file, minute), program, folder)
        if go := os.environ.get("GO_CHROMECAST"):
            sixth = stack.enter_context(Receiver(*options))
            ways["go-chromecast"] = lambda file: by_go_chromecast(Scene(sixth, file, minute), go, text, folder)
        for file in local_files.FILES:
            if not any(text in file.name for text in only.split(",")):
                continue
            outcomes = [best_of_two(functools.partial(way, file), file) for way in ways.values()]
            rows.append((file, outcomes))
            print(file.name, *(outcome.cell() for outcome in outcomes), sep=" · ", file=sys.stderr, flush=True)
    return list(ways), rows


def version(package: str) -> str:
    return importlib.metadata.version(package)


def median(values: list[float]) -> str:
    return f"{statistics.median(values):.2f}" if values else "–"


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
    firsts = [[o[n].first for _, o in playable if o[n].first is not None] for n in columns]
    lines.append(f"| first picture or sound, s (median) | {len(playable)} | {' | '.join(map(median, firsts))} |")
    cpus = [[o[n].cpu for _, o in rows if o[n].cpu is not None] for n in columns]
    if any(cpus):
        lines.append(f"| CPU, s a minute of playing (median) | {len(rows)} | {' | '.join(map(median, cpus))} |")
    # A number for every failure is no reason.
    line("play converted, where it can't", len(refused), [sum(o[n].plays for _, o in refused) for n in columns])
    told = [[o[n].plays or not re.match("nothing|LOAD_FAILED|.*error code", o[n].says) for _, o in refused] for n in columns]
    line("play converted, or are refused with a reason", len(refused), [sum(each) for each in told])
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binaries", type=pathlib.Path)
    parser.add_argument("--no-report", action="store_true", help="print only")
    parser.add_argument("--only", default="", help="the files whose names hold one of these texts, with commas between them")
    parser.add_argument("--minute", type=float, default=0, help="how long each file plays while CPU is measured; 0: it isn't")
    options = parser.parse_args()
    binaries = options.binaries.resolve()
    os.environ["CAST_RECEIVER"] = str(binaries / "cast-receiver")
    for package in ("catt", "PyChromecast"):
        try:
            version(package)
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
        # mkchromecast refuses a machine whose only address is that of the loopback.
        network = f"ip link set lo multicast on up && ip addr add {OWN_ADDRESS}/24 dev lo && ip route add multicast 224.0.0.0/4 dev lo"
        command = ["unshare", "--net", "sh", "-c", f'{network} && exec "$@"', "sh"]
        os.environ[OWN_NETWORK] = "1"
        os.execv(with_namespaces, ["with-namespaces", *command, sys.executable, *sys.argv])
    names, rows = cast_all(binaries, options.only, options.minute)
    lines = [f"| file | {' | '.join(names)} |", "|---|" + "---|" * len(names)]
    lines += [f"| {file.name} | {' | '.join(outcome.cell() for outcome in outcomes)} |" for file, outcomes in rows]
    text = "\n".join(
        [
            HEADING,
            "",
            f"{len(rows)} files, cast by their paths to `cast-receiver` as a 3rd generation Chromecast; PyChromecast is given the URL",
            "at Python's `http.server` and the type by `mimetypes`; VLC casts by its own output. Each result is the receiver's: it",
            "fetches what it plays. A file that the device can't play is converted by cast-rpc, or refused in words. In brackets: from",
            "the command to the first picture or sound; catt, VLC, mkchromecast and go-chromecast start a program each time, cast-rpc",
            "and PyChromecast are connected already.",
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
    faults = [file.name for file, outcomes in rows if is_fault(outcomes[0], file.refused)]
    if faults:
        print(f"cast-rpc fails with {', '.join(faults)}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
