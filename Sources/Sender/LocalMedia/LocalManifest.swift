import MediaFormats
import StateFiles

/// The manifests of a folder. Blocks: not to be used on the loop.
enum LocalManifest {
  /// Returns the names among `manifests`, all of one folder, that another one of them names: variants, which aren't
  /// played by themselves.
  static func parts(of manifests: [String], in folder: String) -> Set<String> {
    var parts: Set<String> = []
    for name in manifests {
      guard let references = self.text("\(folder)/\(name)").flatMap({ ManifestReferences($0, path: name) }) else {
        continue
      }
      parts.formUnion(references.playlists.subtracting([name]))
    }
    return parts
  }

  private static func text(_ path: some StringProtocol) -> String? {
    (try? BoundedFile.read(String(path), limit: MediaFolder.maximumManifest)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
