import CastDiscovery
import CastModel
import CastSender
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("A queue after a transfer", .serialized, .timeLimit(.minutes(2)))
@LoopActor
struct QueueTransferTests {
  /// Two emulated receivers, and a session that plays a queue on the first.
  @LoopActor
  struct Scene {
    let livingRoom: EmulatedReceiver
    let kitchen: EmulatedReceiver
    let context: CastContext
    let recorder: EventRecorder
    let session: CastSession

    init(_ count: Int, startIndex: Int64? = nil) async throws {
      self.livingRoom = try await EmulatedReceiver.start(.testing(), logger: .silent)
      self.kitchen = try await EmulatedReceiver.start(.testing(), logger: .silent)
      self.context = CastContext(
        discovery: DiscoveryManager(sources: [], logger: .silent), options: .quick, logger: .silent)
      self.recorder = EventRecorder(self.context)
      let started = try await self.context.sessions.start(.address("127.0.0.1", port: UInt16(self.livingRoom.port)))
      self.session = try self.context.sessions.session(started.sessionId)
      let items = (1...count).map { number in
        QueueItem(
          media: MediaInformation(contentId: Self.url(number), contentType: "audio/mpeg", duration: 600))
      }
      _ = try await self.session.media.queue.load(
        LoadRequestData(queueData: QueueData(items: items, startIndex: startIndex)))
    }

    nonisolated static func url(_ number: Int) -> String { "https://example.com/\(number).mp3?duration=600" }

    var queue: MediaQueue { self.session.media.queue }

    func names() async throws -> [String] {
      try await self.queue.list(count: 200).items.map { item in
        let name = item.media?.contentId?.split(separator: "/").last ?? "-"
        return String(name.split(separator: ".").first ?? "-")
      }
    }

    func transfer() async throws {
      _ = try await self.context.sessions.transfer(to: .address("127.0.0.1", port: UInt16(self.kitchen.port)))
    }
  }

  @Test func theListIsTheNewDevices() async throws {
    let scene = try await Scene(30)
    let ids = scene.queue.knownItemIds
    _ = try await scene.queue.remove(Array(ids.prefix(3)))
    let before = try await scene.names()
    #expect(before.count == 27 && before.first == "4")
    let told = scene.recorder.events.count
    try await scene.transfer()
    #expect(try await scene.names() == before)
    #expect(scene.session.media.lastKnown?.deviceId == scene.session.device.deviceId)
    var changes: [String] = []
    for case .queueDidChange(let event) in scene.recorder.events.dropFirst(told) {
      switch event.change {
      case .reloaded(let itemIds): changes.append("reloaded \(itemIds.count)")
      case .updated: break
      default: changes.append("\(event.change)")
      }
    }
    #expect(changes == ["reloaded 0", "reloaded 27"])
    await scene.context.shutDown()
  }

  @Test(arguments: 0..<3)
  func aShuffledQueueKeepsItsOrderAndCanBePutBack(_ round: Int) async throws {
    let scene = try await Scene(100)
    // The cache holds some of them, others in each round.
    _ = try await scene.queue.list(from: .index(round * 30), count: 20)
    _ = try await scene.queue.setShuffled(true)
    let before = try await scene.names()
    #expect(Set(before).count == 100)
    try await scene.transfer()
    #expect(try await scene.names() == before)
    #expect(scene.session.media.snapshot.status?.queueData?.shuffle == true)
    _ = try await scene.queue.setShuffled(false)
    #expect(try await scene.names() == (1...100).map(String.init))
    await scene.context.shutDown()
  }

  @Test func keepsTheShuffledOrderByItsOrderIds() async throws {
    let scene = try await Scene(5)
    _ = try await scene.queue.setShuffled(true)
    let state = try #require(await scene.session.playbackStateFromStatus())
    let queue = try #require(state.loadRequestData.queueData)
    #expect(queue.shuffle == true && Set(queue.items?.compactMap(\.orderId) ?? []).count == 5)
    #expect(queue.items?.contains { $0.itemId != nil } == false)
    await scene.context.shutDown()
  }

  @Test func includesTheEndOfALongQueue() async throws {
    let scene = try await Scene(700, startIndex: 650)
    let state = try #require(await scene.session.playbackStateFromStatus())
    let queue = try #require(state.loadRequestData.queueData)
    #expect(queue.items?.compactMap(\.media?.contentId) == (201...700).map(Scene.url))
    #expect(queue.startIndex == 450)
    await scene.context.shutDown()
  }

  @Test func readsTheOtherQueueAfterAMove() async throws {
    let scene = try await PursuitTests.Scene()
    for (receiver, name, ids) in [
      (scene.bench.receiver, "old", [1, 2, 3]), (scene.kitchen, "new", [1, 2]),
    ] as [(ScriptedReceiver, String, [Int64])] {
      receiver.handlers["QUEUE_GET_ITEM_IDS"] = {
        receiver.reply(
          #"{"type":"QUEUE_ITEM_IDS","requestId":%ID,"itemIds":\#(ids.jsonText),"sequenceNumber":9}"#, to: $0)
      }
      receiver.handlers["QUEUE_GET_ITEMS"] = { request in
        let items = (request.json["itemIds"]?.array ?? []).map { id in
          #"{"itemId":\#(id.integer ?? 0),"media":{"contentId":"\#(name)-\#(id.integer ?? 0)"}}"#
        }
        receiver.reply(
          #"{"type":"QUEUE_ITEMS","requestId":%ID,"items":[\#(items.joined(separator: ","))]}"#, to: request)
      }
    }
    let film = PursuitTests.Scene.film(at: 1_000, mediaSessionId: 1).dropLast()
    scene.bench.receiver.broadcastMedia(film + #","currentItemId":1,"items":[{"itemId":1},{"itemId":2}]}"#)
    let queue = scene.session.media.queue
    _ = try await queue.fetchItemIds()
    #expect(try await queue.list(count: 5).items.compactMap(\.media?.contentId) == ["old-1", "old-2", "old-3"])
    scene.begin()
    scene.kitchen.mediaStatus =
      PursuitTests.Scene.film(at: 1_001, mediaSessionId: 1).dropLast()
      + #","currentItemId":1,"items":[{"itemId":1},{"itemId":2}]}"#
    scene.leave()
    await scene.bench.recorder.event("didTransfer")
    #expect(try await queue.list(count: 5).items.compactMap(\.media?.contentId) == ["new-1", "new-2"])
  }
}
