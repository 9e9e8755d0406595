import LoopIsolation
public import NIOHTTP1
import TextFormats

/// The validators of a resource's state: entity tag and date of change.
public struct HTTPValidators: Sendable, Hashable {
  /// The entity tag with its quotes, a strong one: `"5f3a"`.
  public var entityTag: String
  /// The time of the last change, in seconds since 1970.
  public var lastModified: Int64
  /// Whether bytes were appended in this state: ranges of it stay valid, but it is never answered with 304.
  public var hasGrown: Bool

  /// Makes validators; the quotes belong to the tag.
  public init(entityTag: String, lastModified: Int64, hasGrown: Bool = false) {
    self.entityTag = entityTag
    self.lastModified = lastModified
    self.hasGrown = hasGrown
  }
}

/// The result of a request's conditions (RFC 9110, 13.2.2).
public enum HTTPPrecondition: Sendable, Hashable {
  /// The request is answered; with `usesRange` its `Range` field applies.
  case proceed(usesRange: Bool)
  /// The client's copy is current (304).
  case notModified
  /// The resource isn't in the state that the client requires (412).
  case failed

  /// Evaluates the conditional fields of a GET or HEAD, in the order that the standard demands.
  ///
  /// - Parameter now: The time, in seconds since 1970. A date of the current second doesn't match in `If-Range`: the
  ///   resource may change again within that second.
  public init(_ headers: HTTPHeaders, against validators: HTTPValidators, now: Int64) {
    let tag = validators.entityTag
    if headers.contains(name: "if-match") {
      guard Self.matches(headers[canonicalForm: "if-match"], tag, isWeak: false) else {
        self = .failed
        return
      }
    } else if let date = Self.date(headers, "if-unmodified-since"), validators.lastModified > date {
      self = .failed
      return
    }
    if validators.hasGrown {
      self = .proceed(usesRange: Self.usesRange(headers, validators, now: now))
      return
    }
    if headers.contains(name: "if-none-match") {
      guard !Self.matches(headers[canonicalForm: "if-none-match"], tag, isWeak: true) else {
        self = .notModified
        return
      }
    } else if let date = Self.date(headers, "if-modified-since"), validators.lastModified <= date {
      self = .notModified
      return
    }
    self = .proceed(usesRange: Self.usesRange(headers, validators, now: now))
  }

  private static func usesRange(_ headers: HTTPHeaders, _ validators: HTTPValidators, now: Int64) -> Bool {
    guard let condition = headers.first(name: "if-range") else { return true }
    if condition.hasPrefix("\"") || condition.hasPrefix("W/") { return condition == validators.entityTag }
    return HTTPDate.seconds(condition) == validators.lastModified && validators.lastModified < now
  }

  private static func matches(_ fields: [Substring], _ tag: String, isWeak: Bool) -> Bool {
    fields.prefix(64).contains { field in
      field == "*" || field == tag || isWeak && field == "W/\(tag)"
    }
  }

  private static func date(_ headers: HTTPHeaders, _ name: String) -> Int64? {
    headers.first(name: name).flatMap(HTTPDate.seconds)
  }
}
