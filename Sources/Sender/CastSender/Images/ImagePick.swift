public import CastModel
public import JSONCodec

/// A question for a program that picks images itself: which of several to show.
public struct ImagePickRequest: Sendable, Hashable {
  /// The images to pick from.
  public var images: [Image]
  /// The metadata that the images belong to, if known.
  public var metadata: MediaMetadata?
  /// These hints say where and at what size the image is shown (SDK `GCKUIImageHints`).
  public var hints: ImageHints

  /// Makes a question about `images`, which may be empty.
  public init(images: [Image], metadata: MediaMetadata? = nil, hints: ImageHints) {
    self.images = images
    self.metadata = metadata
    self.hints = hints
  }
}

/// What was picked.
public struct ImagePick: Sendable, Hashable {
  /// The picture; `nil`: none.
  public var image: Image?
  /// Whether a program of the user's chose it, and not the policy.
  public var isCustom: Bool

  /// Makes an answer; `nil` for `image` means that no image should be shown.
  public init(image: Image?, isCustom: Bool = false) {
    self.image = image
    self.isCustom = isCustom
  }
}

/// A picture that a program got for itself.
public enum ImageContent: Sendable, Hashable {
  /// The absolute path of a file on this machine.
  case file(path: String)
  /// The picture itself.
  case bytes([UInt8])
}

// The SDK's own choice (`GCKUIImagePicker`) is always the first.
extension ImagePickPolicy {
  /// The place of the picture that is chosen; `nil` only where there is none.
  ///
  /// A picture that doesn't say its size, or a hint that wants none, can't be compared: then the first counts.
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

  // Of equals the first wins: `min` keeps it, `max` wouldn't.

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
    /// How many times too wide or too high, from 1 on.
    func distortion(_ size: ImageSize) -> Double {
      let ratio = size.aspect / wanted.aspect
      return max(ratio, 1 / ratio)
    }
    guard let best = candidates.map({ distortion($0.size) }).min() else { return nil }
    // A pixel more or less is no other shape.
    return self.smallestNotSmaller(candidates.filter { distortion($0.size) <= best * 1.02 }, wanted)
  }
}

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
