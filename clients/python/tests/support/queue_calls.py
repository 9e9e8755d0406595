"""Calls of every method of ``queue``, for the coverage tests: one list serves both clients."""

from __future__ import annotations

from typing import Any

from support.helpers import PACKAGE  # Also makes the package importable.

from cast_rpc import MediaInformation, QueueData, QueueItem, QueueType

assert PACKAGE.is_dir()


def song(name: str, **more: Any) -> QueueItem:
    media = MediaInformation(content_id=f"https://example.com/{name}.mp3?duration=600", content_type="audio/mpeg")
    return QueueItem(media=media, **more)


def names(items: list[QueueItem]) -> list[str]:
    """The songs' names, in order."""
    return [item.media.content_id.split("/")[-1].split(".")[0] if item.media and item.media.content_id else "-" for item in items]


async def use_queue(client: Any) -> None:
    queue = client.queue
    loaded = await queue.load(
        queue_data=QueueData(name="Evening", queue_type=QueueType.PLAYLIST, items=[song("a"), song("b"), song("c")], start_index=1)
    )
    a, b, c = loaded.item_ids
    assert loaded.media_state.player_state != "IDLE"
    (d,) = (await queue.insert(items=[song("d", preload_time=10)], insert_before=c)).item_ids
    (e,) = (await queue.insert_and_play(item=song("e"), insert_before=a, current_time=3)).item_ids
    assert (await queue.fetch_item_ids()).item_ids == [e, a, b, d, c]
    await queue.update(items=[QueueItem(item_id=b, start_time=12)])
    await queue.reorder(item_ids=[c, d], insert_before=a)
    await queue.move(item_id=e, to_index=4)
    assert (await queue.fetch_item_ids()).item_ids == [c, d, a, b, e]
    page = await queue.list(from_item_id=a, count=2)
    assert names(page.items) == ["a", "b"] and page.start_index == 2 and page.item_count == 5 and page.is_complete
    assert page.items[1].start_time == 12
    assert names((await queue.fetch_items(item_ids=[d, c])).items) == ["d", "c"]
    assert names((await queue.fetch_item_range(item_id=d, next_count=2)).items) == ["a", "b"]
    await queue.jump(item_id=c, current_time=5)
    await queue.next()
    await queue.previous()
    assert (await queue.set_repeat_mode(repeat_mode="REPEAT_ALL")).status.repeat_mode == "REPEAT_ALL"
    await queue.shuffle()
    await queue.unshuffle()
    await queue.remove(item_ids=[d, e])
    assert (await queue.set_cache_options(cache_size=100, maximum_fetch_count=10)).cache_size == 100
    assert (await queue.clear()).cached_item_count == 0
    assert sorted((await queue.reload()).item_ids) == sorted([a, b, c])
    assert (await queue.get_cache()).item_count == 3
