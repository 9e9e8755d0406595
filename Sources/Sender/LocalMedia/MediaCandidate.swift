import CastModel
import MediaFormats
import Subtitles
import TextFormats

/// Media that was found, before its file is examined.
struct MediaCandidate {
  var file: LocalFile
  var format: MediaFormat
  /// The media's entry in a playlist; `nil` if none led to it.
  var entry: PlaylistEntry?
  /// The subtitles beside it.
  var subtitles: [LocalSubtitles] = []
  /// The subtitles beside it that no receiver shows.
  var unusedSubtitles: [UnusedSubtitles] = []
  /// The picture with the media's name, or else the folder's cover.
  var cover: LocalCover?
}

/// An item to play that was found at a path.
enum Finding {
  case media(MediaCandidate)
  case url(PlaylistEntry, String)
}

/// The reason why an entry of a playlist can't be cast, as a sentence.
struct PassedOver: Error, Hashable {
  var reason: String
}

/// Finds the media of a path. Blocks: not to be used on the loop.
struct MediaSearch {
  /// The maximum length of a playlist, in bytes.
  private static let playlistBytes = 4 << 20

  private let limits: LocalMediaLimits
  /// The number of names that may still be read.
  private var names: Int
  private var listings: [String: FolderListing] = [:]
  /// The entries of the playlist that can't be cast.
  private(set) var passedOver: [PassedOverItem] = []

  init(limits: LocalMediaLimits) { (self.limits, self.names) = (limits, limits.names) }

  /// Returns the items to play at `path`, in order; at least one.
  mutating func findings(at path: String) throws(LocalMediaError) -> [Finding] {
    let given = path
    let path = try LocalFile.resolved(path)
    guard !LocalFile.isFolder(path) else { return try self.media(in: path) }
    let file = try LocalFile(given)
    guard let format = FormatTable.format(ofStart: file.head, name: path), format.kind != .document else {
      let reason = file.size == 0 ? "it is empty" : "it is no video, sound, picture or playlist that is known"
      throw LocalMediaError(.unsupportedType, "\(path) can't be cast: \(reason).", path: path)
    }
    if let list = PlaylistFormat(format) { return try self.entries(of: file, list) }
    return [.media(self.candidate(file, format))]
  }

  // MARK: Folders

  /// Returns the media files in a folder and its subfolders: films and songs or, if there are neither, pictures.
  private mutating func media(in root: String) throws(LocalMediaError) -> [Finding] {
    var found: [MediaCandidate] = []
    try self.collect(root, root: root, depth: 0, into: &found)
    let hasOthers = found.contains { $0.format.kind != .image }
    let media = found.filter { !hasOthers || $0.format.kind != .image }
    guard !media.isEmpty else {
      throw LocalMediaError(.empty, "The folder \(root) has no video, sound or picture in it.", path: root)
    }
    return media.map { .media($0) }
  }

  private mutating func collect(
    _ path: String, root: String, depth: Int, into found: inout [MediaCandidate]
  ) throws(LocalMediaError) {
    let listing = try self.listing(path, root: root)
    var here: [MediaCandidate] = []
    for name in listing.files {
      // Files with other endings aren't opened: a folder may have a hundred thousand files.
      let file = FileName(name)
      guard file.suffix.isEmpty || FormatTable.format(named: name)?.isMedia == true else { continue }
      guard let file = try? LocalFile("\(path)/\(name)"),
        let format = FormatTable.format(ofStart: file.head, name: name), format.isMedia
      else { continue }
      here.append(MediaCandidate(file: file, format: format))
      guard found.count + here.count <= self.limits.items else {
        throw LocalMediaError(
          .tooLarge, "The folder \(root) has more than \(self.limits.items) media files in it.", path: root)
      }
    }
    // The other files beside a manifest are its segments, not separate media.
    let manifests = here.filter { $0.format.kind == .manifest }
    guard manifests.isEmpty else {
      let parts = LocalManifest.parts(of: manifests.map { FileName($0.file.path).name }, in: path)
      found += manifests.filter { !parts.contains(FileName($0.file.path).name) }
      return
    }
    found += here.map { self.candidate($0.file, $0.format) }
    guard depth < self.limits.depth else { return }
    for name in listing.folders where !SidecarSubtitles.folderNames.contains(name.lowercased()) {
      // A folder that can't be read isn't an error of the others.
      guard self.names > 0 else { break }
      do throws(LocalMediaError) {
        try self.collect("\(path)/\(name)", root: root, depth: depth + 1, into: &found)
      } catch {
        if error.code == .tooLarge { throw error }
      }
    }
  }

  private mutating func listing(_ path: String, root: String? = nil) throws(LocalMediaError) -> FolderListing {
    if let known = self.listings[path] { return known }
    let listing = try FolderListing(path, root: root ?? path, names: &self.names)
    self.listings[path] = listing
    return listing
  }

  // MARK: Files beside a file

  private mutating func candidate(_ file: LocalFile, _ format: MediaFormat) -> MediaCandidate {
    var candidate = MediaCandidate(file: file, format: format)
    let (folder, name) = Self.split(file.givenPath)
    guard format.kind == .video || format.kind == .audio, let listing = try? self.listing(folder) else {
      return candidate
    }
    if format.kind == .video {
      for found in self.subtitles(of: name, in: listing) {
        switch found {
        case .success(let subtitles): candidate.subtitles.append(subtitles)
        case .failure(let unused): candidate.unusedSubtitles.append(unused)
        }
      }
    }
    candidate.cover = listing.covers.cover(of: name).flatMap { Self.cover("\(folder)/\($0)") }
    return candidate
  }

