import MediaFormats

/// The pictures beside media, of which one is the cover by its name.
struct CoverNames {
  private static let suffixes = ["jpg", "jpeg", "png", "webp"]
  /// The names of a folder's cover that other players use, too, in the order of preference.
  private static let common = ["poster", "cover", "folder", "front", "albumart", "album", "movie", "show", "thumb"]
  private static let endings = ["", "-poster", ".poster", "-cover", ".cover", "-thumb"]

  /// The pictures by their names without suffix, in lower case, and then by their suffixes.
  private var pictures: [String: [String: String]] = [:]

  /// Finds the pictures among the files of a folder.
  init(_ files: [String] = []) {
    for file in files {
      let name = FileName(file)
      guard Self.suffixes.contains(name.suffix) else { continue }
      self.pictures[name.stem.lowercased(), default: [:]][name.suffix] = file
    }
  }

  /// Returns the cover of `media` in the folder, or else the folder's; `nil` if there is none.
  func cover(of media: String) -> String? {
    self.first(of: Self.endings.map { FileName(media).stem + $0 }) ?? self.first(of: Self.common)
  }

  private func first(of stems: [String]) -> String? {
    for stem in stems {
      guard let files = self.pictures[stem.lowercased()] else { continue }
      if let file = Self.suffixes.lazy.compactMap({ files[$0] }).first { return file }
    }
    return nil
  }
}
