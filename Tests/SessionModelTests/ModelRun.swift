import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
import CastV2
import EmulatedReceiver
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

@testable import CastRPCServer

/// Runs a program in this process: a whole server, two emulated devices, a network in memory and a clock that only the
/// program moves.
///
/// 1. ``differences(of:trace:)`` makes everything and takes the steps; after each, it waits until nothing moves.
/// 2. Faults end; time passes until each call has its outcome and no session is being resumed.
/// 3. The clients' knowledge from notifications is compared with the results of calls, and with the devices.
/// 4. All sessions end, the server shuts down, and nothing may be left.
@LoopActor
final class ModelRun {
  let program: ModelProgram
  /// The server's clock, and that of the devices, which moves with it: nothing of the server may be left on its own.
  let clock = ManualClock()
  private let deviceClock = ManualClock()
  let network = MemoryNetwork()
  private(set) var devices: [ModelDevice] = []
  private(set) var clients: [ModelClient] = []
  private var server: CastRPCServer?
  private(set) var flaws: [String] = []
  private var lastCall: (client: ModelClient, id: Int64)?
  /// When the last session ended; `nil` while there is one.
  private var lastEnd: NIODeadline?
  private let trace: (@LoopActor (String) -> Void)?
  private let logger: Logger

  private init(_ program: ModelProgram, trace: (@LoopActor (String) -> Void)?) {
    self.program = program
    self.trace = trace
    self.logger = Logger(label: "model") { _ in SwiftLogNoOpLogHandler() }
  }

  /// Runs `program`; returns how it differs from the model, and nothing if it doesn't.
  ///
  /// - Parameter trace: Called with each line of what happened.
  static func differences(
    of program: ModelProgram, trace: (@LoopActor (String) -> Void)? = nil
  ) async throws -> [String] {
    let run = ModelRun(program, trace: trace)
    try await run.begin()
    for step in program.steps {
      run.trace?("\(run.seconds) \(step)")
      await run.take(step)
      guard run.collected.isEmpty else { break }
    }
    if run.collected.isEmpty { await run.becomeQuiet() }
    if run.collected.isEmpty { await ModelComparison(run).compare() }
    await run.end()
    return run.collected
  }

  /// Prepares `scene`, begins the faults and calls the method; returns the outcome, and how the run differs from the
  /// model.
  static func outcome(of scene: FaultScene, faults: [JSONObject]) async throws -> (ModelClient.Outcome?, [String]) {
    let run = ModelRun(scene.program, trace: nil)
    try await run.begin()
    for step in scene.program.steps { await run.take(step) }
    let params = await scene.params(in: run)
    for rule in faults { await run.take(.fault(device: 1, rule)) }
    await run.take(.call(client: "A", method: scene.method, params: params))
    for _ in 0..<40 {
      guard run.isCalling, run.collected.isEmpty else { break }
      await run.pass(.seconds(10))
    }
    let outcome = run.lastCall.flatMap { $0.client.outcomes[$0.id] }
    if run.collected.isEmpty { await run.becomeQuiet() }
    await run.end()
    return (outcome, run.collected)
  }

  private var isCalling: Bool { self.clients.contains { !$0.pending.isEmpty } }

  /// The flaws that the run and its clients have found.
  private var collected: [String] { self.flaws + self.clients.flatMap(\.flaws) }

