package import JSONCodec

/// The look of widgets: a tree whose parts inherit the attributes that they don't set (SDK `GCKUIStyle`).
///
/// Changes take effect with ``apply()``.
package struct StyleTree: Sendable {
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

  package var isApplied: Bool { self.set == self.applied }

  /// Sets attributes of a part; `null` removes one. If one of them is invalid, none is set.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``.
  package mutating func set(_ attributes: Attributes, at path: String) throws(CastError) {
    try Self.check(path)
    // More names than there are attributes: refuse them without a search.
    guard attributes.count <= StyleAttribute.all.count else {
      throw Self.refusal(
        "attributes", "names \(attributes.count) attributes, and there are \(StyleAttribute.all.count)")
    }
    var own = self.set[path] ?? [:]
    for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
      guard let attribute = StyleAttribute.all[name] else { throw Self.unknown(name) }
      if value == .null {
        own[name] = nil
      } else if attribute == .font, let flaw = FontDescription.flaw(of: value) {
        throw Self.refusal("attributes.\(name)\(flaw.path)", flaw.reason)
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
    return Self.refusal(
      "attributes.\(name.prefix(64))", "no such attribute; \(NearestName.hint(name, among: known))")
  }

  private static func refusal(_ path: String, _ reason: String) -> CastError {
    CastError(InvalidParameter(path, reason))
  }

  /// Returns the attributes set at a part, applied or not.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for an unknown part.
  package func attributes(at path: String) throws(CastError) -> Attributes {
    try Self.check(path)
    return self.set[path] ?? [:]
  }

  /// Returns a part's attributes after all changes are applied: its own, and those inherited.
  package func effective(at path: String) throws(CastError) -> Attributes {
    try Self.check(path)
    return Self.effective(at: path, in: self.set)
  }

  /// Applies the changes. Returns the parts whose effective attributes changed, with these attributes.
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
    // From the root down, so that nearer parts override farther ones.
    for part in self.paths where path == part || path.hasPrefix(part + ".") {
      attributes.merge(tree[part] ?? [:]) { $1 }
    }
    return attributes
  }

  private static func check(_ path: String) throws(CastError) {
    guard self.paths.contains(path) else {
      throw Self.refusal("path", "no such part of the style tree; \(NearestName.hint(path, among: self.paths))")
    }
  }
}

/// The type of an attribute of the style tree (SDK `GCKUIStyleAttributes`).
package enum StyleAttribute: Sendable, Hashable {
  /// `#RRGGBB` or `#RRGGBBAA`; stored as the latter.
  case color
  /// A path, a URL, or a name known to the program.
  case image
  /// A name, or a ``FontDescription``.
  case font
  /// `{"x": 1, "y": 1}`, in points.
  case offset
  /// The way in which an image fills its place.
  case contentMode

  private static let contentModes: Set<String> = ["SCALE_TO_FILL", "ASPECT_FIT", "ASPECT_FILL", "CENTER"]
  private static let maximumText = 2_048

  package static let all: [String: StyleAttribute] = {
    var all: [String: StyleAttribute] = [
      "backgroundColor": .color, "iconTintColor": .color, "liveIndicatorColor": .color, "adMarkerFillColor": .color,
      "sliderProgressColor": .color, "sliderSecondaryProgressColor": .color, "sliderUnseekableProgressColor": .color,
      "sliderTooltipBackgroundColor": .color, "adImageContentMode": .contentMode,
      "backgroundImageContentMode": .contentMode,
    ]
    for text in ["buttonText", "bodyText", "headingText", "captionText"] {
      all["\(text)Font"] = .font
      all["\(text)Color"] = .color
      all["\(text)ShadowColor"] = .color
      all["\(text)ShadowOffset"] = .offset
    }
    for image in [
      "closedCaptions", "forward30Seconds", "rewind30Seconds", "volume", "muteOff", "muteOn", "pause", "play", "stop",
      "skipNext", "skipPrevious", "audioTrack", "subtitlesTrack", "repeatOff", "repeatAll", "repeatSingle", "shuffle",
      "pauseQueue", "cast", "castActive", "castAnimating",
    ] {
      all["\(image)Image"] = .image
    }
    return all
  }()

  /// Returns the value in its stored form, or `nil` if this attribute doesn't permit it. (Written `.none`: a `nil`
  /// could be a JSON null.)
  package func normalised(_ value: JSONValue) -> JSONValue? {
    switch self {
    case .color:
      guard let color = value.string.flatMap(Self.color) else { return .none }
      return .string(color)
    case .image: return Self.isText(value) ? value : .none
    case .font: return FontDescription.flaw(of: value) == nil ? value : .none
    case .offset:
      guard let x = value["x"]?.number, let y = value["y"]?.number, x.isFinite, y.isFinite else { return .none }
      return ["x": .number(x), "y": .number(y)]
    case .contentMode:
      guard let mode = value.string, Self.contentModes.contains(mode) else { return .none }
      return value
    }
  }

  private static func isText(_ value: JSONValue) -> Bool {
    value.string.map { !$0.isEmpty && $0.utf8.count <= Self.maximumText } ?? false
  }

  /// A description of the permitted values, for error messages.
  package var wish: String {
    switch self {
    case .color: "a colour: #RRGGBB or #RRGGBBAA"
    case .image: "a path, URL or name, not empty and at most \(Self.maximumText) bytes"
    case .font: FontDescription.wish
    case .offset: "an object with the numbers x and y"
    case .contentMode: "one of \(Self.contentModes.sorted().joined(separator: ", "))"
    }
  }

  private static func color(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      digits.allSatisfy(\.isASCII)
    else { return nil }
    return "#" + digits.uppercased() + (digits.count == 6 ? "FF" : "")
  }
}
