"""The devices that bridges follow, each by itself."""

# Runs once: it starts no server.

from __future__ import annotations

import asyncio
import types
import unittest
from typing import Any
from unittest import mock

from cast_rpc import DiscoveryDidInsertDevice, DiscoveryDidRemoveDevice, PlayerDidChange, PlayerStatus, ServerReconnected
from cast_rpc.bridges._household import SEARCH_TIMEOUT, BridgeLost, Household


def status(device: str) -> PlayerStatus:
    return PlayerStatus.from_json(
        {"deviceId": device, "friendlyName": device, "playerState": "PLAYING", "applicationId": "CC1AD845", "seq": 1}
    )


def change(device: str, state: str) -> PlayerDidChange:
    return PlayerDidChange.from_json({**status(device).to_json(), "playerState": state, "seq": 2})


def removal(device: str) -> Any:
    return mock.MagicMock(spec=DiscoveryDidRemoveDevice, device=types.SimpleNamespace(device_id=device))


def idle(device: str, volume: float) -> PlayerStatus:
    return PlayerStatus.from_json({"deviceId": device, "friendlyName": device, "playerState": "IDLE", "volumeLevel": volume})


def by_address() -> PlayerStatus:
    """A device that was given by its address: discovery doesn't list it."""
    return status("192.0.2.7").__replace__(address="192.0.2.7:8009")


class Players:
    """A server with two devices on which others cast; the first never lets itself be joined."""

    async def list(self, *, search_timeout: float) -> Any:
        return types.SimpleNamespace(players=[status("stuck"), status("fine")])

    async def connect(self, *, device: str) -> PlayerStatus:
        if device == "stuck":
            await asyncio.Event().wait()
        return status(device)


class Discovery:
    async def start(self) -> None:
        pass

    async def list(self) -> Any:
        return types.SimpleNamespace(devices=[])


def follow(players: Any, next_event: Any, did_change: Any, did_remove: Any) -> asyncio.Future[None]:
    """Follows the devices of a server with these players and events."""
    client = mock.MagicMock(player=players, discovery=Discovery(), stream=lambda *kinds: mock.MagicMock(next=next_event))
    return asyncio.ensure_future(Household(client, did_change, did_remove).follow())


