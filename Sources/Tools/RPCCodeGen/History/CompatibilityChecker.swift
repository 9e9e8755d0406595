import JSONCodec

/// A change by which a newer API breaks clients of an older one.
struct CompatibilityBreak: Hashable, Sendable, CustomStringConvertible {
  /// The message, type or error, and its part: `media.load.media`.
  var place: String
  /// The change: "is gone".
  var problem: String

  var description: String { "\(self.place) \(self.problem)" }
}

/// Compares two APIs, both as the documents that ``OpenRPCBuilder`` makes.
///
/// Messages that clients send may grow and become laxer; messages that they receive may grow and become stricter.
/// Texts, examples and defaults don't count.
struct CompatibilityChecker {
  /// The use of a type: clients send it, receive it, or both.
  private struct Use: OptionSet {
    let rawValue: Int
    static let sent = Use(rawValue: 1)
    static let received = Use(rawValue: 2)
  }

  private let older: APIDocument
  private let newer: APIDocument
  private var breaks: [CompatibilityBreak] = []

  /// Returns the changes by which `newer` breaks clients of `older`, in the order of the older document.
  static func breaks(from older: JSONObject, to newer: JSONObject) -> [CompatibilityBreak] {
    var checker = CompatibilityChecker(older: APIDocument(older), newer: APIDocument(newer))
    checker.compareMessages()
    checker.compareTypes()
    checker.compareErrors()
    return checker.breaks
  }

  private init(older: APIDocument, newer: APIDocument) {
    self.older = older
    self.newer = newer
  }

  private mutating func report(_ place: String, _ problem: String) {
    self.breaks.append(CompatibilityBreak(place: place, problem: problem))
  }

  // MARK: Messages

  private mutating func compareMessages() {
    for (name, old) in self.older.messages {
      guard let new = self.newer.messagesByName[name] else {
        self.report(name, "is gone")
        continue
      }
      self.compareFacts(of: old, new, at: name)
      let isFromClient = APIDocument.isFromClient(old)
      self.compare(
        APIDocument.params(of: old), APIDocument.params(of: new), isFromClient ? .sent : .received, at: name)
      self.compareResults(of: old, new, isFromClient ? .received : .sent, at: "\(name) result")
    }
  }

  private mutating func compareFacts(of old: JSONObject, _ new: JSONObject, at place: String) {
    for (key, what) in [("x-direction", "direction"), ("x-kind", "kind"), ("x-capability", "capability")]
    where old[key] != new[key] {
      self.report(place, "has another \(what)")
    }
    if old["x-delivery"] == "lossless", new["x-delivery"] != "lossless" { self.report(place, "may now be dropped") }
    self.compareCoalescing(of: old, new, at: place)
  }

  /// Compares the members that keep notifications apart: with fewer of them, one replaces others that a client needs.
  private mutating func compareCoalescing(of old: JSONObject, _ new: JSONObject, at place: String) {
    guard let oldKeys = old["x-coalesceBy"]?.array, let newKeys = new["x-coalesceBy"]?.array else { return }
    for key in oldKeys.compactMap(\.string) where !newKeys.contains(.string(key)) {
      self.report(place, "is no longer coalesced by `\(key)`")
    }
  }

  private mutating func compareResults(of old: JSONObject, _ new: JSONObject, _ use: Use, at place: String) {
    guard let oldSchema = old["result"]?["schema"]?.object, let newSchema = new["result"]?["schema"]?.object else {
      return
    }
    let oldType = APIDocument.typeText(of: oldSchema)
    let newType = APIDocument.typeText(of: newSchema)
    guard oldType == newType else { return self.report(place, "is \(newType) instead of \(oldType)") }
    self.compare(self.older.members(of: oldSchema), self.newer.members(of: newSchema), use, at: place)
  }

  // MARK: Types

  private mutating func compareTypes() {
    let sent = self.older.typeNames(isSent: true)
    let received = self.older.typeNames(isSent: false)
    for (name, old) in self.older.types {
      guard let new = self.newer.typesByName[name] else {
        self.report(name, "is gone")
        continue
      }
      let use: Use = [sent.contains(name) ? .sent : [], received.contains(name) ? .received : []]
      guard old["type"] == new["type"] else {
        self.report(name, "is another kind of type")
        continue
      }
      self.compareValues(of: old, new, use, at: name)
      if use.contains(.sent), old["x-open"] == true, new["x-open"] != true {
        self.report(name, "refuses members that it doesn't declare")
      }
      self.compare(self.older.members(of: old), self.newer.members(of: new), use, at: name)
    }
  }

  private mutating func compareValues(of old: JSONObject, _ new: JSONObject, _ use: Use, at place: String) {
    let oldValues = APIDocument.values(of: old)
    let newValues = Set(APIDocument.values(of: new))
    for value in oldValues where !newValues.contains(value) { self.report("\(place).\(value.jsonText)", "is gone") }
    if use.contains(.sent), old["x-knownValues"] != nil, new["enum"] != nil {
      self.report(place, "refuses values that it doesn't list")
    }
  }

  // MARK: Members

  private mutating func compare(
    _ old: [String: APIDocument.Member], _ new: [String: APIDocument.Member], _ use: Use, at place: String
  ) {
    for (name, oldMember) in old.sorted(by: { $0.key < $1.key }) {
      guard let newMember = new[name] else {
        self.report("\(place).\(name)", "is gone")
        continue
      }
      self.compare(oldMember, newMember, use, at: "\(place).\(name)")
    }
    guard use.contains(.sent) else { return }
    for (name, member) in new.sorted(by: { $0.key < $1.key }) where old[name] == nil && member.isRequired {
      self.report("\(place).\(name)", "is new and required")
    }
  }

  private mutating func compare(
    _ old: APIDocument.Member, _ new: APIDocument.Member, _ use: Use, at place: String
  ) {
    let (oldType, newType) = (APIDocument.typeText(of: old.schema), APIDocument.typeText(of: new.schema))
    if oldType != newType { self.report(place, "is \(newType) instead of \(oldType)") }
    if old.schema["x-unit"] != new.schema["x-unit"] { self.report(place, "has another unit") }
    if use.contains(.received), old.isRequired, !new.isRequired { self.report(place, "may now be absent") }
    guard use.contains(.sent) else { return }
    if !old.isRequired, new.isRequired { self.report(place, "is now required") }
    for key in ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"] {
      guard let limit = new.schema[key]?.number, limit > old.schema[key]?.number ?? -.infinity else { continue }
      self.report(place, "has a higher `\(key)`")
    }
    if let limit = new.schema["maximum"]?.number, limit < old.schema["maximum"]?.number ?? .infinity {
      self.report(place, "has a lower `maximum`")
    }
  }

  // MARK: Errors

  private mutating func compareErrors() {
    for (name, old) in self.older.errors {
      guard let new = self.newer.errorsByName[name] else {
        self.report("error \(name)", "is gone")
        continue
      }
      if old["code"] != new["code"] { self.report("error \(name)", "has another code") }
    }
  }
}
