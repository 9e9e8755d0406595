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
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> MediaState:
        """Loads media or a queue.

        Neither `media` nor `queueData` is an InvalidParams, and nothing is sent. The answer comes when the
        receiver has accepted the media and its status is no longer LOADING. A newer load replaces an older
        one that is not answered.

        SDK: `GCKRemoteMediaClient.loadMediaWithLoadRequestData`.

        Args:
            media: The media.
            queue_data: The queue.
            autoplay: Whether it plays at once; absent in a queue: as each item says. Absent: `true`.
            current_time: Where it begins; absent: at the start, or at the live edge. In seconds. At least 0.
            playback_rate: How fast time advances. More than 0. Absent: `1`.
            active_track_ids: The tracks that are on at once.
            credentials: Who the viewer is, for the receiver app.
            credentials_type: What kind of credentials: `web`, `android`, `ios`, `cloud`.
            atv_credentials: Credentials that Android TV apps get instead.
            atv_credentials_type: What kind of credentials those are.
            load_options: Further wishes.
            custom_data: Whatever the app agreed on.
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError, RequestReplaced,
                CastMessageTooLarge, MediaLoadFailed, MediaLoadCancelled.
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
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def play(
        self,
        *,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Plays on.

        SDK: `GCKRemoteMediaClient.play`.

        Args:
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaPlayParams(
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def pause(
        self,
        *,
        session_id: str | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Pauses.

        SDK: `GCKRemoteMediaClient.pause`.

        Args:
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaPauseParams(
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
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaStopParams(
            session_id=session_id,
            custom_data=custom_data,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def seek(
        self,
        *,
        session_id: str | None = None,
        current_time: float | None = None,
        relative_time: float | None = None,
        seek_to_infinite: bool | None = None,
        resume_state: ResumeStateLike | None = None,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Goes to another position.

        Exactly one of `currentTime`, `relativeTime` and `seekToInfinite` is needed. A newer seek replaces
        an older one that is not answered (RequestReplaced).

        SDK: `GCKRemoteMediaClient.seekWithOptions`.

        Args:
            session_id: The session; absent is the current one.
            current_time: The position. In seconds. At least 0.
            relative_time: Instead: how far from the present position; negative is back. In seconds.
            seek_to_infinite: Instead: to the end, or the live edge. Absent: `false`.
            resume_state: What the player does after it.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSeekParams(
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
        playback_rate: float,
        custom_data: Any = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Sets how fast time advances.

        SDK: `GCKRemoteMediaClient.setPlaybackRate`.

        Args:
            session_id: The session; absent is the current one.
            playback_rate: The rate; 1 is normal. More than 0.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetPlaybackRateParams(
            session_id=session_id,
            playback_rate=playback_rate,
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
        """Sets the stream's volume; the device's is `session.setVolume`.

        SDK: `GCKRemoteMediaClient.setStreamVolume`.

        Args:
            session_id: The session; absent is the current one.
            level: How loud. From 0 to 1.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
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
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
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

        SDK: `GCKRemoteMediaClient.setActiveTrackIDs`.

        Args:
            session_id: The session; absent is the current one.
            active_track_ids: Their ids; empty is none.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
        """
        params = MediaSetActiveTracksParams(
            session_id=session_id,
            active_track_ids=active_track_ids,
            custom_data=custom_data,
        )
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

        SDK: `GCKRemoteMediaClient.setTextTrackStyle`.

        Args:
            session_id: The session; absent is the current one.
            text_track_style: The style.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
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

        SDK: `GCKRemoteMediaClient.skipAd`.

        Args:
            session_id: The session; absent is the current one.
            custom_data: Whatever the app agreed on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, NoMediaSession,
                ConnectionLost, SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError,
                RequestReplaced, CastMessageTooLarge.
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
        call_timeout: Timeout = DEFAULT,
    ) -> MediaState:
        """Asks the receiver for its media status.

        SDK: `GCKRemoteMediaClient.requestStatus`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, SessionNotConnected, SessionSuspended, MediaNotSupported, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, InvalidPlayerState, MediaError.
        """
        params = MediaRequestStatusParams(
            session_id=session_id,
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
            NoSuchSession.
        """
        params = MediaGetStatusParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)
