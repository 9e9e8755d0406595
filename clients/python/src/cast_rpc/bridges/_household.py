"""The playback of every device, kept up to date for the bridges."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import weakref
from argparse import ArgumentParser, Namespace
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from .. import aio
from .._errors import CastError, ClientClosed
from .._generated.errors import DiscoveryUnavailable
from .._generated.notifications import (
    DiscoveryDidInsertDevice,
    DiscoveryDidRemoveDevice,
    DiscoveryDidUpdateDevice,
    PlayerDidChange,
)
from .._generated.types import Device, PlayerStatus
from .._launch import Daemon
from .._log import log
from .._reconnect import ServerReconnected
from .._text import plain, plain_lines
from ._wait import within

SEARCH_TIMEOUT = 3.0
"""Seconds to look for devices at the start, and after the server restarted, since it knows none then.

Later devices are reported by events."""

LOOK_AGAIN = 30.0
"""Seconds between polls of all devices: another sender's playback isn't reported until it is joined."""


RESTART_TIME = 5.0
"""Seconds that a daemon that ended has to come back before the bridge starts one: that of a service manager has other options."""


class BridgeLost(Exception):
    """The bus that a bridge leads to is gone or can't be reached, so the bridge must end."""


class Household:
    """Follows every device. Apps that other senders started are joined, so that their changes are reported; none is launched.

    A device whose status can't be passed on is logged once and skipped, so that the bridge and the other devices continue.

    Args:
        client: is connected already.
        did_change: called when a device's playback changed, or becomes known.
        did_remove: called with the id of a device that disappeared.
        interval: seconds between two polls.
        fatal: the exception of a lost bus, which ends ``follow``.
    """

    def __init__(
        self,
        client: aio.Client,
        did_change: Callable[[PlayerStatus], Awaitable[None]],
        did_remove: Callable[[str], Awaitable[None]],
        interval: float = LOOK_AGAIN,
        fatal: tuple[type[Exception], ...] = (),
    ) -> None:
        self._client = client
        self._did_change = did_change
        self._did_remove = did_remove
        self._interval = interval
        self._fatal: tuple[type[Exception], ...] = (ClientClosed, BridgeLost, *fatal)
        self.devices: dict[str, Device] = {}
        """The devices that discovery lists, by their ids."""
        self._known: set[str] = set()
        self._listed: set[str] = set()
        """The ids of the last list."""
        self._heard: set[str] = set()
        """The ids of devices of which an event or an answer was reported since the last list was requested."""
        self._turns: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        """The devices that are being reported: a look and the events would else report one at the same time."""
        self._look_now = asyncio.Event()
        self._search_timeout = SEARCH_TIMEOUT
        """The seconds to look for devices at the next look."""
        self._passed_over: set[str] = set()
        self._events = client.stream(
            PlayerDidChange, DiscoveryDidInsertDevice, DiscoveryDidUpdateDevice, DiscoveryDidRemoveDevice, ServerReconnected
        )

    async def follow(self) -> None:
        """Runs until the client is closed; raises the error that ended the connection."""
        with self._events, contextlib.suppress(ClientClosed):
            # A look waits for slow and silent devices. The changes of the others are reported meanwhile.
            tasks = [asyncio.ensure_future(self._hear()), asyncio.ensure_future(self._keep_looking())]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def did_answer(self, status: PlayerStatus) -> None:
        """Reports the status that a command returned, if it is of a reported device without a session: no event reports its changes."""
        if status.session_id is None and status.device_id in self._known:
            self._heard.add(status.device_id)
            await self._tell(status)

    async def _hear(self) -> None:
        while True:
            event = await self._events.next()
            if isinstance(event, PlayerDidChange):
                self._heard.add(event.device_id)
                await self._tell(event)
            elif isinstance(event, DiscoveryDidRemoveDevice):
                self.devices.pop(event.device.device_id, None)
                self._heard.add(event.device.device_id)
                await self._forget(event.device.device_id)
            else:
                if isinstance(event, ServerReconnected):
                    self._search_timeout = SEARCH_TIMEOUT
                self._look_now.set()

    async def _keep_looking(self) -> None:
        while True:
            self._look_now.clear()
            search_timeout, self._search_timeout = self._search_timeout, 0.0
            await self._look(search_timeout)
            with contextlib.suppress(asyncio.TimeoutError):
                await within(self._interval, self._look_now.wait())

    async def _look(self, search_timeout: float) -> None:
        try:
            # Otherwise discovery would run during each list only, and no event would report a device that appears or disappears.
            with contextlib.suppress(DiscoveryUnavailable):  # It starts as soon as it can.
                await self._client.discovery.start()
            self._heard.clear()
            players = (await self._client.player.list(search_timeout=search_timeout)).players
            self.devices = {each.device_id: each for each in (await self._client.discovery.list()).devices}
        except ClientClosed:
            raise
        except CastError as error:
            log.warning("the devices can't be listed: %s", error)
            return
        # No event reports the removal of a device that disappeared while the server was away.
        listed = {each.device_id for each in players if each.address is None}
        for device_id in self._listed - listed:
            await self._forget(device_id)
        self._listed = listed
        # Each device is reported as soon as it is joined, so that a slow or silent device doesn't delay the others.
        await asyncio.gather(*map(self._join_and_tell, players))

    async def _join_and_tell(self, status: PlayerStatus) -> None:
        joined = await self._joined(status)
        async with self._turn(joined.device_id):
            # An event or an answer since the request may be newer than the list: a silent device delays the answers
            # of the others.
            if joined.device_id not in self._heard:
                await self._report(joined)

    async def _joined(self, status: PlayerStatus) -> PlayerStatus:
        """Returns a device's status, after joining an app that another sender started."""
        if status.application_id is None or status.session_id is not None:
            return status
        try:
            return await self._client.player.connect(device=status.device_id)
        except CastError as error:
            log.info("%s can't be joined: %s", plain(status.friendly_name), error)
            return status

    async def _tell(self, status: PlayerStatus) -> None:
        async with self._turn(status.device_id):
            await self._report(status)

    async def _report(self, status: PlayerStatus) -> None:
        self._known.add(status.device_id)
        await self._guarded(status.device_id, self._did_change(status))

    async def _forget(self, device_id: str) -> None:
        async with self._turn(device_id):
            if device_id in self._known:
                self._known.remove(device_id)
                await self._guarded(device_id, self._did_remove(device_id))
                self._passed_over.discard(device_id)

    def _turn(self, device_id: str) -> asyncio.Lock:
        """Returns the lock under which a device is reported."""
        return self._turns.setdefault(device_id, asyncio.Lock())

    async def _guarded(self, device_id: str, handing_on: Awaitable[None]) -> None:
        try:
            await handing_on
        except Exception as error:  # A failure with one device's status must not affect the others.
            if isinstance(error, self._fatal):
                raise
            if device_id not in self._passed_over:
                self._passed_over.add(device_id)
                log.warning("the device %s is skipped: %s: %s", plain(device_id, 100), type(error).__name__, error)
        else:
            self._passed_over.discard(device_id)


