public import CastModel
public import JSONCodec

/// What a picture is wanted for (SDK `GCKUIImageHints`).
extension ImageHints {
  /// Hints for a picture that is shown at `size`; `nil`: any.
  public init(imageType: ImageHintType = .custom, size: ImageSize?, customData: JSONValue? = nil) {
    self.init(imageType: imageType, width: size?.width, height: size?.height, customData: customData)
  }

  /// The size at which it is shown, in pixels; where one side is told, it is as wide as high.
  public var size: ImageSize? { ImageSize(width: self.width ?? self.height, height: self.height ?? self.width) }
}

/// The size of a picture, in pixels.
public struct ImageSize: Sendable, Hashable {
  /// The picture is so wide, in pixels: 1 to 1,048,576, to which larger values are cut.
  public let width: Int64
  /// The picture is so high, in pixels: 1 to 1,048,576, to which larger values are cut.
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
