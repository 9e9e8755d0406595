/// A reader of the members of one JSON object into a typed value, which keeps the unread ones.
///
/// Generated initialisers create one, read each member once, and call ``remaining(known:)`` last.
public struct JSONMembers {
  private let node: JSONNode
  /// The member whose value ``node`` is, if a device wrote only that value instead of the object.
  private let shorthand: StaticString?
  private var claimed = 0
  /// The number of members; once all are claimed, nothing is looked up any more.
  private let count: Int
  /// Members whose value had the wrong shape; only under the tolerant policy.
  private var misshapen: [StaticString] = []

  /// Creates the members of `node`, which must be an object.
  public init(_ node: JSONNode) throws(JSONDecodingError) {
    guard node.kind == .object else { throw node.mismatch(expected: "an object") }
    self.node = node
    self.shorthand = nil
    self.count = node.count
  }

  /// Creates the members of `node`, whose names must be in `vocabulary` under the strict policy.
  public init(_ node: JSONNode, _ vocabulary: JSONVocabulary) throws(JSONDecodingError) {
    try vocabulary.check(node)
    try self.init(node)
  }

  /// Creates the members of `node`; under the tolerant policy a value that isn't an object is read as the member
  /// `shorthand`.
  public init(_ node: JSONNode, shorthand: StaticString) throws(JSONDecodingError) {
    guard node.kind != .object else {
      self = try JSONMembers(node)
      return
    }
    guard node.policy == .tolerant, !node.isNull, node.kind != .array else {
      throw node.mismatch(expected: "an object")
    }
    self.node = node
    self.shorthand = shorthand
    self.count = 1
  }

  /// Whether values out of their declared range are errors.
  public var isStrict: Bool { self.node.policy == .strict }

  private func member(_ key: StaticString) -> JSONNode? {
    guard self.claimed < self.count else { return nil }
    guard let shorthand = self.shorthand else { return self.node[key] }
    return "\(shorthand)" == "\(key)" ? self.node : nil
  }

  /// Returns the member `key`; `nil` if it is absent or null, or under the tolerant policy has another shape. Under
  /// that policy elements of another shape are left out of an array.
  public mutating func optional<T: JSONDecodable>(
    _ key: StaticString, as type: T.Type = T.self
  ) throws(JSONDecodingError) -> T? {
    guard let member = self.member(key) else { return nil }
    self.claimed += 1
    guard !member.isNull else {
      if self.node.policy == .tolerant { self.misshapen.append(key) }
      return nil
    }
    do {
      if let repeated = self.node.document.repeatedMember(member) { return try self.value(of: member, repeated, key) }
      let value = try T(json: member)
      if self.losesElements(value, of: member) { self.misshapen.append(key) }
      return value
    } catch {
      guard self.node.policy == .tolerant else { throw error.inside(key: "\(key)") }
      self.misshapen.append(key)
      return nil
    }
  }

  /// Returns the value that was made of a repeated member before, or makes and keeps it.
  ///
  /// Separate from ``optional(_:as:)``, which would look up the type of its optional value for each member of each
  /// document.
  @inline(never)
  private mutating func value<T: JSONDecodable>(
    of member: JSONNode, _ repeated: Int, _ key: StaticString
  ) throws(JSONDecodingError) -> T {
    let document = self.node.document
    if let known: T = document.known(repeated) { return known }
    let before = document.decodableBytes
    let value = try T(json: member)
    if self.losesElements(value, of: member) {
      self.misshapen.append(key)
    } else {
      document.keep(value, ofMember: repeated, decodableBytes: before)
    }
    return value
  }

  /// Returns whether elements of another shape were left out of an array, which is then kept raw, so that none is
  /// lost.
  private func losesElements(_ value: some JSONDecodable, of member: JSONNode) -> Bool {
    guard self.node.policy == .tolerant, member.kind == .array, !self.node.document.isCut,
      let count = value.jsonElementCount
    else { return false }
    return count < member.count
  }

  /// Returns the member `key`, or the one that peers also write as `alias`.
  public mutating func optional<T: JSONDecodable>(
    _ key: StaticString, alias: StaticString, as type: T.Type = T.self
  ) throws(JSONDecodingError) -> T? {
    let value: T? = try self.optional(key)
    let other: T? = try self.optional(alias)
    return value ?? other
  }

