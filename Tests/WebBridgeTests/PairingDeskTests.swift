import NIOCore
import Testing

@testable import WebBridge

/// The life of a pairing code, as a table of events.
@Suite struct PairingDeskTests {
  static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
  static let code = "23456789ABCDEFGH"

  static func desk() -> PairingDesk {
    var desk = PairingDesk()
    desk.offer(code: Self.code, now: Self.start)
    return desk
  }

  @Test(arguments: ["23456789ABCDEFGH", "2345-6789-abcd-efgh", "2345 6789 ABCD EFGH"])
  func theRightCodePairsOnce(given: String) {
    var desk = Self.desk()
    #expect(desk.redeem(given, from: "10.0.0.2", now: Self.start) == .paired)
    #expect(desk.redeem(given, from: "10.0.0.2", now: Self.start) == .noOffer)
    #expect(desk.redeem(given, from: "10.0.0.3", now: Self.start) == .noOffer)
  }

  @Test(arguments: ["", "23456789ABCDEFG", "23456789ABCDEFGHJ", "23456789ABCDEFGJ", "--", "２3456789ABCDEFGH"])
  func anotherCodeIsWrong(given: String) {
    var desk = Self.desk()
    #expect(desk.redeem(given, from: "10.0.0.2", now: Self.start) == .wrong)
  }

  @Test func withoutAnOfferNoCodePairs() {
    var desk = PairingDesk()
    #expect(desk.redeem("", from: "10.0.0.2", now: Self.start) == .noOffer)
    #expect(desk.remaining(now: Self.start) == nil)
  }

  @Test func aCodeExpires() {
    var desk = Self.desk()
    let end = Self.start + PairingDesk.lifetime
    #expect(desk.remaining(now: end - .seconds(1)) == .seconds(1))
    #expect(desk.redeem(Self.code, from: "10.0.0.2", now: end) == .noOffer)
    desk.offer(code: Self.code, now: end)
    #expect(desk.redeem(Self.code, from: "10.0.0.2", now: end + PairingDesk.lifetime - .nanoseconds(1)) == .paired)
  }

  @Test func anAddressIsShutOutAfterFiveWrongCodesAndOthersAreNot() {
    var desk = Self.desk()
    for _ in 0..<PairingDesk.attemptsPerAddress {
      #expect(desk.redeem("wrong", from: "10.0.0.66", now: Self.start) == .wrong)
    }
    #expect(desk.redeem(Self.code, from: "10.0.0.66", now: Self.start) == .blocked)
    #expect(desk.redeem(Self.code, from: "10.0.0.2", now: Self.start) == .paired)
    // A new code is a new beginning.
    desk.offer(code: Self.code, now: Self.start)
    #expect(desk.redeem(Self.code, from: "10.0.0.66", now: Self.start) == .paired)
  }

  @Test func manyWrongCodesFromManyAddressesEndTheOffer() {
    var desk = Self.desk()
    for number in 0..<PairingDesk.attempts {
      #expect(desk.redeem("wrong", from: "10.0.1.\(number)", now: Self.start) == .wrong)
    }
    #expect(desk.redeem(Self.code, from: "10.0.0.2", now: Self.start) == .noOffer)
  }

  @Test func codesAreLongAndNeverTheSame() {
    let codes = (0..<100).map { _ in PairingDesk.makeCode() }
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.count == 16 && !$0.contains { "01IO".contains($0) } })
  }
}
