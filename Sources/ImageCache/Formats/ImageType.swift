/// The type of a picture, as a media type.
public struct ImageType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { self.rawValue }

  public static let png = ImageType(rawValue: "image/png")
  public static let jpeg = ImageType(rawValue: "image/jpeg")
  public static let gif = ImageType(rawValue: "image/gif")
  public static let webp = ImageType(rawValue: "image/webp")
  public static let bmp = ImageType(rawValue: "image/bmp")
  public static let avif = ImageType(rawValue: "image/avif")
  public static let svg = ImageType(rawValue: "image/svg+xml")

  private static let aliases: [String: ImageType] = [
    "image/jpg": jpeg, "image/pjpeg": jpeg, "image/x-png": png, "image/x-ms-bmp": bmp, "image/x-bmp": bmp,
    "image/svg": svg, "image/avif-sequence": avif,
  ]
  /// What servers say that don't know what they have.
  private static let unspecific: Set<String> = [
    "application/octet-stream", "binary/octet-stream", "application/binary",
  ]
  private static let fileSuffixes: [ImageType: String] = [
    png: "png", jpeg: "jpg", gif: "gif", webp: "webp", bmp: "bmp", avif: "avif", svg: "svg",
  ]

  /// How names of files with such a picture end.
  var fileSuffix: String { Self.fileSuffixes[self] ?? "img" }

  /// Whether a server that says `contentType` may mean this type; saying nothing is allowed.
  func agrees(with contentType: String?) -> Bool {
    guard let contentType, !Self.unspecific.contains(contentType) else { return true }
    return (Self.aliases[contentType] ?? ImageType(rawValue: contentType)) == self
  }
}
