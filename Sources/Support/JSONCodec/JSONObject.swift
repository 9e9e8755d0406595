/// The members of a JSON object in the order in which they were written.
///
/// Keys are unique: setting a key that exists replaces its value in place. Equality ignores order, as JSON does.
/// Finding a member doesn't take longer in a bigger object; removing one takes time in proportion to the members.
public struct JSONObject: Sendable {
  /// The members in the order in which they were written; each key occurs once.
  public private(set) var members: [(key: String, value: JSONValue)]
  /// The index of the keys; only of objects with more than ``scannedCount`` members.
  private var index: JSONKeyIndex?

  /// The number of members up to which a scan is faster than a look-up.
  private static let scannedCount = 8

  /// Makes an object without members.
  public init() { self.members = [] }

  /// Makes an object of `members`; of equal keys the last one wins.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    self.members = []
    for (key, value) in members { self[key] = value }
  }

  /// Whether the object has no members.
  public var isEmpty: Bool { self.members.isEmpty }
  /// The number of members.
  public var count: Int { self.members.count }
  /// The keys, in the order of the members.
  public var keys: [String] { self.members.map(\.key) }

  /// The value of `key`; setting `nil` removes the member.
  public subscript(key: String) -> JSONValue? {
    get { self.place(of: key).map { self.members[$0].value } }
    set {
      switch (self.place(of: key), newValue) {
      case (let place?, let value?): self.members[place].value = value
      case (.some, nil): self.removeAll { $0 == key }
      case (nil, let value?): self.append(uniqueKey: key, value)
      case (nil, nil): break
      }
    }
  }

  /// Whether there is a member `key`.
  public func contains(_ key: String) -> Bool { self.place(of: key) != nil }

  /// Returns the members whose keys are among `keys`; `nil` if there are none.
  public func members(among keys: @autoclosure () -> Set<String>) -> JSONObject? {
    guard !self.isEmpty else { return nil }
    let keys = keys()
    var object = JSONObject()
    for (key, value) in self.members where keys.contains(key) { object.append(uniqueKey: key, value) }
    return object.isEmpty ? nil : object
  }

  /// Removes the members whose keys satisfy `isMeant`, in one pass.
  public mutating func removeAll(where isMeant: (String) -> Bool) {
    JSONWork.count(self.members.count)
    self.members.removeAll { isMeant($0.key) }
    self.index = self.members.count > Self.scannedCount ? JSONKeyIndex(self.members) : nil
  }

  /// Adds a member that is known to be new, without looking for an older one.
  package mutating func append(uniqueKey key: String, _ value: JSONValue) {
    self.members.append((key, value))
    if self.index != nil {
      self.index?.append(to: self.members)
    } else if self.members.count > Self.scannedCount {
      self.index = JSONKeyIndex(self.members)
    }
  }

  /// Adds the members of `older` that aren't here, as long as they fit: both together have at most `maximumCount`
  /// members, and those that are added at most `maximumBytes` bytes of JSON.
  ///
  /// - Parameter cleared: Keys that are left out.
  /// - Returns: Whether all members to add fitted.
  @discardableResult
  package mutating func inherit(
    _ older: JSONObject, except cleared: Set<String> = [], maximumCount: Int, maximumBytes: inout Int
  ) -> Bool {
    var isWhole = true
    for (key, value) in older.members where !cleared.contains(key) && !self.contains(key) {
      let bytes = self.members.count < maximumCount ? key.utf8.count + value.jsonBytes.count : .max
      guard bytes <= maximumBytes else {
        isWhole = false
        continue
      }
      maximumBytes -= bytes
      self.append(uniqueKey: key, value)
    }
    return isWhole
  }

  private func place(of key: String) -> Int? {
    if let index = self.index { return index.place(of: key, in: self.members) }
    JSONWork.count(self.members.count)
    return self.members.firstIndex { $0.key == key }
  }
}

extension JSONObject: Hashable {
  public static func == (lhs: JSONObject, rhs: JSONObject) -> Bool {
    guard lhs.count == rhs.count else { return false }
    JSONWork.count(lhs.count)
    // Mostly the order is the same, and comparing is cheaper than looking up.
    if zip(lhs.members, rhs.members).allSatisfy({ $0.key == $1.key }) {
      return zip(lhs.members, rhs.members).allSatisfy { $0.value == $1.value }
    }
    return lhs.members.allSatisfy { rhs[$0.key] == $0.value }
  }

  public func hash(into hasher: inout Hasher) {
    // Order must not matter, so the members' own hashes are combined by a commutative operation.
    var members = 0
    for (key, value) in self.members {
      var member = Hasher()
      member.combine(key)
      member.combine(value)
      members ^= member.finalize()
    }
    hasher.combine(members)
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object of a dictionary literal, in the literal's order; of equal keys the last value wins.
  public init(dictionaryLiteral elements: (String, JSONValue)...) { self.init(elements) }
}
