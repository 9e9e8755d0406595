import CastDiscovery
import CastModel
import CastTestSupport
import EmulatedReceiver
import LoopIsolation
import NIOCore
import Testing

@testable import CastSender

/// A resolver as a child, the emulated receiver, and a clock that only the test moves.
@Suite("Queues whose addresses expire", .timeLimit(.minutes(1))) @LoopActor struct PageQueuesTests {
  @LoopActor
  private final class Scene {
    let clock = ManualClock()
    let session: CastSession
    private let folder: TemporaryFolder
    private let server: LocalHTTPServer
    private let receiver: EmulatedReceiver
    private let context: CastContext

    /// Plays a film, and appends the page of another one.
    ///
    /// - Parameter script: Runs in the resolver before it prints an address that is good for five seconds; `n` is the
    ///   number of its run.
    init(_ script: String = "") async throws {
      self.folder = try TemporaryFolder(forPrograms: true)
      self.server = try await LocalHTTPServer.start { request in
        .file([0, 0, 0, 24] + Array("ftypisom".utf8) + [0, 0, 0, 0], type: "video/mp4", for: request)
      }
      let program = #"""
        read question
        echo run >> "$0.runs"
        n=$(wc -l < "$0.runs")
        SCRIPT
        echo "{\"title\": \"Film\", \"expires\": $(($(date +%s) + 5)), \"formats\": [{\"url\": \"BASE/$n.mp4?duration=600\"}]}"
        """#
      let text = program.replacing("SCRIPT", with: script).replacing("BASE", with: self.server.url(""))
      let path = try self.folder.writeScript(text, to: "resolver")
      var options = CastContextOptions.quick
      // No answer comes while the clock moves.
      options.heartbeat = HeartbeatOptions(
        pingAfter: .seconds(3_600), deadAfter: .seconds(7_200), partialMessageDeadline: .seconds(7_200))
      options.pages.resolvers = [ResolverProgram(match: "*page*", command: [path])]
      options.pages.usesYtDlp = false
      self.receiver = try await EmulatedReceiver.start(.testing(), logger: .silent)
      self.context = CastContext(
        discovery: DiscoveryManager(sources: [], logger: .silent), options: options, clock: self.clock,
        logger: .silent)
      let target = SessionTarget.address("127.0.0.1", port: UInt16(self.receiver.port))
      let snapshot = try await self.context.sessions.start(target)
      self.session = try self.context.sessions.session(snapshot.sessionId)
      let first = MediaInformation(contentId: self.server.url("/first.mp4?duration=3600"), contentType: "video/mp4")
      _ = try await self.session.media.queue.load(
        LoadRequestData(queueData: QueueData(items: [QueueItem(media: first)])))
      self.context.pageQueues.follow([PageItem(url: self.server.url("/page"), media: nil)], in: self.session)
    }

    /// How often the resolver has run.
    var runs: Int { (self.folder.read("\(self.folder.path)/resolver.runs") ?? []).count { $0 == 0x0A } }

    /// Whether the queue has two items, and a timer is due after so many minutes.
    func waits(minutes: Int64) -> Bool {
      self.session.media.queue.itemCount == 2 && self.clock.pending.contains(.minutes(minutes))
    }

    /// Calls `body` while the resolver runs. Returns whether the entry was loaded or appended afterwards: whether
    /// `condition` was met within half a second of the resolver's answer.
    func isPlayed(
      after body: () async throws -> Void, if condition: @escaping @LoopActor (CastSession) -> Bool
    ) async throws -> Bool {
      while self.runs == 0, !Task.isCancelled { await Task.yield() }
      try await body()
      while self.context.pages.addresses.isEmpty, !Task.isCancelled { await Task.yield() }
      let waits = ConditionWait()
      let subscription = self.context.addListener { _ in waits.check() }
      defer { self.context.removeListener(subscription) }
      return await waits.wait(within: .milliseconds(500)) { condition(self.session) }
    }

    func end() async {
      self.context.pageQueues.shutDown()
      await self.receiver.shutDown()
    }
  }

  @Test func addressesThatExpireAtOnceAreResolvedFourTimesInTenMinutes() async throws {
    let scene = try await Scene()
    // The fourth wait ends after the ten minutes.
    for (run, wait, advance) in [(1, 1, 1), (2, 2, 2), (3, 4, 4), (4, 8, 3)] as [(Int, Int64, Int64)] {
      while !scene.waits(minutes: wait), !Task.isCancelled { await Task.yield() }
      #expect(scene.runs == run)
      // Changes of the media don't resolve it sooner.
      _ = try await scene.session.media.pause()
      _ = try await scene.session.media.play()
      scene.clock.advance(by: .minutes(advance))
    }
    #expect(scene.waits(minutes: 5) && scene.runs == 4)
    await scene.end()
  }

  @Test func aResolverThatFailsIsNotRunAtEachChange() async throws {
    let scene = try await Scene("[ $n = 1 ] || exit 1")
    while !scene.waits(minutes: 1), !Task.isCancelled { await Task.yield() }
    scene.clock.advance(by: .minutes(1))
    while !scene.waits(minutes: 2), !Task.isCancelled {
      _ = try await scene.session.media.pause()
      _ = try await scene.session.media.play()
    }
    #expect(scene.runs == 2)
    await scene.end()
  }
  @Test func anEntryIsNotLoadedAfterAStop() async throws {
    let scene = try await Scene("sleep 1")
    let isLoaded = try await scene.isPlayed {
      _ = try await scene.session.media.stop()
    } if: {
      $0.media.snapshot.status?.isEnded == false
    }
    #expect(!isLoaded && scene.runs == 1)
    await scene.end()
  }

  @Test func anEntryIsNotAppendedToOtherMedia() async throws {
    let scene = try await Scene("sleep 1")
    let other = MediaInformation(contentId: "https://example.com/other.mp4?duration=600", contentType: "video/mp4")
    let isAppended = try await scene.isPlayed {
      _ = try await scene.session.media.queue.load(
        LoadRequestData(queueData: QueueData(items: [QueueItem(media: other)])))
    } if: {
      $0.media.queue.itemCount != 1
    }
    #expect(!isAppended && scene.session.media.snapshot.media?.contentId == other.contentId)
    await scene.end()
  }
}