  private mutating func subtitles(
    of name: String, in listing: FolderListing
  ) -> [Result<LocalSubtitles, UnusedSubtitles>] {
    let sidecar = SidecarSubtitles(of: name, isAlone: !listing.hasSeveralFilms)
    var matches = sidecar.matches(beside: listing.subtitles.candidates(of: sidecar))
    for folder in listing.folders(named: SidecarSubtitles.folderNames) {
      guard let inner = try? self.listing("\(listing.path)/\(folder)", root: listing.path) else { continue }
      matches += sidecar.matches(in: folder, files: inner.subtitles.candidates(of: sidecar), isItsOwn: false)
      for own in inner.folders(named: [sidecar.key]) {
        guard let found = try? self.listing("\(inner.path)/\(own)", root: listing.path).subtitles else { continue }
        matches += sidecar.matches(in: "\(folder)/\(own)", files: found.all, isItsOwn: true)
      }
    }
    // The pictures of a VobSub index are in the `.sub` beside it.
    let indexes = Set(matches.map(\.path).filter { FileName($0).suffix == "idx" }.map { FileName($0).stem })
    return matches.filter { FileName($0.path).suffix != "sub" || !indexes.contains(FileName($0.path).stem) }
      .compactMap { Self.subtitles($0, in: listing.path) }
  }

  /// Returns the subtitles that a name promises, or the reason why they can't be used; `nil` if the file is something
  /// else.
  private static func subtitles(
    _ match: SidecarSubtitles.Match, in folder: String
  ) -> Result<LocalSubtitles, UnusedSubtitles>? {
    let path = "\(folder)/\(match.path)"
    guard let file = try? LocalFile(path) else { return nil }
    if match.isDoubtful {
      if let kind = SubtitleConversion.unreadable(ofHead: file.head) {
        return .failure(
          UnusedSubtitles(path: path, reason: "These subtitles are \(kind.description).", advice: kind.advice))
      }
      guard SubtitleConversion.format(ofHead: file.head) != nil else { return nil }
    }
    // Download managers leave empty files, and pages of errors under the name of subtitles.
    guard file.size > 0, !LocalSubtitles.isPage(file.head) else {
      let reason = file.size == 0 ? "This file of subtitles is empty." : "This file of subtitles is a web page."
      return .failure(UnusedSubtitles(path: path, reason: reason, advice: "Get the subtitles again."))
    }
    return .success(
      LocalSubtitles(source: .file(path: path), language: match.language?.tag, name: match.name, kind: match.kind))
  }

  private static func cover(_ path: String) -> LocalCover? {
    guard let file = try? LocalFile(path), let format = FormatTable.format(ofStart: file.head, name: path),
      format.kind == .image
    else { return nil }
    return LocalCover(source: .file(path: file.path), contentType: format.contentType)
  }

  /// Returns the folder and the name of an absolute path.
  private static func split(_ path: String) -> (folder: String, name: String) {
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[slash...].dropFirst()))
  }

  // MARK: Playlists

  /// Returns the entries of a playlist that exist and can be cast. Playlists in playlists are passed over.
  private mutating func entries(of playlist: LocalFile, _ format: PlaylistFormat) throws(LocalMediaError) -> [Finding] {
    let entries = try PlaylistEntry.entries(
      of: playlist, format, limit: self.limits.items + 1, bytes: Self.playlistBytes)
    guard entries.count <= self.limits.items else {
      throw LocalMediaError(
        .tooLarge, "The playlist \(playlist.path) has more than \(self.limits.items) entries.", path: playlist.path)
    }
    let folder = Self.split(playlist.path).folder
    var findings: [Finding] = []
    for entry in entries {
      do throws(PassedOver) {
        findings.append(try self.finding(entry, folder))
      } catch {
        self.passedOver.append(PassedOverItem(name: entry.title ?? entry.location, reason: error.reason))
      }
    }
    guard !findings.isEmpty else {
      let reason = entries.isEmpty ? "has no entries" : "has no entry that is there and can be cast"
      throw LocalMediaError(.empty, "The playlist \(playlist.path) \(reason).", path: playlist.path)
    }
    return findings
  }

  private mutating func finding(_ entry: PlaylistEntry, _ folder: String) throws(PassedOver) -> Finding {
    switch PlaylistLocation(entry.location, folder: folder) {
    case nil: throw PassedOver(reason: "Receivers fetch http and https addresses only.")
    case .url(let url): return .url(entry, url)
    case .path(let path):
      // Lists that were written on Windows have its separators; XSPF has relative URLs, and so have some M3U.
      let decoded = PercentEncoding.bytes(path.utf8).map { PathText.text($0) }
      let (parent, name) = Self.split(path)
      let spellings = [
        path, path.replacing("\\", with: "/"), decoded ?? path, PathText.latin1(path) ?? path,
        PathText.latin1(name).map { "\(parent)/\($0)" } ?? path,
      ]
      let file = spellings.lazy.compactMap { try? LocalFile($0) }.first
      guard let file else { throw PassedOver(reason: "There is no such file.") }
      guard let format = FormatTable.format(ofStart: file.head, name: file.path), format.isMedia else {
        throw PassedOver(reason: file.size == 0 ? "It is empty." : "It is no video, sound or picture.")
      }
      var candidate = self.candidate(file, format)
      candidate.entry = entry
      return .media(candidate)
    }
  }
}
