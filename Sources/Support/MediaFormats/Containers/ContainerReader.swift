/// Recognises a container by its first bytes and reads it.
package enum ContainerReader {
  /// Reads the duration and tracks of a resource.
  ///
  /// - Throws: ``ReadStop/needs(offset:count:)`` until enough is there, `malformed` for a broken one, `unrecognised`
  ///   for a format that has no reader.
  package static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    for reader in FormatTable.readers {
      do throws(ReadStop) {
        return try reader.read(bytes)
      } catch {
        if error != .unrecognised { throw error }
      }
    }
    throw .unrecognised
  }
}

/// Reads one kind of container.
protocol ContainerReading: SendableMetatype {
  /// Reads a resource of this kind; throws `unrecognised` for others.
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription
}

/// The facts of a container.
package struct ContainerDescription: Hashable, Sendable {
  /// The MIME type.
  package var contentType: String
  /// In seconds; `nil` where the container doesn't tell.
  package var duration: Double?
  package var tracks: [ContainerTrack] = []
  /// Whether the duration was worked out from the bit rate of the first frames.
  package var isEstimate = false
  /// Whether the index is at the end, behind the media: a player then needs a server with ranges, and one more request.
  package var isIndexAtEnd = false
  /// The length in bytes that the container claims, if the resource is shorter: it was cut.
  package var completeLength: Int64?

  package init(contentType: String, duration: Double? = nil, tracks: [ContainerTrack] = [], isEstimate: Bool = false) {
    self.contentType = contentType
    self.duration = duration.flatMap { $0.isFinite && $0 > 0 && $0 < 1e9 ? $0 : nil }
    self.tracks = tracks
    self.isEstimate = isEstimate
  }
}

/// One track of a container.
package struct ContainerTrack: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case video, audio, text, other }

  package var kind: Kind
  /// The container's own name of the codec: a four-character code, `V_VP9`, `vorbis`…; empty if unknown.
  package var codec: String
  /// The codec with profile and level (RFC 6381): `avc1.640028`; `nil` where the container doesn't tell.
  package var fullCodec: String?
  /// In pictures a second; `nil` where it isn't known.
  package var frameRate: Double?
  package var width: Int64 = 0
  package var height: Int64 = 0
  /// Whether the pictures may be interlaced, by the container or the decoder's configuration.
  package var isInterlaced = false
  /// The record of Dolby Vision beside the decoder's configuration; `nil` if there is none.
  package var dolbyVision: DolbyVision?
  /// The number of channels of sound; `nil` where the container doesn't tell.
  package var channels: Int?
  /// The samples of sound a second; `nil` where the container doesn't tell.
  package var sampleRate: Int?
  /// ISO 639 or BCP 47; `nil` if none is said.
  package var language: String?
}

/// Pictures: their size, if their beginning has it.
enum ImageReader: ContainerReading {
  /// EXIF data and colour profiles may come before the size.
  private static let headBytes = 64 << 10

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    let signature = Array(try bytes.bytes(at: 0, upTo: 32))
    guard let format = FormatTable.format(ofStart: signature), format.kind == .image, format.reader != nil else {
      throw .unrecognised
    }
    let info = ImageInfo(header: Array(bytes.held(at: 0, upTo: self.headBytes)))
    let track = ContainerTrack(
      kind: .other, codec: "", width: Int64(clamping: info?.width ?? 0), height: Int64(clamping: info?.height ?? 0))
    return ContainerDescription(contentType: format.contentType, tracks: [track])
  }
}

/// MPEG transport streams: only recognised, because they don't tell how long they are.
enum TransportStreamReader: ContainerReading {
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.bytes(at: 0, upTo: 1).first == 0x47 else { throw .unrecognised }
    if let length = bytes.length, length < 188 * 3 { throw .unrecognised }
    for offset in [188, 376] as [Int64] where try bytes.bigEndian(at: offset, count: 1) != 0x47 { throw .unrecognised }
    return ContainerDescription(contentType: "video/mp2t", tracks: [ContainerTrack(kind: .video, codec: "")])
  }
}
