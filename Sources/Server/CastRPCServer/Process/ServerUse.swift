import LoopIsolation
import NIOCore

/// Who needs the server at a moment.
struct ServerUse: Sendable, Hashable {
  /// Connections that are open.
  var clients = 0
  /// Cast sessions, suspended ones too.
  var sessions = 0
  /// Files that are served and belong to no session: they stay until somebody takes them back.
  var publications = 0
  /// Whether sessions of an earlier server are being joined.
  var isRestoring = false

  /// Whether nobody does.
  var isNone: Bool { self.clients == 0 && self.sessions == 0 && self.publications == 0 && !self.isRestoring }

  /// For people: `2 clients, 1 session`.
  var text: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var text = "\(count(self.clients, "client")), \(count(self.sessions, "session"))"
    if self.publications > 0 { text += ", \(count(self.publications, "published file"))" }
    return self.isRestoring ? "\(text), joining those of the server before" : text
  }
}

/// When a server that nobody needs ends. A pure value.
///
/// A session keeps it, whether a client is there or not: somebody watches or listens, and the next client wants to find the session. So
/// does one that is suspended, because it comes back by itself.
struct IdleExit: Sendable, Hashable {
  /// How long nobody has to need it.
  let limit: TimeAmount
  /// When it ends if nothing happens; `nil` while it is needed.
  private(set) var deadline: NIODeadline?

  /// Begins with a server that nobody needs yet.
  init(limit: TimeAmount, now: NIODeadline) {
    self.limit = limit
    self.deadline = now + limit
  }

  /// This is its use now.
  mutating func update(_ use: ServerUse, now: NIODeadline) {
    self.deadline = use.isNone ? self.deadline ?? now + self.limit : nil
  }

  /// Somebody came and went meanwhile: the time begins anew.
  mutating func restart(now: NIODeadline) { self.deadline = now + self.limit }

  /// Whether it ends now.
  func isDue(_ now: NIODeadline) -> Bool { self.deadline.map { $0 <= now } ?? false }
}

/// Follows the server's use: tells the service manager, and says when nobody has needed the server for long enough.
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
  ///   - use: What the use is now.
  ///   - onIdle: Called when the time is over; ``restart()`` begins it anew.
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

  /// The server serves: says so, and begins to watch.
  func begin() {
    let use = self.use()
    self.manager?.notify(["READY=1", "STATUS=\(use.text)"])
    self.toldUse = use
    self.nextTell = self.clock.now + Self.tellInterval
    self.idle?.restart(now: self.clock.now)
    self.feedWatchdog()
    self.update()
  }

  /// Somebody came or went. What the change is, is looked at when everybody has heard of it.
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

  /// It was idle, but somebody came: the time begins anew.
  func restart() {
    self.idle?.restart(now: self.clock.now)
    self.update()
  }

  /// The server ends: says so, and watches no more.
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

  /// From the loop itself: a loop that hangs isn't alive.
  private func feedWatchdog() {
    guard let manager = self.manager, let interval = manager.watchdogInterval else { return }
    manager.notify(["WATCHDOG=1"])
    self.watchdog = self.clock.schedule(at: self.clock.now + interval) { [weak self] in self?.feedWatchdog() }
  }
}
