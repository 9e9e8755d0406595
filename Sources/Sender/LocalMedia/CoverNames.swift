import MediaFormats

/// The choice of a cover among the pictures beside media, by their names.
enum CoverNames {
  private static let suffixes = ["jpg", "jpeg", "png", "webp"]
  /// The names of a folder's cover that other players use, too, in the order of preference.
  private static let common = ["poster", "cover", "folder", "front", "albumart", "album", "movie", "show", "thumb"]
  private static let endings = ["", "-poster", ".poster", "-cover", ".cover", "-thumb"]

  /// Returns the cover of `media` among the files of its folder; `nil` if there is none.
  static func cover(of media: String, among files: [String]) -> String? {
    self.first(of: self.endings.map { FileName(media).stem + $0 }, among: files) ?? self.common(among: files)
  }

  /// Returns the cover of everything in the folder; `nil` if there is none.
  static func common(among files: [String]) -> String? { self.first(of: self.common, among: files) }

  private static func first(of stems: [String], among files: [String]) -> String? {
    let wanted = Set(stems.map { $0.lowercased() })
    var found: [String: [String: String]] = [:]
    for file in files {
      let name = FileName(file)
      let stem = name.stem.lowercased()
      if wanted.contains(stem), self.suffixes.contains(name.suffix) { found[stem, default: [:]][name.suffix] = file }
    }
    for stem in stems {
      guard let files = found[stem.lowercased()] else { continue }
      if let file = self.suffixes.lazy.compactMap({ files[$0] }).first { return file }
    }
    return nil
  }
}
