import LoopIsolation
import NIOCore

/// The current use of the server.
struct ServerUse: Sendable, Hashable {
  /// The number of open connections.
  var clients = 0
  /// The number of Cast sessions, suspended ones included.
  var sessions = 0
  /// The number of served files that belong to no session; they end with the connection that published them.
  var publications = 0
  /// Whether sessions of an earlier server are being joined.
  var isRestoring = false

  /// Whether the server is idle.
  var isNone: Bool { self.clients == 0 && self.sessions == 0 && self.publications == 0 && !self.isRestoring }

  /// The use as text: `2 clients, 1 session`.
  var text: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var text = "\(count(self.clients, "client")), \(count(self.sessions, "session"))"
    if self.publications > 0 { text += ", \(count(self.publications, "published file"))" }
    return self.isRestoring ? "\(text), joining those of the server before" : text
  }
}

/// The time at which an idle server ends. A pure value.
///
/// A session keeps the server running, even without a client: a viewer watches or listens, and the next client needs
/// the session. A suspended session does too, because it resumes by itself.
struct IdleExit: Sendable, Hashable {
  /// The idle time after which the server exits.
  let limit: TimeAmount
  /// The time at which the server ends unless it is used, or `nil` while it is in use.
  private(set) var deadline: NIODeadline?

  /// Creates the state of a server that is idle at first.
  init(limit: TimeAmount, now: NIODeadline) {
    self.limit = limit
    self.deadline = now + limit
  }

  /// Updates the deadline for the current use.
  mutating func update(_ use: ServerUse, now: NIODeadline) {
    self.deadline = use.isNone ? self.deadline ?? now + self.limit : nil
  }

  /// Restarts the idle time, because a client connected and disconnected meanwhile.
  mutating func restart(now: NIODeadline) { self.deadline = now + self.limit }

  /// Returns whether the server ends now.
  func isDue(_ now: NIODeadline) -> Bool { self.deadline.map { $0 <= now } ?? false }
}

/// Follows the server's use: notifies the service manager, and reports when the server has been idle for long enough.
@LoopActor
final class ServerUseWatch {
  private let clock: any LoopClock
  private let manager: ServiceManager?
  private let use: @LoopActor () -> ServerUse
  private let onIdle: @LoopActor () -> Void
  private var idle: IdleExit?
  private var timer: LoopTimer?
  private var watchdog: LoopTimer?
  private var isUpdateScheduled = false
  private var toldUse: ServerUse?
  private var tellTimer: LoopTimer?
  private var nextTell: NIODeadline

  /// The least time between two statuses for the service manager.
  static let tellInterval = TimeAmount.seconds(1)

  /// - Parameters:
  ///   - use: Returns the current use.
  ///   - onIdle: Called when the idle time is over; ``restart()`` begins it again.
  init(
    idleExit: TimeAmount?, manager: ServiceManager?, clock: any LoopClock = EventLoopClock(),
    use: @escaping @LoopActor () -> ServerUse, onIdle: @escaping @LoopActor () -> Void
  ) {
    self.clock = clock
    self.manager = manager
    self.use = use
    self.onIdle = onIdle
    self.nextTell = clock.now
    self.idle = idleExit.map { IdleExit(limit: $0, now: clock.now) }
  }

  /// Notifies the service manager that the server is ready, and begins to watch.
  func begin() {
    let use = self.use()
    self.manager?.notify(["READY=1", "STATUS=\(use.text)"])
    self.toldUse = use
    self.nextTell = self.clock.now + Self.tellInterval
    self.idle?.restart(now: self.clock.now)
    self.feedWatchdog()
    self.update()
  }

  /// Called when the use may have changed. The new use is read after every other listener was notified.
  func changed() {
    guard !self.isUpdateScheduled else { return }
    self.isUpdateScheduled = true
    LoopActor.shared.eventLoop.execute { [weak self] in
      LoopActor.assumeIsolated {
        self?.isUpdateScheduled = false
        self?.update()
      }
    }
  }

  /// Restarts the idle timer, because a client connected while the server was idle.
  func restart() {
    self.idle?.restart(now: self.clock.now)
    self.update()
  }

  /// Notifies the service manager that the server ends, and stops watching.
  func end() {
    for timer in [self.timer, self.watchdog, self.tellTimer] { timer?.cancel() }
    self.idle = nil
    self.manager?.notify(["STOPPING=1", "STATUS=leaving the sessions"])
    self.manager?.close()
  }

  private func update() {
    let use = self.use()
    self.tell(use)
    self.timer?.cancel()
    self.idle?.update(use, now: self.clock.now)
    guard let idle = self.idle, let deadline = idle.deadline else { return }
    guard !idle.isDue(self.clock.now) else { return self.onIdle() }
    self.timer = self.clock.schedule(at: deadline) { [weak self] in self?.update() }
  }

  private func tell(_ use: ServerUse) {
    guard let manager = self.manager, use != self.toldUse else { return }
    self.tellTimer?.cancel()
    guard self.clock.now >= self.nextTell else {
      self.tellTimer = self.clock.schedule(at: self.nextTell) { [weak self] in
        guard let self else { return }
        self.tell(self.use())
      }
      return
    }
    manager.notify(["STATUS=\(use.text)"])
    self.toldUse = use
    self.nextTell = self.clock.now + Self.tellInterval
  }

  /// Notifies the watchdog from the loop itself, because a loop that hangs isn't alive.
  private func feedWatchdog() {
    guard let manager = self.manager, let interval = manager.watchdogInterval else { return }
    manager.notify(["WATCHDOG=1"])
    self.watchdog = self.clock.schedule(at: self.clock.now + interval) { [weak self] in self?.feedWatchdog() }
  }
}
