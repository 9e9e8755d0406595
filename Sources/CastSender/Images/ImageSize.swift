/// The size of a picture, in pixels.
public struct ImageSize: Sendable, Hashable {
  public let width: Int64
  public let height: Int64

  /// No picture is larger; what says so is taken for this.
  private static let maximum: Int64 = 1 << 20

  /// `nil` unless both are positive.
  public init?(width: Int64?, height: Int64?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.width = min(width, Self.maximum)
    self.height = min(height, Self.maximum)
  }

  var area: Int64 { self.width * self.height }
  var aspect: Double { Double(self.width) / Double(self.height) }
}
