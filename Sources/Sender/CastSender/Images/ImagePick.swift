public import CastModel

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
