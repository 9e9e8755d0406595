public import CastModel
public import JSONCodec

/// A request to a program that picks images itself.
public struct ImagePickRequest: Sendable, Hashable {
  /// The images to pick from.
  public var images: [Image]
  /// The metadata that the images belong to, if known.
  public var metadata: MediaMetadata?
  /// The place and size at which the image is shown (SDK `GCKUIImageHints`).
  public var hints: ImageHints

  /// Creates a request to pick one of `images`, which may be empty.
  public init(images: [Image], metadata: MediaMetadata? = nil, hints: ImageHints) {
    self.images = images
    self.metadata = metadata
    self.hints = hints
  }
}

/// The result of a pick.
public struct ImagePick: Sendable, Hashable {
  /// The image; `nil` for none.
  public var image: Image?
  /// Whether a program of the user picked it rather than the policy.
  public var isCustom: Bool

  /// Creates a result; `nil` for `image` means that no image should be shown.
  public init(image: Image?, isCustom: Bool = false) {
    self.image = image
    self.isCustom = isCustom
  }
}

/// An image that a program provides.
public enum ImageContent: Sendable, Hashable {
  /// The absolute path of a file on this machine.
  case file(path: String)
  /// The bytes of the image.
  case bytes([UInt8])
}

// The SDK itself (`GCKUIImagePicker`) always picks the first image.
extension ImagePickPolicy {
  /// Returns the index of the picked image; `nil` only if there are none.
  ///
  /// Images or hints without a size can't be compared: the first image is picked.
  public func pick(_ images: [Image], hints: ImageHints) -> Int? {
    let strategy = self.byType[hints.imageType.rawValue] ?? self.strategy
    let sized = images.enumerated().compactMap { index, image in
      ImageSize(width: image.width, height: image.height).map { Candidate(index: index, size: $0) }
    }
    let picked: Candidate?
    switch (strategy, hints.size) {
    case (.largest, _): picked = Self.largest(sized)
    case (.closestSize, let wanted?): picked = Self.closestSize(sized, wanted)
    case (.smallestNotSmaller, let wanted?): picked = Self.smallestNotSmaller(sized, wanted)
    case (.closestAspect, let wanted?): picked = Self.closestAspect(sized, wanted)
    default: picked = nil
    }
    return picked?.index ?? images.indices.first
  }

  private struct Candidate {
    var index: Int
    var size: ImageSize
  }

  // Of equal candidates the first wins: `min` returns it, `max` wouldn't.

  private static func largest(_ candidates: [Candidate]) -> Candidate? {
    candidates.min { $0.size.area > $1.size.area }
  }

  private static func closestSize(_ candidates: [Candidate], _ wanted: ImageSize) -> Candidate? {
    func distance(_ size: ImageSize) -> Int64 {
      abs(size.width - wanted.width) + abs(size.height - wanted.height)
    }
    return candidates.min { (distance($0.size), -$0.size.area) < (distance($1.size), -$1.size.area) }
  }

  private static func smallestNotSmaller(_ candidates: [Candidate], _ wanted: ImageSize) -> Candidate? {
    let enough = candidates.filter { $0.size.width >= wanted.width && $0.size.height >= wanted.height }
    return enough.min { $0.size.area < $1.size.area } ?? self.largest(candidates)
  }

  private static func closestAspect(_ candidates: [Candidate], _ wanted: ImageSize) -> Candidate? {
    /// Returns the factor by which an image is too wide or too high, from 1 on.
    func distortion(_ size: ImageSize) -> Double {
      let ratio = size.aspect / wanted.aspect
      return max(ratio, 1 / ratio)
    }
    guard let best = candidates.map({ distortion($0.size) }).min() else { return nil }
    // A difference of a pixel doesn't count as another shape.
    return self.smallestNotSmaller(candidates.filter { distortion($0.size) <= best * 1.02 }, wanted)
  }
}

extension ImageHints {
  /// Creates hints for an image shown at `size`; `nil` for any size.
  public init(imageType: ImageHintType = .custom, size: ImageSize?, customData: JSONValue? = nil) {
    self.init(imageType: imageType, width: size?.width, height: size?.height, customData: customData)
  }

  /// The size at which the image is shown, in pixels. If only one side is given, the image is square.
  public var size: ImageSize? { ImageSize(width: self.width ?? self.height, height: self.height ?? self.width) }
}

/// The size of an image, in pixels.
public struct ImageSize: Sendable, Hashable {
  /// The width in pixels: 1 to 1,048,576, to which larger values are clamped.
  public let width: Int64
  /// The height in pixels: 1 to 1,048,576, to which larger values are clamped.
  public let height: Int64

  /// The limit of both sides, in pixels; larger values are clamped.
  private static let maximum: Int64 = 1 << 20

  /// Creates a size; `nil` unless both sides are positive.
  public init?(width: Int64?, height: Int64?) {
    guard let width, let height, width > 0, height > 0 else { return nil }
    self.width = min(width, Self.maximum)
    self.height = min(height, Self.maximum)
  }

  var area: Int64 { self.width * self.height }
  var aspect: Double { Double(self.width) / Double(self.height) }
}
