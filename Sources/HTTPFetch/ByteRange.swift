/// The part of a resource that a request asks for. (RFC 9110 14.1.2.)
public struct ByteRange: Hashable, Sendable {
  /// The `Range` header's value.
  public let headerValue: String

  /// `count` bytes from `start` on; fewer at the end of the resource. Negative numbers count as none.
  public static func bytes(from start: Int64, count: Int64) -> ByteRange {
    let start = max(0, start)
    let (last, overflows) = start.addingReportingOverflow(max(1, count) - 1)
    return ByteRange(headerValue: "bytes=\(start)-\(overflows ? .max : last)")
  }

  /// From `start` to the end.
  public static func bytes(from start: Int64) -> ByteRange { ByteRange(headerValue: "bytes=\(max(0, start))-") }

  /// The last `count` bytes.
  public static func last(_ count: Int64) -> ByteRange { ByteRange(headerValue: "bytes=-\(max(1, count))") }
}

/// Which part of a resource a response holds. (RFC 9110 14.4.)
public struct ContentRange: Hashable, Sendable {
  /// The first and the last byte; `nil` in an answer that says that there is no such part.
  public var bytes: ClosedRange<Int64>?
  /// How long the whole is; `nil` if the server doesn't know.
  public var completeLength: Int64?

  /// Parses the header's value; `nil` for what is no range of bytes.
  public init?(_ value: some StringProtocol) {
    let parts = value.split(separator: " ", omittingEmptySubsequences: true)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let halves = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    if halves[1] != "*" {
      guard let length = Int64(halves[1]), length >= 0 else { return nil }
      self.completeLength = length
    }
    guard halves[0] != "*" else { return }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int64(ends[0]), let last = Int64(ends[1]), first >= 0, first <= last else {
      return nil
    }
    if let length = self.completeLength, last >= length { return nil }
    self.bytes = first...last
  }
}
