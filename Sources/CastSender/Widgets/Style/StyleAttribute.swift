package import JSONCodec

/// What an attribute of the style tree holds (SDK `GCKUIStyleAttributes`).
package enum StyleAttribute: Sendable {
  /// `#RRGGBB` or `#RRGGBBAA`; kept as the latter.
  case color
  /// A path, a URL, or a name that the program knows.
  case image
  /// A name, or an object that the program understands: family, size, weight.
  case font
  /// `{"x": 1, "y": 1}`, in points.
  case offset
  /// How a picture fills its place.
  case contentMode

  private static let contentModes: Set<String> = ["SCALE_TO_FILL", "ASPECT_FIT", "ASPECT_FILL", "CENTER"]
  private static let maximumText = 2_048

  /// The attributes by name.
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
      "pauseQueue", "cast",
    ] {
      all["\(image)Image"] = .image
    }
    return all
  }()

  /// The value as it is kept; `nil` if it isn't one for this attribute. (Written `.none`: a `nil` could be a JSON null.)
  package func normalised(_ value: JSONValue) -> JSONValue? {
    switch self {
    case .color:
      guard let color = value.string.flatMap(Self.color) else { return .none }
      return .string(color)
    case .image: return Self.isText(value) ? value : .none
    case .font:
      let isObject = value.object?.members.isEmpty == false && value.jsonBytes.count <= Self.maximumText
      return isObject || Self.isText(value) ? value : .none
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

  /// What the attribute wants, for people.
  package var wish: String {
    switch self {
    case .color: "a colour: #RRGGBB or #RRGGBBAA"
    case .image: "a path, URL or name, not empty and at most \(Self.maximumText) bytes"
    case .font: "a name, or an object that describes a font, of at most \(Self.maximumText) bytes"
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
