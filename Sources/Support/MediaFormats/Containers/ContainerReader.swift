/// Recognises a container by its first bytes and reads it.
package enum ContainerReader {
  /// The resource's MIME type.
  ///
  /// - Throws: ``ReadStop/needs(offset:count:)`` until enough is there, `malformed` for a broken one, `unrecognised`
  ///   for none.
  package static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    for reader in self.readers {
      do throws(ReadStop) {
        return try reader.read(bytes)
      } catch {
        if error != .unrecognised { throw error }
      }
    }
    throw .unrecognised
  }

  // MPEG audio last: its signature is the weakest.
  private static var readers: [any ContainerReading.Type] {
    [
      ImageReader.self, MP4Reader.self, MatroskaReader.self, WAVReader.self, OggReader.self, FLACReader.self,
      TransportStreamReader.self, MPEGAudioReader.self,
    ]
  }
}

/// Reads one kind of container.
protocol ContainerReading {
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
  /// ISO 639 or BCP 47; `nil` if none is said.
  package var language: String?
}

/// The pictures that receivers show; their size if the beginning of the file has it.
enum ImageReader: ContainerReading {
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    if try bytes.bytes(at: 0, upTo: 8).elementsEqual([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return self.picture(
        "image/png", try bytes.bigEndian(at: 16, count: 4), try bytes.bigEndian(at: 20, count: 4))
    }
    if try bytes.bytes(at: 0, upTo: 3).elementsEqual([0xFF, 0xD8, 0xFF]) { return self.picture("image/jpeg") }
    let signature = try bytes.bytes(at: 0, upTo: 6)
    if signature.elementsEqual("GIF87a".utf8) || signature.elementsEqual("GIF89a".utf8) {
      return self.picture(
        "image/gif", try bytes.littleEndian(at: 6, count: 2), try bytes.littleEndian(at: 8, count: 2))
    }
    if try bytes.has("RIFF", at: 0), try bytes.has("WEBP", at: 8) { return self.picture("image/webp") }
    if try bytes.has("BM", at: 0), try bytes.littleEndian(at: 14, count: 4) >= 12 {
      return self.picture("image/bmp")
    }
    throw .unrecognised
  }

  private static func picture(_ type: String, _ width: UInt64 = 0, _ height: UInt64 = 0) -> ContainerDescription {
    let track = ContainerTrack(
      kind: .other, codec: "", width: Int64(clamping: width), height: Int64(clamping: height))
    return ContainerDescription(contentType: type, tracks: [track])
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
