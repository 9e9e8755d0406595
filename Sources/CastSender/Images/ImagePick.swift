public import CastModel

/// A question which of several pictures is to be shown, for a program that picks for itself.
public struct ImagePickRequest: Sendable, Hashable {
  /// What there is to choose from.
  public var images: [Image]
  /// What the pictures belong to, if that is known.
  public var metadata: MediaMetadata?
  public var hints: ImageHints

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

  public init(image: Image?, isCustom: Bool = false) {
    self.image = image
    self.isCustom = isCustom
  }
}
