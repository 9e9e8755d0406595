import CastModel
import CastV2
import NIOCore
import Testing

@Suite struct PendingRequestsTests {
  static let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

  static func description(
    _ kind: RequestKind, to destination: String = "web-5", timeout: TimeAmount? = .seconds(10), replaces: Bool = false
  ) -> PendingRequests.Description {
    PendingRequests.Description(
      kind: kind, namespace: .media, sourceId: "sender-1", destinationId: destination, timeout: timeout,
      replacesSameKind: replaces)
  }

  static func reply(
    from source: String = "web-5", to destination: String = "sender-1", _ namespace: CastNamespace = .media
  ) -> CastMessage {
    CastMessage(sourceId: source, destinationId: destination, namespace: namespace, text: "{}")
  }

  /// Trap 26: ids are at least 1, and 0 is never used, not even when they wrap.
  @Test func idsStartAtOneAndWrapToOne() {
    var pending = PendingRequests(lastId: 0)
    #expect(pending.nextId() == 1)
    pending = PendingRequests(lastId: Int64(Int32.max) - 1)
    #expect(pending.nextId() == Int64(Int32.max))
    #expect(pending.nextId() == 1)
  }

  @Test func idsOfWaitingRequestsAreNotGivenAgain() {
    var pending = PendingRequests(lastId: 0)
    #expect(pending.begin(Self.description(RequestKind(.play)), now: Self.start).request.id == 1)
    var wrapped = pending
    for _ in 0..<3 { _ = wrapped.nextId() }
    #expect(wrapped[1] != nil)
    pending = PendingRequests(lastId: Int64(Int32.max))
    let first = pending.begin(Self.description(RequestKind(.play)), now: Self.start).request.id
    #expect(first == 1)
    #expect(pending.nextId() == 2)
  }

  @Test func idsOfTwoSocketsStartApart() {
    var firsts: Set<Int64> = []
    for _ in 0..<20 {
      var pending = PendingRequests()
      firsts.insert(pending.nextId())
    }
    #expect(firsts.count > 15, "ids of different sockets collide")
    #expect(firsts.allSatisfy { $0 >= 1 })
  }

  @Test(arguments: [
    ("web-5", "sender-1", CastNamespace.media, true), ("web-5", "*", .media, true),
    ("web-6", "sender-1", .media, true), ("web-5", "sender-2", .media, false),
    ("web-5", "sender-1", .receiver, false), ("receiver-0", "*", .media, true),
  ])
  func matchesRepliesByIdAndDestination(
    source: String, destination: String, namespace: CastNamespace, matches: Bool
  ) {
    var pending = PendingRequests()
    let id = pending.begin(Self.description(RequestKind(.play)), now: Self.start).request.id
    let found = pending.request(answeredBy: Self.reply(from: source, to: destination, namespace), requestId: id)
    #expect((found != nil) == matches)
  }

  @Test func requestIdZeroAnswersNothing() {
    var pending = PendingRequests()
    _ = pending.begin(Self.description(RequestKind(.play)), now: Self.start)
    #expect(pending.request(answeredBy: Self.reply(), requestId: 0) == nil)
  }

  @Test func aRequestLeavesOnce() {
    var pending = PendingRequests()
    let id = pending.begin(Self.description(RequestKind(.play)), now: Self.start).request.id
    #expect(pending.take(id) != nil)
    #expect(pending.take(id) == nil)
    #expect(pending.takeAll().isEmpty)
    #expect(pending.takeExpired(now: Self.start + .hours(1)).isEmpty)
  }

  @Test func aNewerRequestOfTheKindReplacesTheOlder() {
    var pending = PendingRequests()
    let seek = pending.begin(Self.description(RequestKind(.seek)), now: Self.start).request
    let elsewhere = pending.begin(Self.description(RequestKind(.seek), to: "web-6"), now: Self.start).request
    let play = pending.begin(Self.description(RequestKind(.play)), now: Self.start).request
    let newer = pending.begin(Self.description(RequestKind(.seek), replaces: true), now: Self.start)
    #expect(newer.replaced == [seek])
    #expect(pending.all == [elsewhere, play, newer.request])
  }

  @Test func deadlinesExpireOneByOne() {
    var pending = PendingRequests()
    let slow = pending.begin(
      Self.description(RequestKind(CastMessageType("A")), timeout: .seconds(20)), now: Self.start
    ).request
    let quick = pending.begin(
      Self.description(RequestKind(CastMessageType("B")), timeout: .seconds(5)), now: Self.start
    ).request
    _ = pending.begin(Self.description(RequestKind(CastMessageType("C")), timeout: nil), now: Self.start)
    #expect(pending.nextDeadline == Self.start + .seconds(5))
    #expect(pending.takeExpired(now: Self.start + .seconds(4)).isEmpty)
    #expect(pending.takeExpired(now: Self.start + .seconds(5)) == [quick])
    #expect(pending.takeExpired(now: Self.start + .hours(9)) == [slow])
    #expect(pending.nextDeadline == nil)
    #expect(pending.count == 1)
  }

  @Test func aClosedDestinationTakesItsOwnOnly() {
    var pending = PendingRequests()
    let app = pending.begin(Self.description(RequestKind(.play)), now: Self.start).request
    let platform = pending.begin(Self.description(RequestKind(.stop), to: "receiver-0"), now: Self.start).request
    #expect(pending.takeAll(localId: "sender-2", remoteId: "web-5").isEmpty)
    #expect(pending.takeAll(localId: "sender-1", remoteId: "web-5") == [app])
    #expect(pending.all == [platform])
  }
}