  private var seconds: String {
    let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)
    return "\(Double((self.clock.now - start).nanoseconds / 1_000_000) / 1_000)"
  }

  func add(_ flaw: String) { self.flaws.append(flaw) }

  // MARK: Beginning and end

  private func begin() async throws {
    for host in ModelCalls.devices {
      self.devices.append(
        try await ModelDevice(
          host, traits: self.program.devices, network: self.network, clock: self.deviceClock,
          logger: self.logger))
    }
    var connection = CastConnectionConfiguration.sender
    connection.network = self.network
    var options = CastContextOptions()
    options.discovery.asksDevices = false
    let context = CastContext(
      discovery: DiscoveryManager(sources: [], clock: self.clock, logger: self.logger), options: options,
      connection: connection, clock: self.clock, randomness: SplitMix64(seed: 7), logger: self.logger)
    let server = CastRPCServer(context: context, processId: 1, logger: self.logger) {}
    self.server = server
    for name in ["A", "B", "C"] {
      // The third client only calls.
      let client = try ModelClient(
        name, follows: name != "C", server: server, network: self.network, clock: self.clock, logger: self.logger)
      if name == "A" { client.trace = self.trace }
      self.clients.append(client)
      client.call("server.initialize", ["clientInfo": ["name": .string(name), "version": "1"]])
      guard client.follows else { continue }
      client.call(
        "events.subscribe", ["topics": ["session.*", "media.*", "queue.*", "player.*", "context.didChangeCastState"]])
    }
    await self.settle()
  }

  private func end() async {
    weak let context = self.server?.context
    weak let server = self.server
    await self.whileSettling { await self.server?.shutDown() }
    self.server = nil
    self.trace?("\(self.seconds) the server has shut down, \(self.clock.pending.count) timers")
    for device in self.devices { await self.whileSettling { await device.receiver.shutDown() } }
    for client in self.clients where client.isConnected { client.disconnect() }
    await self.settle()
    self.trace?("\(self.seconds) all is shut down, \(self.clock.pending.count) timers")
    guard self.collected.isEmpty else { return }
    if !self.clock.pending.isEmpty { self.add("\(self.clock.pending.count) timers are left: \(self.clock.pending)") }
    if server != nil { self.add("the server is left in memory") }
    if context != nil { self.add("the context is left in memory") }
  }

  // MARK: Steps

  private func take(_ step: ModelStep) async {
    switch step {
    case .call(let name, let method, let params):
      self.lastCall = self.client(name).map { ($0, $0.call(method, params)) }
    case .cancel(let name): self.client(name)?.cancelOldest()
    case .leave(let name): self.client(name)?.disconnect()
    case .wait(let seconds): return await self.pass(.seconds(fraction: seconds))
    case .fault(let device, let rule): self.devices[device - 1].inject(rule)
    case .clear(let device): self.devices[device - 1].receiver.clearFaults(keeping: self.program.devices)
    case .remote(let device, let key): self.devices[device - 1].press(key)
    case .network(let isUp): self.network.isUp = isUp
    }
    await self.settle()
    self.noticeTheLastEnd()
  }

  func client(_ name: String) -> ModelClient? { self.clients.first { $0.name == name && $0.isConnected } }

  /// Ends all faults, and lets time pass until every call has its outcome and every session is connected or over.
  private func becomeQuiet() async {
    self.trace?("\(self.seconds) quiet")
    self.network.isUp = true
    for device in self.devices { device.receiver.clearFaults(keeping: self.program.devices) }
    await self.settle()
    // A session that was suspended on request stays so.
    for session in self.server?.context.sessions.sessions ?? [] where session.connectionState == .suspended {
      self.clients.first { $0.isConnected }?.call("session.resume", ["sessionId": .string(session.id)])
    }
    for _ in 0..<60 {
      guard self.isBusy else { break }
      await self.pass(.seconds(15))
      guard self.collected.isEmpty else { return }
    }
    if self.isBusy { self.add("after 15 minutes: \(self.business)") }
    if self.hasRequestedSuspension { await self.endSuspended() }
    // The last answers, and notifications that gather changes. The changes that time alone makes, at whole seconds, are
    // notified up to 2 ms late.
    await self.pass(.milliseconds(12_005))
  }

  private var isBusy: Bool {
    self.isCalling || !self.hasRequestedSuspension && !self.unconnected.isEmpty
      || self.unconnected.contains { $0.connectionState != .suspended }
  }

  private var unconnected: [CastSession] {
    self.server?.context.sessions.sessions.filter { $0.connectionState != .connected } ?? []
  }

  /// Whether a client suspends a session, which then waits for its next call.
  private var hasRequestedSuspension: Bool {
    self.program.steps.contains { if case .call(_, "session.suspend", _) = $0 { true } else { false } }
  }

  private func endSuspended() async {
    guard let client = self.clients.first(where: \.isConnected) else { return }
    await self.pass(.seconds(360))
    for session in self.unconnected {
      _ = await self.result(client, "session.end", ["sessionId": .string(session.id)])
    }
  }

  private var business: String {
    let calls = self.clients.flatMap { client in client.pending.values.map { "\(client.name) \($0.method)" } }
    let sessions = self.server?.context.sessions.sessions.map { "\($0.id) is \($0.connectionState)" } ?? []
    return (calls + sessions).joined(separator: ", ")
  }

  // MARK: Time

  /// Lets time pass; all that a timer sets in motion ends before the next timer fires.
  func pass(_ time: TimeAmount) async {
    let end = self.clock.now + time
    while let next = [self.clock, self.deviceClock].compactMap(\.pending.first).min(), self.clock.now + next <= end {
      self.advance(by: max(next, .zero))
      if let lastEnd, self.clock.now > lastEnd {
        for client in self.clients { self.flaws += client.outliving(lastEnd) }
      }
      await self.settle()
      self.noticeTheLastEnd()
      for client in self.clients { self.flaws += client.overdue(ModelCalls.limit) }
      guard self.collected.isEmpty else { return }
    }
    self.advance(by: end - self.clock.now)
    await self.settle()
  }

  private func noticeTheLastEnd() {
    let isOver = self.server?.context.sessions.sessions.isEmpty ?? true
    self.lastEnd = isOver ? self.lastEnd ?? self.clock.now : nil
  }

  private func advance(by time: TimeAmount) {
    self.deviceClock.advance(by: time)
    self.clock.advance(by: time)
  }

  /// Waits until nothing moves but by time: a number of turns of the loop without a message.
  func settle() async {
    var (quietTurns, before) = (0, self.activity)
    while quietTurns < 12 {
      await Self.turn()
      let now = self.activity
      quietTurns = now == before ? quietTurns + 1 : 0
      before = now
    }
  }

  private var activity: Int {
    self.network.conditions.deliveries + self.clients.reduce(0) { $0 + $1.messages } + self.clock.scheduled
      + self.deviceClock.scheduled
  }

  private static func turn() async {
    await withCheckedContinuation { continuation in
      LoopActor.shared.eventLoop.execute { continuation.resume() }
    }
  }

  /// Runs `body`, and moves the clock as far as it needs.
  func whileSettling(_ body: @escaping @LoopActor () async -> Void) async {
    var isDone = false
    LoopActor.task {
      await body()
      isDone = true
    }
    for _ in 0..<40 {
      await self.settle()
      if isDone { return }
      await self.pass(.seconds(1))
    }
    self.add("an end doesn't end")
  }

  /// Calls a method and waits for its result; `nil` for an error.
  func result(_ client: ModelClient, _ method: String, _ params: JSONObject = [:]) async -> JSONValue? {
    let id = client.call(method, params)
    await self.settle()
    for _ in 0..<80 where client.pending[id] != nil { await self.pass(.milliseconds(500)) }
    return client.outcomes[id]?.result
  }
}
