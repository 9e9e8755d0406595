/// The format and size in a picture's first bytes.
public struct ImageInfo: Sendable, Hashable {
  /// The format of the bytes, independent of the server's type.
  public var type: ImageType
  /// The width in pixels; `nil` for drawings without a fixed size.
  public var width: Int?
  /// The height in pixels; `nil` for drawings without a fixed size.
  public var height: Int?

  /// Creates a description from known facts, which aren't checked; sizes are in pixels.
  public init(type: ImageType, width: Int? = nil, height: Int? = nil) {
    self.type = type
    self.width = width
    self.height = height
  }

  /// Reads the header of a picture; `nil` if it isn't a picture, is damaged, or has an unknown type.
  ///
  /// Every length is checked against the bytes.
  public init?(header bytes: [UInt8]) {
    guard let info = Self.info(ByteReader(bytes)) else { return nil }
    if let width = info.width, let height = info.height {
      guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide else { return nil }
    }
    self = info
  }

  private static func info(_ reader: ByteReader) -> ImageInfo? {
    switch FormatTable.format(ofStart: Array(reader.bytes.prefix(64)))?.contentType {
    case ImageType.png.rawValue: PNGHeader.read(reader)
    case ImageType.gif.rawValue: GIFHeader.read(reader)
    case ImageType.jpeg.rawValue: JPEGHeader.read(reader)
    case ImageType.webp.rawValue: WebPHeader.read(reader)
    case ImageType.bmp.rawValue: BMPHeader.read(reader)
    // AVIF's brand may be among the compatible ones; SVG is text.
    default: AVIFHeader.read(reader) ?? SVGHeader.read(reader)
    }
  }

  /// The largest side; no format's programs support more.
  private static let maximumSide = 1 << 20

  /// The number of pixels; `nil` for drawings without a fixed size.
  package var pixels: Int? {
    guard let width, let height else { return nil }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : count
  }
}

/// The type of a picture, as a media type.
public struct ImageType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The media type in lower case, without parameters: `image/png`.
  public let rawValue: String
  /// Creates a type from any media type; one that isn't listed here is compared as text.
  public init(rawValue: String) { self.rawValue = rawValue }
  public var description: String { self.rawValue }

  /// PNG; the name `image/x-png` counts as the same.
  public static let png = ImageType(rawValue: "image/png")
  /// JPEG; the names `image/jpg` and `image/pjpeg` count as the same.
  public static let jpeg = ImageType(rawValue: "image/jpeg")
  /// GIF of either version, 87a or 89a.
  public static let gif = ImageType(rawValue: "image/gif")
  /// WebP, a RIFF file that begins with VP8, VP8L or VP8X (RFC 9649).
  public static let webp = ImageType(rawValue: "image/webp")
  /// Windows bitmap; the names `image/x-bmp` and `image/x-ms-bmp` count as the same.
  public static let bmp = ImageType(rawValue: "image/bmp")
  /// AVIF, an AV1 picture in an HEIF file; the name `image/avif-sequence` counts as the same.
  public static let avif = ImageType(rawValue: "image/avif")
  /// SVG; accepted only with ``ImageFetchPolicy/allowsSVG``, and possibly without a fixed size.
  public static let svg = ImageType(rawValue: "image/svg+xml")

  private static let aliases: [String: ImageType] = [
    "image/jpg": jpeg, "image/pjpeg": jpeg, "image/x-png": png, "image/x-ms-bmp": bmp, "image/x-bmp": bmp,
    "image/svg": svg, "image/avif-sequence": avif,
  ]
  /// The types that servers send for files of unknown type.
  private static let unspecific: Set<String> = [
    "application/octet-stream", "binary/octet-stream", "application/binary",
  ]
  private static let fileSuffixes: [ImageType: String] = [
    png: "png", jpeg: "jpg", gif: "gif", webp: "webp", bmp: "bmp", avif: "avif", svg: "svg",
  ]

  /// The file name extension of such a picture.
  package var fileSuffix: String { Self.fileSuffixes[self] ?? "img" }

  /// Whether a server's `contentType` may mean this type; `nil` is allowed.
  package func agrees(with contentType: String?) -> Bool {
    guard let contentType, !Self.unspecific.contains(contentType) else { return true }
    return (Self.aliases[contentType] ?? ImageType(rawValue: contentType)) == self
  }
}
