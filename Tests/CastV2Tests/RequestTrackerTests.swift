import CastModel
import CastTestSupport
import CastV2
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// Every request has one outcome.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct RequestTrackerTests {
  let clock = ManualClock()
  let tracker: RequestTracker<CastChannelError>

  init() { self.tracker = RequestTracker<CastChannelError>(clock: self.clock) }

  nonisolated static func description(
    _ kind: RequestKind = RequestKind(.play), timeout: TimeAmount? = .seconds(60), replaces: Bool = false
  ) -> PendingRequests.Description {
    PendingRequests.Description(
      kind: kind, namespace: .media, sourceId: "sender-1", destinationId: "web-5", timeout: timeout,
      replacesSameKind: replaces)
  }

  /// Begins a request; returns its id once it is sent, and the task that waits.
  func begin(
    _ description: PendingRequests.Description = description()
  ) async -> (id: Int64, outcome: Task<Result<CastReply, CastChannelError>, Never>) {
    let sent = Mailbox<Int64>()
    let tracker = self.tracker
    let task = Task { @LoopActor () -> Result<CastReply, CastChannelError> in
      do throws(CastChannelError) {
        return .success(try await tracker.request(description) { id throws(CastChannelError) in sent.put(id) })
      } catch {
        return .failure(error)
      }
    }
    return (await sent.next() ?? 0, task)
  }

  @discardableResult
  func receive(_ json: String, from source: String = "web-5") throws -> Bool {
    let message = CastMessage(sourceId: source, destinationId: "sender-1", namespace: .media, text: json)
    return self.tracker.receive(message, payload: try CastPayload(message))
  }

  @Test func aReplyIsTheOutcome() async throws {
    let request = await self.begin()
    #expect(try self.receive(#"{"type":"MEDIA_STATUS","requestId":\#(request.id)}"#))
    #expect(try await request.outcome.value.get().payload.type?.rawValue == "MEDIA_STATUS")
    #expect(self.tracker.pendingRequests.isEmpty)
  }

  @Test func aSecondReplyIsNone() async throws {
    let request = await self.begin()
    let json = #"{"type":"MEDIA_STATUS","requestId":\#(request.id)}"#
    #expect(try self.receive(json))
    #expect(try !self.receive(json))
    _ = try await request.outcome.value.get()
  }

  @Test func broadcastsAreNoReply() async throws {
    let request = await self.begin()
    #expect(try !self.receive(#"{"type":"MEDIA_STATUS","requestId":0}"#))
    #expect(try !self.receive(#"{"type":"MEDIA_STATUS"}"#))
    #expect(self.tracker.pendingRequests.map(\.id) == [request.id])
    self.tracker.cancel(request.id)
    _ = await request.outcome.value
  }

  /// openchromecast answers for its apps from `receiver-0`.
  @Test func acceptsRepliesFromAnySource() async throws {
    let request = await self.begin()
    #expect(try self.receive(#"{"type":"MEDIA_STATUS","requestId":\#(request.id)}"#, from: "receiver-0"))
    _ = try await request.outcome.value.get()
  }

  /// Trap 37: each error type ends the request.
  @Test(arguments: [
    "LAUNCH_ERROR", "LOAD_FAILED", "LOAD_CANCELLED", "INVALID_PLAYER_STATE", "INVALID_REQUEST", "ERROR",
  ])
  func anErrorReplyIsTheOutcome(type: String) async throws {
    let request = await self.begin()
    try self.receive(#"{"type":"\#(type)","requestId":\#(request.id),"reason":"WHY"}"#)
    let error = await request.outcome.value.failure
    #expect(error?.code == .errorReply)
    #expect(error?.message == "web-5 answered PLAY with \(type): WHY.")
    #expect(error?.reply?.payload.root["reason"]?.string == "WHY")
    #expect(error?.elapsed != nil)
  }

  @Test func anOwnerCanFinishARequestWithAnotherMessage() async throws {
    let request = await self.begin(Self.description(RequestKind(.launch)))
    let status = CastMessage(sourceId: "receiver-0", destinationId: "*", namespace: .receiver, text: "{}")
    let reply = CastReply(message: status, payload: try CastPayload(status))
    #expect(self.tracker.finish(request.id, with: reply))
    #expect(!self.tracker.finish(request.id, with: reply))
    #expect(try await request.outcome.value.get().message == status)
  }

  @Test func aClosedDestinationFailsItAtOnce() async {
    let request = await self.begin()
    self.tracker.connectionClosed(VirtualConnection.ID(localId: "sender-1", remoteId: "web-5"))
    #expect(await request.outcome.value.failure?.code == .destinationClosed)
  }

  @Test func aLostSocketFailsItAndEveryLaterOne() async {
    let request = await self.begin()
    self.tracker.connectionLost(CastConnectionClosure(reason: .reset, message: "The connection was reset"))
    let error = await request.outcome.value.failure
    #expect(error?.code == .connectionLost)
    #expect(error?.message == "The connection is closed: The connection was reset.")
    await #expect(throws: CastChannelError.self) {
      try await self.tracker.request(Self.description()) { _ in Issue.record("sent over a lost socket") }
    }
  }

  @Test func aNewerOneReplacesIt() async {
    let first = await self.begin(Self.description(RequestKind(.seek)))
    let second = await self.begin(Self.description(RequestKind(.seek), replaces: true))
    #expect(await first.outcome.value.failure?.code == .replaced)
    self.tracker.cancel(second.id)
    #expect(await second.outcome.value.failure?.code == .cancelled)
  }

  @Test func cancellingTheTaskCancelsIt() async {
    let request = await self.begin()
    request.outcome.cancel()
    #expect(await request.outcome.value.failure?.code == .cancelled)
    #expect(self.tracker.pendingRequests.isEmpty)
  }

  @Test func aCancelledTaskSendsNothing() async {
    let tracker = self.tracker
    let task = Task { @LoopActor () -> CastChannelError.Code? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(CastChannelError) {
        _ = try await tracker.request(Self.description()) { _ in Issue.record("sent") }
        return nil
      } catch {
        return error.code
      }
    }
    #expect(await task.value == .cancelled)
  }

  @Test func timesOut() async {
    let request = await self.begin(Self.description(timeout: .seconds(20)))
    self.clock.advance(by: .seconds(19))
    #expect(self.tracker.pendingCount == 1)
    self.clock.advance(by: .seconds(1))
    let error = await request.outcome.value.failure
    #expect(error?.code == .timedOut && error?.elapsed == .seconds(20))
  }

  @Test func anEarlierDeadlineIsNotHeldUpByALaterOne() async {
    let slow = await self.begin(Self.description(RequestKind(CastMessageType("A")), timeout: .seconds(60)))
    let quick = await self.begin(Self.description(RequestKind(CastMessageType("B")), timeout: .seconds(10)))
    self.clock.advance(by: .seconds(10))
    #expect(await quick.outcome.value.failure?.code == .timedOut)
    #expect(self.tracker.pendingRequests.map(\.id) == [slow.id])
    self.clock.advance(by: .seconds(50))
    #expect(await slow.outcome.value.failure?.code == .timedOut)
  }

  @Test func aFailureToSendIsTheOutcome() async {
    let failure = CastChannelError(code: .messageTooLarge, message: "Too large.")
    let error = await #expect(throws: CastChannelError.self) {
      try await self.tracker.request(Self.description()) { _ throws(CastChannelError) in throw failure }
    }
    #expect(error?.code == .messageTooLarge)
    #expect(self.tracker.pendingRequests.isEmpty)
  }

  /// A peer in the same process may answer before the caller waits.
  @Test func aReplyWhileSendingIsNotLost() async throws {
    let reply = try await self.tracker.request(Self.description()) { id in
      _ = try? self.receive(#"{"type":"MEDIA_STATUS","requestId":\#(id)}"#)
    }
    #expect(reply.payload.type?.rawValue == "MEDIA_STATUS")
  }

  @Test func theSocketLostWhileSendingIsNotLost() async {
    let error = await #expect(throws: CastChannelError.self) {
      try await self.tracker.request(Self.description()) { _ in
        self.tracker.connectionLost(CastConnectionClosure(reason: .reset, message: "reset"))
      }
    }
    #expect(error?.code == .connectionLost)
  }

  @Test func leavesNoTimerAfterTheLoss() async {
    let request = await self.begin()
    #expect(self.clock.pending.count == 1)
    self.tracker.connectionLost(CastConnectionClosure(reason: .reset, message: "reset"))
    #expect(self.clock.pending.isEmpty)
    _ = await request.outcome.value
  }

  @Test func tooManyAreRefused() async {
    var requests: [Task<Result<CastReply, CastChannelError>, Never>] = []
    for _ in 0..<1_000 { requests.append(await self.begin().outcome) }
    let error = await #expect(throws: CastChannelError.self) {
      try await self.tracker.request(Self.description()) { _ in Issue.record("sent") }
    }
    #expect(error?.code == .tooManyRequests)
    self.tracker.connectionLost(CastConnectionClosure(reason: .reset, message: "reset"))
    for request in requests { #expect(await request.value.failure?.code == .connectionLost) }
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
