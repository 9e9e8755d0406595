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


class MediaAPI(BlockingNamespace):
    """Loading media and controlling it. Answers come when the receiver has confirmed."""

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
        entity: str | None = None,
        shuffle: bool | None = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> MediaState:
        """Loads media, a queue, or what a deep link stands for.

        One of `media`, `queue_data` and `entity` is needed: anything else is an InvalidParams, and nothing
        is sent. So are tracks, ads, dates, colours and pictures that can't be right. Absent, `autoplay` is
        true (of a queue: what its first item says), and `stream_type` is BUFFERED, as web senders have it. A
        queue's LOAD carries the media of the item that is played first beside `queue_data`; a receiver that
        doesn't take it gets QUEUE_LOAD. Without `current_time` it begins at the start, a live stream at its
        edge; 0 is the start of a live stream's window. Metadata that doesn't belong to its `metadata_type`
        is left out, as the SDK does; own keys are sent. The answer comes when the receiver has accepted the
        media and its status is no longer LOADING, also if the app never names the request. A newer load
        replaces an older one that is not answered (RequestReplaced).

        SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.

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
            entity: Instead of `media` and `queue_data`: a deep link that the app resolves; sent as
                LOAD_BY_ENTITY. To load with further wishes, use `media.entity` or `queue_data.entity`. Not empty.
            shuffle: With `entity`: whether what it stands for is shuffled.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, InternalLimitReached.
        """
        params = MediaLoadParams(
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
            entity=entity,
            shuffle=shuffle,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def play(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Plays on.

        SDK: `GCKRemoteMediaClient.play`.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached.
        """
        params = MediaPlayParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def pause(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Pauses.

        SDK: `GCKRemoteMediaClient.pause`.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached.
        """
        params = MediaPauseParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def stop(
        self,
        *,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Stops, and unloads the media and its queue.

        SDK: `GCKRemoteMediaClient.stop`.

        Args:
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaStopParams(
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def seek(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        current_time: float | None = None,
        relative_time: float | None = None,
        seek_to_infinite: bool | None = None,
        resume_state: ResumeStateLike | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Goes to another position.

        Exactly one of `current_time`, `relative_time` and `seek_to_infinite` is needed. A newer seek replaces
        an older one that is not answered (RequestReplaced).

        SDK: `GCKRemoteMediaClient.seekWithOptions`.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            current_time: The position. In seconds. At least 0.
            relative_time: Instead: how far from the present position; negative is back. In seconds.
            seek_to_infinite: Instead: to the end, or the live edge. Absent: `false`.
            resume_state: What the player does after it.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, InternalLimitReached.
        """
        params = MediaSeekParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            current_time=current_time,
            relative_time=relative_time,
            seek_to_infinite=seek_to_infinite,
            resume_state=resume_state,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_playback_rate(
        self,
        *,
        session_id: str | None = None,
        playback_rate: float | None = None,
        relative_playback_rate: float | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Sets how fast time advances.

        Exactly one of `playback_rate` and `relative_playback_rate` is needed. A newer call replaces an older
        one that is not answered (RequestReplaced).

        SDK: `GCKRemoteMediaClient.setPlaybackRate`.

        Args:
            session_id: The session; absent is the current one.
            playback_rate: The rate; 1 is normal. From 0.5 to 2. SDK: `kGCKMediaMinPlaybackRate`.
            relative_playback_rate: Instead: times the present rate; what comes of it is between 0.5 and 2, too.
                More than 0.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetPlaybackRateParams(
            session_id=session_id,
            playback_rate=playback_rate,
            relative_playback_rate=relative_playback_rate,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_stream_volume(
        self,
        *,
        session_id: str | None = None,
        level: float,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Sets the stream's volume; the device's is `session.set_volume`.

        A newer call replaces an older one that is not answered (RequestReplaced), so that a slider can just
        call. Until the outcome, volumes in statuses are ignored.

        SDK: `GCKRemoteMediaClient.setStreamVolume`.

        Args:
            session_id: The session; absent is the current one.
            level: How loud. From 0 to 1.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetStreamVolumeParams(
            session_id=session_id,
            level=level,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_stream_muted(
        self,
        *,
        session_id: str | None = None,
        muted: bool,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Mutes the stream or lets it be heard.

        SDK: `GCKRemoteMediaClient.setStreamMuted`.

        Args:
            session_id: The session; absent is the current one.
            muted: Whether it is silent.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetStreamMutedParams(
            session_id=session_id,
            muted=muted,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_active_tracks(
        self,
        *,
        session_id: str | None = None,
        active_track_ids: Sequence[int],
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Chooses the tracks that are on.

        At most one of each type, and only ones that the media has: anything else is an InvalidParams. What
        a receiver doesn't list isn't checked.

        SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.

        Args:
            session_id: The session; absent is the current one.
            active_track_ids: Their ids; empty is none.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetActiveTracksParams(
            session_id=session_id,
            active_track_ids=active_track_ids,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get_default_text_track_style(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaGetDefaultTextTrackStyleResult:
        """Gives the style that text has where nobody says otherwise: white on black.

        A place to begin with for `media.set_text_track_style` and `text_track_style` of media. iOS makes it of
        the viewer's caption settings, which Linux doesn't have.

        SDK: `GCKMediaTextTrackStyle.createDefault`.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = MediaGetDefaultTextTrackStyleParams()
        return self._caller.call(params, call_timeout=call_timeout)

    def set_text_track_style(
        self,
        *,
        session_id: str | None = None,
        text_track_style: TextTrackStyle,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Sets how text looks.

        Colours are `#RRGGBB` or `#RRGGBBAA`, and sent as `#RRGGBBAA`. What is left out stays as it is.

        SDK: `GCKRemoteMediaClient.setTextTrackStyle`.

        Args:
            session_id: The session; absent is the current one.
            text_track_style: The style.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetTextTrackStyleParams(
            session_id=session_id,
            text_track_style=text_track_style,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def skip_ad(
        self,
        *,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Skips the ad that plays.

        Where that is known to be impossible nothing is sent: AdNotSkippable, whose `data.reason` is
        `NOT_PLAYING_AD`, `NOT_SKIPPABLE`, or `NOT_YET` with `data.remaining`.

        SDK: `GCKRemoteMediaClient.skipAd`.

        Args:
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, AdNotSkippable.
        """
        params = MediaSkipAdParams(
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def request_status(
        self,
        *,
        session_id: str | None = None,
        omit_metadata: bool | None = None,
        omit_queue_items: bool | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Asks the receiver for its media status.

        A receiver answers with everything unless it is asked to leave parts out; what is left out stays as
        it was known.

        SDK: `GCKRemoteMediaClient.requestStatus`.

        Args:
            session_id: The session; absent is the current one.
            omit_metadata: Whether the answer may leave out the media's metadata (NO_METADATA). Absent: `false`.
            omit_queue_items: Whether the answer may leave out the queue's items (NO_QUEUE_ITEMS). Absent:
                `false`.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError.
        """
        params = MediaRequestStatusParams(
            session_id=session_id,
            omit_metadata=omit_metadata,
            omit_queue_items=omit_queue_items,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get_status(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Gives what is known, at once, without asking the receiver.

        SDK: `GCKRemoteMediaClient.mediaStatus`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = MediaGetStatusParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get_last_known(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> LastKnownMedia:
        """Gives what a session played last, also when the session is over.

        Kept for the last 32 sessions that ended. Of a session that is connected it is what plays now.
        NoMediaSession: the session has played nothing that is known.

        SDK: `GCKUIMediaController.lastKnownStreamPosition`.

        Args:
            session_id: The session, also one that has ended; absent is the current one, or if there is none the
                one that ended last.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, NoMediaSession.
        """
        params = MediaGetLastKnownParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def position(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaPosition:
        """Gives where playback is at this moment, without asking the receiver.

        SDK: `GCKRemoteMediaClient.approximateStreamPosition`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = MediaPositionParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def subscribe_position(
        self,
        *,
        session_id: str | None = None,
        interval: float | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaPosition:
        """Asks for `MediaDidUpdatePosition` at an interval.

        Only this connection gets them, and only while time advances; a pause stops them and playing on
        starts them again, at once. A second call replaces the interval. The subscription ends with
        `media.unsubscribe_position`, with the session, or with the connection. The topic needn't be
        subscribed to by `events.subscribe`.

        Args:
            session_id: The session; absent is the current one.
            interval: The time from one tick to the next. In seconds. From 0.1 to 3600. Absent: `1`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = MediaSubscribePositionParams(
            session_id=session_id,
            interval=interval,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def unsubscribe_position(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Ends `MediaDidUpdatePosition` for this connection.

        Harmless if there is no subscription.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = MediaUnsubscribePositionParams(
            session_id=session_id,
        )
        self._caller.call(params, call_timeout=call_timeout)

    def edit_tracks(
        self,
        *,
        session_id: str | None = None,
        active_track_ids: Sequence[int] | None = None,
        text_track_style: TextTrackStyle | None = None,
        enable_text_tracks: bool | None = None,
        language: str | None = None,
        is_suggested_language: bool | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Chooses tracks and their look in one request, as receivers understand it.

        At least one of the members is needed. The receiver picks the text track if `language` is given,
        which goes before `active_track_ids`. Where it has no such track it answers INVALID_REQUEST with
        LANGUAGE_NOT_SUPPORTED, unless the language is only a suggestion.

        Args:
            session_id: The session; absent is the current one.
            active_track_ids: The tracks that are on; empty is none, absent leaves them as they are.
            text_track_style: How text looks.
            enable_text_tracks: Turns text on, the receiver chooses which, or off.
            language: The text's language, RFC 5646. Not empty.
            is_suggested_language: Whether the language was not asked for by the viewer: nothing happens where
                there is no such track.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaEditTracksParams(
            session_id=session_id,
            active_track_ids=active_track_ids,
            text_track_style=text_track_style,
            enable_text_tracks=enable_text_tracks,
            language=language,
            is_suggested_language=is_suggested_language,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def edit_audio_tracks(
        self,
        *,
        session_id: str | None = None,
        language: str,
        is_suggested_language: bool | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Chooses the sound by its language; the receiver picks the track.

        EDIT_AUDIO_TRACKS, which not every receiver knows; `media.select_tracks` works with all that list
        their tracks.

        Args:
            session_id: The session; absent is the current one.
            language: The language, RFC 5646. Not empty.
            is_suggested_language: Whether the language was not asked for by the viewer.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaEditAudioTracksParams(
            session_id=session_id,
            language=language,
            is_suggested_language=is_suggested_language,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def select_tracks(
        self,
        *,
        session_id: str | None = None,
        audio_languages: Sequence[str] | None = None,
        text_languages: Sequence[str] | None = None,
        text_subtypes: Sequence[TextTrackSubtypeLike] | None = None,
        is_suggested: bool | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Chooses tracks by language, from those that the media lists.

        The languages are tried in order, each first as it is, then without its last part (`pt-BR`, `pt`); a
        track matches if its language is the same or begins so. Types for which no list is given stay as
        they are. NoSuchTrack: the list has no match, and nothing is sent; with `is_suggested` that is no
        error, and the type stays as it is.

        Args:
            session_id: The session; absent is the current one.
            audio_languages: Languages of the sound, the best first.
            text_languages: Languages of the text, the best first; empty turns text off.
            text_subtypes: What the text may be for, the best first; absent: SUBTITLES, CAPTIONS, and what
                doesn't say it.
            is_suggested: Whether a missing track is no error. Absent: `false`.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge, NoSuchTrack.
        """
        params = MediaSelectTracksParams(
            session_id=session_id,
            audio_languages=audio_languages,
            text_languages=text_languages,
            text_subtypes=text_subtypes,
            is_suggested=is_suggested,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def user_action(
        self,
        *,
        session_id: str | None = None,
        user_action: UserActionLike,
        clear: bool | None = None,
        user_action_context: str | None = None,
        source: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Tells the app what the viewer thinks of the media.

        USER_ACTION; what apps make of it shows in the media's `user_action_states`.

        Args:
            session_id: The session; absent is the current one.
            user_action: What the viewer did.
            clear: Whether it is taken back.
            user_action_context: What it is about, as the app knows it.
            source: Where it was done, as the app knows it.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaUserActionParams(
            session_id=session_id,
            user_action=user_action,
            clear=clear,
            user_action_context=user_action_context,
            source=source,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def precache(
        self,
        *,
        session_id: str | None = None,
        precache_data: str | None = None,
        request_items: Sequence[MediaRequestItem] | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Lets the app fetch what will be wanted soon.

        PRECACHE: `precache_data` is a text that the app understands, `request_items` streams. At least one of
        them is needed; it needs no media session.

        SDK: `GCKMediaRequestItem`.

        Args:
            session_id: The session; absent is the current one.
            precache_data: Whatever the app understands.
            request_items: Streams to fetch the beginnings of.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaPrecacheParams(
            session_id=session_id,
            precache_data=precache_data,
            request_items=request_items,
            custom_data=custom_data,
        )
        self._caller.call(params, call_timeout=call_timeout)

    def store_session(
        self,
        *,
        session_id: str | None = None,
        target_device_capabilities: Mapping[str, Any] | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaStoreSessionResult:
        """Asks the app for what another receiver needs to go on from here.

        STORE_SESSION. Hand the state to `media.resume_session` of another session as it is.

        Args:
            session_id: The session; absent is the current one.
            target_device_capabilities: What the other device can do; absent: what the SDK for Android says.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                NoMediaSession, ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState,
                MediaError, RequestReplaced, CastMessageTooLarge.
        """
        params = MediaStoreSessionParams(
            session_id=session_id,
            target_device_capabilities=target_device_capabilities,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def resume_session(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        session_state: Mapping[str, Any],
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> MediaState:
        """Goes on with what `media.store_session` gave.

        RESUME_SESSION. The answer comes as that of `media.load` does, and replaces an older load that is
        not answered.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            session_state: What `media.store_session` gave.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled, InternalLimitReached.
        """
        params = MediaResumeSessionParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            session_state=session_state,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def set_credentials(
        self,
        *,
        session_id: str | None = None,
        credentials: str,
        credentials_type: str | None = None,
        for_request_id: int | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Tells the app who the viewer is now.

        SET_CREDENTIALS; what is playing goes on. For the next launch see `context.set_launch_credentials`.

        Args:
            session_id: The session; absent is the current one.
            credentials: Who the viewer is.
            credentials_type: What kind of credentials: `web`, `android`, `ios`, `cloud`.
            for_request_id: The app's REFRESH_CREDENTIALS that this answers.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetCredentialsParams(
            session_id=session_id,
            credentials=credentials,
            credentials_type=credentials_type,
            for_request_id=for_request_id,
            custom_data=custom_data,
        )
        self._caller.call(params, call_timeout=call_timeout)

    def play_again(
        self,
        *,
        wait_for: PlayerStateLike | None = None,
        wait_timeout: float | None = None,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Plays what has ended once more, where the app can.

        PLAY_AGAIN.

        Args:
            wait_for: The call returns once the player does this, or the media has come to its end; absent: as
                soon as the receiver has answered.
            wait_timeout: With `wait_for`: how long at most, from the receiver's answer on; then the call ends
                with RequestTimedOut, and the receiver goes on. In seconds. More than 0. Absent: `30`.
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge, InternalLimitReached, NoMediaSession.
        """
        params = MediaPlayAgainParams(
            wait_for=wait_for,
            wait_timeout=wait_timeout,
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def send_command(
        self,
        *,
        session_id: str | None = None,
        type: str | None = None,
        data: str | None = None,
        members: Mapping[str, Any] | None = None,
        expects_reply: bool | None = None,
        timeout: float | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaSendCommandResult:
        """Sends a media message of any type.

        For what has no method of its own: CUSTOM_COMMAND with `data` (the default), DISPLAY_STATUS,
        EXECUTE_ACTION_SCRIPT, what an app invented. `request_id` is added, and `media_session_id` where there
        is one and the members don't say another. Messages that change a status are understood as such.

        Args:
            session_id: The session; absent is the current one.
            type: The message's type. Not empty. Absent: `"CUSTOM_COMMAND"`.
            data: CUSTOM_COMMAND: the command.
            members: Further members; `type`, `request_id` and `session_id` are not allowed.
            expects_reply: Whether to wait for the answer; if not, the call ends when the message is on its way.
                Absent: `true`.
            timeout: How long to wait. In seconds. More than 0, at most 86400. Absent: `10`.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, MediaNotSupported,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSendCommandParams(
            session_id=session_id,
            type=type,
            data=data,
            members=members,
            expects_reply=expects_reply,
            timeout=timeout,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def requests(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaRequestsResult:
        """Lists the requests to apps that have no outcome yet, the oldest first.

        To give one up, cancel the call that made it with `$/cancelRequest`: it ends with RequestCancelled,
        and what was sent is not taken back.

        SDK: `GCKRequest`.

        Args:
            session_id: The session; absent is all of them.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession.
        """
        params = MediaRequestsParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)
