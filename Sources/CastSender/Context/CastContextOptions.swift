public import CastDiscovery
public import CastV2
public import NIOCore
public import TLS

/// What a ``CastContext`` assumes and allows (SDK `GCKCastOptions`).
public struct CastContextOptions: Sendable, Hashable {
  /// How apps are launched where a call doesn't say otherwise.
  public var launchOptions = LaunchOptions()
  /// Which devices those want who don't say so (SDK `GCKCastOptions.discoveryCriteria`).
  public var discoveryCriteria = DiscoveryCriteria.all
  /// How devices are looked for.
  public var discovery = DiscoveryOptions()
  /// Whether whoever creates the context leaves starting discovery to somebody else (SDK `disableDiscoveryAutostart`).
  public var disableDiscoveryAutostart = false
  /// Whether discovery begins only when the viewer presses a Cast button for the first time (SDK
  /// `startDiscoveryAfterFirstTapOnCastButton`, where it is assumed).
  public var startDiscoveryAfterFirstTapOnCastButton = false
  /// Whether ending a session without saying how stops the app for everybody (SDK `stopReceiverApplicationWhenEndingSession`).
  public var stopReceiverApplicationWhenEndingSession = false
  /// Whether devices have to prove what they are.
  public var deviceAuthentication = DeviceAuthenticationOptions()
  /// What this sender calls itself in CONNECT.
  public var userAgent = "cast-rpc"
  /// The most sessions at once.
  public var maximumSessions = 64
  /// The limits of each step of connecting, and of the whole.
  public var connectLimits = ConnectLimits()
  /// The limits of requests.
  public var requestLimits = RequestLimits()
  /// Which TLS is acceptable; `nil` for the context's own assumption, which connects to old devices too.
  public var tls: TLSPolicy?
  /// How many receivers' TLS sessions are kept for resumption.
  public var maximumStoredTLSSessions = 64
  /// When a silent receiver is asked and given up; `nil` for what the context's links assume.
  public var heartbeat: Heartbeat.Configuration?
  /// How a session whose link broke is resumed.
  public var reconnect = ReconnectOptions()
  /// Whether sessions are written down, so that the next server can join them again; where they are is
  /// ``CastContext/savedSessions``.
  public var savesSessions = true
  /// How sessions come to other devices.
  public var transfer = TransferOptions()
  /// Whether sessions are suspended while the program that casts is in the background (SDK
  /// `suspendSessionsWhenBackgrounded`).
  public var suspendSessionsWhenBackgrounded = true
  /// Whether a volume key of the program that casts changes the device's volume (SDK
  /// `physicalVolumeButtonsWillControlDeviceVolume`).
  public var physicalVolumeButtonsWillControlDeviceVolume = false
  /// How pictures are fetched and kept.
  public var images = ImageOptions()
  /// How long a provider of credentials may take.
  public var credentialsDeadline = TimeAmount.seconds(5)
  /// How long a session's app may be missing from the receiver's status before the session ends (cast.md 6.2).
  public var applicationGoneDelay = TimeAmount.seconds(1)

  public init() {}

  /// Whether creating the context starts discovery.
  public var startsDiscoveryAtOnce: Bool {
    !self.disableDiscoveryAutostart && !self.startDiscoveryAfterFirstTapOnCastButton
  }

  /// Whether a tap on the cast button starts discovery.
  public var startsDiscoveryWithTap: Bool {
    !self.disableDiscoveryAutostart && self.startDiscoveryAfterFirstTapOnCastButton
  }
}
