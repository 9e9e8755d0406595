/// What went wrong, as the stable key of `spec/errors.json`.
public struct CastErrorCode: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  init(_ rawValue: String) { self.rawValue = rawValue }

  public var description: String { self.rawValue }

  // MARK: Calls

  /// A parameter can't be used; nothing was sent.
  public static let invalidParams = CastErrorCode("InvalidParams")
  /// The caller gave up. What was already sent isn't taken back.
  public static let requestCancelled = CastErrorCode("RequestCancelled")
  /// The context was shut down.
  public static let shuttingDown = CastErrorCode("ShuttingDown")
  /// Too many sessions, or too many requests without an answer.
  public static let internalLimitReached = CastErrorCode("InternalLimitReached")

  /// The context was created before.
  public static let alreadyInitialized = CastErrorCode("AlreadyInitialized")

  // MARK: Devices and sessions

  /// No device has the id.
  public static let deviceNotFound = CastErrorCode("DeviceNotFound")
  /// The session id is unknown, or there is no current session.
  public static let noSuchSession = CastErrorCode("NoSuchSession")
  /// The session is still connecting, or is ending.
  public static let sessionNotConnected = CastErrorCode("SessionNotConnected")
  /// The session's link is down; the session waits to be resumed.
  public static let sessionSuspended = CastErrorCode("SessionSuspended")
  /// There is a session with this device; ``CastError/sessionId`` names it.
  public static let sessionExists = CastErrorCode("SessionExists")

  // MARK: Connecting

  /// Phase `RESOLVE`: the host name or the service has no address.
  public static let addressNotResolved = CastErrorCode("AddressNotResolved")
  /// Phase `TCP`: no route, host down, network unreachable.
  public static let deviceUnreachable = CastErrorCode("DeviceUnreachable")
  /// Phase `TCP`: nothing listens on the port.
  public static let connectionRefused = CastErrorCode("ConnectionRefused")
  /// Phase `TLS`: the hand-shake failed.
  public static let tlsFailed = CastErrorCode("TLSFailed")
  /// Phase `AUTHENTICATE`: the device didn't prove what the options require; ``CastError/authentication`` says why.
  public static let deviceAuthenticationFailed = CastErrorCode("DeviceAuthenticationFailed")
  /// A phase took longer than its limit.
  public static let connectionTimedOut = CastErrorCode("ConnectionTimedOut")
  /// The link broke.
  public static let connectionLost = CastErrorCode("ConnectionLost")
  /// The receiver or its app answered CLOSE.
  public static let connectionRejected = CastErrorCode("ConnectionRejected")
  /// LAUNCH_ERROR with NOT_FOUND.
  public static let applicationNotFound = CastErrorCode("ApplicationNotFound")
  /// A join found no such app or session.
  public static let applicationNotRunning = CastErrorCode("ApplicationNotRunning")
  /// LAUNCH_ERROR with another reason.
  public static let launchFailed = CastErrorCode("LaunchFailed")
  /// LAUNCH_ERROR with CANCELLED, also after one retry.
  public static let launchCancelled = CastErrorCode("LaunchCancelled")
  /// The session ended while the request was in flight.
  public static let sessionEnded = CastErrorCode("SessionEnded")

  /// The session could not be brought to another device, and is as it was; ``CastError/cause`` says why.
  public static let sessionTransferFailed = CastErrorCode("SessionTransferFailed")
  /// The session came to another device while the request was in flight.
  public static let sessionTransferred = CastErrorCode("SessionTransferred")

  // MARK: Requests

  /// The link is up, but no reply came.
  public static let requestTimedOut = CastErrorCode("RequestTimedOut")
  /// INVALID_REQUEST.
  public static let requestRejected = CastErrorCode("RequestRejected")
  /// The message would exceed what one frame may carry; it was not sent.
  public static let castMessageTooLarge = CastErrorCode("CastMessageTooLarge")
  /// The device reports `controlType` `fixed`.
  public static let volumeFixed = CastErrorCode("VolumeFixed")

  // MARK: Channels

  /// No namespace that a channel could have.
  public static let invalidNamespace = CastErrorCode("InvalidNamespace")
  /// A namespace that the framework itself speaks.
  public static let reservedNamespace = CastErrorCode("ReservedNamespace")
  /// The owner has registered the same before.
  public static let channelExists = CastErrorCode("ChannelExists")
  /// The owner has no such channel.
  public static let noSuchChannel = CastErrorCode("NoSuchChannel")
  /// The session's app doesn't list the namespace.
  public static let channelNotConnected = CastErrorCode("ChannelNotConnected")
  /// Too much waits for a device that doesn't read.
  public static let sendBufferFull = CastErrorCode("SendBufferFull")

  // MARK: Images

  /// The policy doesn't let this URL, or what it leads to, be asked for.
  public static let imageURLRefused = CastErrorCode("ImageURLRefused")
  /// The server doesn't give the picture.
  public static let imageUnavailable = CastErrorCode("ImageUnavailable")
  /// It has too many bytes or pixels.
  public static let imageTooLarge = CastErrorCode("ImageTooLarge")
  /// It is no picture of an accepted type.
  public static let imageTypeRefused = CastErrorCode("ImageTypeRefused")
  /// The cache's folder can't be used.
  public static let imageCacheUnavailable = CastErrorCode("ImageCacheUnavailable")

  // MARK: Media

  /// Nothing is loaded.
  public static let noMediaSession = CastErrorCode("NoMediaSession")
  /// The app doesn't list the media namespace.
  public static let mediaNotSupported = CastErrorCode("MediaNotSupported")
  /// LOAD_FAILED.
  public static let mediaLoadFailed = CastErrorCode("MediaLoadFailed")
  /// LOAD_CANCELLED.
  public static let mediaLoadCancelled = CastErrorCode("MediaLoadCancelled")
  /// INVALID_PLAYER_STATE.
  public static let invalidPlayerState = CastErrorCode("InvalidPlayerState")
  /// ERROR in the media namespace.
  public static let mediaError = CastErrorCode("MediaError")
  /// The ad can't be skipped now; ``CastError/adSkip`` says why. Nothing was sent.
  public static let adNotSkippable = CastErrorCode("AdNotSkippable")
  /// None of the media's tracks is what was asked for. Nothing was sent.
  public static let noSuchTrack = CastErrorCode("NoSuchTrack")
  /// A newer request of the same kind took its place.
  public static let requestReplaced = CastErrorCode("RequestReplaced")

  // MARK: Widgets

  /// A control was used that can't be now.
  public static let controlDisabled = CastErrorCode("ControlDisabled")
}
