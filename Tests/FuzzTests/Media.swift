@testable import MediaFormats

/// Reads a media file, whole and piece by piece as it is fetched: both ways give the same description and tags, each
/// request is for bytes of the file that weren't fetched before, and the description is bounded by the file's length.
@Sendable func fuzzMedia(_ bytes: UnsafeBufferPointer<UInt8>) {
  let file = Array(bytes)
  let whole = Result { () throws(ReadStop) in try ContainerReader.read(SparseBytes(all: file)) }
  if case .success(let description) = whole { check(description, of: file.count) }
  let isImage = (try? whole.get())?.contentType.hasPrefix("image/") == true
  var inPieces = fetched(file) { bytes throws(ReadStop) in try ContainerReader.read(bytes) }
  // A cut isn't worth a request: it is noticed where the media's header is held.
  if case .success(var found) = inPieces, found.completeLength == nil, case .success(let all) = whole {
    found.completeLength = all.completeLength
    inPieces = .success(found)
  }
  // The reader of pictures requests nothing after the signature: its callers fetch 64 KiB first.
  precondition(isImage || inPieces == whole, "fetching in pieces changed the description")

  let tags = Result { () throws(ReadStop) in try TagReader.read(SparseBytes(all: file)) }
  if case .success(let words) = tags {
    precondition(words.values.allSatisfy { $0.utf8.count <= 3 * TagReader.longestText })
  }
  precondition(fetched(file) { bytes throws(ReadStop) in try TagReader.read(bytes) } == tags)

  // A resource of unknown length.
  var unknown = SparseBytes()
  unknown.insert(file, at: 0)
  _ = try? ContainerReader.read(unknown)
  _ = try? TagReader.read(unknown)
  unknown.comesSlowly = true
  _ = try? ContainerReader.read(unknown)

  _ = ImageInfo(header: file)?.pixels
  _ = SegmentFormat(start: file)
  _ = SegmentFormat.hasPictures(start: file)
}

/// Reads a file whose first 16 bytes are held, and adds the bytes that the reader requests.
private func fetched<Value>(
  _ file: [UInt8], _ read: (SparseBytes) throws(ReadStop) -> Value
) -> Result<Value, ReadStop> {
  var bytes = SparseBytes(length: Int64(file.count))
  bytes.isSeekable = true
  bytes.insert(Array(file.prefix(16)), at: 0)
  while true {
    do throws(ReadStop) {
      return .success(try read(bytes))
    } catch {
      guard case .needs(let offset, let count) = error else { return .failure(error) }
      precondition(offset >= 0 && count > 0 && offset + Int64(count) <= Int64(file.count), "asked beyond the file")
      precondition(bytes.held(at: offset, upTo: 1).isEmpty, "asked for bytes that are there")
      bytes.insert(Array(file[Int(offset)..<(Int(offset) + count)]), at: offset)
    }
  }
}

private func check(_ description: ContainerDescription, of count: Int) {
  precondition(description.tracks.count <= count / 8 + 1)
  precondition(description.duration.map { $0.isFinite && $0 > 0 } ?? true)
  for track in description.tracks {
    precondition(track.frameRate.map { $0.isFinite && $0 > 0 } ?? true)
    precondition(track.width >= 0 && track.height >= 0)
  }
}
