import NIOCore

/// Decides which segments are made, by which runs, and which are kept: events in, actions out.
///
/// 1. A player requests a segment. The request is answered at once if the segment exists; otherwise it waits.
/// 2. A run that will soon make the segment continues; otherwise one is started at the segment. Each player has one
///    place, that of its latest request.
/// 3. Runs make some segments ahead of every place and are then held. A run that no place needs is stopped after a
///    while.
/// 4. Segments beyond the limit of bytes are dropped, the least recently used first, but never those that a place is
///    about to need.
struct SegmentSchedule {
  struct Options: Hashable, Sendable {
    /// The number of segments made ahead of a player.
    var ahead = 6
    /// The number of segments by which a run may be behind a requested one without being replaced.
    var reach = 2
    /// The maximum number of runs at once.
    var maximumRuns = 2
    /// The time after which a run that isn't needed is stopped.
    var patience = TimeAmount.seconds(45)
    /// The time after its last request from which on a player that doesn't wait is forgotten.
    var absence = TimeAmount.seconds(90)
    /// The least time between two starts for one player, because players request and withdraw while the user drags the
    /// slider.
    var settle = TimeAmount.milliseconds(300)
    /// The most bytes of segments that are kept.
    var bytes = 512 << 20
  }

  enum Event: Hashable {
    /// A player requests a segment.
    case requested(Int, player: String, ticket: Int)
    /// The player no longer waits.
    case withdrawn(ticket: Int)
    /// A run has made a segment of so many bytes.
    case made(Int, run: Int, bytes: Int)
    /// A run has ended.
    case ended(run: Int, End)
    /// The plan has changed: new segments are made by the new one, existing segments stay.
    case planChanged
    /// Another run, of this conversion or another one, needs the place of one that is held.
    case yielded
    /// Time has passed.
    case ticked
  }

  enum End: Hashable {
    /// The run reached the end of the file.
    case finished
    /// The run failed with an error that another run may not have: the requests wait for that run.
    case broken
    /// The run failed with an error that fails the requests.
    case failed
  }

  enum Action: Hashable {
    case answer(ticket: Int, segment: Int)
    /// The request can't be answered; the error is that of the run that ended last.
    case fail(ticket: Int)
    case start(run: Int, at: Int)
    case hold(run: Int)
    case read(run: Int)
    case stop(run: Int)
    case drop(segment: Int)
    /// Sends ``Event/ticked`` at this time, in place of an earlier one.
    case wake(NIODeadline)
  }

  private struct Kept {
    var bytes: Int
    var used: NIODeadline
  }

  private struct Waiting {
    var segment: Int
    var player: String
  }

  private struct Player {
    var place: Int
    var seen: NIODeadline
    var started: NIODeadline?
  }

  private struct Run {
    /// The segment that it is making.
    var next: Int
    var isHeld = false
    /// The time since when no place has needed it.
    var idleSince: NIODeadline?
  }

  private let options: Options
  private let count: Int
  private var kept: [Int: Kept] = [:]
  private var waiting: [Int: Waiting] = [:]
  private var players: [String: Player] = [:]
  private var runs: [Int: Run] = [:]
  private var lastRun = 0
  private var bytes = 0

  init(count: Int, options: Options = Options()) { (self.count, self.options) = (count, options) }

  /// Whether any run is alive.
  var isRunning: Bool { !self.runs.isEmpty }
  /// Whether any run is read.
  var isMaking: Bool { self.runs.values.contains { !$0.isHeld } }

  mutating func handle(_ event: Event, at now: NIODeadline) -> [Action] {
    var actions: [Action] = []
    switch event {
    case .requested(let segment, let player, let ticket):
      self.request(segment, player, ticket, now, &actions)
    case .withdrawn(let ticket): self.waiting[ticket] = nil
    case .made(let segment, let run, let bytes):
      self.made(segment, run, bytes, now, &actions)
    case .ended(let run, let end): self.ended(run, end, &actions)
    case .planChanged, .yielded:
      for id in self.runs.keys.sorted() where event == .planChanged || self.runs[id]?.isHeld == true {
        self.runs[id] = nil
        actions.append(.stop(run: id))
      }
    case .ticked: break
    }
    self.steer(now, isStarting: event != .yielded, &actions)
    self.evict(&actions)
    return actions
  }

  // MARK: Events

  private mutating func request(
    _ segment: Int, _ player: String, _ ticket: Int, _ now: NIODeadline, _ actions: inout [Action]
  ) {
    self.players[player] = Player(place: segment, seen: now, started: self.players[player]?.started)
    if self.kept[segment] != nil {
      self.kept[segment]?.used = now
      actions.append(.answer(ticket: ticket, segment: segment))
    } else {
      self.waiting[ticket] = Waiting(segment: segment, player: player)
    }
    // Players fetch some segments at once: the place is the first of those that the player waits for.
    let near = self.waiting.values.filter {
      $0.player == player && (0...self.options.ahead).contains(segment - $0.segment)
    }
    if let first = near.map(\.segment).min() { self.players[player]?.place = min(first, segment) }
  }

  private mutating func made(
    _ segment: Int, _ run: Int, _ bytes: Int, _ now: NIODeadline, _ actions: inout [Action]
  ) {
    // The last segment of a run that was stopped meanwhile counts, too.
    self.runs[run]?.next = segment + 1
    if let before = self.kept[segment] { self.bytes -= before.bytes }
    self.kept[segment] = Kept(bytes: bytes, used: now)
    self.bytes += bytes
    for (ticket, request) in self.waiting.sorted(by: { $0.key < $1.key }) where request.segment == segment {
      self.waiting[ticket] = nil
      actions.append(.answer(ticket: ticket, segment: segment))
    }
  }

