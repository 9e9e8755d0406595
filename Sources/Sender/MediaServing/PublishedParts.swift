public import LoopIsolation

/// Content of several parts under one token: a playlist and its segments, which may be made when they are requested.
@LoopActor
public protocol PublishedParts: AnyObject, Sendable {
  /// Returns a part, or `nil` if there is none with this name. It may wait until the part is made.
  ///
  /// - Parameters:
  ///   - name: What follows the token in the URL, decoded: `film.m3u8`, `audio/1.ts`. It may be anything.
  ///   - player: Tells the players that fetch it apart.
  func part(named name: String, for player: String) async -> PublishedPart?

  /// Called once when the publication was removed.
  func unpublished()
}

/// One part of a publication.
public enum PublishedPart: Sendable {
  /// Bytes in memory. The revision changes with the bytes of a name.
  case bytes([UInt8], contentType: String, revision: Int = 0)
  /// The file at a path, which exists as long as `owner` does.
  case file(path: String, owner: any AnyObject & Sendable, contentType: String)
  /// The part can't be had now; the player may retry.
  case unavailable
}
