public import CastModel
import CastV2
public import NIOCore
import TLS

/// What a ``CastContext`` assumes and allows (SDK `GCKCastOptions`): what the spec declares and clients can set, and limits of the
/// framework's own. The spec's options are members of this, too: `options.reconnect.isEnabled`.
@dynamicMemberLookup
public struct CastContextOptions: Sendable, Hashable {
  /// What the spec declares.
  public private(set) var declared = ContextOptions()
  /// What the files hold that ``CastModel/DeviceAuthenticationOptions`` name.
  public var authenticationFiles = AuthenticationFiles()
  /// The limits of each step of connecting, and of the whole.
  public var connectLimits = ConnectLimits()
  /// The limits of requests.
  public var requestLimits = RequestLimits()
  /// How long a provider of credentials may take.
  public var credentialsDeadline = TimeAmount.seconds(5)
  /// How long a program that picks images for itself may take.
  public var imagePickerDeadline = TimeAmount.seconds(2)
  /// How long a program that caches images for itself may take.
  public var imageProviderDeadline = TimeAmount.seconds(15)
  /// How long a session's app may be missing from the receiver's status before the session ends (cast.md 6.2).
  public var applicationGoneDelay = TimeAmount.seconds(1)

  /// What is assumed where nobody says anything.
  public init() {
    self.declared.launchOptions.languageCode = "en-US"
    self.declared.saveSessions = true
  }

  /// The spec's options.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ContextOptions, Value>) -> Value {
    get { self.declared[keyPath: path] }
    set { self.declared[keyPath: path] = newValue }
  }

  /// Takes what somebody says; all else stays. What the files hold is another matter.
  public mutating func replace(with changes: ContextOptions.Changes?) {
    guard let changes else { return }
    self.declared.replace(with: changes)
    // Criteria are one thing: what is said takes the place of the whole.
    if let criteria = changes.discoveryCriteria { self.declared.discoveryCriteria = DiscoveryCriteria(criteria) }
    // Nothing is ever reported to anybody, whatever is said.
    self.declared.disableAnalyticsLogging = true
    if changes.connectTimeout != nil { self.connectLimits.total = TimeAmount(self.declared.connectTimeout) }
  }

  /// Whether sessions are written down, so that the next server can join them again; where they are is
  /// ``CastContext/savedSessions``.
  public var savesSessions: Bool {
    get { self.declared.saveSessions ?? true }
    set { self.declared.saveSessions = newValue }
  }

  /// Whether creating the context starts discovery.
  public var startsDiscoveryAtOnce: Bool {
    !self.disableDiscoveryAutostart && !self.startDiscoveryAfterFirstTapOnCastButton
  }

  /// Whether a tap on the cast button starts discovery.
  public var startsDiscoveryWithTap: Bool {
    !self.disableDiscoveryAutostart && self.startDiscoveryAfterFirstTapOnCastButton
  }

  /// Which TLS is acceptable; `nil` where nobody said anything, for the context's own assumption.
  var tlsPolicy: TLSPolicy? { self.tls == TLSOptions() ? nil : TLSPolicy(self.tls) }

  /// When a silent receiver is asked and given up; `nil` where nobody said anything, for what the context's links assume.
  var linkHeartbeat: Heartbeat.Configuration? {
    guard self.heartbeat != HeartbeatOptions() else { return nil }
    return Heartbeat.Configuration(
      pingAfter: TimeAmount(self.heartbeat.pingAfter), deadAfter: TimeAmount(self.heartbeat.deadAfter),
      partialFrameDeadline: TimeAmount(self.heartbeat.partialMessageDeadline))
  }
}

extension TLSPolicy {
  /// The policy that a client describes.
  fileprivate init(_ options: TLSOptions) {
    let assumed = TLSPolicy()
    self.init(
      ciphers: options.ciphers, securityLevel: Int32(clamping: options.securityLevel),
      minimumVersion: Version(options.minimumVersion) ?? assumed.minimumVersion,
      maximumVersion: options.maximumVersion.flatMap(Version.init))
  }
}

extension TLSPolicy.Version {
  fileprivate init?(_ version: TLSVersion) {
    switch version {
    case .tls10: self = .v1_0
    case .tls11: self = .v1_1
    case .tls12: self = .v1_2
    case .tls13: self = .v1_3
    default: return nil
    }
  }
}
