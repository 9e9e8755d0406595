public import CastDiscovery
public import CastModel
public import JSONCodec
public import NIOCore

/// Something that happened in a ``CastContext``; the names are those of the spec's notifications.
///
/// It has values, not references: what a listener sees is how things were when it happened. Later versions add cases, so
/// a listener has a `default`.
public enum CastEvent: Sendable {
  // MARK: Context

  /// Whether there are devices, or a session, changed (SDK `kGCKCastStateDidChangeNotification`).
  case castStateChanged(CastState)
  /// Discovery began or ended, or a device came, changed, moved or went.
  case discovery(DiscoveryEvent)

  // MARK: Sessions

  /// A session begins to connect.
  case sessionWillStart(SessionSnapshot)
  /// A session that connects has come to a new step; `message` says more (that the TV asks its viewer for permission).
  case sessionDidEnterPhase(sessionId: String, phase: ConnectionPhase, elapsed: TimeAmount, message: String?)
  /// A session is connected, and for media apps the first media status is known.
  case sessionDidStart(SessionSnapshot)
  /// A session could not be connected.
  case sessionDidFailToStart(SessionSnapshot, error: CastError)
  /// A session is about to end on request.
  case sessionWillEnd(SessionSnapshot)
  /// A session is over; `error` says what went wrong, if something did.
  case sessionDidEnd(SessionSnapshot, reason: SessionEndReason, error: CastError?)
  /// The link of a session is down: it broke (`error` says how), or was put down; the app may go on.
  case sessionDidSuspend(SessionSnapshot, reason: SessionSuspendReason, error: CastError?)
  /// An attempt to resume a session begins; `error` is what ended the attempt before.
  case sessionWillResume(SessionSnapshot, attempt: Int, error: CastError?)
  /// The link of a session is up again, and its app is the same run.
  case sessionDidResume(SessionSnapshot)
  /// A session could not be resumed; it ends.
  case sessionDidFailToResume(SessionSnapshot, error: CastError)
  /// What is known of a session's device changed: its name, its address, what it shows.
  case sessionDidUpdateDevice(SessionSnapshot)
  /// The device's volume changed, whoever changed it.
  case sessionDidChangeVolume(sessionId: String, volume: DeviceVolume)
  /// What the receiver reports of itself changed: app, status text, active input, standby.
  case sessionDidChangeStatus(SessionSnapshot)

  /// What sessions with devices of a category get as options changed (SDK
  /// `didUpdateDefaultSessionOptionsForDeviceCategory:`); `nil`: there are none any more.
  case sessionDidUpdateDefaultOptions(category: String, options: JSONObject?)

  // MARK: Transfers

  /// A session is about to come to another device.
  case sessionWillTransfer(SessionSnapshot, to: DiscoveredDevice)
  /// A session is on another device now, under the same id; ``sessionDidResume(_:)`` came just before.
  case sessionDidTransfer(SessionSnapshot, from: DiscoveredDevice)
  /// A session could not be brought to another device, and is as it was, unless it has ended.
  case sessionDidFailToTransfer(SessionSnapshot, to: DiscoveredDevice, error: CastError)

  // MARK: Groups

  /// A group told its members, and they aren't what was known (SDK `didReceiveMultizoneStatus:`).
  case multizoneDidReceiveStatus(sessionId: String, MultizoneStatus)
  /// A device joined the group (SDK `didAddMultizoneDevice:`).
  case multizoneDidAddDevice(sessionId: String, MultizoneDevice)
  /// A member changed (SDK `didUpdateMultizoneDevice:`).
  case multizoneDidUpdateDevice(sessionId: String, MultizoneDevice)
  /// A device left the group (SDK `didRemoveMultizoneDeviceWithID:`).
  case multizoneDidRemoveDevice(sessionId: String, deviceId: String)
  /// Whether what plays can be moved and spread changed.
  case multizoneDidUpdatePlaybackSession(sessionId: String, MultizonePlaybackSession)

  // MARK: Channels

  /// A custom channel connected, disconnected, got a message, or became more or less writable.
  case channel(ChannelEvent)

  // MARK: Images

  /// A picture was fetched and kept.
  case imageDidCache(ImageEvent)

  // MARK: Media

  /// There is a new media session.
  case mediaDidStartSession(sessionId: String, mediaSessionId: Int64)
  /// The media status changed, whoever changed it.
  case mediaDidUpdateStatus(MediaSnapshot)
  /// Other media, or other metadata.
  case mediaDidUpdateMetadata(MediaSnapshot)
  /// The queue, its current item or its repeat mode changed.
  case mediaDidUpdateQueue(MediaSnapshot)
  /// The item that is ready to follow changed.
  case mediaDidUpdatePreload(MediaSnapshot)
  /// A media session is over.
  case mediaDidEndSession(sessionId: String, mediaSessionId: Int64, idleReason: IdleReason?)
  /// The app reported an error that answers no request.
  case mediaDidReceiveError(sessionId: String, CastError)
  /// The app said something in the media namespace that nothing here understands.
  case mediaDidReceiveMessage(sessionId: String, JSONObject)

  // MARK: Queue

  /// A queue's list changed, whoever changed it, or what is known of its items (SDK `GCKMediaQueueDelegate`).
  case queueDidChange(MediaQueueEvent)

  // MARK: Widgets

  /// How many commands to what plays are unanswered changed (``RemoteMediaClient/requestsInFlight``).
  case mediaDidChangeRequests(sessionId: String)
}
