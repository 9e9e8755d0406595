public import CastDiscovery
public import NIOCore

/// How far a connection to an address got, step by step.
public struct DeviceProbe: Sendable {
  /// A step, in the order of ``all``.
  public struct Phase: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Looking up the host's name.
    public static let resolve = Phase(rawValue: "RESOLVE")
    /// Connecting.
    public static let tcp = Phase(rawValue: "TCP")
    /// Encrypting.
    public static let tls = Phase(rawValue: "TLS")
    /// Asking for a proof that Google made the device.
    public static let deviceAuth = Phase(rawValue: "AUTHENTICATE")
    /// Opening the virtual connection.
    public static let connect = Phase(rawValue: "CONNECT")
    /// Asking for the receiver's status.
    public static let status = Phase(rawValue: "RECEIVER_STATUS")

    public static let all: [Phase] = [.resolve, .tcp, .tls, .deviceAuth, .connect, .status]
  }

  /// How a step ended.
  public struct Outcome: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let passed = Outcome(rawValue: "PASSED")
    public static let failed = Outcome(rawValue: "FAILED")
    public static let skipped = Outcome(rawValue: "SKIPPED")
  }

  public struct Step: Sendable, Hashable {
    public let phase: Phase
    public var outcome = Outcome.skipped
    /// How long it took; `nil` where it wasn't tried.
    public var elapsed: TimeAmount?
    /// What was found.
    public var detail: String?
  }

  public let host: String
  public let port: UInt16
  /// Every step, in order.
  public private(set) var steps = Phase.all.map { Step(phase: $0) }
  /// Why it failed.
  public private(set) var error: CastError?
  /// What the device told of itself.
  public var identity: DeviceIdentity?
  /// How long it took in all.
  public var elapsed = TimeAmount.zero
  private var current: (index: Int, since: NIODeadline)?

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Whether a Cast receiver works there.
  public var succeeded: Bool { self.error == nil && self.steps.last?.outcome == .passed }

  /// Where it failed.
  public var failedPhase: Phase? { self.steps.first { $0.outcome == .failed }?.phase }

  // MARK: Going on

  /// The step `phase` begins, and the one before has passed.
  package mutating func enter(_ phase: Phase, now: NIODeadline) {
    self.pass(now: now)
    guard let index = self.steps.firstIndex(where: { $0.phase == phase }) else { return }
    self.current = (index, now)
  }

  /// The present step has passed.
  package mutating func pass(_ detail: String? = nil, now: NIODeadline) { self.finish(.passed, detail, now: now) }

  /// The present step has failed; the probe ends there.
  package mutating func fail(_ error: CastError, now: NIODeadline) {
    self.error = error
    self.finish(.failed, error.message, now: now)
  }

  private mutating func finish(_ outcome: Outcome, _ detail: String?, now: NIODeadline) {
    guard let (index, since) = self.current else { return }
    self.current = nil
    self.steps[index].outcome = outcome
    self.steps[index].elapsed = now - since
    self.steps[index].detail = detail
  }

  // MARK: Advice

  /// What the result means and what to do.
  public var advice: String {
    guard let phase = self.failedPhase, let error else { return "A Cast receiver works there." }
    switch (phase, error.code) {
    case (.resolve, _):
      return "The name '\(self.host)' leads to no address: check its spelling, or use the device's IP address."
    case (.tcp, .connectionRefused):
      return
        "The host answers, but nothing listens on port \(self.port): it is no Cast device, it restarts, or the port is"
        + " another (groups have ports of their own; 8009 is that of single devices)."
    case (.tcp, .deviceUnreachable):
      return
        "There is no way to the host: it is off, or in another network without a route; check cables, Wi-Fi and VLANs."
    case (.tcp, _):
      return
        "The host doesn't answer: it is off or asleep, the address belongs to no device, or a firewall drops TCP port"
        + " \(self.port)."
    case (.tls, .connectionTimedOut):
      return "Something listens there but doesn't speak TLS: it is no Cast device, or one that hangs; restart it."
    case (.tls, _):
      return
        "Something listens there, but encryption can't be agreed on: it is no Cast device, or a very old one whose TLS is"
        + " refused. The error names OpenSSL's reason."
    case (.deviceAuth, _):
      return
        "The device works as a receiver may, but can't prove that Google made it: an emulator, an imitation, or one whose"
        + " certificate has run out. Sessions work all the same unless authentication is required."
    case (.connect, _):
      return
        "The link broke at once: the device has too many senders, or restarts. Try again; restart it if it stays so."
    default:
      return "The link works, but the receiver doesn't tell its status: it hangs, or is no Cast receiver. Restart it."
    }
  }
}
