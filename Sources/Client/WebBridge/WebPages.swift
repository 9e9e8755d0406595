import CWebPages
import LoopIsolation
import StateFiles

/// The files for a browser: those of `clients/web`, which are in the program, or those of a folder, for development.
public struct WebPages: Sendable {
  /// The source of the files.
  private enum Source: Sendable {
    case program
    case folder(String)
  }

  /// The longest file that is read from a folder, in bytes.
  static let maximumFileBytes = 1 << 20
  /// The media types by file name extension; other files aren't served.
  static let types = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "json": "application/json", "svg": "image/svg+xml", "png": "image/png",
    "webmanifest": "application/manifest+json", "md": "text/plain; charset=utf-8",
  ]

  /// The name of the file with the films that the remote page offers.
  static let catalogueName = "remote/films.json"
  /// The name of the file with the texts that replace the remote page's own.
  static let textsName = "remote/texts.json"

  private var source: Source
  /// Files that replace those of the source, by name.
  private var replacements: [String: String] = [:]

  private init(_ source: Source) { self.source = source }

  /// The files in the program.
  public static let builtIn = WebPages(.program)

  /// Returns the files of a folder, read again at each request.
  public static func folder(_ path: String) -> WebPages { WebPages(.folder(path)) }

  /// Returns the same files with the films of the file at `path`, read again at each request.
  public func offering(catalogue path: String) -> WebPages { self.replacing(Self.catalogueName, path) }

  /// Returns the same files with the texts of the file at `path`, for another language, read again at each request.
  public func speaking(texts path: String) -> WebPages { self.replacing(Self.textsName, path) }

  private func replacing(_ name: String, _ path: String) -> WebPages {
    var pages = self
    pages.replacements[name] = path
    return pages
  }

  /// The names of the files in the program, such as `remote/remote.js`.
  static let names: [String] = (0..<web_page_count()).map { String(cString: web_page($0).name) }

  private static let table: [String: Int] = Dictionary(uniqueKeysWithValues: zip(Self.names, 0...))

  /// Returns the file for a URL's path, or `nil` if there is none.
  @LoopActor
  func file(_ path: String) async -> (bytes: [UInt8], type: String)? {
    guard let name = Self.name(path), let end = name.split(separator: ".").last, let type = Self.types[String(end)]
    else {
      return nil
    }
    if let path = self.replacements[name] { return await Self.read(path).map { ($0, type) } }
    switch self.source {
    case .program:
      guard let index = Self.table[name] else { return nil }
      let page = web_page(index)
      return (Array(UnsafeRawBufferPointer(start: page.bytes, count: page.count)), type)
    case .folder(let folder): return await Self.read("\(folder)/\(name)").map { ($0, type) }
    }
  }

  private static func read(_ path: String) async -> [UInt8]? {
    let result = await Blocking.result { () throws(BoundedFile.Failure) in
      try BoundedFile.read(path, limit: Self.maximumFileBytes)
    }
    return try? result.get()
  }

  /// Returns the file's name for a path: `/` is the remote page; `nil` for a path that leads out of the folder.
  static func name(_ path: String) -> String? {
    let name = path == "/" ? "remote/index.html" : String(path.dropFirst())
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasPrefix("/"), !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }) else { return nil }
    return name
  }
}
