import MulticastDNS
import NIOCore
import Testing

@Suite struct SourceLimiterTests {
  private let start = NIODeadline.uptimeNanoseconds(1_000)

  private func admissions(_ limiter: inout SourceLimiter, _ count: Int, of source: InternetAddress, after: TimeAmount)
    -> [Bool]
  {
    (0..<count).map { _ in limiter.admits(source, now: self.start + after) }
  }

  @Test func eachSenderHasItsOwnShare() {
    var limiter = SourceLimiter(atOnce: 3, perSecond: 2)
    let (one, other) = (InternetAddress("10.0.0.1"), InternetAddress("10.0.0.2"))
    let atOnce = self.admissions(&limiter, 5, of: one, after: .zero)
    #expect(atOnce == [true, true, true, false, false])
    let others = self.admissions(&limiter, 1, of: other, after: .zero)
    #expect(others == [true])
    let aSecondLater = self.admissions(&limiter, 3, of: one, after: .seconds(1))
    #expect(aSecondLater == [true, true, false])
    let anHourLater = self.admissions(&limiter, 4, of: one, after: .hours(1))
    #expect(anHourLater == [true, true, true, false])
  }

  @Test func manySendersDoNotMakeItGrowNorShutOutAKnownOne() {
    var limiter = SourceLimiter(atOnce: 2, perSecond: 1)
    let known = InternetAddress("10.0.0.1")
    for number in 0..<5_000 {
      let sender = InternetAddress("10.1.\(number / 250).\(number % 250)")
      let admitted = self.admissions(&limiter, 1, of: sender, after: .milliseconds(Int64(number)))
      #expect(admitted == [true])
    }
    let admitted = self.admissions(&limiter, 1, of: known, after: .seconds(10))
    #expect(admitted == [true])
  }
}
