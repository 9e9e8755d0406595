package import Glibc

extension timespec {
  /// The nanoseconds since 1970. A file may have any time: one before 1677 or after 2262 becomes the nearest that fits.
  package var unixNanoseconds: Int64 {
    let (nanoseconds, isTooLarge) = Int64(self.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    guard !isTooLarge else { return self.tv_sec < 0 ? .min : .max }
    let (sum, isBeyond) = nanoseconds.addingReportingOverflow(Int64(self.tv_nsec))
    return isBeyond ? .max : sum
  }
}
