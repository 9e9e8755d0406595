/// RIFF WAVE: the length of `data` by the byte rate of `fmt `.
enum WAVReader: ContainerReading {
  private static let maximumChunks = 256

  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.has("RIFF", at: 0), try bytes.has("WAVE", at: 8) else { throw .unrecognised }
    var offset: Int64 = 12
    var byteRate: UInt64?
    var codec = ""
    for _ in 0..<self.maximumChunks {
      let name = try bytes.ascii(at: offset, count: 4)
      let size = try bytes.littleEndian(at: offset + 4, count: 4)
      if name == "fmt " {
        codec = String(try bytes.littleEndian(at: offset + 8, count: 2), radix: 16)
        byteRate = try bytes.littleEndian(at: offset + 16, count: 4)
      } else if name == "data" {
        guard let byteRate, byteRate > 0 else { throw .malformed("there is no format before the data") }
        // A stream says the largest number, or none.
        let isOpen = size == 0 || size >= 0x7FFF_0000
        let rest = bytes.length.map { max(0, $0 - offset - 8) }
        let length = isOpen ? rest : min(Int64(size), rest ?? .max)
        return ContainerDescription(
          contentType: "audio/wav", duration: length.map { Double($0) / Double(byteRate) },
          tracks: [ContainerTrack(kind: .audio, codec: codec)])
      }
      // Chunks begin at even positions.
      offset += 8 + Int64(size) + Int64(size & 1)
    }
    throw .malformed("there is no data chunk")
  }
}
