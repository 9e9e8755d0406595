public import CastModel
import CastV2
public import NIOCore
import TLS

/// The defaults and limits of a ``CastContext`` (SDK `GCKCastOptions`): the options that the spec declares and
/// clients can set, and further limits of the framework. The spec's options can be used as members:
/// `options.reconnect.isEnabled`.
@dynamicMemberLookup
public struct CastContextOptions: Sendable, Hashable {
  /// The options that the spec declares.
  public private(set) var declared = ContextOptions()
  /// The contents of the files that ``CastModel/DeviceAuthenticationOptions`` name.
  public var authenticationFiles = AuthenticationFiles()
  /// The limits of each step of connecting, and of the whole.
  public var connectLimits = ConnectLimits()
  /// The limits of requests.
  public var requestLimits = RequestLimits()
  /// The time limit for a provider of credentials.
  public var credentialsDeadline = TimeAmount.seconds(5)
  /// The time limit for a program that picks images itself.
  public var imagePickerDeadline = TimeAmount.seconds(2)
  /// The time limit for a program that caches images itself.
  public var imageProviderDeadline = TimeAmount.seconds(15)
  /// How long a session's app may be missing from the receiver's status before the session ends (cast.md 6.2).
  public var applicationGoneDelay = TimeAmount.seconds(1)

  /// Creates the default options.
  public init() {
    self.declared.launchOptions.languageCode = "en-US"
    self.declared.saveSessions = true
  }

  /// Accesses the spec's options.
  public subscript<Value>(dynamicMember path: WritableKeyPath<ContextOptions, Value>) -> Value {
    get { self.declared[keyPath: path] }
    set { self.declared[keyPath: path] = newValue }
  }

  /// Applies a client's changes, and keeps all other options. ``authenticationFiles`` stays unchanged.
  public mutating func replace(with changes: ContextOptions.Changes?) {
    guard let changes else { return }
    self.declared.replace(with: changes)
    // Criteria are replaced as a whole, never member by member.
    if let criteria = changes.discoveryCriteria { self.declared.discoveryCriteria = DiscoveryCriteria(criteria) }
    // Nothing is ever reported to anyone, so analytics stay off.
    self.declared.disableAnalyticsLogging = true
    if changes.connectTimeout != nil { self.connectLimits.total = self.declared.connectTimeout }
  }

  /// Whether sessions are saved, so that the next server can join them again. Their store is
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

  /// The client's TLS policy; `nil` if it gave none, so that the context's default applies.
  var tlsPolicy: TLSPolicy? { self.tls == TLSOptions() ? nil : TLSPolicy(self.tls) }

  /// The client's heartbeat intervals; `nil` if it gave none, so that the default of the context's links applies.
  var linkHeartbeat: Heartbeat.Configuration? {
    guard self.heartbeat != HeartbeatOptions() else { return nil }
    return Heartbeat.Configuration(self.heartbeat)
  }
}

extension TLSPolicy {
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
