public import CastDiscovery
public import CastModel
import LoopIsolation
public import NIOCore

/// The progress of a connection to an address, step by step.
public struct DeviceProbe: Sendable {
  /// The host name or address probed.
  public let host: String
  /// The port probed.
  public let port: UInt16
  /// All steps, in order.
  public private(set) var steps = ProbePhase.knownValues.map { ProbeStep(phase: $0, outcome: .skipped) }
  /// The error of the failed step.
  public private(set) var error: CastError?
  /// The identity that the device reported.
  public var identity: DeviceIdentity?
  /// The duration of the whole probe.
  public var elapsed = TimeAmount.zero
  private var current: (index: Int, since: NIODeadline)?

  package init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Whether there is a working Cast receiver.
  public var succeeded: Bool { self.error == nil && self.steps.last?.outcome == .passed }

  /// The step that failed.
  public var failedPhase: ProbePhase? { self.steps.first { $0.outcome == .failed }?.phase }

  // MARK: Progress

  /// Passes the present step and begins the step `phase`.
  package mutating func enter(_ phase: ProbePhase, now: NIODeadline) {
    self.pass(now: now)
    guard let index = self.steps.firstIndex(where: { $0.phase == phase }) else { return }
    self.current = (index, now)
  }

  package mutating func pass(_ detail: String? = nil, now: NIODeadline) { self.finish(.passed, detail, now: now) }

  /// Fails the present step, which ends the probe.
  package mutating func fail(_ error: CastError, now: NIODeadline) {
    self.error = error
    self.finish(.failed, error.message, now: now)
  }

  private mutating func finish(_ outcome: ProbeOutcome, _ detail: String?, now: NIODeadline) {
    guard let (index, since) = self.current else { return }
    self.current = nil
    self.steps[index].outcome = outcome
    self.steps[index].elapsed = (now - since).seconds
    self.steps[index].detail = detail
  }

  // MARK: Advice

  /// The meaning of the result, with advice for the user.
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
    case (.authenticate, _):
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
