package import CastModel
import LoopIsolation

/// Where a session is in its life.
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

  /// What a suspended session does about its link; setting it changes nothing for one that isn't suspended.
  package var suspension: SessionSuspension? {
    get { if case .suspended(let suspension) = self { suspension } else { nil } }
    set { if case .suspended = self, let newValue { self = .suspended(newValue) } }
  }
}

/// What a suspended session does about its link.
package struct SessionSuspension {
  package let reason: SessionSuspendReason
  package let options: ReconnectOptions
  package var schedule: ReconnectSchedule
  /// Why the latest attempt failed, or what broke the link.
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

/// Those who wait until a session has come to something.
package struct SessionWaiters {
  package enum Milestone: Sendable, Hashable {
    /// The start is decided, or the present attempt to resume, or the next one.
    case attempted
    /// It is connected again, or over, however many attempts that takes.
    case up
    /// It is over.
    case over
  }

  package typealias Waiter = @LoopActor (Result<SessionSnapshot, CastError>) -> Void

  private var waiting: [(milestone: Milestone, waiter: Waiter)] = []

  package init() {}

  package mutating func add(_ milestone: Milestone, _ waiter: @escaping Waiter) {
    self.waiting.append((milestone, waiter))
  }

  /// Takes out those who wait for one of these, in the order in which they came.
  package mutating func take(_ milestones: Set<Milestone>) -> [Waiter] {
    let taken = self.waiting.filter { milestones.contains($0.milestone) }
    self.waiting.removeAll { milestones.contains($0.milestone) }
    return taken.map(\.waiter)
  }
}

/// What a session connects to.
public struct SessionTarget: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case device(id: String)
    case address(host: String, port: UInt16)
  }

  package let kind: Kind

  /// The device that discovery knows by this id.
  public static func device(_ id: String) -> SessionTarget { SessionTarget(kind: .device(id: id)) }

  /// An address literal or host name; groups have ports of their own.
  public static func address(_ host: String, port: UInt16 = 8009) -> SessionTarget {
    SessionTarget(kind: .address(host: host, port: port))
  }
}
