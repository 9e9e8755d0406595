package import HTTPFetch
import JSONCodec
package import MediaFormats
import TLS

/// The facts about a copy, as a small file beside the pictures: one for each URL. No I/O.
package struct ImageEntry: Sendable, Hashable {
  /// The longest file, in bytes.
  static let maximumBytes = 16 << 10
  private static let version: Int64 = 1
  /// The times that a copy can have, in seconds since 1970: to the year 5138.
  private static let times: ClosedRange<Int64> = 0...100_000_000_000

  /// The digest of the picture's bytes, which is its name.
  package var object: String
  package var info: ImageInfo
  /// The size in bytes.
  package var size: Int64
  package var entityTag: String?
  package var lastModified: String?
  /// The time of the server's last confirmation, in seconds since 1970.
  package var checkedAt: Int64
  /// The time until which it needs no revalidation, in seconds since 1970.
  package var freshUntil: Int64
  package var mustRevalidate = false

  /// Whether the copy can be used without revalidation. A copy that was checked over 60 seconds in the future isn't
  /// fresh, so a clock that was set back makes copies old, never young.
  package func isFresh(now: Int64) -> Bool { now >= self.checkedAt - 60 && now < self.freshUntil }
}

extension ImageEntry {
  /// Reads a file's bytes; `nil` if it isn't an entry, or is damaged.
  package init?(_ bytes: [UInt8]) {
    let limits = JSONLimits(maximumBytes: Self.maximumBytes, maximumDepth: 4)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root.value.object,
      root["version"]?.integer == Self.version,
      let object = root["object"]?.string, Digest.isSHA256Text(object),
      let type = root["type"]?.string, type.hasPrefix("image/"),
      let size = root["size"]?.integer, size > 0,
      let checkedAt = root["checkedAt"]?.integer, Self.times.contains(checkedAt),
      let freshUntil = root["freshUntil"]?.integer, Self.times.contains(freshUntil)
    else { return nil }
    let sides = [root["width"]?.integer, root["height"]?.integer].compactMap { $0.flatMap { Int(exactly: $0) } }
    guard sides.isEmpty || (sides.count == 2 && sides.allSatisfy { $0 > 0 }) else { return nil }
    self.init(
      object: object,
      info: ImageInfo(type: ImageType(rawValue: type), width: sides.first, height: sides.last),
      size: size, entityTag: root["etag"]?.string, lastModified: root["lastModified"]?.string,
      checkedAt: checkedAt, freshUntil: freshUntil, mustRevalidate: root["mustRevalidate"]?.bool ?? false)
  }

  package var bytes: [UInt8] {
    var writer = JSONWriter(reservingCapacity: 512)
    writer.beginObject()
    writer.member("version", Self.version)
    writer.member("object", self.object)
    writer.member("type", self.info.type.rawValue)
    writer.member("width", self.info.width.map(Int64.init))
    writer.member("height", self.info.height.map(Int64.init))
    writer.member("size", self.size)
    writer.member("etag", self.entityTag)
    writer.member("lastModified", self.lastModified)
    writer.member("checkedAt", self.checkedAt)
    writer.member("freshUntil", self.freshUntil)
    writer.member("mustRevalidate", self.mustRevalidate)
    writer.endObject()
    return writer.bytes
  }
}

/// A copy on disk.
package struct StoredImage: Sendable, Hashable {
  package var path: String
  package var entry: ImageEntry
}

/// The key of a copy: its URL and its policy's permissions.
package struct ImageKey: Hashable, Sendable {
  /// 64 hexadecimal digits.
  package let name: String

  package init(url: HTTPURL, policy: ImageFetchPolicy) {
    self.name = Digest.sha256Text(Array("\(policy.fingerprint) \(url)".utf8))
  }

  init(name: String) { self.name = name }
}

/// A URL for logs, events and error texts, without its query, which may contain a token.
public enum RedactedURL {
  /// Returns `https://example.com/poster.jpg?…` for a URL, and a short phrase for other text.
  public static func text(_ url: String) -> String {
    guard let url = try? HTTPURL(url) else { return "a text that is no URL" }
    return self.text(url)
  }

  /// Returns the SHA-256 digest of a whole URL as it was given, in hexadecimal digits: a client that knows the URL
  /// recognises it.
  public static func digest(_ url: String) -> String { Digest.sha256Text(Array(url.utf8)) }

  static func text(_ url: HTTPURL) -> String {
    let hasQuery = url.target.contains("?")
    return "\(url.origin)\(url.path.prefix(200))\(hasQuery ? "?…" : "")"
  }
}
