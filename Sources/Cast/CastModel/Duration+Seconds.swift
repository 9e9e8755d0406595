extension Duration {
  /// A span that JSON gives in seconds, cut to some 30,000 years.
  public init(spanOf seconds: Double) { self = .seconds(min(max(seconds, -1e12), 1e12)) }

  /// The span as JSON says it, to the nanosecond.
  public var inSeconds: Double {
    let (seconds, attoseconds) = self.components
    guard abs(seconds) < 1_000_000_000 else { return Double(seconds) }
    return Double(seconds * 1_000_000_000 + (attoseconds + 500_000_000) / 1_000_000_000) / 1e9
  }
}
