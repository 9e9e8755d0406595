"""Emulated Cast devices for tests: ``cast-receiver`` as a child process, with a control interface.

    with Fleet() as fleet:
        tv = fleet.devices[0]
        sender_under_test(tv.host, tv.port)
        tv.wait_for("playerState", player_state="PLAYING")
        tv.fault("reset")
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, ClassVar

from ._control.enums import FaultName as FaultName
from ._control.enums import FaultNameLike, ReceiverEventName, ReceiverEventNameLike
from ._control.enums import ScreenPhase as ScreenPhase
from ._control.types import DeviceStatus as DeviceStatus
from ._control.types import EmulatedDevice, FaultRule
from ._control.types import MessagePattern as MessagePattern
from ._control.types import ReceiverLogEntry as ReceiverLogEntry
from ._control.types import ReceiverScreen as ReceiverScreen
from ._control_link import ControlLink
from ._control_link import ReceiverRefused as ReceiverRefused
from ._errors import ServerDied, ServerNotFound
from ._waiting import wait_time

__all__ = [
    "ControlLink",
    "DeviceStatus",
    "FaultName",
    "Fleet",
    "MessagePattern",
    "Receiver",
    "ReceiverLogEntry",
    "ReceiverRefused",
    "ReceiverScreen",
    "ScreenPhase",
]

RECEIVER_VARIABLE = "CAST_RECEIVER"
RECEIVER_NAME = "cast-receiver"

START_TIMEOUT = 10.0
"""Seconds in which every device must listen; they do so within a tenth of a second."""

END_GRACE = 5.0
"""Seconds that the process has to end before it is killed."""

WAIT_TIMEOUT = 10.0
"""The default limit of ``wait_for``, in seconds."""

MAX_EVENTS = 16_384
"""The largest number of unread events, which equals the receiver's own limit."""


class Receiver:
    """One emulated device of a ``Fleet``."""

    def __init__(self, fleet: Fleet, device: EmulatedDevice) -> None:
        self.fleet: Fleet = fleet
        self.id: str = device.id
        self.name: str = device.name
        self._new: deque[ReceiverLogEntry] = deque(maxlen=MAX_EVENTS)

    @property
    def state(self) -> DeviceStatus:
        """The device's state now; ``state.screen`` is the content of the TV's screen."""
        return self.fleet.control.device.status(device=self.id)

    @property
    def host(self) -> str:
        """The address that it listens on now."""
        return self.state.host

    @property
    def port(self) -> int:
        """The port that it listens on now; a reboot may change it."""
        return self.state.port

    @property
    def address(self) -> str:
        """``host:port``, which ``client.tv`` accepts in place of a name."""
        state = self.state
        return f"{state.host}:{state.port}"

    @property
    def events(self) -> list[ReceiverLogEntry]:
        """The device's events so far, without heartbeats, the oldest first."""
        found: list[ReceiverLogEntry] = []
        since = 0
        while (page := self.fleet.control.log.get(device=self.id, since=since)).events:
            found += page.events
            since = page.next
        return found

    def wait_for(
        self,
        event: ReceiverEventNameLike,
        *,
        timeout: float = WAIT_TIMEOUT,
        where: Callable[[ReceiverLogEntry], bool] | None = None,
        **members: Any,
    ) -> ReceiverLogEntry:
        """Waits for the next event of a name. Events since the last ``wait_for`` count.

        Args:
            event: its name.
            timeout: seconds to wait.
            where: a condition for the event.
            members: members that the event must have, in Python's names: ``player_state="PLAYING"``, ``app_id="CC1AD845"``.

        Raises:
            AssertionError: no such event in time, or the receiver has ended; the text lists the other events.
            TypeError: no event has such a member.
        """
        known = {field.attribute for field in ReceiverLogEntry.FIELDS}
        if strange := sorted(set(members) - known):
            raise TypeError(f"no event has {', '.join(strange)}; known are {', '.join(sorted(known))}")
        if event not in ReceiverEventName:
            raise TypeError(f"no event is called {event!r}; known are {', '.join(ReceiverEventName)}")

        def fits(entry: ReceiverLogEntry) -> bool:
            return (
                entry.event == event
                and all(getattr(entry, name) == value for name, value in members.items())
                and (where is None or where(entry))
            )

        return self.fleet._next(self, fits, timeout, _wanted(event, members))

    def fault(
        self, fault: FaultNameLike, *, when: MessagePattern | Mapping[str, Any] | None = None, after: int | None = None,
        times: int | None = None, **more: Any,
    ) -> str | None:
        """Injects a fault; ``docs/Receiver.md`` has the table of faults.

        Args:
            fault: its name: ``"delay"``, ``"reset"``, ``"reboot"``…
            when: the messages that trigger it; absent: sent messages, the next connection, or at once.
            after: how many matching messages pass first.
            times: how often it applies.
            more: parameters of the fault: ``seconds=2``.

        Returns:
            The rule's id, for ``control.fault.clear``; ``None``: it applied at once.
        """
        pattern = MessagePattern.from_json(dict(when), strict=True) if isinstance(when, Mapping) else when
        rule = FaultRule(fault=fault, when=pattern, after=after, times=times, **more)
        return self.fleet.control.fault.inject(device=self.id, rule=rule).id

    def clear_faults(self) -> None:
        """Removes all faults."""
        self.fleet.control.fault.clear(device=self.id)

    def describe(self, events: int = 15) -> str:
        """Returns the TV's screen and last events, for people."""
        state = self.state
        screen = state.screen
        lines = [f"{self.name} ({state.model}, {state.host}:{state.port}): {screen.phase}"]
        if screen.app is not None:
            lines.append(f"  app: {screen.app.name} ({screen.app.app_id}), {screen.app.senders} senders")
        if screen.media is not None:
            length = "" if screen.media.duration is None else f" of {screen.media.duration:.1f}"
            lines.append(f"  media: {screen.media.title or screen.media.content_url}, at {screen.media.position:.1f}{length} s")
        if screen.failure is not None:
            lines.append(f"  failure: {screen.failure}")
        lines.append(f"  volume: {screen.volume.level:.2f}{', muted' if screen.volume.muted else ''}; links: {state.links}")
        lines += [f"  fault: {each.fault}, applied {each.struck} times" for each in state.faults]
        last = self.events[-events:]
        return "\n".join([*lines, *(_line(each) for each in last)])

    def __repr__(self) -> str:
        return f"<Receiver {self.name!r}>"


