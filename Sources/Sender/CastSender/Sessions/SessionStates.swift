package import CastModel
package import LoopIsolation

package enum SessionLife {
  case connecting
  case connected
  case suspended(SessionSuspension)
  case disconnecting
  case disconnected

  package var connectionState: ConnectionState {
    switch self {
    case .connecting: .connecting
    case .connected: .connected
    case .suspended: .suspended
    case .disconnecting: .disconnecting
    case .disconnected: .disconnected
    }
  }

  /// The suspension of a suspended session. Setting it has no effect on a session that isn't suspended.
  package var suspension: SessionSuspension? {
    get { if case .suspended(let suspension) = self { suspension } else { nil } }
    set { if case .suspended = self, let newValue { self = .suspended(newValue) } }
  }
}

/// The reason of a suspension, and the schedule of the attempts to resume.
package struct SessionSuspension {
  package let reason: SessionSuspendReason
  package let options: ReconnectOptions
  package var schedule: ReconnectSchedule
  /// The error of the latest attempt, or of the loss of the link.
  package var latestError: CastError?

  package init(
    _ reason: SessionSuspendReason, options: ReconnectOptions, schedule: ReconnectSchedule,
    latestError: CastError? = nil
  ) {
    self.reason = reason
    self.options = options
    self.schedule = schedule
    self.latestError = latestError
  }
}

/// The callers that wait for a milestone of a session.
package struct SessionWaiters {
  package enum Milestone: Sendable, Hashable {
    /// The outcome of the start, or of the present or next attempt to resume.
    case attempted
    /// The session is connected again, or over, after any number of attempts.
    case up
    case over
  }

  private var waiting: [(milestone: Milestone, waiter: Waiter<SessionSnapshot, CastError>)] = []

  package init() {}

  package mutating func add(_ milestone: Milestone, _ waiter: Waiter<SessionSnapshot, CastError>) {
    self.waiting.append((milestone, waiter))
  }

  /// Removes and returns the waiters for these milestones, in the order of their calls.
  package mutating func take(_ milestones: Set<Milestone>) -> [Waiter<SessionSnapshot, CastError>] {
    let taken = self.waiting.filter { milestones.contains($0.milestone) }
    self.waiting.removeAll { milestones.contains($0.milestone) }
    return taken.map(\.waiter)
  }
}

/// The device or address that a session connects to.
public struct SessionTarget: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case device(id: String)
    case address(host: String, port: UInt16)
  }

  package let kind: Kind

  /// Creates a target from the id of a device that discovery knows.
  public static func device(_ id: String) -> SessionTarget { SessionTarget(kind: .device(id: id)) }

  /// Creates a target from an address literal or host name. Groups have their own ports.
  public static func address(_ host: String, port: UInt16 = 8009) -> SessionTarget {
    SessionTarget(kind: .address(host: host, port: port))
  }
}
