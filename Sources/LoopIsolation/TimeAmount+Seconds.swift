package import NIOCore

extension TimeAmount {
  /// In seconds, to the microsecond: how the API and the log write a span.
  package var seconds: Double { Double(self.nanoseconds / 1_000) / 1e6 }

  /// A span in seconds, as the API has them; one that is negative is none, one of more than a million is a million.
  package init(seconds: Double) {
    self = .nanoseconds(Int64((min(max(seconds, 0), 1e6) * 1e9).rounded()))
  }
}
