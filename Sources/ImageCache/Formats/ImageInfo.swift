/// What the first bytes of a picture say.
public struct ImageInfo: Sendable, Hashable {
  public var type: ImageType
  /// In pixels; `nil` for drawings that have no size of their own.
  public var width: Int?
  public var height: Int?

  public init(type: ImageType, width: Int? = nil, height: Int? = nil) {
    self.type = type
    self.width = width
    self.height = height
  }

  /// Reads the header of a picture; `nil` for what is none, is broken, or is of a type that isn't known.
  ///
  /// Nothing is believed that isn't there: every length is checked against the bytes.
  public init?(header bytes: [UInt8]) {
    let reader = ByteReader(bytes)
    guard
      let info = PNGHeader.read(reader) ?? GIFHeader.read(reader) ?? JPEGHeader.read(reader)
        ?? WebPHeader.read(reader) ?? BMPHeader.read(reader) ?? AVIFHeader.read(reader) ?? SVGHeader.read(reader)
    else { return nil }
    if let width = info.width, let height = info.height {
      guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide else { return nil }
    }
    self = info
  }

  /// No format's programs go further.
  private static let maximumSide = 1 << 20

  /// How many pixels it has; `nil` for drawings.
  var pixels: Int? {
    guard let width, let height else { return nil }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows ? .max : count
  }
}
