package import NIOCore

/// Bounds how many packets of one sender are read: a bucket for each, and few buckets.
package struct SourceLimiter: Sendable {
  private struct Bucket: Sendable {
    var tokens: Double
    var filledAt: NIODeadline
  }

  private static let maximumSources = 256
  private let capacity: Double
  private let perSecond: Double
  private var buckets: [InternetAddress: Bucket] = [:]

  package init(atOnce: Int, perSecond: Int) {
    self.capacity = Double(atOnce)
    self.perSecond = Double(perSecond)
  }

  /// Whether one more packet of `source` may be read.
  package mutating func admits(_ source: InternetAddress, now: NIODeadline) -> Bool {
    var bucket = self.buckets[source] ?? Bucket(tokens: self.capacity, filledAt: now)
    let seconds = Double((now - bucket.filledAt).nanoseconds) / 1e9
    bucket.tokens = min(self.capacity, bucket.tokens + seconds * self.perSecond)
    bucket.filledAt = now
    guard bucket.tokens >= 1 else {
      self.buckets[source] = bucket
      return false
    }
    bucket.tokens -= 1
    if self.buckets[source] == nil, self.buckets.count >= SourceLimiter.maximumSources { self.forgetOldest() }
    self.buckets[source] = bucket
    return true
  }

  private mutating func forgetOldest() {
    guard let oldest = self.buckets.min(by: { $0.value.filledAt < $1.value.filledAt }) else { return }
    self.buckets[oldest.key] = nil
  }
}
