import Glibc
import TextFormats
import Testing

/// Times of files in nanoseconds.
@Suite struct FileTimeTests {
  @Test(
    arguments: [
      (0, 0, 0), (1, 5, 1_000_000_005), (-1, 5, -999_999_995), (9_223_372_036, 854_775_807, Int64.max),
      (9_223_372_036, 854_775_808, .max), (10_413_792_000, 0, .max), (-10_413_792_000, 0, .min), (.max, 0, .max),
    ] as [(Int, Int, Int64)])
  func everyTimeFits(seconds: Int, nanoseconds: Int, result: Int64) {
    #expect(timespec(tv_sec: seconds, tv_nsec: nanoseconds).unixNanoseconds == result)
  }
}
