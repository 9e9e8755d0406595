/// The pictures that receivers show; their size where it stands at the beginning.
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
