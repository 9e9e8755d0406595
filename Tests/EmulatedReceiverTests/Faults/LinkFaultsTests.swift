import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

@Suite struct LinkFaultsTests {
  static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
  static func time(_ milliseconds: Int64) -> NIODeadline { self.start + .milliseconds(milliseconds) }
  static let a = message("A")
  static let b = message("B")

  static func message(_ type: String) -> CastMessage {
    CastMessage(
      sourceId: "app", destinationId: "sender-1", namespace: .media, text: "{\"type\":\"\(type)\",\"requestId\":7}")
  }

  @Test func withoutFaultsAMessageGoesOutAtOnce() {
    var faults = LinkFaults()
    let first = faults.outgoing(Self.a, [], now: Self.start)
    #expect(first == [.transmit(Self.a, at: Self.start)])
    let second = faults.incoming(Self.a, [], now: Self.start)
    #expect(second == [.handle(Self.a, at: Self.start)])
  }

  @Test func aDelayHoldsUpWhatComesAfter() {
    var faults = LinkFaults()
    let first = faults.outgoing(Self.a, [.delay(.milliseconds(50))], now: Self.start)
    #expect(first == [.transmit(Self.a, at: Self.time(50))])
    let second = faults.outgoing(Self.b, [], now: Self.time(10))
    #expect(second == [.transmit(Self.b, at: Self.time(50))])
    let third = faults.outgoing(Self.b, [], now: Self.time(60))
    #expect(third == [.transmit(Self.b, at: Self.time(60))])
  }

  @Test func reorderedMessagesChangePlaces() {
    var faults = LinkFaults()
    let first = faults.outgoing(Self.a, [.reorder], now: Self.start)
    #expect(first == [.release(at: Self.time(2_000))])
    // Everything is struck, as without a count: pairs change places, nothing is held for ever.
    let second = faults.outgoing(Self.b, [.reorder], now: Self.start)
    #expect(second == [.transmit(Self.b, at: Self.start), .transmit(Self.a, at: Self.start)])
    let third = faults.release(now: Self.time(2_000))
    #expect(third == [])
  }

  @Test func nothingIsHeldForEver() {
    var faults = LinkFaults()
    let first = faults.incoming(Self.a, [.reorder], now: Self.start)
    #expect(first == [.release(at: Self.time(2_000))])
    let second = faults.release(now: Self.time(2_000))
    #expect(second == [.handle(Self.a, at: Self.time(2_000))])
  }

  @Test func requestIdsCanBeTakenAway() throws {
    var faults = LinkFaults()
    let actions = faults.outgoing(Self.a, [.zeroRequestID], now: Self.start)
    guard case .transmit(let message, _)? = actions.first else { return #expect(Bool(false), "\(actions)") }
    #expect(try message.parseJSON().root.value == ["type": "A", "requestId": 0])
  }

  @Test func garbageComesFirst() {
    var faults = LinkFaults()
    let actions = faults.outgoing(Self.a, [.garbage(byteCount: 2, isFramed: true)], now: Self.start)
    #expect(actions == [.write([0, 0, 0, 2, 255, 255], at: Self.start), .transmit(Self.a, at: Self.start)])
  }

  @Test func aStallCutsTheFrameItself() {
    var faults = LinkFaults()
    var frame = ByteBuffer()
    #expect(throws: Never.self) { try CastFramer.write(Self.a, into: &frame) }
    let beginning = Array(frame.readableBytesView.prefix(11))
    let first = faults.outgoing(Self.a, [.stall(afterBytes: 11)], now: Self.start)
    #expect(first == [.write(beginning, at: Self.start), .pauseReading(until: nil)])
    let second = faults.outgoing(Self.b, [], now: Self.time(10))
    #expect(second == [])
    let third = faults.incoming(Self.b, [], now: Self.time(10))
    #expect(third == [])
  }

  @Test func silenceEnds() {
    var faults = LinkFaults()
    let first = faults.outgoing(Self.a, [.silence(.milliseconds(100))], now: Self.start)
    #expect(first == [])
    let second = faults.incoming(Self.a, [], now: Self.time(99))
    #expect(second == [])
    let third = faults.incoming(Self.b, [], now: Self.time(100))
    #expect(third == [.handle(Self.b, at: Self.time(100))])
  }

  @Test func aFrozenLinkLosesNothing() {
    var faults = LinkFaults()
    let first = faults.strike(.freeze(.milliseconds(100)), now: Self.start)
    #expect(first == [.pauseReading(until: Self.time(100))])
    let second = faults.outgoing(Self.a, [], now: Self.time(1))
    #expect(second == [.transmit(Self.a, at: Self.time(100))])
  }

  @Test(arguments: [(Fault.drop, false), (.reset, false), (.halfClose, true), (.closePlatform, true)])
  func theMessageIsLostWithTheLinkOnly(fault: Fault, passes: Bool) {
    var faults = LinkFaults()
    let passage: [LinkFaults.Action] = passes ? [.transmit(Self.a, at: Self.start)] : []
    let actions = faults.outgoing(Self.a, [fault], now: Self.start)
    #expect(actions == passage + [.strike(fault, at: Self.start, .outgoing)])
  }

  @Test func noFaultOvertakesAnEarlierMessage() {
    var faults = LinkFaults()
    _ = faults.outgoing(Self.a, [.delay(.milliseconds(50))], now: Self.start)
    let garbage = faults.incoming(Self.b, [.garbage(byteCount: 1, isFramed: false)], now: Self.start)
    #expect(garbage == [.write([255], at: Self.time(50)), .handle(Self.b, at: Self.start)])
    let dropped = faults.incoming(Self.b, [.drop], now: Self.time(10))
    #expect(dropped == [.strike(.drop, at: Self.time(50), .outgoing)])
    let reset = faults.outgoing(Self.b, [.reset], now: Self.time(20))
    #expect(reset == [.strike(.reset, at: Self.time(50), .outgoing)])
  }

  @Test func aHeldMessageWaitsForTheEndOfAFreeze() {
    var faults = LinkFaults()
    _ = faults.outgoing(Self.a, [.reorder], now: Self.start)
    _ = faults.strike(.freeze(.seconds(3)), now: Self.time(10))
    let released = faults.release(now: Self.time(2_000))
    #expect(released == [.transmit(Self.a, at: Self.time(3_010))])
  }

  @Test func aShorterFreezeEndsNoLongerOne() {
    var faults = LinkFaults()
    _ = faults.strike(.freeze(.milliseconds(300)), now: Self.start)
    let second = faults.strike(.freeze(.milliseconds(100)), now: Self.time(50))
    #expect(second == [.pauseReading(until: Self.time(300))])
    #expect(faults.frozenUntil == Self.time(300))
  }
}
