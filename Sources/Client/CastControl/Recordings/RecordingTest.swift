import CastRPCClient
import CastRecording
import Glibc
import LoopIsolation
import StateFiles

/// A test of the server against a replayed device, with the calls of a recording.
///
/// 1. ``RecordedLines`` reads the file with the numbers of its lines.
/// 2. Each call is made once the notifications and outcomes recorded before it have arrived, or after ``patience``.
/// 3. ``RecordingComparison`` compares the notifications and outcomes with the recorded ones.
struct RecordingTest: Sendable {
  /// How long to wait for the next recorded notification.
  private static let patience = Duration.seconds(10)
  /// The silence after which a call has had all its notifications, if the recording has none for it.
  private static let quiet = Duration.milliseconds(900)
  /// How long a call may take.
  private static let callLimit = Duration.seconds(40)
  /// How long all calls of a recording may take.
  private static let limit = Duration.seconds(300)
  /// How many more notifications and outcomes than recorded are kept for the comparison.
  private static let surplus = 10_000

  /// The server neither looks for devices nor, after a failed load, fetches the media to convert it: the recorded
  /// addresses belong to other machines on this network.
  private static let contextOptions: JSONValue = [
    "disableDiscoveryAutostart": true, "conversion": ["mode": "NEVER"],
  ]

  let path: String
  let receiver: String
  let options: CommonOptions
  /// The file of the TLS key that the receivers of several tests share.
  var tlsIdentity: String?

  /// Replays the recording, and compares the run with it.
  func run() async throws -> RecordingReport {
    let lines = try RecordedLines(path: self.path)
    let expected = lines.expectations
    let run = try await self.drive(lines, waitsFor: expected)
    let comparison = RecordingComparison(expected: expected, happened: run.sections)
    return RecordingReport(
      path: self.path, notifications: comparison.notificationCount, difference: comparison.firstDifference)
  }

  /// Replays the recording, and writes the run's notifications and outcomes into it; returns the number of
  /// notifications.
  func accept() async throws -> Int {
    let lines = try RecordedLines(path: self.path)
    let run = try await self.drive(lines, waitsFor: nil)
    try lines.write(accepting: run.sections, sessions: run.sessions)
    return run.sections.reduce(0) { $0 + $1.notifications.count }
  }

  /// The notifications and outcomes after each call, those before the first at index 0; and the ids of the sessions.
  private typealias Run = (sections: [RecordedSection], sessions: [String])

  /// Starts the replayed device and a server, and makes the calls.
  private func drive(_ lines: RecordedLines, waitsFor expected: [RecordedSection]?) async throws -> Run {
    let (path, receiver, identity) = (self.path, self.receiver, self.tlsIdentity)
    let device = try await Self.away {
      try ReplayedDevice.start(receiver, recording: path, tlsIdentity: identity)
    }
    do {
      let server = CastServer.spawn(server: self.options.server)
      let client = try await ControlSession.connect(
        self.options, to: server, ["session", "media", "queue", "channel"].map { "\($0).*" })
      let run = try await self.drive(lines, waitsFor: expected, client, port: device.port)
      await client.close()
      try await Self.away { device.stop() }
      return run
    } catch {
      try await Self.away { device.stop() }
      throw error
    }
  }

  private func drive(
    _ lines: RecordedLines, waitsFor expected: [RecordedSection]?, _ client: CastClient, port: Int64
  ) async throws -> Run {
    let log = HappeningLog(limit: lines.happeningCount + Self.surplus)
    let deadline = ContinuousClock.now + Self.limit
    var iterator = client.events.makeAsyncIterator()
    let reader = Task { while let event = await iterator.next() { await log.add(event.method, .object(event.params)) } }
    defer { reader.cancel() }
    _ = try await client.call(
      "context.create", params: ["options": Self.contextOptions], timeout: Self.callLimit)
    var calls: [Task<Void, Never>] = []
    defer { for call in calls { call.cancel() } }
    for (number, call) in lines.calls.enumerated() {
      guard ContinuousClock.now < deadline else {
        throw CommandError.failed(
          "The test of “\(self.path)” took more than \(Self.limit) for \(number) of \(lines.calls.count) calls.",
          "Remove what the test doesn't need from the recording.")
      }
      await log.begin(section: number + 1)
      let params = call.params(port: port, sessions: await log.sessionIds, recorded: lines.sessionIds)
      let task = Task {
        let outcome: RecordedOutcome
        do {
          let result = try await client.call(call.method, params: params, timeout: Self.callLimit)
          outcome = RecordedOutcome(call.call, result: result)
        } catch let error as CastClientError {
          outcome = RecordedOutcome(
            call.call, error: ["name": .string(error.name), "message": .string(error.message)])
        } catch {
          return
        }
        await log.add(outcome, method: call.method)
      }
      calls.append(task)
      if let expected {
        try await log.wait(for: expected[number + 1], upTo: Self.patience)
      } else {
        try await log.wait(forOutcomeOf: call.call, upTo: Self.patience)
        try await log.waitUntilQuiet(Self.quiet, upTo: Self.patience)
      }
    }
    // Notifications beyond the recorded ones are a difference, so they are waited for.
    try await Task.sleep(for: .milliseconds(150))
    return (await log.sections, await log.sessionIds)
  }

