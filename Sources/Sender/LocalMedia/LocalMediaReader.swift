import LoopIsolation
public import MediaProbe
public import Subtitles

/// How much of this machine is looked at for one path.
public struct LocalMediaLimits: Sendable, Hashable {
  /// Items of a folder or playlist.
  public var items: Int
  /// Folders in folders; 0 looks at the folder itself alone.
  public var depth: Int
  /// Names in all the folders together, whatever they are.
  public var names: Int
  /// Items of a folder or playlist that `ffprobe` looks into; the others are known by their names and first bytes.
  public var probes: Int

  /// The defaults fit a season of a series and a box set.
  public init(items: Int = 1_000, depth: Int = 8, names: Int = 50_000, probes: Int = 50) {
    (self.items, self.depth, self.names, self.probes) = (items, depth, names, probes)
  }
}

/// Says what a path of this machine holds that can be cast.
public struct LocalMediaReader: Sendable {
  private let probe: MediaProbe
  private let limits: LocalMediaLimits

  /// Makes a reader that asks `probe` where FFmpeg is installed.
  public init(probe: MediaProbe = MediaProbe(), limits: LocalMediaLimits = LocalMediaLimits()) {
    (self.probe, self.limits) = (probe, limits)
  }

  /// The media at a path: a file, a folder (in natural order), or a playlist (M3U, PLS, XSPF). At least one item.
  @LoopActor
  public func items(at path: String) async throws(LocalMediaError) -> [LocalMediaItem] {
    throw LocalMediaError(.notFound, "There is nothing at \(path).", path: path)
  }

  /// Subtitles in a file that the user names, with the language and kind that its name tells.
  @LoopActor
  public func subtitles(at path: String) async throws(LocalMediaError) -> LocalSubtitles {
    throw LocalMediaError(.notFound, "There is nothing at \(path).", path: path)
  }

  /// The subtitles as WebVTT.
  @LoopActor
  public func webVTT(of subtitles: LocalSubtitles) async throws(LocalMediaError) -> ConvertedSubtitles {
    throw LocalMediaError(.subtitles, "These subtitles can't be converted.", path: subtitles.name)
  }

  /// The file of a cover; at most 16 MiB.
  @LoopActor
  public func bytes(of cover: LocalCover) async throws(LocalMediaError) -> [UInt8] {
    throw LocalMediaError(.cover, "This cover can't be read.", path: "")
  }
}
