public import DNSSD
import MulticastDNS
public import NIOCore

/// What one source knows about its own health.
public struct DiscoverySourceReport: Sendable, Hashable {
  /// The source's name.
  public let name: String
  /// Whether the daemon behind it answers; asked for this report unless a browse is active.
  public let isReachable: Bool
  /// Since when it browses without a break; nil while it doesn't.
  public let activeSince: NIODeadline?
  /// The last error; stays after it is overcome.
  public let lastError: DNSSDErrorCode?
  /// When the last error occurred.
  public let lastErrorAt: NIODeadline?
  /// When it will try again to reach the daemon; nil while it works or is stopped.
  public let retryAt: NIODeadline?
  /// How many answers arrived (announcements, resolutions, TXT records).
  public let answers: Int
  /// When the last answer arrived.
  public let lastAnswerAt: NIODeadline?
  /// How many services are announced.
  public let services: Int
  /// How many of them are resolved.
  public let resolvedServices: Int
  /// How many announcements were ignored because too many stand already.
  public let ignoredServices: Int
  /// How many questions it sent; nil where a daemon asks.
  public let queriesSent: Int?
  /// Whether devices are looked for with it; one of several may stand by.
  public let isInUse: Bool
  /// Why it is in use or isn't, in a sentence; nil if there is nothing to say.
  public let reason: String?
  /// What a source that asks the network itself knows of it; nil for one that leaves that to a daemon.
  public let network: Network?

  /// Makes a report of what is known; the rest is nothing.
  public init(
    name: String,
    isReachable: Bool,
    activeSince: NIODeadline? = nil,
    lastError: DNSSDErrorCode? = nil,
    lastErrorAt: NIODeadline? = nil,
    retryAt: NIODeadline? = nil,
    answers: Int = 0,
    lastAnswerAt: NIODeadline? = nil,
    services: Int = 0,
    resolvedServices: Int = 0,
    ignoredServices: Int = 0,
    queriesSent: Int? = nil,
    isInUse: Bool = true,
    reason: String? = nil,
    network: Network? = nil
  ) {
    self.name = name
    self.isReachable = isReachable
    self.activeSince = activeSince
    self.lastError = lastError
    self.lastErrorAt = lastErrorAt
    self.retryAt = retryAt
    self.answers = answers
    self.lastAnswerAt = lastAnswerAt
    self.services = services
    self.resolvedServices = resolvedServices
    self.ignoredServices = ignoredServices
    self.queriesSent = queriesSent
    self.isInUse = isInUse
    self.reason = reason
    self.network = network
  }
}

extension DiscoverySourceReport {
  /// What was sent, heard and joined.
  public struct Network: Sendable, Hashable {
    /// How many packets with questions were sent.
    public let queriesSent: Int
    /// How many packets with answers arrived.
    public let responsesReceived: Int
    /// How many packets were left out: not well-formed, unasked for, or too many from one sender.
    public let packetsRefused: Int
    /// The names of the interfaces that take part.
    public let interfaces: [String]
    /// How UDP port 5353 is held.
    public let portUse: PortUse
    /// How many sends and joins failed.
    public let errors: Int
    /// The last failure, for people; nil if there was none.
    public let lastError: String?

    /// Makes a report of what is known; the rest is nothing.
    public init(
      queriesSent: Int,
      responsesReceived: Int,
      packetsRefused: Int = 0,
      interfaces: [String],
      portUse: PortUse,
      errors: Int = 0,
      lastError: String? = nil
    ) {
      self.queriesSent = queriesSent
      self.responsesReceived = responsesReceived
      self.packetsRefused = packetsRefused
      self.interfaces = interfaces
      self.portUse = portUse
      self.errors = errors
      self.lastError = lastError
    }
  }
}

extension DiscoverySourceReport {
  /// How a source holds UDP port 5353; more may be added.
  public struct PortUse: RawRepresentable, Sendable, Hashable {
    /// The word for it.
    public let rawValue: String

    /// The use of that name, known or not.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// No socket is open.
    public static let closed = PortUse(rawValue: "closed")
    /// Nobody else on this host is bound to it.
    public static let alone = PortUse(rawValue: "alone")
    /// Others are bound to it too.
    public static let shared = PortUse(rawValue: "shared")
    /// Another program keeps it for itself: questions go out of another port, and changes are noticed late.
    public static let unavailable = PortUse(rawValue: "unavailable")
  }
}

extension DiscoverySourceReport.PortUse {
  init(_ use: TransportReport.PortUse) {
    switch use {
    case .closed: self = .closed
    case .alone: self = .alone
    case .shared: self = .shared
    case .unavailable: self = .unavailable
    }
  }
}
