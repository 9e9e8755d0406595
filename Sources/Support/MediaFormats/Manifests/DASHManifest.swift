import TextFormats

/// A DASH manifest, as far as a receiver needs it before it plays. (ISO 23009-1.)
package struct DASHManifest: Hashable, Sendable {
  /// An adaptation set.
  package struct Set: Hashable, Sendable {
    /// The kind of media: `video`, `audio`, `text`, `image`.
    package var kind: String
    package var language: String?
    package var width: Int64?
    package var height: Int64?
    package var codecs: [String] = []
  }

  /// The reason why a manifest can't be used.
  package struct Unusable: Error, Hashable {
    /// The defect.
    package enum Defect: Hashable, Sendable {
      /// The text isn't a manifest.
      case unknown
      /// It has no periods.
      case noPeriods
      /// It doesn't say the types of its sets.
      case noType
      /// It doesn't say where the segments are.
      case noSegments
    }

    package var defect: Defect
    package var message: String
  }

  package var isLive = false
  /// The duration in seconds; `nil` if the manifest doesn't specify it.
  package var duration: Double?
  /// How far back a live stream can be sought, in seconds.
  package var timeShift: Double?
  package var sets: [Set] = []

  private var periodDurations: [Double?] = []
  private var hasNamelessSet = false

  private static let maximumSets = 1_000

  package init(_ text: String) throws(Unusable) {
    do throws(XMLReader.Malformed) {
      var path: [String] = []
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        switch item {
        case .start(let name, let attributes):
          if path.isEmpty, name != "MPD" { throw XMLReader.Malformed(message: "its root is “\(name)”") }
          try self.read(name, attributes)
          path.append(name)
        case .end(let name):
          if name == "AdaptationSet" { self.endSet() }
          _ = path.popLast()
        case .text: break
        }
      }
    } catch {
      throw Unusable(defect: .unknown, message: "The manifest is no DASH: \(error.message).")
    }
    guard !self.periodDurations.isEmpty else {
      throw Unusable(defect: .noPeriods, message: "The manifest has no periods.")
    }
    guard !self.hasNamelessSet, !self.sets.isEmpty else {
      throw Unusable(defect: .noType, message: "The manifest doesn't say the type of what it lists.")
    }
    let known = self.periodDurations.compactMap { $0 }
    guard self.duration == nil, known.count == self.periodDurations.count else { return }
    let sum = known.reduce(0, +)
    self.duration = sum.isFinite ? sum : nil
  }

  private mutating func read(_ name: String, _ attributes: [String: String]) throws(XMLReader.Malformed) {
    switch name {
    case "MPD":
      self.isLive = attributes["type"] == "dynamic"
      self.duration = attributes["mediaPresentationDuration"].flatMap(ISODuration.seconds)
      self.timeShift = attributes["timeShiftBufferDepth"].flatMap(ISODuration.seconds)
    case "Period": self.periodDurations.append(attributes["duration"].flatMap(ISODuration.seconds))
    case "AdaptationSet":
      guard self.sets.count < Self.maximumSets else { throw .init(message: "it lists too much") }
      self.sets.append(Set(kind: Self.kind(attributes) ?? "", language: attributes["lang"]))
      self.readPicture(attributes)
    case "Representation":
      guard let last = self.sets.indices.last else { return }
      if self.sets[last].kind.isEmpty { self.sets[last].kind = Self.kind(attributes) ?? "" }
      self.readPicture(attributes)
    default: break
    }
  }

  private mutating func readPicture(_ attributes: [String: String]) {
    guard let last = self.sets.indices.last else { return }
    self.sets[last].width = [self.sets[last].width, attributes["width"].flatMap { Int64($0) }].compactMap { $0 }.max()
    self.sets[last].height = [self.sets[last].height, attributes["height"].flatMap { Int64($0) }].compactMap { $0 }
      .max()
    if let codecs = attributes["codecs"], self.sets[last].codecs.count < 64 { self.sets[last].codecs.append(codecs) }
  }

  private mutating func endSet() {
    if self.sets.last?.kind.isEmpty ?? false { self.hasNamelessSet = true }
  }

  /// Returns the kind of an adaptation set or representation by its attributes; `nil` if they don't say it.
  static func kind(_ attributes: [String: String]) -> String? {
    if let type = attributes["contentType"] { return type }
    guard let type = attributes["mimeType"] else { return nil }
    if type == "application/ttml+xml" || (attributes["codecs"] ?? "").hasPrefix("stpp") { return "text" }
    return String(type.prefix { $0 != "/" })
  }
}

/// A Smooth Streaming manifest, as far as a receiver needs it before it plays. (MS-SSTR 2.2.2.)
package struct SmoothManifest: Hashable, Sendable {
  package var isLive = false
  /// The duration in seconds; `nil` if the manifest doesn't specify it.
  package var duration: Double?
  /// The kind of each stream: `video`, `audio`, `text`.
  package var kinds: [String] = []

  private static let maximumStreams = 1_000

  /// Parses a Smooth Streaming manifest; `nil` for other text, or if it lists no streams.
  package init?(_ text: String) {
    var hasRoot = false
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        guard case .start(let name, let attributes) = item else { return }
        if !hasRoot {
          guard name == "SmoothStreamingMedia" else { throw .init(message: "its root is “\(name)”") }
          hasRoot = true
          self.isLive = attributes["IsLive"]?.lowercased() == "true"
          let scale = attributes["TimeScale"].flatMap { Double($0) } ?? 10_000_000
          let ticks = attributes["Duration"].flatMap { Double($0) } ?? 0
          self.duration = ticks > 0 && scale > 0 && (ticks / scale).isFinite ? ticks / scale : nil
        } else if name == "StreamIndex", self.kinds.count < Self.maximumStreams {
          self.kinds.append(attributes["Type"]?.lowercased() ?? "")
        }
      }
    } catch {
      return nil
    }
    guard !self.kinds.isEmpty else { return nil }
  }
}

/// A duration as XML schemas write it: `PT1H2M3.5S`. (ISO 8601.)
enum ISODuration {
  /// Returns the duration in seconds; `nil` for other text. Years and months have no fixed length and count as 365 and
  /// 30 days.
  static func seconds(_ text: some StringProtocol) -> Double? {
    guard text.utf8.first == UInt8(ascii: "P"), text.utf8.count > 1 else { return nil }
    var total = 0.0
    var number = ""
    var isTime = false
    for character in text.dropFirst() {
      switch character {
      case "0"..."9", ".": number.append(character)
      case "T":
        guard !isTime, number.isEmpty else { return nil }
        isTime = true
      default:
        guard let value = Double(number), let unit = self.unit(character, isTime: isTime) else { return nil }
        total += value * unit
        number = ""
      }
    }
    return number.isEmpty && total.isFinite ? total : nil
  }

  private static func unit(_ character: Character, isTime: Bool) -> Double? {
    switch (character, isTime) {
    case ("Y", false): 365 * 86_400
    case ("M", false): 30 * 86_400
    case ("W", false): 7 * 86_400
    case ("D", false): 86_400
    case ("H", true): 3_600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}
