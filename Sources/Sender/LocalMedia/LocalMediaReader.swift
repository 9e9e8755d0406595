public import CastModel
import LoopIsolation
import MediaFormats
public import MediaProbe
import StateFiles
public import Subtitles

/// The limits of looking for media at one path of this machine.
public struct LocalMediaLimits: Sendable, Hashable {
  /// The most items of a folder or playlist.
  public var items: Int
  /// The depth of folders in folders; 0 reads the folder itself alone.
  public var depth: Int
  /// The most names of any kind in all the folders together.
  public var names: Int
  /// The most items of a folder or playlist that `ffprobe` reads; the containers of the others are read without it.
  public var probes: Int
  /// The time after which no further item of a folder or playlist is given to `ffprobe`, in seconds.
  public var probeTime: Double

  /// Creates limits; the defaults fit a season of a series and a box set.
  public init(items: Int = 1_000, depth: Int = 8, names: Int = 50_000, probes: Int = 50, probeTime: Double = 20) {
    (self.items, self.depth, self.names) = (items, depth, names)
    (self.probes, self.probeTime) = (probes, probeTime)
  }
}

/// Finds the media at a path of this machine.
public struct LocalMediaReader: Sendable {
  private static let coverBytes = 16 << 20
  /// The bytes of a photo that are read for its EXIF data: it is in the first segments, and their previews make them
  /// long.
  private static let photoHeadBytes = 256 << 10
  private static let fileLimits = FileOnDisk.Limits(bytes: 32 << 20, reads: 128, smallestRead: 4_096)

  /// Returns the facts of the file at a path; `nil` if they can't be determined.
  public typealias Facts = @LoopActor @Sendable (String) async -> MediaFacts?

  private let probe: MediaProbe
  private let limits: LocalMediaLimits
  private let knownFacts: Facts?

  /// Makes a reader that uses `probe` if FFmpeg is installed.
  ///
  /// - Parameter facts: Returns the facts of files in place of `probe`, such as from a cache.
  public init(
    probe: MediaProbe = MediaProbe(), limits: LocalMediaLimits = LocalMediaLimits(), facts: Facts? = nil
  ) {
    (self.probe, self.limits, self.knownFacts) = (probe, limits, facts)
  }

  /// Returns the media at a path: a file, a folder (in natural order), or a playlist (M3U, PLS, XSPF). At least one
  /// item.
  @LoopActor
  public func items(at path: String) async throws(LocalMediaError) -> [LocalMediaItem] {
    try await self.listing(at: path).items
  }

  /// Returns the media at a path, and the entries of a playlist that can't be cast.
  @LoopActor
  public func listing(
    at path: String
  ) async throws(LocalMediaError) -> (items: [LocalMediaItem], passedOver: [PassedOverItem]) {
    let limits = self.limits
    let (findings, passedOver) = try await Blocking.run { () throws(LocalMediaError) in
      var search = MediaSearch(limits: limits)
      let findings = try search.findings(at: path)
      return (findings, search.passedOver)
    }
    let facts = await self.facts(of: findings)
    guard !Task.isCancelled else {
      throw LocalMediaError(.cancelled, "Looking into \(path) was cancelled.", path: path)
    }
    let canExtract = self.probe.canExtract
    let items = await Blocking.run {
      findings.enumerated().map { index, finding in
        switch finding {
        case .url(let entry, let url): LocalMediaItem(entry, url: url)
        case .media(let candidate): Self.item(candidate, facts[index], canExtract: canExtract)
        }
      }
    }
    return (items, passedOver)
  }

  /// The content at a path, as far as its beginning shows it.
  package enum PathContent: Hashable, Sendable {
    case media
    /// A folder or playlist, whose entries are played.
    case list
    /// A pipe, another file, or nothing.
    case other
  }

  @LoopActor
  package static func content(of path: String) async -> PathContent {
    await Blocking.run {
      if LocalFile.isFolder(path) { return .list }
      // Opening a named pipe looks like a reader to its writer.
      guard LocalFile.isRegular(path), let file = try? LocalFile(path),
        let format = FormatTable.format(ofStart: file.head, name: path)
      else {
        return .other
      }
      return PlaylistFormat(format) != nil ? .list : format.isMedia ? .media : .other
    }
  }

  /// Whether a name is that of subtitles, in a format that is read here.
  package static func isSubtitles(_ name: String) -> Bool { SidecarSubtitles.isName(name) }

  /// Returns the subtitle files beside a film that no receiver shows. The list is empty if the path isn't a film's.
  @LoopActor
  package func unusedSubtitles(beside path: String) async -> [UnusedSubtitles] {
    let limits = self.limits
    return await Blocking.run {
      guard LocalFile.isRegular(path) else { return [] }
      var search = MediaSearch(limits: limits)
      guard case .media(let candidate)? = (try? search.findings(at: path))?.first else { return [] }
      return candidate.unusedSubtitles
    }
  }

  /// Returns the subtitles in a file that the user names, with the language and kind in its name.
  @LoopActor
  public func subtitles(at path: String) async throws(LocalMediaError) -> LocalSubtitles {
    let file = try await Blocking.run { () throws(LocalMediaError) in try LocalFile(path).path }
    let stem = FileName(file).stem
    let words = SubtitleWords(stem)
    return LocalSubtitles(
      source: .file(path: file), language: words.language?.tag, name: words.title ?? stem, kind: words.kind)
  }