class HouseholdTests(unittest.IsolatedAsyncioTestCase):
    async def test_a_device_that_never_answers_holds_up_no_other(self) -> None:
        told: asyncio.Queue[str] = asyncio.Queue()

        async def did_change(player: PlayerStatus) -> None:
            told.put_nowait(player.device_id)

        client = mock.MagicMock(player=Players(), discovery=Discovery())
        household = Household(client, did_change, mock.AsyncMock())
        following = asyncio.ensure_future(household.follow())
        self.assertEqual(await asyncio.wait_for(told.get(), 10), "fine")
        following.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await following

    async def test_changes_are_reported_while_a_silent_device_is_asked(self) -> None:
        told: asyncio.Queue[PlayerStatus] = asyncio.Queue()
        answer = asyncio.Event()
        events: asyncio.Queue[PlayerDidChange] = asyncio.Queue()

        async def listed(search_timeout: float) -> Any:
            await answer.wait()
            return types.SimpleNamespace(players=[status("stuck"), status("fine")])

        async def did_change(player: PlayerStatus) -> None:
            told.put_nowait(player)

        players = mock.MagicMock(list=listed, connect=Players().connect)
        following = follow(players, events.get, did_change, mock.AsyncMock())
        events.put_nowait(change("fine", "PAUSED"))
        self.assertEqual((await asyncio.wait_for(told.get(), 10)).player_state, "PAUSED")
        answer.set()
        events.put_nowait(change("fine", "BUFFERING"))
        events.put_nowait(change("last", "PAUSED"))
        states: list[tuple[str, str | None]] = []
        while not states or states[-1][0] != "last":
            player = await asyncio.wait_for(told.get(), 10)
            states.append((player.device_id, player.player_state))
        self.assertEqual([state for device, state in states if device == "fine"][-1], "BUFFERING")
        following.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await following

    async def test_an_event_waits_until_the_device_is_reported(self) -> None:
        steps: asyncio.Queue[str] = asyncio.Queue()
        taken, goes_on = asyncio.Event(), asyncio.Event()
        events: asyncio.Queue[Any] = asyncio.Queue()

        async def next_event() -> Any:
            event = await events.get()
            taken.set()
            return event

        async def did_change(player: PlayerStatus) -> None:
            steps.put_nowait(f"{player.device_id} begins")
            if player.device_id == "fine":
                await goes_on.wait()
            steps.put_nowait(f"{player.device_id} {player.player_state}")

        async def did_remove(device: str) -> None:
            steps.put_nowait(f"{device} is removed")

        following = follow(Players(), next_event, did_change, did_remove)
        self.assertEqual(await asyncio.wait_for(steps.get(), 10), "fine begins")
        events.put_nowait(removal("fine"))
        await asyncio.wait_for(taken.wait(), 10)
        goes_on.set()
        self.assertEqual([await asyncio.wait_for(steps.get(), 10) for _ in range(2)], ["fine PLAYING", "fine is removed"])
        following.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await following

    async def test_a_device_that_was_removed_while_it_was_joined_is_not_reported(self) -> None:
        told: asyncio.Queue[str] = asyncio.Queue()
        joining, goes_on = asyncio.Event(), asyncio.Event()
        events: asyncio.Queue[Any] = asyncio.Queue()

        async def connect(device: str) -> PlayerStatus:
            joining.set()
            await goes_on.wait()
            return status(device)

        async def did_change(player: PlayerStatus) -> None:
            told.put_nowait(player.device_id)

        players = mock.MagicMock(list=Players().list, connect=connect)
        following = follow(players, events.get, did_change, mock.AsyncMock())
        await asyncio.wait_for(joining.wait(), 10)
        for event in (removal("fine"), change("last", "PAUSED")):
            events.put_nowait(event)
        self.assertEqual(await asyncio.wait_for(told.get(), 10), "last")
        goes_on.set()
        self.assertEqual(await asyncio.wait_for(told.get(), 10), "stuck")
        self.assertTrue(told.empty())
        following.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await following

    async def test_the_end_of_the_bus_ends_the_following(self) -> None:
        client = mock.MagicMock(player=Players(), discovery=Discovery())
        client.stream.return_value.next = lambda: asyncio.Event().wait()
        household = Household(client, mock.AsyncMock(side_effect=BridgeLost("the bus is gone")), mock.AsyncMock())
        with self.assertRaises(BridgeLost):
            await asyncio.wait_for(household.follow(), 10)

    async def test_a_device_that_cannot_be_handed_on_is_logged_once_and_passed_over(self) -> None:
        told: asyncio.Queue[str] = asyncio.Queue()

        async def did_change(player: PlayerStatus) -> None:
            if player.device_id == "stuck":
                raise ValueError("a+b\x1b[2J")
            told.put_nowait(player.device_id)

        players = mock.MagicMock(list=Players().list, connect=mock.AsyncMock(side_effect=lambda device: status(device)))
        household = Household(mock.MagicMock(player=players, discovery=Discovery()), did_change, mock.AsyncMock())
        with self.assertLogs("cast_rpc", "WARNING") as logs:
            for _ in range(2):
                await household._look(0)
        self.assertEqual([told.get_nowait(), told.get_nowait()], ["fine", "fine"])
        self.assertEqual(len(logs.records), 1)

    async def test_a_device_that_is_listed_no_more_is_forgotten(self) -> None:
        forgotten: list[str] = []

        async def did_remove(device: str) -> None:
            forgotten.append(device)

        lists = [[status("here"), status("away"), by_address()], [status("here")]]
        players = mock.MagicMock(
            list=mock.AsyncMock(side_effect=lambda search_timeout: types.SimpleNamespace(players=lists.pop(0))),
            connect=mock.AsyncMock(side_effect=lambda device: status(device)),
        )
        client = mock.MagicMock(player=players, discovery=Discovery())
        household = Household(client, mock.AsyncMock(), did_remove)
        await household._look(0)
        await household._look(0)
        self.assertEqual(forgotten, ["away"])

    async def test_an_answer_outlasts_a_list_that_was_requested_before_it(self) -> None:
        told: asyncio.Queue[PlayerStatus] = asyncio.Queue()
        requested, answer = asyncio.Event(), asyncio.Event()

        async def listed(search_timeout: float) -> Any:
            requested.set()
            await answer.wait()
            return types.SimpleNamespace(players=[idle("tv", 0.5)])

        client = mock.MagicMock(player=mock.MagicMock(list=listed), discovery=Discovery())
        household = Household(client, mock.AsyncMock(side_effect=told.put), mock.AsyncMock())
        answer.set()
        await household._look(0)
        requested.clear()
        answer.clear()
        looking = asyncio.ensure_future(household._look(0))
        await asyncio.wait_for(requested.wait(), 10)
        await household.did_answer(idle("tv", 0.25))
        await household.did_answer(idle("unlisted", 0.25))
        answer.set()
        await looking
        self.assertEqual([told.get_nowait().volume_level for _ in range(told.qsize())], [0.5, 0.25])

    async def test_devices_are_searched_for_after_a_reconnection(self) -> None:
        searches: asyncio.Queue[float] = asyncio.Queue()
        events: asyncio.Queue[Any] = asyncio.Queue()

        async def listed(search_timeout: float) -> Any:
            searches.put_nowait(search_timeout)
            return types.SimpleNamespace(players=[])

        following = follow(mock.MagicMock(list=listed), events.get, mock.AsyncMock(), mock.AsyncMock())
        found = [await asyncio.wait_for(searches.get(), 10)]
        for kind in (DiscoveryDidInsertDevice, ServerReconnected, DiscoveryDidInsertDevice):
            events.put_nowait(mock.MagicMock(spec=kind))
            found.append(await asyncio.wait_for(searches.get(), 10))
        self.assertEqual(found, [SEARCH_TIMEOUT, 0, SEARCH_TIMEOUT, 0])
        following.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await following

    async def test_ends_when_it_is_cancelled_while_it_is_about_to_ask_again(self) -> None:
        asked = asyncio.Event()

        async def listed(search_timeout: float) -> Any:
            asked.set()
            return types.SimpleNamespace(players=[])

        client = mock.MagicMock(player=mock.MagicMock(list=listed), discovery=Discovery())
        client.stream.return_value.next = lambda: asyncio.Event().wait()
        household = Household(client, mock.AsyncMock(), mock.AsyncMock())
        following = asyncio.ensure_future(household.follow())
        await asyncio.wait_for(asked.wait(), 10)
        for _ in range(10):  # It waits for the time to ask again.
            await asyncio.sleep(0)
        household._look_now.set()
        following.cancel()
        done, _ = await asyncio.wait([following], timeout=10)
        self.assertEqual(done, {following})

    async def test_the_end_of_the_bus_ends_the_bridge(self) -> None:
        async def did_change(player: PlayerStatus) -> None:
            raise BridgeLost("the bus is gone")

        household = Household(mock.MagicMock(player=Players(), discovery=Discovery()), did_change, mock.AsyncMock())
        with self.assertRaises(BridgeLost):
            await asyncio.wait_for(household._look(0), 10)


if __name__ == "__main__":
    unittest.main()
