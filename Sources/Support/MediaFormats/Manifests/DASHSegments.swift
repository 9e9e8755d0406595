import TextFormats

/// Where the first file of a DASH manifest's first representation is: its initialisation, or all of it. (ISO 23009-1
/// 5.3.9.)
package struct DASHSegments: Hashable, Sendable {
  /// A reference, relative to the manifest; `nil` where the manifest doesn't say it in a way that is understood here.
  package private(set) var first: String?

  /// The base of each element on the way.
  private var bases: [String] = []
  private var baseText: String?
  private var initialization: String?
  private var representation: [String: String]?
  private var isDone = false

  /// `nil` unless it is XML.
  package init?(_ text: String) {
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        guard !self.isDone else { return }
        switch item {
        case .start(let name, let attributes): self.begin(name, attributes)
        case .text(let text): if self.baseText != nil { self.baseText?.append(text) }
        case .end(let name): self.end(name)
        }
      }
    } catch {
      return nil
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    self.bases.append(self.bases.last ?? "")
    switch name {
    case "BaseURL": self.baseText = ""
    case "SegmentTemplate": self.initialization = attributes["initialization"] ?? attributes["media"]
    case "Initialization": self.initialization = attributes["sourceURL"] ?? self.initialization
    case "Representation": self.representation = attributes
    default: break
    }
  }

  private mutating func end(_ name: String) {
    let own = self.bases.popLast() ?? ""
    if name == "BaseURL", let text = self.baseText {
      let base = String(text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
      // It applies to its siblings and their content.
      if let last = self.bases.indices.last { self.bases[last] = Self.joined(self.bases[last], base) }
      self.baseText = nil
    }
    guard name == "Representation", let representation = self.representation else { return }
    self.isDone = true
    guard let template = self.initialization else {
      self.first = own.isEmpty ? nil : own
      return
    }
    var name = template.replacing("$RepresentationID$", with: representation["id"] ?? "")
    name = name.replacing("$Bandwidth$", with: representation["bandwidth"] ?? "")
    guard !name.contains("$") else { return }
    self.first = Self.joined(own, name)
  }

  private static func joined(_ base: String, _ reference: String) -> String {
    if reference.contains("://") || reference.hasPrefix("/") || base.isEmpty { return reference }
    guard let slash = base.lastIndex(of: "/") else { return reference }
    return base[...slash] + reference
  }
}