  /// Returns the subtitles as WebVTT.
  @LoopActor
  public func webVTT(of subtitles: LocalSubtitles) async throws(LocalMediaError) -> ConvertedSubtitles {
    switch subtitles.source {
    case .file(let path):
      return try await Blocking.run { () throws(LocalMediaError) in
        let bytes: [UInt8]
        do throws(BoundedFile.Failure) {
          bytes = try BoundedFile.read(path, limit: SubtitleConversion.maximumBytes)
        } catch {
          throw LocalMediaError(
            .subtitles, "The subtitles \(path) can't be read: \(error.reason).", path: path, cause: error)
        }
        return try Self.webVTT(bytes, subtitles, path)
      }
    case .embedded(let path, let stream):
      let bytes: [UInt8]
      do throws(MediaProbeError) {
        bytes = try await self.probe.subtitles(stream, of: .file(path: path))
      } catch {
        throw LocalMediaError(
          error.code == .cancelled ? .cancelled : .subtitles,
          "The subtitles in \(path) can't be taken out: \(error.message)", path: path, cause: error)
      }
      return try await Blocking.run { () throws(LocalMediaError) in try Self.webVTT(bytes, subtitles, path) }
    }
  }

  /// Returns the bytes of a cover; at most 16 MiB.
  @LoopActor
  public func bytes(of cover: LocalCover) async throws(LocalMediaError) -> [UInt8] {
    switch cover.source {
    case .file(let path):
      return try await Blocking.run { () throws(LocalMediaError) in
        do throws(BoundedFile.Failure) {
          return try BoundedFile.read(path, limit: Self.coverBytes)
        } catch {
          throw LocalMediaError(.cover, "The cover \(path) can't be read: \(error.reason).", path: path, cause: error)
        }
      }
    case .embedded(let path, let stream):
      do throws(MediaProbeError) {
        return try await self.probe.picture(stream, of: .file(path: path)).bytes
      } catch {
        throw LocalMediaError(
          error.code == .cancelled ? .cancelled : .cover, "The cover in \(path) can't be taken out: \(error.message)",
          path: path, cause: error)
      }
    }
  }

  // MARK: Looking into files

  /// Returns the facts that `ffprobe` finds, by the indices of the findings; none for those that it can't read.
  @LoopActor
  private func facts(of findings: [Finding]) async -> [Int: MediaFacts] {
    guard self.probe.isInstalled else { return [:] }
    let wanted = findings.enumerated().compactMap { index, finding -> (Int, String)? in
      guard case .media(let candidate) = finding, [.video, .audio].contains(candidate.format.kind) else { return nil }
      return (index, candidate.file.path)
    }
    let end = ContinuousClock.now + .seconds(self.limits.probeTime)
    var facts: [Int: MediaFacts] = [:]
    // As many run at a time as the probe allows; each result makes room for the next one.
    await withTaskGroup(of: (Int, MediaFacts?).self) { group in
      for (number, file) in wanted.prefix(self.limits.probes).enumerated() {
        if number >= 2, let (index, found) = await group.next() { facts[index] = found }
        guard !Task.isCancelled, number == 0 || ContinuousClock.now < end else { break }
        group.addTask { await self.facts(file.1, index: file.0) }
      }
      for await (index, found) in group { facts[index] = found }
    }
    return facts
  }

  @LoopActor
  private func facts(_ path: String, index: Int) async -> (Int, MediaFacts?) {
    if let knownFacts { return (index, await knownFacts(path)) }
    return (index, try? await self.probe.probe(.file(path: path)))
  }

  private static func item(_ candidate: MediaCandidate, _ facts: MediaFacts?, canExtract: Bool) -> LocalMediaItem {
    var builder = MediaItemBuilder(candidate: candidate, facts: facts, canExtract: canExtract)
    if facts == nil, candidate.format.kind != .manifest,
      var file = try? FileOnDisk(candidate.file.path, limits: Self.fileLimits)
    {
      builder.container = try? file.read(with: ContainerReader.read)
      if candidate.format.kind != .image { builder.tags = (try? file.read(with: TagReader.read)) ?? [:] }
    }
    if candidate.format.contentType == ImageType.jpeg.rawValue {
      builder.photo = (try? LocalFile(candidate.file.path, headBytes: Self.photoHeadBytes)).map { PhotoTags($0.head) }
    }
    return builder.item
  }

  private static func webVTT(
    _ bytes: [UInt8], _ subtitles: LocalSubtitles, _ path: String
  ) throws(LocalMediaError) -> ConvertedSubtitles {
    do throws(SubtitleError) {
      return try SubtitleConversion.webVTT(
        from: bytes, languageHint: subtitles.language, framesPerSecond: subtitles.framesPerSecond)
    } catch {
      throw LocalMediaError(
        .subtitles, "The subtitles \(path) can't be converted: \(error.message)", path: path, cause: error)
    }
  }
}

extension LocalSubtitles {
  /// Whether the beginning of a file is that of a web page.
  static func isPage(_ head: [UInt8]) -> Bool { FormatTable.format(ofStart: head)?.kind == .document }
}
