/// What a widget wants a picture for (SDK `GCKMediaMetadataImageType`).
public struct ImagePurpose: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The cast dialog.
  public static let castDialog = ImagePurpose(rawValue: "castDialog")
  /// The mini controller.
  public static let miniController = ImagePurpose(rawValue: "miniController")
  /// The expanded controller, and the media controller.
  public static let background = ImagePurpose(rawValue: "background")

  static let all: [ImagePurpose] = [.castDialog, .miniController, .background]
}