def connection_options(parser: ArgumentParser) -> None:
    """Adds the options of every bridge."""
    parser.add_argument("--socket", metavar="PATH", help="the server's socket; default: the daemon's usual place")
    parser.add_argument("--interval", type=float, default=LOOK_AGAIN, metavar="SECONDS", help="how often every device is asked")
    parser.add_argument(
        "--allow-files", action="store_true", help="also play files of this machine that a command names; default: http and https URLs"
    )


def connected(arguments: Namespace) -> aio.Client:
    """Returns a client of the daemon, which is started if none listens, and has time to restart if it ends."""
    return aio.Client(target=Daemon(arguments.socket, restart_time=RESTART_TIME), reconnect=True)


class PlainFormatter(logging.Formatter):
    """Formats records as lines without control characters, for a terminal or a journal."""

    def format(self, record: logging.LogRecord) -> str:
        traceback = ["\n", plain_lines(self.formatException(record.exc_info))] if record.exc_info else []
        return "".join([plain(record.getMessage()), *traceback])


def run(bridge: Coroutine[Any, Any, None]) -> None:
    """Runs a bridge until SIGTERM or Ctrl-C, and lets it finish. Exits with 1 if the bridge can't run."""
    import signal

    handler = logging.StreamHandler()
    handler.setFormatter(PlainFormatter())
    logging.basicConfig(handlers=[handler])

    async def until_ended() -> None:
        task = asyncio.ensure_future(bridge)
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    try:
        asyncio.run(until_ended())
    except (CastError, BridgeLost) as error:
        sys.exit(plain_lines(str(error)))
