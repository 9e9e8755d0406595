import CastV2
import NIOCore
import Testing

@Suite struct SleepDetectorTests {
  @Test func onlyTheGrowthCounts() {
    var detector = SleepDetector(distance: .hours(9))
    #expect(detector.observe(distance: .hours(9)) == nil)
    #expect(detector.observe(distance: .hours(9) + .seconds(30)) == .seconds(30))
    #expect(detector.observe(distance: .hours(9) + .seconds(30)) == nil, "the same sleep was told twice")
    #expect(detector.observe(distance: .hours(9) + .seconds(31)) == .seconds(1))
  }

  @Test func theClocksAreNotReadAtOnce() {
    var detector = SleepDetector(distance: .zero)
    for jitter in [3, -3, 400, 0] as [Int64] { #expect(detector.observe(distance: .milliseconds(jitter)) == nil) }
    // Small distances add up: frequent checks lose nothing.
    #expect(detector.observe(distance: .milliseconds(499)) == nil)
    #expect(detector.observe(distance: .milliseconds(500)) == .milliseconds(500))
  }

  @Test func theSystemsClocksDontDriftApart() {
    var detector = SleepDetector(distance: SleepMonitor.systemDistance())
    for _ in 0..<100 { #expect(detector.observe(distance: SleepMonitor.systemDistance()) == nil) }
  }
}
