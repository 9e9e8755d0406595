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


class SessionAPI(BlockingNamespace):
    """Sessions with receivers. There can be many at once; they belong to the server, and all clients see
    them. A call without `session_id` means the connection's own current session (`session.set_current`).
    """

    __slots__ = ()

    def start(
        self,
        *,
        device_id: str | None = None,
        friendly_name: str | None = None,
        search_timeout: float | None = None,
        host: str | None = None,
        port: int | None = None,
        application_id: str | None = None,
        language_code: str | None = None,
        relaunch_if_running: bool | None = None,
        android_receiver_compatible: bool | None = None,
        credentials: str | None = None,
        credentials_type: str | None = None,
        required_features: Sequence[str] | None = None,
        if_exists: ExistingSessionPolicyLike | None = None,
        session_options: Mapping[str, Any] | None = None,
        timeout: float | None = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> Session:
        """Connects to a device, launches an app (or joins it where it runs already), and connects to it.

        Each phase is reported as `$/progress` to the caller and as `SessionDidEnterPhase` to everybody.
        The answer comes when the session is connected and, for media apps, the first media status is known.

        SDK: `GCKSessionManager.startSessionWithDevice`.

        Args:
            device_id: The device, as discovery names it.
            friendly_name: Instead of `device_id`: the device's name, in any case. Not empty.
            search_timeout: How long a device that isn't known yet is looked for; discovery is started for that
                if it doesn't run. In seconds. From 0 to 600. Absent: `5`.
            host: Instead of `device_id`: an address or host name. Not empty.
            port: With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`.
            application_id: The app to launch; absent: the first one of the context's `discovery_criteria`, or
                else `CC1AD845`, the default media receiver. Not empty.
            language_code: The language for the app, RFC 5646; absent: the server's locale.
            relaunch_if_running: Whether an app that runs already is stopped, for everybody, and launched anew;
                false: it is joined as it is. Absent: `false`. SDK: `GCKLaunchOptions.relaunchIfRunning`.
            android_receiver_compatible: Whether the app's Android TV twin may be launched. Absent: `false`.
                SDK: `GCKLaunchOptions.androidReceiverCompatible`.
            credentials: Who the viewer is; absent: what `context.set_launch_credentials` said.
            credentials_type: What kind of credentials. Absent: `"web"`.
            required_features: What the receiver has to be able to do with the app, such as `STREAM_TRANSFER`.
            if_exists: What is done if there is a session with the device already. A session that is being
                restored, that connects or that ends is waited for first. Absent: `"FAIL"`.
            session_options: What the client wants to find in the session again, at most 16 KiB; absent: what
                `session.set_default_options` said. SDK: `GCKSessionOptions`.
            timeout: How long the whole may take; time in which the TV asks its viewer for permission doesn't
                count. In seconds. More than 0, at most 600. Absent: `30`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotFound, LaunchFailed, LaunchCancelled, SessionEnded, RequestRejected.
        """
        params = SessionStartParams(
            device_id=device_id,
            friendly_name=friendly_name,
            search_timeout=search_timeout,
            host=host,
            port=port,
            application_id=application_id,
            language_code=language_code,
            relaunch_if_running=relaunch_if_running,
            android_receiver_compatible=android_receiver_compatible,
            credentials=credentials,
            credentials_type=credentials_type,
            required_features=required_features,
            if_exists=if_exists,
            session_options=session_options,
            timeout=timeout,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def join(
        self,
        *,
        device_id: str | None = None,
        friendly_name: str | None = None,
        search_timeout: float | None = None,
        host: str | None = None,
        port: int | None = None,
        application_id: str | None = None,
        receiver_session_id: str | None = None,
        credentials: str | None = None,
        credentials_type: str | None = None,
        if_exists: ExistingSessionPolicyLike | None = None,
        session_options: Mapping[str, Any] | None = None,
        timeout: float | None = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> Session:
        """Connects to a device and to the app that runs there; launches nothing.

        Args:
            device_id: The device, as discovery names it.
            friendly_name: Instead of `device_id`: the device's name, in any case. Not empty.
            search_timeout: How long a device that isn't known yet is looked for; discovery is started for that
                if it doesn't run. In seconds. From 0 to 600. Absent: `5`.
            host: Instead of `device_id`: an address or host name. Not empty.
            port: With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`.
            application_id: The app; absent: whatever runs. Not empty.
            receiver_session_id: The very run of the app. Not empty.
            credentials: Who the viewer is; absent: what `context.set_launch_credentials` said.
            credentials_type: What kind of credentials. Absent: `"web"`.
            if_exists: What is done if there is a session with the device already. A session that is being
                restored, that connects or that ends is waited for first. Absent: `"FAIL"`.
            session_options: What the client wants to find in the session again, at most 16 KiB; absent: what
                `session.set_default_options` said. SDK: `GCKSessionOptions`.
            timeout: How long the whole may take. In seconds. More than 0, at most 600. Absent: `30`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotRunning, SessionEnded, RequestRejected.
        """
        params = SessionJoinParams(
            device_id=device_id,
            friendly_name=friendly_name,
            search_timeout=search_timeout,
            host=host,
            port=port,
            application_id=application_id,
            receiver_session_id=receiver_session_id,
            credentials=credentials,
            credentials_type=credentials_type,
            if_exists=if_exists,
            session_options=session_options,
            timeout=timeout,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def end(
        self,
        *,
        session_id: str | None = None,
        action: SessionEndActionLike | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Ends a session.

        Ending always succeeds: a receiver that doesn't confirm STOP within 3 seconds is left.

        SDK: `GCKSessionManager.endSessionAndStopCasting`.

        Args:
            session_id: The session; absent is the current one.
            action: What that does to the receiver; absent: LEAVE, or STOP_CASTING if the context's
                `stop_receiver_application_when_ending_session` is set.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = SessionEndParams(
            session_id=session_id,
            action=action,
        )
        self._caller.call(params, call_timeout=call_timeout)

    def list(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionListResult:
        """Lists the sessions.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = SessionListParams()
        return self._caller.call(params, call_timeout=call_timeout)

    def set_current(
        self,
        *,
        session_id: str,
        call_timeout: Timeout = DEFAULT,
    ) -> Session:
        """Chooses the session that this connection means where it names none, and that widgets show.

        Without it the current session is the newest that this connection started or joined; a connection
        that never did so means the only session there is. With several sessions and none of its own, a call
        without `session_id` is refused with `AmbiguousSession`. Widgets are shared by all connections: they
        show the session that connected last, or was chosen last.

        Args:
            session_id: The session.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession.
        """
        params = SessionSetCurrentParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> Session:
        """Gives one session.

        SDK: `GCKSessionManager.currentCastSession`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = SessionGetParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_volume(
        self,
        *,
        session_id: str | None = None,
        level: float,
        call_timeout: Timeout = DEFAULT,
    ) -> DeviceVolume:
        """Sets the device's volume.

        SDK: `GCKSession.setDeviceVolume`.

        Args:
            session_id: The session; absent is the current one.
            level: How loud, 0 silent, 1 loudest. From 0 to 1.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed.
        """
        params = SessionSetVolumeParams(
            session_id=session_id,
            level=level,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def step_volume(
        self,
        *,
        session_id: str | None = None,
        steps: int | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> DeviceVolume:
        """Turns the device up or down by steps of its own.

        Steps that come while an earlier one is unanswered add up, as on a remote control; they end at the
        traits' limits.

        Args:
            session_id: The session; absent is the current one.
            steps: How many; negative is quieter. From -1000 to 1000. Absent: `1`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed.
        """
        params = SessionStepVolumeParams(
            session_id=session_id,
            steps=steps,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def press_volume_key(
        self,
        *,
        key: VolumeKeyLike,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionPressVolumeKeyResult:
        """Tells that a volume key of the calling program was pressed.

        It changes the volume of the current session's device if the context's option
        `physical_volume_buttons_will_control_device_volume` is set and there is a connected session; otherwise
        nothing happens, and the program may do what it does without a session.

        SDK: `GCKCastOptions.physicalVolumeButtonsWillControlDeviceVolume`.

        Args:
            key: Which key.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            SessionNotConnected, SessionSuspended, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, VolumeFixed.
        """
        params = SessionPressVolumeKeyParams(
            key=key,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_muted(
        self,
        *,
        session_id: str | None = None,
        muted: bool,
        call_timeout: Timeout = DEFAULT,
    ) -> DeviceVolume:
        """Mutes the device or lets it be heard.

        SDK: `GCKSession.setDeviceMuted`.

        Args:
            session_id: The session; absent is the current one.
            muted: Whether it is silent.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected, VolumeFixed.
        """
        params = SessionSetMutedParams(
            session_id=session_id,
            muted=muted,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def request_multizone_status(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> MultizoneStatus:
        """Asks a group for its members.

        SDK: `GCKCastSession.requestMultizoneStatus`.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected.
        """
        params = SessionRequestMultizoneStatusParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_multizone_device_volume(
        self,
        *,
        session_id: str | None = None,
        device_id: str,
        level: float,
        call_timeout: Timeout = DEFAULT,
    ) -> MultizoneDevice:
        """Sets the volume of a member of a group.

        SDK: `GCKCastSession.setDeviceVolume:forMultizoneDevice:`.

        Args:
            session_id: The session; absent is the current one.
            device_id: The member; an id in DNS-SD's spelling will do. Not empty.
            level: How loud, 0 silent, 1 loudest. From 0 to 1.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, DeviceNotFound.
        """
        params = SessionSetMultizoneDeviceVolumeParams(
            session_id=session_id,
            device_id=device_id,
            level=level,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_multizone_device_muted(
        self,
        *,
        session_id: str | None = None,
        device_id: str,
        muted: bool,
        call_timeout: Timeout = DEFAULT,
    ) -> MultizoneDevice:
        """Mutes a member of a group or lets it be heard.

        SDK: `GCKCastSession.setDeviceMuted:forMultizoneDevice:`.

        Args:
            session_id: The session; absent is the current one.
            device_id: The member; an id in DNS-SD's spelling will do. Not empty.
            muted: Whether to silence it.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected, DeviceNotFound.
        """
        params = SessionSetMultizoneDeviceMutedParams(
            session_id=session_id,
            device_id=device_id,
            muted=muted,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def get_casting_groups(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionGetCastingGroupsResult:
        """Asks a device which groups it belongs to.

        Google doesn't document what a device says of a group: its members come as the device sends them.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, ConnectionLost, SessionEnded, RequestTimedOut,
                RequestRejected.
        """
        params = SessionGetCastingGroupsParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def request_status(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> ReceiverStatus:
        """Asks the receiver for its status.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, RequestTimedOut, RequestRejected.
        """
        params = SessionRequestStatusParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def transfer(
        self,
        *,
        session_id: str | None = None,
        device_id: str | None = None,
        friendly_name: str | None = None,
        search_timeout: float | None = None,
        host: str | None = None,
        port: int | None = None,
        keep_volume: bool | None = None,
        timeout: float | None = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> SessionTransferResult:
        """Brings a session to another device: what plays goes on there.

        The app is asked for its state (STORE_SESSION), launched on the other device (or joined where it
        runs already), given the state (RESUME_SESSION, or LOAD where the app doesn't take it), and stopped
        on the device that is left. It stays the same session, with another `device`;
        `SessionDidUpdateDevice`, `SessionDidResume` and `SessionDidTransfer` tell. Until it plays there
        nothing changes here: if anything fails, or the call is cancelled, what was launched there is
        stopped, and here it plays on. Both devices may be heard for a moment.

        Args:
            session_id: The session; absent is the current one.
            device_id: The other device, as discovery names it.
            friendly_name: Instead of `device_id`: the device's name, in any case. Not empty.
            search_timeout: How long a device that isn't known yet is looked for; discovery is started for that
                if it doesn't run. In seconds. From 0 to 600. Absent: `5`.
            host: Instead of `device_id`: an address or host name. Not empty.
            port: With `host`: the port; groups have ports of their own. From 1 to 65535. Absent: `8009`.
            keep_volume: Whether the other device gets this one's volume. Absent: `false`.
            timeout: How long connecting to the other device may take (where nobody says: as long as
                `session.start`), and how long all the rest may. Time in which the TV asks its viewer for permission
                doesn't count. In seconds. More than 0, at most 600. Absent: `90`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, DeviceNotFound,
                SessionExists, SessionTransferFailed.
        """
        params = SessionTransferParams(
            session_id=session_id,
            device_id=device_id,
            friendly_name=friendly_name,
            search_timeout=search_timeout,
            host=host,
            port=port,
            keep_volume=keep_volume,
            timeout=timeout,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def take_back(
        self,
        *,
        session_id: str | None = None,
        action: SessionEndActionLike | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> PlaybackState:
        """Hands what plays to the caller, who goes on with it: remote to local.

        The answer has what to load and from where; then the session goes on, or is ended as asked.
        `media.load` accepts the members of `load_request_data`, so that it can be brought back.

        Args:
            session_id: The session; absent is the current one.
            action: How to end the session once the state is there; absent: it goes on.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionSuspended, ConnectionLost,
                SessionEnded, NoMediaSession.
        """
        params = SessionTakeBackParams(
            session_id=session_id,
            action=action,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def set_default_options(
        self,
        *,
        options: Mapping[str, Any] | None = None,
        category: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> None:
        """Sets what new sessions get as `session_options` where nobody gives some.

        All clients share them. Sessions that there are keep theirs.

        SDK: `GCKSessionManager.setDefaultSessionOptions:forDeviceCategory:`.

        Args:
            options: The options, at most 16 KiB; absent: none any more.
            category: The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = SessionSetDefaultOptionsParams(
            options=options,
            category=category,
        )
        self._caller.call(params, call_timeout=call_timeout)

    def get_default_options(
        self,
        *,
        category: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionGetDefaultOptionsResult:
        """Gives what new sessions get as `session_options` where nobody gives some.

        SDK: `GCKSessionManager.defaultSessionOptionsForDeviceCategory:`.

        Args:
            category: The devices' category; Cast devices are `CAST`. Not empty. Absent: `"CAST"`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = SessionGetDefaultOptionsParams(
            category=category,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def build_open_url(
        self,
        *,
        session_id: str | None = None,
        base_url: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionBuildOpenUrlResult:
        """Makes a link by which another program gets to a session.

        The link is a URL of the caller's own, with one more query item, which names the device and the run
        of the app. It holds no secret but the run's name.

        SDK: `GCKOpenURLOptions.asURLQueryItem`.

        Args:
            session_id: The session; absent is the current one.
            base_url: The URL that gets the query item. Not empty. Absent: `"cast-rpc://open"`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession.
        """
        params = SessionBuildOpenUrlParams(
            session_id=session_id,
            base_url=base_url,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def parse_open_url(
        self,
        *,
        url: str,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionParseOpenUrlResult:
        """Reads a link that `session.build_open_url` made.

        SDK: `GCKOpenURLOptions.openURLOptionsFromURL`.

        Args:
            url: The link. Not empty.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = SessionParseOpenUrlParams(
            url=url,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def start_with_open_url(
        self,
        *,
        url: str,
        application_id: str | None = None,
        search_timeout: float | None = None,
        if_exists: ExistingSessionPolicyLike | None = None,
        session_options: Mapping[str, Any] | None = None,
        timeout: float | None = None,
        call_timeout: Timeout = DEFAULT,
        on_progress: OnProgress = None,
    ) -> Session:
        """Connects to what a link names.

        The device is looked for if it isn't known. A link with a run of an app joins that run, and nothing
        else; one without joins the app if it runs, or launches it.

        SDK: `GCKSessionManager.startSessionWithOpenURLOptions:sessionOptions:`.

        Args:
            url: The link. Not empty.
            application_id: The app, where the link names no run; absent: as with `session.start`. Not empty.
            search_timeout: How long the device is looked for. In seconds. From 0 to 600. Absent: `10`.
            if_exists: What is done if there is a session with the device already. A session that is being
                restored, that connects or that ends is waited for first. Absent: `"FAIL"`.
            session_options: What the client wants to find in the session again, at most 16 KiB; absent: what
                `session.set_default_options` said. SDK: `GCKSessionOptions`.
            timeout: How long connecting may take. In seconds. More than 0, at most 600. Absent: `30`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
            on_progress: Hears how far the call is.

        Raises:
            DeviceNotFound, SessionExists, AddressNotResolved, DeviceUnreachable, ConnectionRefused, TLSFailed,
                DeviceAuthenticationFailed, ConnectionTimedOut, ConnectionLost, ConnectionRejected,
                ApplicationNotFound, ApplicationNotRunning, LaunchFailed, LaunchCancelled, SessionEnded,
                RequestRejected.
        """
        params = SessionStartWithOpenUrlParams(
            url=url,
            application_id=application_id,
            search_timeout=search_timeout,
            if_exists=if_exists,
            session_options=session_options,
            timeout=timeout,
        )
        return self._caller.call(params, call_timeout=call_timeout, on_progress=on_progress)

    def suspend(
        self,
        *,
        session_id: str | None = None,
        reason: SessionSuspendReasonLike | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> Session:
        """Puts a session's link down and keeps the session; what plays goes on.

        Calls to the session fail with `SessionSuspended` until `session.resume`, or until the app is found
        to have ended by then.

        SDK: `GCKSessionManager.suspendSessionWithReason`.

        Args:
            session_id: The session; absent is the current one.
            reason: What `SessionDidSuspend` says. After `NETWORK_ERROR`, `NETWORK_NOT_REACHABLE` and
                `TERMINATED` the session is resumed by itself as soon as the device can be reached, as after a link
                that broke. Absent: `"REQUESTED"`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected.
        """
        params = SessionSuspendParams(
            session_id=session_id,
            reason=reason,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def resume(
        self,
        *,
        session_id: str | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> Session:
        """Makes the link of a suspended session anew, now.

        A session whose link broke is resumed by itself, after pauses that grow; this spares the pause.
        Nothing is loaded and nothing launched: if the app has ended meanwhile, the session ends. A session
        that is connected is answered as it is.

        Args:
            session_id: The session; absent is the current one.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.

        Raises:
            NoSuchSession, AmbiguousSession, SessionNotConnected, SessionEnded, AddressNotResolved,
                DeviceUnreachable, ConnectionRefused, TLSFailed, ConnectionTimedOut, ConnectionLost,
                ConnectionRejected, RequestRejected.
        """
        params = SessionResumeParams(
            session_id=session_id,
        )
        return self._caller.call(params, call_timeout=call_timeout)

    def list_saved(
        self,
        *,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionListSavedResult:
        """Lists the sessions that servers left that are no more: killed, crashed, or ended with their sessions
        left.

        Args:
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = SessionListSavedParams()
        return self._caller.call(params, call_timeout=call_timeout)

    def restore(
        self,
        *,
        timeout: float | None = None,
        call_timeout: Timeout = DEFAULT,
    ) -> SessionRestoreResult:
        """Joins the sessions again that servers left that are no more; nothing is loaded or launched.

        Each saved session is taken by one server only, and joined only while the very run of its app goes
        on. `SessionDidSuspend` is not told, `SessionWillResume` and `SessionDidResume` or
        `SessionDidFailToResume` are. A session whose device can't be reached is kept for the next time. A
        daemon does this when it starts (`--restore-sessions`); a spawned server does it when asked, and
        writes down its sessions from then on.

        Args:
            timeout: How long each device may stay away. In seconds. More than 0, at most 600. Absent: `10`.
            call_timeout: How long to wait for the answer, in seconds; the client's own limit otherwise.
        """
        params = SessionRestoreParams(
            timeout=timeout,
        )
        return self._caller.call(params, call_timeout=call_timeout)
