public import LoopIsolation

/// Content of several parts under one token: a playlist and its segments, which may be made when they are requested.
@LoopActor
public protocol PublishedParts: AnyObject, Sendable {
  /// Returns a part, or `nil` if there is none with this name. It may wait until the part is made.
  ///
  /// - Parameters:
  ///   - name: The last part of the URL.
  ///   - player: Tells the players that fetch it apart.
  func part(named name: String, for player: String) async -> PublishedPart?

  /// Called once when the publication was removed.
  func unpublished()
}

/// One part of a publication.
public enum PublishedPart: Sendable {
  /// Bytes in memory.
  case bytes([UInt8], contentType: String)
  /// The file at a path, which exists as long as `owner` does.
  case file(path: String, owner: any AnyObject & Sendable, contentType: String)
  /// The part can't be had now; the player may retry.
  case unavailable
}