  /// Returns the member `key`, checked against `constraint` under the strict policy.
  public mutating func optional<T: JSONDecodable>(
    _ key: StaticString, _ constraint: @autoclosure () -> JSONConstraint<T>
  ) throws(JSONDecodingError) -> T? {
    let value: T? = try self.optional(key)
    if let value, self.isStrict, let reason = constraint().violation(value) {
      throw JSONDecodingError(path: "\(key)", reason: reason)
    }
    return value
  }

  /// Reads the member `key`, or its other spelling `alias`, checked against `constraint` under the strict policy.
  public mutating func optional<T: JSONDecodable>(
    _ key: StaticString, alias: StaticString, _ constraint: @autoclosure () -> JSONConstraint<T>
  ) throws(JSONDecodingError) -> T? {
    let value: T? = try self.optional(key, alias: alias)
    if let value, self.isStrict, let reason = constraint().violation(value) {
      throw JSONDecodingError(path: "\(key)", reason: reason)
    }
    return value
  }

  /// Returns the member `key`; its absence is an error under either policy.
  public mutating func required<T: JSONDecodable>(
    _ key: StaticString, as type: T.Type = T.self
  ) throws(JSONDecodingError) -> T {
    guard let member = self.member(key) else {
      throw JSONDecodingError(path: "\(key)", reason: "required, but missing")
    }
    self.claimed += 1
    do {
      return try T(json: member)
    } catch {
      throw error.inside(key: "\(key)")
    }
  }

  /// Returns the required member `key`, checked against `constraint` under the strict policy.
  public mutating func required<T: JSONDecodable>(
    _ key: StaticString, _ constraint: @autoclosure () -> JSONConstraint<T>
  ) throws(JSONDecodingError) -> T {
    let value: T = try self.required(key)
    if self.isStrict, let reason = constraint().violation(value) {
      throw JSONDecodingError(path: "\(key)", reason: reason)
    }
    return value
  }

  /// Returns the members that aren't among `known`, and those of `known` whose value was null or had the wrong shape,
  /// unchanged; at most as many as the document's limits allow.
  public func remaining(known: @autoclosure () -> Set<String>) -> JSONObject {
    guard self.claimed < self.node.count || !self.misshapen.isEmpty else { return JSONObject() }
    let known = known()
    return self.node.members { key in
      !known.contains(key) || self.misshapen.contains { "\($0)" == key }
    }
  }
}

/// A constraint on a value beyond its type, for values from RPC clients.
public struct JSONConstraint<T> {
  /// The reason why a value is refused, or `nil` if it is accepted.
  let violation: (T) -> String?
}

extension JSONConstraint where T: Comparable {
  /// Requires a value between the bounds, which are included.
  public static func range(_ range: ClosedRange<T>) -> JSONConstraint {
    JSONConstraint { range.contains($0) ? nil : "\($0) is not between \(range.lowerBound) and \(range.upperBound)" }
  }

  /// Requires at least `minimum`.
  public static func atLeast(_ minimum: T) -> JSONConstraint {
    JSONConstraint { $0 >= minimum ? nil : "\($0) is less than \(minimum)" }
  }

  /// Requires at most `maximum`.
  public static func atMost(_ maximum: T) -> JSONConstraint {
    JSONConstraint { $0 <= maximum ? nil : "\($0) is more than \(maximum)" }
  }

  /// Requires more than `minimum`, and at most `maximum`.
  public static func moreThan(_ minimum: T, atMost maximum: T) -> JSONConstraint {
    JSONConstraint { $0 > minimum && $0 <= maximum ? nil : "\($0) is not more than \(minimum) and at most \(maximum)" }
  }

  /// Requires more than `minimum`.
  public static func moreThan(_ minimum: T) -> JSONConstraint {
    JSONConstraint { $0 > minimum ? nil : "\($0) is not more than \(minimum)" }
  }
}

extension JSONConstraint where T: Collection {
  /// The constraint that a value isn't empty.
  public static var nonEmpty: JSONConstraint {
    JSONConstraint { $0.isEmpty ? "must not be empty" : nil }
  }
}
