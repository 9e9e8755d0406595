package import NIOCore

/// Decides which source works: the daemon's, the embedded one while there is no daemon or it hangs, and both for a moment
/// at its return. No I/O; the time is passed in.
package struct SourceSwitch: Sendable {
  package enum Event: Sendable, Hashable {
    case start
    case stop
    case policy(SourcePolicy)
    /// The daemon's source says whether it works.
    case daemonAvailability(Bool)
    /// The answer to ``Action/probeDaemon``.
    case probed(isAlive: Bool)
    case timeReached
  }

  package enum Action: Sendable, Hashable {
    case startDaemon
    case stopDaemon
    case startEmbedded
    case stopEmbedded
    /// Ask, within a bounded time, whether the daemon answers.
    case probeDaemon
    /// What the daemon said counts only for a while.
    case doubtDaemon
  }

  /// The times of the switch.
  package struct Limits: Sendable {
    /// How long a daemon may take to accept the first browse before the embedded source begins.
    package var patience = TimeAmount.seconds(2)
    /// How long both work after the daemon's return, so that it can find everything.
    package var overlap = TimeAmount.seconds(5)
    /// How often a daemon that works is asked whether it still does, and how often one that hangs.
    package var probeInterval = TimeAmount.seconds(20)
    package var probeIntervalWhileHung = TimeAmount.seconds(5)

    package init() {}
  }

  private enum Daemon: Sendable {
    case unknown
    case working
    case hanging
    case unavailable
  }

  private let limits: Limits
  private var policy: SourcePolicy
  private var isStarted = false
  private var daemon = Daemon.unknown
  package private(set) var isDaemonStarted = false
  package private(set) var isEmbeddedStarted = false
  private var isProbing = false
  private var takeOverAt: NIODeadline?
  private var handBackAt: NIODeadline?
  private var probeAt: NIODeadline?

  package init(policy: SourcePolicy = .automatic, limits: Limits = Limits()) {
    self.policy = policy
    self.limits = limits
  }

  /// Whether the daemon answers, as far as is known.
  package var isDaemonWorking: Bool { self.daemon == .working }
  /// Whether the daemon holds its connection but doesn't answer.
  package var isDaemonHanging: Bool { self.daemon == .hanging }

  /// When to send ``Event/timeReached``; nil if nothing is due.
  package var nextDeadline: NIODeadline? {
    [self.takeOverAt, self.handBackAt, self.probeAt].compactMap { $0 }.min()
  }

  /// Takes in one event and returns what to do, in order.
  package mutating func handle(_ event: Event, now: NIODeadline) -> [Action] {
    switch event {
    case .start:
      self.isStarted = true
      return self.reconcile(now: now)
    case .stop:
      self.isStarted = false
      return self.reconcile(now: now)
    case .policy(let policy):
      self.policy = policy
      return self.reconcile(now: now)
    case .daemonAvailability(let isAvailable):
      return self.daemonChanged(isAvailable ? .working : .unavailable, now: now)
    case .probed(let isAlive):
      self.isProbing = false
      // Only a daemon that claims to work is under suspicion; one that is away reports its return itself.
      guard self.daemon == .working || self.daemon == .hanging else { return [] }
      return self.daemonChanged(isAlive ? .working : .hanging, now: now)
    case .timeReached: return self.timeReached(now: now)
    }
  }

  /// Starts and stops what the policy says; the daemon's state is learned anew.
  private mutating func reconcile(now: NIODeadline) -> [Action] {
    let wantsDaemon = self.isStarted && self.policy != .embedded
    let mayEmbed = self.isStarted && self.policy != .avahi
    var actions: [Action] = []
    if wantsDaemon != self.isDaemonStarted {
      self.isDaemonStarted = wantsDaemon
      self.daemon = .unknown
      self.probeAt = nil
      self.handBackAt = nil
      self.takeOverAt = wantsDaemon && mayEmbed ? now + self.limits.patience : nil
      actions.append(wantsDaemon ? .startDaemon : .stopDaemon)
    }
    if !mayEmbed {
      self.takeOverAt = nil
      actions += self.endEmbedded()
    } else if !wantsDaemon || self.daemon == .unavailable || self.daemon == .hanging {
      actions += self.beginEmbedded()
    }
    self.scheduleProbe(now: now)
    return actions
  }

  private mutating func daemonChanged(_ daemon: Daemon, now: NIODeadline) -> [Action] {
    guard self.isDaemonStarted else { return [] }
    let isNew = self.daemon != daemon
    self.daemon = daemon
    self.takeOverAt = nil
    self.scheduleProbe(now: now)
    guard isNew else { return [] }
    switch daemon {
    case .working:
      if self.isEmbeddedStarted { self.handBackAt = now + self.limits.overlap }
      return []
    case .hanging, .unavailable, .unknown:
      self.handBackAt = nil
      return self.policy == .automatic ? self.beginEmbedded() + [.doubtDaemon] : []
    }
  }

  private mutating func timeReached(now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    if let takeOverAt = self.takeOverAt, takeOverAt <= now {
      self.takeOverAt = nil
      actions += self.beginEmbedded()
    }
    if let handBackAt = self.handBackAt, handBackAt <= now {
      self.handBackAt = nil
      actions += self.endEmbedded()
    }
    if let probeAt = self.probeAt, probeAt <= now {
      self.probeAt = nil
      if !self.isProbing {
        self.isProbing = true
        actions.append(.probeDaemon)
      }
    }
    return actions
  }

  private mutating func scheduleProbe(now: NIODeadline) {
    switch self.daemon {
    case .working where self.isDaemonStarted: self.probeAt = now + self.limits.probeInterval
    case .hanging where self.isDaemonStarted: self.probeAt = now + self.limits.probeIntervalWhileHung
    default: self.probeAt = nil
    }
  }

  private mutating func beginEmbedded() -> [Action] {
    guard !self.isEmbeddedStarted else { return [] }
    self.isEmbeddedStarted = true
    return [.startEmbedded]
  }

  private mutating func endEmbedded() -> [Action] {
    guard self.isEmbeddedStarted else { return [] }
    self.isEmbeddedStarted = false
    self.handBackAt = nil
    return [.stopEmbedded]
  }
}
