import CastRPCClient
import CastTestSupport
import Glibc
import Synchronization
import Testing

/// Calls, and how they end.
@Suite(.blocking, .timeLimit(.minutes(2)))
struct CallTests {
  @Test func aTypedCallIsEncodedAnsweredAndReportsItsProgress() async throws {
    let client = try await FakeServer.connect()
    let phases = Mutex<[ConnectionPhase?]>([])
    let params = PlayerPlayParams(device: "TV", url: "https://example.com/a.mp4")
    let status = try await client.player.play(params) { report in
      phases.withLock { $0.append(report.phase) }
    }
    #expect(
      status.friendlyName == "TV" && status.title == "https://example.com/a.mp4" && status.playerState == .playing)
    #expect(phases.withLock { $0 } == [.resolve, .launch])
    await client.close()
  }

  @Test func theServersErrorIsTypedAndNamed() async throws {
    let client = try await FakeServer.connect()
    let error = await failure { _ = try await client.call("fake.fail") }
    #expect(error?.code == 3001 && error?.name == "NoSuchSession" && error?.message == "Gone.")
    #expect(error?.data?.retryable == true && error?.data?.advice == "Ask." && error?.data?.additional["later"] == 1)
    #expect(error?.method == "fake.fail")
    await client.close()
  }

  @Test func aCancelledTaskCancelsItsCallOnce() async throws {
    let client = try await FakeServer.connect()
    var events = client.events.makeAsyncIterator()
    let call = Task { try await client.call("fake.hold") }
    _ = try await client.call("fake.echo")
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
    #expect(try await client.call("fake.echo", params: ["still": "here"]) == ["still": "here"])
    // A call cancelled before it was sent needs no cancellation.
    _ = try await client.call("fake.tell", params: ["method": "fake.didEnd", "params": [:]])
    #expect(["fake.didCancel", "fake.didEnd"].contains(await events.next()?.method))
    await client.close()
  }

  @Test func aCallThatIsNotAnsweredInTimeEnds() async throws {
    let client = try await FakeServer.connect()
    var events = client.events.makeAsyncIterator()
    let error = await failure { _ = try await client.call("fake.hold", timeout: .milliseconds(20)) }
    #expect(error?.name == CastClientError.callTimeout && error?.code == -32018)
    #expect(await events.next()?.method == "fake.didCancel")
    await client.close()
  }

  @Test func aThousandCallsAreInFlightAtOnce() async throws {
    let client = try await FakeServer.connect()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<1_000 {
        group.addTask {
          let answer = try await client.call("fake.echo", params: ["number": .integer(Int64(number))])
          return answer["number"]?.integer == Int64(number)
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
    await client.close()
  }

  @Test func aDeadServerFailsAllCalls() async throws {
    let client = try await FakeServer.connect()
    var events = client.events.makeAsyncIterator()
    let errors = await withTaskGroup(of: CastClientError?.self) { group in
      for _ in 0..<100 { group.addTask { await failure { _ = try await client.call("fake.hold") } } }
      group.addTask { await failure { _ = try await client.call("fake.die") } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(errors.count == 101 && errors.allSatisfy { $0?.name == CastClientError.serverDied })
    #expect(errors.first??.message.hasSuffix("ended with status 3. Its last words: first / last words") == true)
    #expect(await events.next() == nil)
    let late = await failure { try await client.server.ping() }
    #expect(late?.name == CastClientError.serverDied)
    await client.close()
  }

  @Test func aServerThatOnlyClosesItsOutputIsEndedToo() async throws {
    var options = CastClientOptions()
    options.closeTimeout = .milliseconds(50)
    let client = try await FakeServer.connect(options: options)
    let error = await failure { _ = try await client.call("fake.hangUp") }
    #expect(error?.name == CastClientError.serverDied)
    await client.close()
    #expect(kill(pid_t(client.info.processId), 0) == -1 && errno == ESRCH)
  }

  @Test func afterClosingCallsAreRefusedAndTheProcessIsGone() async throws {
    let client = try await FakeServer.connect()
    let waiting = Task { await failure { _ = try await client.call("fake.hold") } }
    _ = try await client.call("fake.echo")
    await client.close()
    #expect(await waiting.value?.name == CastClientError.clientClosed)
    #expect(kill(pid_t(client.info.processId), 0) == -1 && errno == ESRCH)
    let error = await failure { try await client.server.ping() }
    #expect(error?.name == CastClientError.clientClosed)
    await client.close()
  }

  // MARK: Invalid messages of a server

  @Test func skipsGarbage() async throws {
    let client = try await FakeServer.connect()
    var events = client.events.makeAsyncIterator()
    #expect(try await client.call("fake.garbage") == [:])
    // A notification whose parameters have another shape stays as it came.
    #expect(await events.next() == .unknown(Event(method: "session.didStart", params: ["session": 3])))
    #expect(try await client.call("fake.echo", params: ["a": 1]) == ["a": 1])
    await client.close()
  }

  @Test func anAnswerThatIsTooLongEndsItsCallAlone() async throws {
    var options = CastClientOptions()
    options.maximumMessageBytes = 10_000
    let client = try await FakeServer.connect(options: options)
    let error = await failure { _ = try await client.call("fake.huge", params: ["bytes": 20_000]) }
    #expect(error?.name == "MessageTooLarge")
    #expect(try await client.call("fake.huge", params: ["bytes": 5_000])["text"]?.string?.count == 5_000)
    await client.close()
  }

  @Test func anAnswerOfAnotherShapeIsAnError() async throws {
    let client = try await FakeServer.connect()
    let error = await failure { _ = try await client.discovery.list() }
    #expect(error?.name == CastClientError.protocolViolation && error?.method == "discovery.list")
    await client.close()
  }
}
