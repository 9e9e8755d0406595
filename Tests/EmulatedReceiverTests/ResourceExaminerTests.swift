import CastModel
import CastV2
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

/// A receiver that lets an examiner determine the type of its media.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct ResourceExaminerTests {
  /// Answers on the test's command, and records the requests and their cancellations.
  @LoopActor
  private final class Examiner: ResourceExaminer {
    let asked: AsyncStream<ResourceRequest>
    let cancelled: AsyncStream<ResourceRequest.ID>
    private let ask: AsyncStream<ResourceRequest>.Continuation
    private let cancel: AsyncStream<ResourceRequest.ID>.Continuation
    private var waiting: [ResourceRequest.ID: CheckedContinuation<ResourceExamination, Never>] = [:]

    init() {
      (self.asked, self.ask) = AsyncStream.makeStream()
      (self.cancelled, self.cancel) = AsyncStream.makeStream()
    }

    func examine(_ request: ResourceRequest) async -> ResourceExamination {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          self.waiting[request.id] = continuation
          self.ask.yield(request)
        }
      } onCancel: {
        Task { @LoopActor in
          self.cancel.yield(request.id)
          self.answer(request.id, .failed(ResourceFailure.loadFailed))
        }
      }
    }

    func answer(_ id: ResourceRequest.ID, _ examination: ResourceExamination) {
      self.waiting.removeValue(forKey: id)?.resume(returning: examination)
    }
  }

  private static func receiver(_ examiner: Examiner) async throws -> EmulatedReceiver {
    var configuration = ReceiverConfiguration.testing()
    configuration.resourceExaminer = examiner
    return try await EmulatedReceiver.start(configuration)
  }

  @Test func theLoadContinuesWithTheExamination() async throws {
    let examiner = Examiner()
    let receiver = try await Self.receiver(examiner)
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    let load = try sender.request("LOAD", #","media":{"contentId":"http://x/song"}"#, .media, to: app)
    #expect(try await sender.answer(to: load)?["status"]?[0]?["playerState"] == "IDLE")
    var asked = examiner.asked.makeAsyncIterator()
    let request = try #require(await asked.next())
    #expect(request.url == "http://x/song")
    #expect(receiver.screen.phase == .loading)
    examiner.answer(request.id, ResourceExamination(duration: 61, contentType: "audio/flac", kind: .audio))
    let status = try await sender.message { $0["status"]?[0]?["media"]?["contentType"] == "audio/flac" }
    #expect(status?["status"]?[0]?["media"]?["duration"]?.number == 61)
    #expect(try await sender.mediaStatus("PLAYING") != nil)
    #expect(receiver.screen.media?.kind == .audio)
    await receiver.shutDown()
  }

  @Test func aNewLoadCancelsTheExamination() async throws {
    let examiner = Examiner()
    let receiver = try await Self.receiver(examiner)
    let sender = try await TestSender.connect(port: receiver.port)
    let app = try #require(try await sender.launch())
    try sender.request("LOAD", #","media":{"contentId":"http://x/1"}"#, .media, to: app)
    var asked = examiner.asked.makeAsyncIterator()
    let first = try #require(await asked.next())
    let second = try sender.request("LOAD", #","media":{"contentId":"http://x/2"}"#, .media, to: app)
    var cancelled = examiner.cancelled.makeAsyncIterator()
    #expect(await cancelled.next() == first.id)
    let next = try #require(await asked.next())
    examiner.answer(next.id, .failed(312))
    let failure = try await sender.message { $0["type"] == "LOAD_FAILED" }
    #expect(failure?["requestId"]?.integer == second)
    #expect(failure?["detailedErrorCode"] == 312)
    await receiver.shutDown()
  }
}