  private mutating func ended(_ run: Int, _ end: End, _ actions: inout [Action]) {
    guard let ended = self.runs.removeValue(forKey: run), end != .broken else { return }
    for (ticket, request) in self.waiting.sorted(by: { $0.key < $1.key })
    where end == .failed ? self.isNear(request.segment, ended) : request.segment == self.count - 1 {
      self.waiting[ticket] = nil
      actions.append(.fail(ticket: ticket))
    }
    // Without this the same run would be started again, for segments that no request waits for.
    if end == .failed { self.players = self.players.filter { _, player in !self.isNear(player.place, ended) } }
  }

  private func isNear(_ segment: Int, _ run: Run) -> Bool {
    (run.next - self.options.ahead - 1...run.next + self.options.reach).contains(segment)
  }

  // MARK: Runs

  /// Returns the first missing segment from a place on, or `nil` if all that are to be made now exist.
  private func missing(from place: Int) -> Int? {
    (place...place + self.options.ahead).first { $0 < self.count && self.kept[$0] == nil }
  }

  private func run(for segment: Int) -> Int? {
    self.runs.filter { $0.value.next <= segment && segment <= $0.value.next + self.options.reach }
      .max { $0.value.next < $1.value.next }?.key
  }

  private mutating func steer(_ now: NIODeadline, isStarting: Bool, _ actions: inout [Action]) {
    var wake: NIODeadline?
    func wakes(at time: NIODeadline) { wake = min(wake ?? time, time) }
    let waitingPlayers = Set(self.waiting.values.map(\.player))
    self.players = self.players.filter {
      now - $0.value.seen < self.options.absence || waitingPlayers.contains($0.key)
    }
    var needed: Set<Int> = []
    var lacking: [(player: String, segment: Int)] = []
    // Players that wait are first, then those with the latest request.
    let order = self.players.sorted {
      (waitingPlayers.contains($0.key) ? 1 : 0, $0.value.seen, $0.key)
        > (waitingPlayers.contains($1.key) ? 1 : 0, $1.value.seen, $1.key)
    }
    for (name, player) in order {
      guard let segment = self.missing(from: player.place) else { continue }
      if let run = self.run(for: segment) { needed.insert(run) } else { lacking.append((name, segment)) }
    }
    // Requests that a player didn't withdraw when it moved to another place are last.
    for request in self.waiting.sorted(by: { $0.key > $1.key }).map(\.value)
    where self.players[request.player]?.place != request.segment {
      if let run = self.run(for: request.segment) {
        needed.insert(run)
      } else {
        lacking.append((request.player, request.segment))
      }
    }
    if isStarting {
      for (name, segment) in lacking {
        if let run = self.run(for: segment) {
          needed.insert(run)
        } else if let started = self.players[name]?.started, now - started < self.options.settle {
          wakes(at: started + self.options.settle)
        } else if self.makeRoom(needed, &actions) {
          self.lastRun += 1
          self.runs[self.lastRun] = Run(next: segment)
          self.players[name]?.started = now
          needed.insert(self.lastRun)
          actions.append(.start(run: self.lastRun, at: segment))
        }
      }
    }
    for (id, run) in self.runs.sorted(by: { $0.key < $1.key }) {
      if needed.contains(id) {
        self.runs[id]?.idleSince = nil
        self.runs[id]?.isHeld = false
        if run.isHeld { actions.append(.read(run: id)) }
        continue
      }
      let since = run.idleSince ?? now
      guard now - since < self.options.patience else {
        self.runs[id] = nil
        actions.append(.stop(run: id))
        continue
      }
      self.runs[id]?.idleSince = since
      self.runs[id]?.isHeld = true
      if !run.isHeld { actions.append(.hold(run: id)) }
      wakes(at: since + self.options.patience)
    }
    if let gone = self.players.values.map(\.seen).min(), !self.runs.isEmpty { wakes(at: gone + self.options.absence) }
    if let wake { actions.append(.wake(max(wake, now + .milliseconds(1)))) }
  }

  /// Returns whether another run may start, after stopping one that isn't needed if there are too many.
  private mutating func makeRoom(_ needed: Set<Int>, _ actions: inout [Action]) -> Bool {
    guard self.runs.count >= self.options.maximumRuns else { return true }
    let idle = self.runs.filter { !needed.contains($0.key) }
    guard
      let oldest = idle.min(by: {
        ($0.value.idleSince ?? .distantFuture, $0.key) < ($1.value.idleSince ?? .distantFuture, $1.key)
      })
    else { return false }
    self.runs[oldest.key] = nil
    actions.append(.stop(run: oldest.key))
    return true
  }

  // MARK: The bound

  private mutating func evict(_ actions: inout [Action]) {
    guard self.bytes > self.options.bytes else { return }
    let ahead = self.options.ahead
    let places = self.players.values.map(\.place)
    let order = self.kept.filter { segment, _ in !places.contains { ($0...$0 + ahead).contains(segment) } }
      .sorted { ($0.value.used, $0.key) < ($1.value.used, $1.key) }
    for (segment, kept) in order where self.bytes > self.options.bytes {
      self.kept[segment] = nil
      self.bytes -= kept.bytes
      actions.append(.drop(segment: segment))
    }
  }
}
