import TextFormats

/// Where the first file of a DASH manifest's first representation is: its initialisation, or all of it. (ISO 23009-1
/// 5.3.9.)
package struct DASHSegments: Sendable {
  /// A reference, relative to the manifest; `nil` where the manifest doesn't say it in a way that is understood here.
  package private(set) var first: String?

  /// The base of each element on the way, and whether the element has said its own.
  private var bases: [(text: String, isOwn: Bool)] = []
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
    self.bases.append((self.bases.last?.text ?? "", false))
    switch name {
    case "BaseURL": self.baseText = ""
    case "SegmentTemplate": self.initialization = attributes["initialization"] ?? attributes["media"]
    case "Initialization": self.initialization = attributes["sourceURL"] ?? self.initialization
    case "Representation": self.representation = attributes
    default: break
    }
  }

  private mutating func end(_ name: String) {
    let own = self.bases.popLast()?.text ?? ""
    if name == "BaseURL", let text = self.baseText { self.setBase(text) }
    guard name == "Representation", let representation = self.representation else { return }
    self.isDone = true
    guard let template = self.initialization else {
      self.first = own.isEmpty ? nil : own
      return
    }
    let name = DASHTemplate.filled(template, representation) { _ in nil }
    self.first = name.flatMap { DASHTemplate.joined(own, $0) }
  }

  /// Sets the base of the siblings of a `BaseURL` and of their content; further ones are alternatives.
  private mutating func setBase(_ text: String) {
    self.baseText = nil
    guard let last = self.bases.indices.last, !self.bases[last].isOwn else { return }
    let base = String(text.drop { $0.isWhitespace }.prefix { !$0.isWhitespace })
    if let joined = DASHTemplate.joined(self.bases[last].text, base) {
      self.bases[last] = (joined, true)
    } else {
      // The files can't be found.
      self.isDone = true
    }
  }
}
