/// Recognises a container by its first bytes and reads it.
enum ContainerReader {
  /// What the resource is.
  ///
  /// - Throws: ``ReadStop/needs(offset:count:)`` until enough is there, `malformed` for a broken one, `unrecognised` for none.
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription {
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
  /// What the resource is; throws `unrecognised` if it is none of this kind.
  static func read(_ bytes: SparseBytes) throws(ReadStop) -> ContainerDescription
}
