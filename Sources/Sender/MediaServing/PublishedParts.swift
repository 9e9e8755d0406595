public import LoopIsolation

/// Content of several parts under one token: a playlist and its segments, which may be made when they are requested.
@LoopActor
public protocol PublishedParts: AnyObject, Sendable {
  /// Returns a part, or `nil` if there is none with this name. It may wait until the part is made.
  ///
  /// - Parameters:
  ///   - name: The part of the URL after the token, decoded: `film.m3u8`, `audio/1.ts`. The peer may send any text.
  ///   - player: Identifies the player that fetches the part.
  func part(named name: String, for player: String) async -> PublishedPart?

  /// Called once when the publication was removed.
  func unpublished()
}

/// One part of a publication.
public enum PublishedPart: Sendable {
  /// Bytes in memory. The revision changes whenever the bytes of the same name change.
  case bytes([UInt8], contentType: String, revision: Int = 0)
  /// The file at a path, which exists as long as `owner` does.
  case file(path: String, owner: any AnyObject & Sendable, contentType: String)
  /// The part isn't available at present; the player may retry.
  case unavailable
}
