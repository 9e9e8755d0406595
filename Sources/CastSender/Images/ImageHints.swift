public import JSONCodec

/// What a picture is wanted for (SDK `GCKUIImageHints`).
public struct ImageHints: Sendable, Hashable {
  /// Where it is shown (SDK `GCKMediaMetadataImageType`); more may be added.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Somewhere of the program's own.
    public static let custom = Kind(rawValue: "CUSTOM")
    public static let castDialog = Kind(rawValue: "CAST_DIALOG")
    public static let miniController = Kind(rawValue: "MINI_CONTROLLER")
    /// Behind everything, as in the expanded controller.
    public static let background = Kind(rawValue: "BACKGROUND")
  }

  public var kind: Kind
  /// The size at which it is shown, in pixels; `nil`: any.
  public var size: ImageSize?
  /// Whatever a picker of the program's own understands.
  public var customData: JSONValue?

  public init(kind: Kind = .custom, size: ImageSize? = nil, customData: JSONValue? = nil) {
    self.kind = kind
    self.size = size
    self.customData = customData
  }
}
