/// FLAC: the number of samples from STREAMINFO. (RFC 9639.)
enum FLACReader: ContainerReading {
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.has("fLaC", at: 0) else { throw .unrecognised }
    guard try bytes.bigEndian(at: 4, count: 1) & 0x7F == 0 else { throw .malformed("it doesn't begin with STREAMINFO") }
    let fields = try bytes.bigEndian(at: 18, count: 8)
    let (rate, samples) = (fields >> 44, fields & 0xF_FFFF_FFFF)
    guard rate > 0 else { throw .malformed("its sample rate is 0") }
    return ContainerDescription(
      contentType: "audio/flac", duration: Double(samples) / Double(rate),
      tracks: [ContainerTrack(kind: .audio, codec: "flac")])
  }
}