class Fleet:
    """Emulated devices in a child process. Use it in a ``with`` statement, or ``close`` it.

    Args:
        options: further options of ``cast-receiver``: ``"--model", "nest-hub"``.
        count: how many devices to begin with.
        name: the devices' name; with several devices, numbers are added.
        binary: the program; absent: ``$CAST_RECEIVER``, then ``cast-receiver`` on ``PATH``.
        advertise: whether they are announced over DNS-SD; otherwise they are reachable only by address.
        fetch_media: whether media is really fetched; otherwise the URL defines its behaviour (``?duration=60``, ``?fail=104``).
        screen: whether a web page shows the screens: ``screen_url``.

    Raises:
        ServerNotFound: there is no such program.
        ServerDied: it ended before its devices listened; the exception has its last output.
    """

    SOCKET: ClassVar[str] = "control"

    def __init__(
        self,
        *options: str,
        count: int = 1,
        name: str | None = None,
        binary: str | os.PathLike[str] | None = None,
        advertise: bool = False,
        fetch_media: bool = False,
        screen: bool = False,
    ) -> None:
        program = _program(binary)
        self.screen_url: str | None = None
        """The page that shows the screens; ``None``: it wasn't requested."""
        self._changed = threading.Condition()
        self._has_ended = False
        self._by_id: dict[str, Receiver] = {}
        # A short path, because the length of a socket's path is limited.
        self._folder = tempfile.mkdtemp(prefix="cast-", dir="/tmp" if os.path.isdir("/tmp") else None)
        self._stderr = tempfile.TemporaryFile()
        command = [program, "--exit-with-stdin", "--control", os.path.join(self._folder, self.SOCKET)]
        command += ["--advertise" if advertise else "--no-advertise", "--fetch-media" if fetch_media else "--no-fetch-media"]
        command += [] if count == 1 else ["--count", str(count)]
        command += [] if name is None else ["--name", name]
        command += ["--screen"] if screen else []
        try:
            self._process = subprocess.Popen(
                [*command, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._stderr, start_new_session=True
            )
        except OSError as error:
            self._forget_files()
            raise ServerNotFound(f"can't run {command[0]}: {error.strerror or error}") from error
        try:
            self._read_until_ready(count, screen)
            self.control: ControlLink = ControlLink(self._connect(), self._did_record, self._did_end)
            """Every call of the control protocol: ``control.device.set_standby(standby=True)``."""
            self.control.log.subscribe()
            for device in self.control.device.list().devices:
                self._adopt(device)
        except BaseException:
            self._process.kill()
            self.close()
            raise

    @property
    def devices(self) -> list[Receiver]:
        """The devices, in the order in which they were added."""
        return list(self._by_id.values())

    def __getitem__(self, name: str) -> Receiver:
        """Returns the device with a name or an id."""
        for receiver in self._by_id.values():
            if name in (receiver.name, receiver.id):
                return receiver
        raise KeyError(name)

    def add(self, name: str, *, model: str | None = None, advertise: bool | None = None) -> Receiver:
        """Starts another device, and returns it."""
        return self._adopt(self.control.device.add(name=name, model=model, advertise=advertise))

    def remove(self, receiver: Receiver) -> None:
        """Removes a device: its announcement is withdrawn, its links are closed."""
        self.control.device.remove(device=receiver.id)
        self._by_id.pop(receiver.id, None)

    def describe(self) -> str:
        """Returns the TVs' screens and last events, for people."""
        return "\n".join(each.describe() for each in self.devices)

    def screenshot(self, path: str | os.PathLike[str], browser: Sequence[str]) -> bool:
        """Takes a picture of the screens with a headless Chromium-based browser. Returns whether it succeeded.

        Args:
            path: the PNG file to write.
            browser: the program, with its arguments.
        """
        if self.screen_url is None:
            return False
        options = ["--headless", "--no-sandbox", "--hide-scrollbars", "--window-size=1280,720", "--virtual-time-budget=2000"]
        command = [*browser, *options, f"--screenshot={os.path.abspath(path)}", self.screen_url]
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=30)
            return done.returncode == 0 and os.path.exists(path)
        return False

    def close(self) -> None:
        """Ends the process, within seconds; may be called again."""
        if hasattr(self, "control"):
            self.control.close()
        assert self._process.stdin is not None and self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(END_GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        # The thread that reads the output holds its lock until the process has ended.
        with contextlib.suppress(OSError):
            self._process.stdout.close()
        self._forget_files()

    def __enter__(self) -> Fleet:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Fleet {', '.join(each.name for each in self.devices)}>"

    # Starting.

    def _read_until_ready(self, count: int, has_screen: bool) -> None:
        assert self._process.stdout is not None
        guard = threading.Timer(START_TIMEOUT, self._process.kill)
        guard.start()
        ready = 0
        try:
            while ready < count or (has_screen and self.screen_url is None):
                line = self._process.stdout.readline()
                if not line:
                    raise self._death()
                event = json.loads(line)
                ready += event["event"] == "ready"
                if event["event"] == "screen":
                    self.screen_url = event["url"]
        finally:
            guard.cancel()
            guard.join()
        # Later output must not fill the pipe.
        threading.Thread(target=self._drain, name="cast-receiver-output", daemon=True).start()

    def _drain(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            assert self._process.stdout is not None
            while self._process.stdout.read1(1 << 16):  # type: ignore[attr-defined]
                pass

    def _connect(self) -> socket.socket:
        deadline = time.monotonic() + START_TIMEOUT
        while True:
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                connection.connect(os.path.join(self._folder, self.SOCKET))
            except OSError:
                connection.close()
                if self._process.poll() is not None or time.monotonic() > deadline:
                    raise self._death() from None
                time.sleep(0.005)  # The receiver creates the socket right after the devices, without an event.
            else:
                return connection

    def _death(self) -> ServerDied:
        self._process.kill()
        status = self._process.wait()
        self._stderr.seek(0)
        return ServerDied("cast-receiver ended before its devices listened", status, self._stderr.read()[-4096:].decode("utf-8", "replace"))

    def _forget_files(self) -> None:
        self._stderr.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    # Events.

    def _adopt(self, device: EmulatedDevice) -> Receiver:
        with self._changed:
            return self._by_id.setdefault(device.id, Receiver(self, device))

    def _did_record(self, entry: ReceiverLogEntry) -> None:
        with self._changed:
            receiver = self._by_id.get(entry.device)
            if receiver is not None:
                receiver._new.append(entry)
                self._changed.notify_all()

    def _did_end(self) -> None:
        with self._changed:
            self._has_ended = True
            self._changed.notify_all()

    def _next(
        self, receiver: Receiver, fits: Callable[[ReceiverLogEntry], bool], timeout: float, wanted: str
    ) -> ReceiverLogEntry:
        deadline = time.monotonic() + timeout
        passed: deque[ReceiverLogEntry] = deque(maxlen=10)
        with self._changed:
            while True:
                while receiver._new:
                    entry = receiver._new.popleft()
                    if fits(entry):
                        return entry
                    passed.append(entry)
                left = deadline - time.monotonic()
                if left <= 0 or self._has_ended:
                    break
                self._changed.wait(wait_time(left))
        why = "the receiver ended" if self._has_ended else f"none came within {timeout:g} s"
        came = "\n".join(_line(each) for each in passed) or "  nothing"
        raise AssertionError(f"{receiver.name}: no {wanted}: {why}. Other events:\n{came}")


def _program(binary: str | os.PathLike[str] | None) -> str:
    named = binary or os.environ.get(RECEIVER_VARIABLE)
    found = os.fspath(named) if named else shutil.which(RECEIVER_NAME)
    if found is None:
        raise ServerNotFound(f"no receiver: set {RECEIVER_VARIABLE} to its path, or put `{RECEIVER_NAME}` on the PATH")
    return found


def _wanted(event: str, members: Mapping[str, Any]) -> str:
    said = ", ".join(f"{name}={value!r}" for name, value in members.items())
    return f"{event!s} ({said})" if said else str(event)


def _line(entry: ReceiverLogEntry) -> str:
    """Returns an event as one line."""
    said = {name: value for name, value in entry.to_json().items() if name not in ("seq", "time", "device", "event")}
    text = json.dumps(said, ensure_ascii=False)
    return f"  {entry.time:9.3f} {entry.event} {text if len(text) <= 160 else text[:159] + '…'}"
