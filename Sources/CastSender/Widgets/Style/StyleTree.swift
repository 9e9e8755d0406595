package import JSONCodec

/// How widgets look: a tree whose parts inherit what they don't say (SDK `GCKUIStyle`).
///
/// What is set counts from ``apply()`` on.
package struct StyleTree: Sendable {
  package static let root = "castViews"
  /// The parts; each one's parent is its path without the last name.
  package static let paths: [String] = [
    "castViews", "castViews.deviceControl", "castViews.deviceControl.deviceChooser",
    "castViews.deviceControl.connectionController", "castViews.deviceControl.connectionController.navigation",
    "castViews.deviceControl.connectionController.toolbar", "castViews.deviceControl.guestModePairingDialog",
    "castViews.mediaControl", "castViews.mediaControl.expandedController", "castViews.mediaControl.miniController",
    "castViews.mediaControl.trackSelector", "castViews.instructions",
  ]

  package typealias Attributes = [String: JSONValue]

  private var set: [String: Attributes] = [:]
  private var applied: [String: Attributes] = [:]

  package init() {}

  /// Whether all that was set counts.
  package var isApplied: Bool { self.set == self.applied }

  /// Sets attributes of a part; `null` removes one. Nothing is set if one of them can't be.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``.
  package mutating func set(_ attributes: Attributes, at path: String) throws(CastError) {
    try Self.check(path)
    // What names more attributes than there are isn't even looked through.
    guard attributes.count <= StyleAttribute.all.count else {
      throw Self.refusal(
        "attributes", "names \(attributes.count) attributes, and there are \(StyleAttribute.all.count)")
    }
    var own = self.set[path] ?? [:]
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      guard let attribute = StyleAttribute.all[name] else { throw Self.unknown(name) }
      if value == .null {
        own[name] = nil
      } else if let value = attribute.normalised(value) {
        own[name] = value
      } else {
        throw Self.refusal("attributes.\(name)", "must be \(attribute.wish)")
      }
    }
    self.set[path] = own.isEmpty ? nil : own
  }

  private static func unknown(_ name: String) -> CastError {
    let known = StyleAttribute.all.keys.sorted()
    let nearest = NearestName.of(name, among: known)
    let hint = nearest.map { "did you mean `\($0)`?" } ?? "known are \(known.joined(separator: ", "))"
    return Self.refusal("attributes.\(name.prefix(64))", "no such attribute; \(hint)")
  }

  private static func refusal(_ path: String, _ reason: String) -> CastError {
    CastError(InvalidParameter(path, reason))
  }

  /// What was set at a part.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for a part that isn't there.
  package func attributes(at path: String) throws(CastError) -> Attributes {
    try Self.check(path)
    return self.set[path] ?? [:]
  }

  /// What counts for a part when all is applied: its own attributes, and what it inherits.
  package func effective(at path: String) throws(CastError) -> Attributes {
    try Self.check(path)
    return Self.effective(at: path, in: self.set)
  }

  /// Lets what was set count; the parts whose effective attributes changed, with them.
  package mutating func apply() -> [(path: String, effective: Attributes)] {
    let before = self.applied
    self.applied = self.set
    return Self.paths.compactMap { path in
      let now = Self.effective(at: path, in: self.applied)
      return now == Self.effective(at: path, in: before) ? nil : (path, now)
    }
  }

  private static func effective(at path: String, in tree: [String: Attributes]) -> Attributes {
    var attributes: Attributes = [:]
    // From the root down, so that what is nearer wins.
    for part in self.paths where path == part || path.hasPrefix(part + ".") {
      attributes.merge(tree[part] ?? [:]) { $1 }
    }
    return attributes
  }

  private static func check(_ path: String) throws(CastError) {
    guard self.paths.contains(path) else {
      let nearest = NearestName.of(path, among: self.paths)
      let hint = nearest.map { "did you mean `\($0)`?" } ?? "known are \(self.paths.joined(separator: ", "))"
      throw Self.refusal("path", "no such part of the style tree; \(hint)")
    }
  }
}
