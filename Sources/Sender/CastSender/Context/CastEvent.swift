public import CastDiscovery
public import CastModel
public import JSONCodec
public import NIOCore

/// Something that happened in a ``CastContext``, by the part of the framework that it is about; the names are those of the spec's
/// notifications.
///
/// It has values, not references: what a listener sees is how things were when it happened. A listener that handles every event
/// switches without a `default`, so that the compiler shows it what is new.
public enum CastEvent: Sendable {
  /// Whether there are devices, or a session, changed (SDK `kGCKCastStateDidChangeNotification`).
  case castStateChanged(CastState)
  /// Discovery began or ended, or a device came, changed, moved or went.
  case discovery(DiscoveryEvent)
  /// A session began, ended, or is another one than before.
  case session(SessionEvent)
  /// A session comes to another device.
  case transfer(TransferEvent)
  /// A group's members, or what it plays, changed.
  case multizone(MultizoneEvent)
  /// A custom channel connected, disconnected, got a message, or became more or less writable.
  case channel(ChannelEvent)
  /// A picture was fetched and kept.
  case imageDidCache(ImageEvent)
  /// Somebody fetches a file of this machine.
  case didServe(ServedTransfer)
  /// What a session plays changed.
  case media(MediaEvent)
  /// A queue's list changed, whoever changed it, or what is known of its items (SDK `GCKMediaQueueDelegate`).
  case queueDidChange(MediaQueueEvent)
}

/// What happened to a session as such.
public enum SessionEvent: Sendable {
  /// A session starts to connect.
  case willStart(SessionSnapshot)
  /// A session that connects has come to a new step; `message` says more (that the TV asks its viewer for permission).
  case didEnterPhase(sessionId: String, phase: ConnectionPhase, elapsed: TimeAmount, message: String?)
  /// A session is connected, and for media apps the first media status is known.
  case didStart(SessionSnapshot)
  /// A session failed to connect.
  case didFailToStart(SessionSnapshot, error: CastError)
  /// A session is about to end on request.
  case willEnd(SessionSnapshot)
  /// A session is over; `error` says what went wrong, if something did.
  case didEnd(SessionSnapshot, reason: SessionEndReason, error: CastError?)
  /// The link of a session is down: it broke (`error` says how), or was put down; the app may go on.
  case didSuspend(SessionSnapshot, reason: SessionSuspendReason, error: CastError?)
  /// An attempt to resume a session begins; `error` is what ended the attempt before.
  case willResume(SessionSnapshot, attempt: Int, error: CastError?)
  /// The link of a session is up again, and its app is the same run.
  case didResume(SessionSnapshot)
  /// A session could not be resumed; it ends.
  case didFailToResume(SessionSnapshot, error: CastError)
  /// A session's device changed: its name, its address, its status.
  case didUpdateDevice(SessionSnapshot)
  /// The device's volume changed, whoever changed it.
  case didChangeVolume(sessionId: String, volume: DeviceVolume)
  /// The receiver's status changed: app, status text, active input, standby.
  case didChangeStatus(SessionSnapshot)

  /// What sessions with devices of a category get as options changed (SDK
  /// `didUpdateDefaultSessionOptionsForDeviceCategory:`); `nil`: there are none any more.
  case didUpdateDefaultOptions(category: String, options: JSONObject?)
}

/// What happened to a session on its way to another device.
public enum TransferEvent: Sendable {
  /// A session is about to come to another device.
  case willTransfer(SessionSnapshot, to: DiscoveredDevice)
  /// A session is on another device now, under the same id; ``SessionEvent/didResume(_:)`` came just before.
  case didTransfer(SessionSnapshot, from: DiscoveredDevice)
  /// A session could not be brought to another device, and is as it was, unless it has ended.
  case didFailToTransfer(SessionSnapshot, to: DiscoveredDevice, error: CastError)
}

/// What happened to a group that a session is connected with.
public enum MultizoneEvent: Sendable {
  /// A group told its members, and they aren't what was known (SDK `didReceiveMultizoneStatus:`).
  case didReceiveStatus(sessionId: String, MultizoneStatus)
  /// A device joined the group (SDK `didAddMultizoneDevice:`).
  case didAddDevice(sessionId: String, MultizoneDevice)
  /// A member changed (SDK `didUpdateMultizoneDevice:`).
  case didUpdateDevice(sessionId: String, MultizoneDevice)
  /// A device left the group (SDK `didRemoveMultizoneDeviceWithID:`).
  case didRemoveDevice(sessionId: String, deviceId: String)
  /// Whether playback can be transferred and expanded changed.
  case didUpdatePlaybackSession(sessionId: String, MultizonePlaybackSession)
}

/// What happened to what a session plays.
public enum MediaEvent: Sendable {
  /// There is a new media session.
  case didStartSession(sessionId: String, mediaSessionId: Int64)
  /// The media status changed, whoever changed it.
  case didUpdateStatus(MediaSnapshot)
  /// The media or its metadata changed.
  case didUpdateMetadata(MediaSnapshot)
  /// The queue, its current item or its repeat mode changed.
  case didUpdateQueue(MediaSnapshot)
  /// The preloaded item changed.
  case didUpdatePreload(MediaSnapshot)
  /// A media session ended.
  case didEndSession(sessionId: String, mediaSessionId: Int64, idleReason: IdleReason?)
  /// The app reported an error that answers no request.
  case didReceiveError(sessionId: String, CastError)
  /// The app said something in the media namespace that nothing here understands.
  case didReceiveMessage(sessionId: String, JSONObject)
}
