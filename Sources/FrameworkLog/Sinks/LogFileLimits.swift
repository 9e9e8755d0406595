/// How much a log in files may take (SDK `GCKLogger.maxLogFileSize`, `maxLogFileCount`).
public struct LogFileLimits: Hashable, Sendable {
  /// The smallest size that can be asked for, in bytes.
  public static let minimumBytes = 32 << 10
  /// The largest, in bytes.
  public static let maximumBytes = 1 << 30
  /// The size without a wish, in bytes.
  public static let assumedBytes = 2 << 20
  /// How many files there are at least: the present and the one before.
  public static let minimumCount = 2
  /// How many files there are at most.
  public static let maximumCount = 100

  /// How large the present file may grow, in bytes.
  public let bytes: Int
  /// How many files are kept, with the present one.
  public let count: Int

  /// Takes the wishes as far as the limits allow; 0 bytes is ``assumedBytes``.
  public init(bytes: Int = 0, count: Int = 2) {
    self.bytes = bytes <= 0 ? Self.assumedBytes : min(max(bytes, Self.minimumBytes), Self.maximumBytes)
    self.count = min(max(count, Self.minimumCount), Self.maximumCount)
  }
}
