# Generated from spec/ by cast-rpc-gen. Do not edit.
# To change it, edit spec/ and run: make generate (swift run cast-rpc-gen)
# ruff: noqa
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..._api import BlockingNamespace, OnProgress
from ..._typing import DEFAULT, Timeout
from ..enums import *
from ..params import *
from ..types import *


class QueueAPI(BlockingNamespace):
    """The queue that a session plays: its items by range, its changes, and every way to change it. Changes
    go to the receiver one at a time, in the order of the calls; answers come when it has confirmed.
    """

    __slots__ = ()

    def load(
        self,
        *,
        media: MediaInformation | None = None,
        queue_data: QueueData | None = None,
        autoplay: bool | None = None,
        current_time: float | None = None,
        playback_rate: float | None = None,
        active_track_ids: Sequence[int] | None = None,
        credentials: str | None = None,
        credentials_type: str | None = None,
        atv_credentials: str | None = None,
        atv_credentials_type: str | None = None,
        load_options: LoadOptions | None = None,
        custom_data: Any = None,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        items: Sequence[QueueItem] | None = None,
        start_index: int | None = None,
        repeat_mode: RepeatModeLike | None = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> QueueInsertion:
        """Loads a queue, however long.

        As `media.load` with `queue_data`, whose items may be any number: what doesn't fit into one message
        to the receiver (64 KiB) is inserted afterwards. Playing begins with the item of `start_index`; the
        items behind it come next, then those before it, and shuffling last. An item that alone is too long
        is a CastMessageTooLarge whose `data.queue.failed_index` says which, and nothing is sent. If some
        items are in and the rest can't be had in, that is a QueueIncomplete. A newer load replaces an older
        one.

        SDK: `GCKRemoteMediaClient.queueLoadItems:withOptions:`.

        Args:
            media: The media.
            queue_data: The queue.
            autoplay: Whether it plays at once; absent: as the receiver likes, in a queue as each item says.
            current_time: Where it begins; absent: at the start, or at the live edge. In seconds. At least 0.
            playback_rate: How fast time advances. From 0.5 to 2. Absent: `1`. SDK: `kGCKMediaMaxPlaybackRate`.
            active_track_ids: The tracks that are on at once.
            credentials: Who the viewer is, for the receiver app.
            credentials_type: What kind of credentials: `web`, `android`, `ios`, `cloud`.
            atv_credentials: Credentials that Android TV apps get instead.
            atv_credentials_type: What kind of credentials those are.
            load_options: Further wishes.
            custom_data: Whatever the app agreed on.
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            items: The items, where `queue_data` doesn't have them. SDK:
                `GCKRemoteMediaClient.queueLoadItems:withOptions:`.
            start_index: The item to begin with, where `queue_data` doesn't say. At least 0. SDK:
                `GCKMediaQueueLoadOptions.startIndex`.
            repeat_mode: What the queue does at its end, where `queue_data` doesn't say. SDK:
                `GCKMediaQueueLoadOptions.repeatMode`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                MediaNotSupported, MediaLoadFailed, MediaLoadCancelled, QueueIncomplete.
        """
        params = QueueLoadParams(
            media=media,
            queue_data=queue_data,
            autoplay=autoplay,
            current_time=current_time,
            playback_rate=playback_rate,
            active_track_ids=active_track_ids,
            credentials=credentials,
            credentials_type=credentials_type,
            atv_credentials=atv_credentials,
            atv_credentials_type=atv_credentials_type,
            load_options=load_options,
            custom_data=custom_data,
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            items=items,
            start_index=start_index,
            repeat_mode=repeat_mode,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def insert(
        self,
        *,
        session_id: str | None = None,
        items: Sequence[QueueItem],
        insert_before: int | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> QueueInsertion:
        """Inserts items before another one, or at the end, however many.

        They stay together and in order, also while other senders change the queue. An `insert_before` that
        the queue doesn't have is refused, where receivers would append.

        SDK: `GCKRemoteMediaClient.queueInsertItems:beforeItemWithID:customData:`.

        Args:
            session_id: The session; absent is the current one.
            items: The items; ids in them are left out, receivers give new ones. Not empty.
            insert_before: The item to stand behind it; absent: at the end. At least 1.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, QueueIncomplete.
        """
        params = QueueInsertParams(
            session_id=session_id,
            items=items,
            insert_before=insert_before,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def insert_and_play(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        item: QueueItem,
        insert_before: int | None = None,
        current_time: float | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueueInsertion:
        """Inserts an item and plays it at once.

        SDK: `GCKRemoteMediaClient.queueInsertAndPlayItem:beforeItemWithID:playPosition:customData:`.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            item: The item.
            insert_before: The item to stand behind it; absent: at the end. At least 1.
            current_time: Where it begins; absent: where the item says. In seconds. At least 0. SDK:
                `playPosition`.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound.
        """
        params = QueueInsertAndPlayParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            item=item,
            insert_before=insert_before,
            current_time=current_time,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def update(
        self,
        *,
        session_id: str | None = None,
        items: Sequence[QueueItem],
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> MediaState:
        """Changes items in place.

        SDK: `GCKRemoteMediaClient.queueUpdateItems:customData:`.

        Args:
            session_id: The session; absent is the current one.
            items: What is to change of each item, with its `item_id`; what it leaves out stays. Not empty.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, QueueIncomplete.
        """
        params = QueueUpdateParams(
            session_id=session_id,
            items=items,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def remove(
        self,
        *,
        session_id: str | None = None,
        item_ids: Sequence[int],
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> MediaState:
        """Removes items.

        If the current item goes, the next one plays; a queue without items ends the media session.

        SDK: `GCKRemoteMediaClient.queueRemoveItemsWithIDs:customData:`.

        Args:
            session_id: The session; absent is the current one.
            item_ids: The items; receivers pass over those that the queue doesn't have. Not empty.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueIncomplete.
        """
        params = QueueRemoveParams(
            session_id=session_id,
            item_ids=item_ids,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def reorder(
        self,
        *,
        session_id: str | None = None,
        item_ids: Sequence[int],
        insert_before: int | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> MediaState:
        """Moves items, in the order given, before another one or to the end.

        SDK: `GCKRemoteMediaClient.queueReorderItemsWithIDs:insertBeforeItemWithID:customData:`.

        Args:
            session_id: The session; absent is the current one.
            item_ids: The items, each once. Not empty.
            insert_before: The item to stand behind it; absent: at the end. At least 1.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound, QueueIncomplete.
        """
        params = QueueReorderParams(
            session_id=session_id,
            item_ids=item_ids,
            insert_before=insert_before,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def move(
        self,
        *,
        session_id: str | None = None,
        item_id: int,
        to_index: int,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Moves one item to a place.

        SDK: `GCKRemoteMediaClient.queueMoveItemWithID:beforeItemWithID:`.

        Args:
            session_id: The session; absent is the current one.
            item_id: The item. At least 1.
            to_index: Where it is to stand afterwards, counted from 0. At least 0.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound.
        """
        params = QueueMoveParams(
            session_id=session_id,
            item_id=item_id,
            to_index=to_index,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def jump(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        item_id: int,
        current_time: float | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Plays another item of the queue.

        SDK: `GCKRemoteMediaClient.queueJumpToItemWithID:playPosition:customData:`.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            item_id: The item. At least 1.
            current_time: Where it begins; absent: where the item says. It counts for this time only. In
                seconds. At least 0. SDK: `playPosition`.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                QueueItemNotFound.
        """
        params = QueueJumpParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            item_id=item_id,
            current_time=current_time,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def next(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Plays the next item.

        Behind the last item that is an EndOfQueue, unless the queue repeats.

        SDK: `GCKRemoteMediaClient.queueNextItem`.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                EndOfQueue.
        """
        params = QueueNextParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def previous(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Plays the item before the current one.

        SDK: `GCKRemoteMediaClient.queuePreviousItem`.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge,
                EndOfQueue.
        """
        params = QueuePreviousParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_repeat_mode(
        self,
        *,
        session_id: str | None = None,
        repeat_mode: RepeatModeLike,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Sets what happens at the end of the queue.

        SDK: `GCKRemoteMediaClient.queueSetRepeatMode:`.

        Args:
            session_id: The session; absent is the current one.
            repeat_mode: What happens.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge.
        """
        params = QueueSetRepeatModeParams(
            session_id=session_id,
            repeat_mode=repeat_mode,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def shuffle(
        self,
        *,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Shuffles the queue; the current item goes on.

        Args:
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge.
        """
        params = QueueShuffleParams(
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def unshuffle(
        self,
        *,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Puts the items of a shuffled queue back into their order.

        Args:
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, RequestReplaced, QueueNotSupported, QueueChanged, CastMessageTooLarge.
        """
        params = QueueUnshuffleParams(
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def fetch_item_ids(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueueFetchItemIdsResult:
        """Asks the receiver for the ids of all items.

        SDK: `GCKRemoteMediaClient.queueFetchItemIDs`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported.
        """
        params = QueueFetchItemIdsParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def fetch_items(
        self,
        *,
        session_id: str | None = None,
        item_ids: Sequence[int],
        call_timeout: Timeout = DEFAULT,
    ) -> QueueFetchItemsResult:
        """Asks the receiver for items by their ids, however many.

        Always asks, whatever the cache has, and fills the cache; `queue.list` asks only for what isn't
        there.

        SDK: `GCKRemoteMediaClient.queueFetchItemsForIDs:`.

        Args:
            session_id: The session; absent is the current one.
            item_ids: Which, at most 5,000. Not empty.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, QueueNotSupported.
        """
        params = QueueFetchItemsParams(
            session_id=session_id,
            item_ids=item_ids,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def fetch_item_range(
        self,
        *,
        session_id: str | None = None,
        item_id: int,
        next_count: int | None = None,
        prev_count: int | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueueFetchItemRangeResult:
        """Asks the receiver for the items behind or before one.

        Args:
            session_id: The session; absent is the current one.
            item_id: The item. At least 1.
            next_count: So many behind it; either this or `prev_count`. At least 1.
            prev_count: So many before it. At least 1.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, QueueNotSupported, QueueItemNotFound.
        """
        params = QueueFetchItemRangeParams(
            session_id=session_id,
            item_id=item_id,
            next_count=next_count,
            prev_count=prev_count,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def list(
        self,
        *,
        session_id: str | None = None,
        start_index: int | None = None,
        from_item_id: int | None = None,
        count: int | None = None,
        fetch_if_needed: bool | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueuePage:
        """Gives a part of the queue: from the cache, and what isn't there from the receiver.

        The page is of one moment: changes that come while items are on their way are in it. Items are asked
        for in batches, and once for all who want them.

        SDK: `GCKMediaQueue.itemAtIndex:fetchIfNeeded:`.

        Args:
            session_id: The session; absent is the current one.
            start_index: Where it begins, counted from 0; either this or `from_item_id`. At least 0.
            from_item_id: The item that it begins with. At least 1.
            count: How many items. From 0 to 5000. Absent: `50`.
            fetch_if_needed: Whether the receiver is asked for items; otherwise those that aren't cached are
                only ids. Absent: `true`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, RequestRejected, MediaError,
                InvalidPlayerState, QueueNotSupported, QueueItemNotFound.
        """
        params = QueueListParams(
            session_id=session_id,
            start_index=start_index,
            from_item_id=from_item_id,
            count=count,
            fetch_if_needed=fetch_if_needed,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get_cache(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueueCache:
        """Tells what is known of the queue, without asking the receiver.

        SDK: `GCKMediaQueue.cachedItemCount`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = QueueGetCacheParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_cache_options(
        self,
        *,
        session_id: str | None = None,
        cache_size: int | None = None,
        maximum_fetch_count: int | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueueCache:
        """Sets how many items are kept, and how many are asked for at a time.

        SDK: `GCKMediaQueue.initWithRemoteMediaClient:cacheSize:maxFetchCount:`.

        Args:
            session_id: The session; absent is the current one.
            cache_size: The most items that are kept; absent: as it is. A session begins with 20. From 1 to
                5000.
            maximum_fetch_count: The most items of one request; absent: as it is. A session begins with 20. From
                1 to 100.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = QueueSetCacheOptionsParams(
            session_id=session_id,
            cache_size=cache_size,
            maximum_fetch_count=maximum_fetch_count,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def reload(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueueReloadResult:
        """Forgets the list and the items, and asks for the list again.

        SDK: `GCKMediaQueue.reload`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, InternalLimitReached, QueueNotSupported.
        """
        params = QueueReloadParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def clear(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> QueueCache:
        """Forgets the list and the items; the receiver's queue stays as it is.

        They come back with `queue.reload`, `queue.fetch_item_ids`, `queue.list`, and by themselves with the
        receiver's next status.

        SDK: `GCKMediaQueue.clear`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = QueueClearParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)
