public import CastDiscovery
public import CastModel
public import JSONCodec
public import NIOCore

/// An event of a ``CastContext``, grouped by the part of the framework; the names are those of the spec's
/// notifications.
///
/// It has values, not references: a listener gets the state at the time of the event. A listener that handles every
/// event should switch without a `default`, so that the compiler reports new events. Each event is one reference in
/// size, because every listener gets a copy.
public indirect enum CastEvent: Sendable {
  /// The presence of devices or of a session changed (SDK `kGCKCastStateDidChangeNotification`).
  case castStateChanged(CastState)
  /// Discovery started or stopped, or a device was found, changed, moved or was lost.
  case discovery(DiscoveryEvent)
  /// A session started, ended or changed.
  case session(SessionEvent)
  /// A session moves to another device.
  case transfer(TransferEvent)
  /// A group's members or its playback session changed.
  case multizone(MultizoneEvent)
  /// A custom channel connected, disconnected, received a message, or its writability changed.
  case channel(ChannelEvent)
  /// An image was fetched and cached.
  case imageDidCache(ImageEvent)
  /// A receiver fetches a file of this machine.
  case didServe(ServedTransfer)
  /// The conversion of a file has made progress, or failed.
  case didConvert(ConversionProgress)
  /// The media of a session changed.
  case media(MediaEvent)
  /// A queue's list of items changed, by any sender, or an item's details became known (SDK `GCKMediaQueueDelegate`).
  case queueDidChange(MediaQueueEvent)
}

/// An event of a session itself.
public enum SessionEvent: Sendable {
  /// A session starts to connect.
  case willStart(SessionSnapshot)
  /// A connecting session entered another step; `message` has details, such as the TV's question to its viewer.
  case didEnterPhase(sessionId: String, phase: ConnectionPhase, elapsed: TimeAmount, message: String?)
  /// A session is connected, and for media apps the first media status is known.
  case didStart(SessionSnapshot)
  /// A session failed to connect.
  case didFailToStart(SessionSnapshot, error: CastError)
  /// A session is about to end on request.
  case willEnd(SessionSnapshot)
  /// A session is over; `error` is the failure, if there was one.
  case didEnd(SessionSnapshot, reason: SessionEndReason, error: CastError?)
  /// A session's link was closed, or broke (`error` is the reason); the app may still run.
  case didSuspend(SessionSnapshot, reason: SessionSuspendReason, error: CastError?)
  /// An attempt to resume a session begins; `error` is the failure of the attempt before.
  case willResume(SessionSnapshot, attempt: Int, error: CastError?)
  /// The link of a session is up again, and its app is the same run.
  case didResume(SessionSnapshot)
  /// A session could not be resumed; it ends.
  case didFailToResume(SessionSnapshot, error: CastError)
  /// A session's device changed: its name, its address, its status.
  case didUpdateDevice(SessionSnapshot)
  /// The device's volume changed, by any sender or at the device.
  case didChangeVolume(sessionId: String, volume: DeviceVolume)
  /// The receiver's status changed: app, status text, active input, standby.
  case didChangeStatus(SessionSnapshot)

  /// The default options of sessions with devices of a category changed (SDK
  /// `didUpdateDefaultSessionOptionsForDeviceCategory:`); `nil` if they were removed.
  case didUpdateDefaultOptions(category: String, options: JSONObject?)
}

/// An event of a session's transfer to another device.
public enum TransferEvent: Sendable {
  /// A session is about to move to another device.
  case willTransfer(SessionSnapshot, to: DiscoveredDevice)
  /// A session is on another device, under the same id; ``SessionEvent/didResume(_:)`` came just before.
  case didTransfer(SessionSnapshot, from: DiscoveredDevice)
  /// A session's transfer failed; the session is unchanged, unless it has ended.
  case didFailToTransfer(SessionSnapshot, to: DiscoveredDevice, error: CastError)
}

/// An event of a group that a session is connected to.
public enum MultizoneEvent: Sendable {
  /// A group sent a list of members that differs from the known one (SDK `didReceiveMultizoneStatus:`).
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

/// An event of a session's media.
public enum MediaEvent: Sendable {
  /// A new media session began.
  case didStartSession(sessionId: String, mediaSessionId: Int64)
  /// The media status changed, by any sender or at the device.
  case didUpdateStatus(MediaSnapshot)
  /// The media or its metadata changed.
  case didUpdateMetadata(MediaSnapshot)
  /// The queue, its current item or its repeat mode changed.
  case didUpdateQueue(MediaSnapshot)
  /// The preloaded item changed.
  case didUpdatePreload(MediaSnapshot)
  /// A media session ended.
  case didEndSession(sessionId: String, mediaSessionId: Int64, idleReason: IdleReason?)
  /// The app reported an error that isn't the reply to a request.
  case didReceiveError(sessionId: String, CastError)
  /// The app sent a message of an unknown type in the media namespace.
  case didReceiveMessage(sessionId: String, JSONObject)
}
