import JSONCodec

// The functions that a client's generated codecs call. Each name has few overloads, because a call with many members
// is type-checked as one.

extension JSONMembers {
  /// Returns the member `key`; throws if it is absent.
  mutating func value<T: JSONDecodable>(_ key: StaticString) throws(JSONDecodingError) -> T {
    try self.required(key, as: T.self)
  }

  /// Returns the member `key`, or else the member `alias`; throws if that is absent, too.
  mutating func value<T: JSONDecodable>(_ key: StaticString, alias: StaticString) throws(JSONDecodingError) -> T {
    if let value: T = try self.optional(key, as: T.self) { return value }
    return try self.required(alias, as: T.self)
  }

  /// Returns the member `key`, or `nil` if it is absent or has another shape.
  mutating func option<T: JSONDecodable>(_ key: StaticString) throws(JSONDecodingError) -> T? {
    try self.optional(key, as: T.self)
  }

  /// Returns the member `key`, or else the member `alias`; `nil` if both are absent or have another shape.
  mutating func option<T: JSONDecodable>(_ key: StaticString, alias: StaticString) throws(JSONDecodingError) -> T? {
    try self.optional(key, alias: alias, as: T.self)
  }
}

extension JSONWriter {
  /// Writes members, except those that are `nil`.
  mutating func members<each T: JSONEncodable>(_ members: repeat (StaticString, (each T)?)) {
    for (key, value) in repeat each members { self.member(key, value) }
  }
}
