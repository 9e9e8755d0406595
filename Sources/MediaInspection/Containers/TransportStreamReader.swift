/// MPEG transport streams: only recognised, because they don't tell how long they are.
enum TransportStreamReader: ContainerReading {
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
    guard try bytes.bytes(at: 0, upTo: 1).first == 0x47 else { throw .unrecognised }
    if let length = bytes.length, length < 188 * 3 { throw .unrecognised }
    for offset in [188, 376] as [Int64] where try bytes.bigEndian(at: offset, count: 1) != 0x47 { throw .unrecognised }
    return ContainerDescription(contentType: "video/mp2t", tracks: [ContainerTrack(kind: .video, codec: "")])
  }
}
