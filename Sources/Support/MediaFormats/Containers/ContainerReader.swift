/// Recognises a container by its first bytes and reads it.
package enum ContainerReader {
  /// Reads the duration and tracks of a resource.
  ///
  /// - Throws: ``ReadStop/needs(offset:count:)`` until enough bytes are fetched, `malformed` for a broken container,
  ///   `unrecognised` for a format that has no reader.
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

/// A reader of one kind of container.
protocol ContainerReading: SendableMetatype {
  /// Reads a resource of this kind; throws `unrecognised` for others.
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription
}

/// The facts of a container.
package struct ContainerDescription: Hashable, Sendable {
  /// The MIME type.
  package var contentType: String
  /// The duration in seconds; `nil` if the container doesn't specify it.
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
  /// The codec with profile and level (RFC 6381): `avc1.640028`; `nil` if the container doesn't specify them.
  package var fullCodec: String?
  /// The frame rate, in frames per second; `nil` if unknown.
  package var frameRate: Double?
  package var width: Int64 = 0
  package var height: Int64 = 0
  /// Whether the pictures may be interlaced, by the container or the decoder's configuration.
  package var isInterlaced = false
  /// The record of Dolby Vision beside the decoder's configuration; `nil` if there is none.
  package var dolbyVision: DolbyVision?
  /// The number of audio channels; `nil` if the container doesn't specify it.
  package var channels: Int?
  /// The sample rate, in samples per second; `nil` if the container doesn't specify it.
  package var sampleRate: Int?
  /// The language by ISO 639 or BCP 47; `nil` if the container doesn't specify it.
  package var language: String?
}

/// Pictures: the size, if it is in the bytes fetched so far.
enum ImageReader: ContainerReading {
  /// The bytes in which the size is searched: EXIF data and colour profiles may precede it.
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

/// MPEG transport streams: only recognised, because they don't contain their duration.
enum TransportStreamReader: ContainerReading {
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.bytes(at: 0, upTo: 1).first == 0x47 else { throw .unrecognised }
    if let length = bytes.length, length < 188 * 3 { throw .unrecognised }
    for offset in [188, 376] as [Int64] where try bytes.bigEndian(at: offset, count: 1) != 0x47 { throw .unrecognised }
    return ContainerDescription(contentType: "video/mp2t", tracks: [ContainerTrack(kind: .video, codec: "")])
  }
}
