"""The queue: long ones, partial failures, and a client's events, against the real server and an emulated receiver."""

from __future__ import annotations

import asyncio
import unittest

from support.queue_calls import names, song
from test_integration import SERVER, RealServerTestCase

import cast_rpc
from cast_rpc import QueueData, QueueDidInsert, QueueDidReload, QueueDidRemove, QueueDidReorder, QueueDidUpdate, aio

LONG = 2_000


class QueueTests(RealServerTestCase):
    def test_two_thousand_items_are_one_call(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        reports: list[cast_rpc.Progress] = []
        items = [song(f"song-{index}") for index in range(LONG)]
        loaded = client.queue.load(queue_data=QueueData(items=items, start_index=1_500), on_progress=reports.append)
        self.assertEqual(len(loaded.item_ids or []), LONG)
        self.assertTrue(any(each.percentage for each in reports), reports)
        page = client.queue.list(count=LONG)
        self.assertEqual(names(page.items), [f"song-{index}" for index in range(LONG)])
        self.assertEqual([each.item_id for each in page.items], loaded.item_ids)
        self.assertEqual(page.item_count, LONG)

    def test_notifications_suffice_to_keep_the_list(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        kinds = (QueueDidReload, QueueDidInsert, QueueDidUpdate, QueueDidRemove, QueueDidReorder)
        with client.stream(*kinds) as events:
            ids = client.queue.load(queue_data=QueueData(items=[song(name) for name in "abc"])).item_ids or []
            client.queue.list(count=3)
            client.queue.insert(items=[song("d")], insert_before=ids[1])
            client.queue.reorder(item_ids=[ids[2]], insert_before=ids[0])
            client.queue.update(items=[cast_rpc.QueueItem(item_id=ids[0], start_time=7)])
            client.queue.remove(item_ids=[ids[1]])
            known = client.queue.fetch_item_ids()
            mirror: list[int] = []
            heard = set()
            while True:
                event = events.next(timeout=20)
                assert isinstance(event, kinds)
                heard.add(type(event))
                if isinstance(event, (QueueDidReload, QueueDidReorder)):
                    mirror = list(event.item_ids)
                elif isinstance(event, QueueDidInsert):
                    self.assertEqual(event.insert_before, mirror[event.index] if event.index < len(mirror) else None)
                    mirror[event.index : event.index] = event.item_ids
                elif isinstance(event, QueueDidRemove):
                    self.assertEqual([mirror[index] for index in event.indexes], event.item_ids)
                    mirror = [each for each in mirror if each not in event.item_ids]
                self.assertEqual(event.item_count, len(mirror))
                if event.revision == known.revision:
                    break
        self.assertEqual(mirror, known.item_ids)
        self.assertEqual(heard, set(kinds))

    def test_an_item_that_is_too_long_is_named(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        items = [song("a"), song("b", custom_data="x" * 70_000)]
        with self.assertRaises(cast_rpc.CastMessageTooLarge) as caught:
            client.queue.load(queue_data=QueueData(items=items))
        self.assertEqual(caught.exception.data["queue"]["failedIndex"], 1)
        self.assertEqual(caught.exception.data["path"], "params.queueData.items[1]")
        client.queue.load(queue_data=QueueData(items=items[:1]))
        with self.assertRaises(cast_rpc.CastMessageTooLarge) as caught:
            client.queue.insert(items=items)
        self.assertEqual(caught.exception.data["path"], "params.items[1]")
        self.assertEqual(client.queue.list().item_count, 1)

    def test_reports_inserted_items_if_the_rest_fails(self) -> None:
        # The third QUEUE_INSERT cuts the link.
        fault = '{"fault":"drop","when":{"direction":"received","type":"QUEUE_INSERT"},"after":2}'
        receiver, client = self.receiver("--no-advertise", "--fault", fault), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        items = [song(f"song-{index}", custom_data="x" * 1_000) for index in range(300)]
        with self.assertRaises(cast_rpc.QueueIncomplete) as caught:
            client.queue.load(queue_data=QueueData(items=items))
        told = caught.exception.data["queue"]
        self.assertGreater(told["completedCount"], 100)
        self.assertEqual(told["completedCount"], told["failedIndex"])
        self.assertEqual(len(told["itemIds"]), told["completedCount"])
        self.assertEqual(told["reason"], "ConnectionLost")

    def test_typed_refusals(self) -> None:
        receiver, client = self.receiver(), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        with self.assertRaises(cast_rpc.NoMediaSession):
            client.queue.list()
        with self.assertRaises(cast_rpc.InvalidParams) as caught:
            client.queue.load(queue_data=QueueData(items=[song("a")], start_index=1))
        self.assertEqual(caught.exception.path, "params.queueData.startIndex")
        ids = client.queue.load(queue_data=QueueData(items=[song("a"), song("b")])).item_ids or []
        for call in (
            lambda: client.queue.jump(item_id=99),
            lambda: client.queue.insert(items=[song("c")], insert_before=99),
            lambda: client.queue.reorder(item_ids=[99]),
            lambda: client.queue.move(item_id=99, to_index=0),
            lambda: client.queue.list(from_item_id=99),
        ):
            with self.assertRaises(cast_rpc.QueueItemNotFound) as missing:
                call()
            self.assertEqual(missing.exception.data["queue"]["missingItemIds"], [99])
        client.queue.jump(item_id=ids[1])
        with self.assertRaises(cast_rpc.EndOfQueue):
            client.queue.next()
        with self.assertRaises(cast_rpc.InvalidParams):
            client.queue.fetch_item_range(item_id=ids[0])
        with self.assertRaises(cast_rpc.InvalidParams):
            client.queue.list(start_index=0, from_item_id=ids[0])

    def test_an_app_without_a_queue_says_so(self) -> None:
        fault = '{"fault":"discard","when":{"direction":"sent","type":"QUEUE_ITEM_IDS"}}'
        receiver, client = self.receiver("--no-advertise", "--fault", fault), self.client()
        client.session.start(host=receiver.host, port=receiver.port)
        client.media.load(media=song("a").media)
        # Its status shows a queue all the same: that is the list then, and the page says so.
        page = client.queue.list()
        self.assertFalse(page.is_complete)
        self.assertEqual(names(page.items), ["a"])

    def test_a_long_insertion_can_be_cancelled(self) -> None:
        receiver = self.receiver("--no-advertise", "--fault", '{"fault":"delay","seconds":0.2,"when":{"type":"QUEUE_INSERT"}}')

        async def run() -> int:
            async with aio.Client(SERVER) as client:
                await client.session.start(host=receiver.host, port=receiver.port)
                await client.queue.load(queue_data=QueueData(items=[song("a")]))
                begun = asyncio.Event()
                items = [song(f"song-{index}", custom_data="x" * 1_000) for index in range(1_000)]
                insertion = asyncio.ensure_future(
                    client.queue.insert(items=items, on_progress=lambda report: begun.set() if report.percentage else None)
                )
                await asyncio.wait_for(begun.wait(), 20)
                insertion.cancel()
                with self.assertRaises(asyncio.CancelledError):
                    await insertion
                await client.queue.insert(items=[song("last")])
                page = await client.queue.list(count=5_000)
                self.assertEqual(names(page.items)[0], "a")
                self.assertEqual(names(page.items)[-1], "last")
                return page.item_count

        self.assertLess(asyncio.run(asyncio.wait_for(run(), 50)), 900)


if __name__ == "__main__":
    unittest.main()