  private static func away<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await Task.detached { try body() }.value
  }
}

extension RecordedCall {
  /// The methods that name a device, and accept its address instead.
  private static let addressed: Set<String> = [
    "session.start", "session.join", "session.transfer", "discovery.diagnose", "discovery.addDevice",
    "discovery.queryAppAvailability",
  ]

  /// Returns the parameters for the replayed device.
  func params(port: Int64, sessions: [String], recorded: [String]) -> JSONValue {
    guard var object = self.params.object else { return self.params }
    if Self.addressed.contains(self.method) {
      object.removeAll { ["deviceId", "friendlyName", "searchTimeout"].contains($0) }
      object["host"] = "127.0.0.1"
      object["port"] = .integer(port)
    }
    if object["device"]?.string != nil { object["device"] = .string("127.0.0.1:\(port)") }
    object["progressToken"] = nil
    if let id = object["sessionId"]?.string, let index = recorded.firstIndex(of: id), index < sessions.count {
      object["sessionId"] = .string(sessions[index])
    }
    return .object(object)
  }
}

/// The notifications and outcomes of a run, by the call before them.
actor HappeningLog {
  /// The largest number of notifications and outcomes that are kept; later ones are left out.
  private let limit: Int
  private var count = 0
  private(set) var sections: [RecordedSection] = [RecordedSection()]
  /// The sessions' ids, in the order in which they appeared.
  private(set) var sessionIds: [String] = []
  /// The time of the last notification or outcome, without periodic ones, which would never end.
  private(set) var last = ContinuousClock.now

  init(limit: Int) { self.limit = limit }

  func begin(section: Int) {
    while self.sections.count <= section { self.sections.append(RecordedSection()) }
  }

  func add(_ method: String, _ params: JSONValue) {
    if !RecordingComparison.isPeriodic(method) { self.last = .now }
    if let id = params["sessionId"]?.string, !self.sessionIds.contains(id) { self.sessionIds.append(id) }
    guard RecordingComparison.isCompared(method), self.takes() else { return }
    self.sections[self.sections.count - 1].notifications.append(
      Happening(line: nil, method: method, value: params))
  }

  /// Counts one more notification or outcome; returns whether it is kept.
  private func takes() -> Bool {
    self.count += 1
    return self.count <= self.limit
  }

  func add(_ outcome: RecordedOutcome, method: String) {
    self.last = .now
    guard self.takes() else { return }
    self.sections[self.sections.count - 1].outcomes.append(Happening(line: nil, method: method, outcome: outcome))
  }

  /// Waits until a call has ended.
  func wait(forOutcomeOf call: Int, upTo limit: Duration) async throws {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      if self.sections.contains(where: { $0.outcomes.contains { $0.call == call } }) { return }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits until the last section has as many notifications and outcomes as `expected`.
  func wait(for expected: RecordedSection, upTo limit: Duration) async throws {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      let current = self.sections[self.sections.count - 1]
      let isComplete =
        current.outcomes.count >= expected.outcomes.count
        && current.notifications.count >= expected.notifications.count
      if isComplete { return }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Waits until nothing has happened for the time `quiet`. A device may send forever, so the wait is limited.
  func waitUntilQuiet(_ quiet: Duration, upTo limit: Duration) async throws {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now - self.last < quiet, ContinuousClock.now < deadline {
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
