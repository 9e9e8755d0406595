public import DNSSD
import MulticastDNS
public import NIOCore

/// The health of one source, as it reports it.
public struct DiscoverySourceReport: Sendable, Hashable {
  /// The source's name.
  public let name: String
  /// Whether the source works: the daemon has answered a probe for this report, or there is an interface to query.
  public let isReachable: Bool
  /// The time since which it browses without interruption; `nil` while it doesn't.
  public let activeSince: NIODeadline?
  /// The last error; kept after recovery.
  public let lastError: DNSSDErrorCode?
  /// When the last error occurred.
  public let lastErrorAt: NIODeadline?
  /// The time of the next attempt to connect to the daemon; `nil` while it works or is stopped.
  public let retryAt: NIODeadline?
  /// The number of answers received: the daemon's announcements, resolutions and TXT records, or the useful records
  /// of the network's responses.
  public let answers: Int
  /// When the last answer arrived.
  public let lastAnswerAt: NIODeadline?
  /// The number of announced services.
  public let services: Int
  /// The number of resolved services.
  public let resolvedServices: Int
  /// The number of announcements ignored because of the limit.
  public let ignoredServices: Int
  /// The number of packets with questions sent; `nil` if a daemon sends them.
  public let queriesSent: Int?
  /// Whether discovery uses the source: it is started and works.
  public let isInUse: Bool
  /// The reason why the source doesn't work, or works only in part, as a sentence; `nil` without one.
  public let reason: String?
  /// The network statistics of a source that queries the network itself; `nil` if it leaves that to a daemon.
  public let network: Network?

  /// Makes a report; parameters left out are unknown or zero.
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
  /// The packets sent and received, and the interfaces joined.
  public struct Network: Sendable, Hashable {
    /// The number of packets with questions sent.
    public let queriesSent: Int
    /// The number of packets with answers received.
    public let responsesReceived: Int
    /// The number of ignored packets: malformed, unrequested, or too many from one sender.
    public let packetsRefused: Int
    /// The names of the interfaces in use.
    public let interfaces: [String]
    /// The state of UDP port 5353.
    public let portUse: PortUse
    /// The number of failed sends and joins.
    public let errors: Int
    /// The last failure, for people; nil if there was none.
    public let lastError: String?
    /// The obstacle on this machine to sending questions or receiving them back; `nil` without one, or if unknown.
    public let obstacle: Obstacle?
  }

  /// An obstacle on this machine to multicast DNS.
  public enum Obstacle: Sendable, Hashable {
    /// The system refuses to send; the reason, with the interface.
    case sending(String)
    /// Nothing arrives, not even this machine's own questions.
    case receiving
  }
}

extension DiscoverySourceReport.Obstacle {
  /// The least number of packets sent without one received: one may still be in transit.
  private static let minimumPackets = 2

  /// Derives the obstacle from the transport's counts of packets sent and received.
  init?(_ transport: TransportReport) {
    if transport.failedSends >= Self.minimumPackets, let error = transport.sendError {
      self = .sending(error)
    } else if transport.unheardPackets >= Self.minimumPackets, transport.portUse != .unavailable {
      self = .receiving
    } else {
      return nil
    }
  }
}

extension DiscoverySourceReport {
  /// A source's use of UDP port 5353; more may be added.
  public struct PortUse: RawRepresentable, Sendable, Hashable {
    /// The name of the use.
    public let rawValue: String

    /// Creates a use from its name; unknown names are kept.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// No socket is open.
    public static let closed = PortUse(rawValue: "closed")
    /// No other process on this host is bound to it.
    public static let alone = PortUse(rawValue: "alone")
    /// Other processes are bound to it, too.
    public static let shared = PortUse(rawValue: "shared")
    /// Another program uses it exclusively: questions are sent from another port, and changes are noticed late.
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
