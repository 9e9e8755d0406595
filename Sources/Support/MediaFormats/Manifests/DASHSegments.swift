package import HTTPFetch
import TextFormats

/// The first files of a DASH presentation, without which no player shows anything. (ISO 23009-1 5.3.9.)
///
/// Templates, lists and bases are inherited from the period and the adaptation set, member by member.
package struct DASHSegments: Sendable {
  /// The first files of a representation.
  package struct Start: Sendable {
    /// `video`, `audio`, `text`, `image`, or empty if the manifest doesn't say it.
    package var kind: String
    /// The codecs that the manifest lists. (RFC 6381.)
    package var codecs: [Codec] = []
    /// The initialization segment, or the whole representation; `nil` if the segments initialize themselves.
    package var initialization: Address?
    /// The first media segment; `nil` if it is in the same file, and in a live stream, where it depends on the clock.
    package var segment: Address?
    /// Whether the manifest specifies the addresses of the files, even in a way that isn't read here.
    package var isAddressed = true
  }

  /// An address, or the reason why a reference can't be fetched.
  package typealias Address = Result<HTTPURL, FetchError>

  /// The representations of the first period that has some, in the manifest's order.
  package private(set) var representations: [Start] = []

  /// More representations than a player chooses from.
  private static let maximumRepresentations = 100

  /// The facts that hold for an element and those in it.
  private struct Element {
    var kind = ""
    var codecs = ""
    var attributes: [String: String] = [:]
    var initialization: String?
    var media: String?
    var number: Int64 = 1
    var time: Int64 = 0
  }

  private var elements: [Element] = []
  private var bases: DASHBases<Address>
  /// The index of the element with the template or list that is read.
  private var owner: Int?
  /// Whether no segment of the list or timeline has been read.
  private var isFirst = false
  private var isLive = false
  private var isDone = false

  /// Reads a manifest; `nil` unless it is XML.
  ///
  /// - Parameter url: The address of the manifest.
  package init?(_ text: String, at url: HTTPURL) {
    self.bases = DASHBases(.success(url))
    do throws(XMLReader.Malformed) {
      try XMLReader.read(text) { item throws(XMLReader.Malformed) in
        guard !self.isDone else { return }
        switch item {
        case .start(let name, let attributes):
          self.elements.append(self.elements.last ?? Element())
          self.bases.begin(name)
          self.begin(name, attributes, self.elements.count - 1)
        case .text(let text): self.bases.read(text)
        case .end(let name): self.end(name)
        }
      }
    } catch {
      return nil
    }
  }

  private mutating func begin(_ name: String, _ attributes: [String: String], _ index: Int) {
    switch name {
    case "MPD": self.isLive = attributes["type"] == "dynamic"
    case "AdaptationSet", "Representation":
      self.elements[index].kind = DASHManifest.kind(attributes) ?? self.elements[index].kind
      self.elements[index].codecs = attributes["codecs"] ?? self.elements[index].codecs
      self.elements[index].attributes = attributes
    case "SegmentTemplate", "SegmentList", "SegmentBase":
      guard index > 0 else { return }
      self.owner = index - 1
      if name == "SegmentTemplate" { self.readTemplate(attributes, index - 1) }
      self.isFirst = true
    case "SegmentTimeline": self.isFirst = true
    case "Initialization", "SegmentURL", "S": self.readSegment(name, attributes)
    default: break
    }
  }

  private mutating func readTemplate(_ attributes: [String: String], _ owner: Int) {
    self.elements[owner].initialization = attributes["initialization"] ?? self.elements[owner].initialization
    self.elements[owner].media = attributes["media"] ?? self.elements[owner].media
    self.elements[owner].number = attributes["startNumber"].flatMap { Int64($0) } ?? self.elements[owner].number
  }

  private mutating func readSegment(_ name: String, _ attributes: [String: String]) {
    guard let owner = self.owner else { return }
    // The references of a list aren't templates: their `$` is escaped, so that it doesn't begin an identifier.
    func whole(_ reference: String?) -> String? { reference.map { $0.replacing("$", with: "$$") } }
    if name == "Initialization" {
      self.elements[owner].initialization = whole(attributes["sourceURL"]) ?? self.elements[owner].initialization
    } else if self.isFirst {
      self.isFirst = false
      if name == "S" {
        self.elements[owner].time = attributes["t"].flatMap { Int64($0) } ?? 0
      } else {
        self.elements[owner].media = whole(attributes["media"]) ?? self.elements[owner].media
      }
    }
  }

  private mutating func end(_ name: String) {
    guard let element = self.elements.popLast() else { return }
    switch name {
    case "SegmentTemplate", "SegmentList", "SegmentBase": self.owner = nil
    case "Representation": self.add(element)
    case "Period": self.isDone = !self.representations.isEmpty
    default: break
    }
    if let base = self.bases.end(name), base.isFirst { self.bases.set(Self.address(base.text, in: base.around)) }
  }

  private mutating func add(_ element: Element) {
    guard self.representations.count < Self.maximumRepresentations else { return self.isDone = true }
    let codecs = element.codecs.split(separator: ",").map { Codec(DASHTemplate.trimmed(String($0))) }
    var start = Start(kind: element.kind, codecs: codecs)
    if element.initialization == nil, element.media == nil {
      start.initialization = self.bases.isSet ? self.bases.current : nil
      start.isAddressed = self.bases.isSet
    } else {
      start.initialization = self.address(element.initialization, of: element)
      start.segment = self.isLive ? nil : self.address(element.media, of: element)
    }
    self.representations.append(start)
  }

  /// Returns the address of a template; `nil` if there is none, or it can't be filled in here.
  private func address(_ template: String?, of element: Element) -> Address? {
    let reference = template.flatMap { template in
      DASHTemplate.filled(template, element.attributes) { identifier in
        DASHTemplate.number(element.number, "Number", for: identifier)
          ?? DASHTemplate.number(element.time, "Time", for: identifier)
      }
    }
    return reference.map { Self.address($0, in: self.bases.current) }
  }

  private static func address(_ reference: String, in base: Address) -> Address {
    do throws(FetchError) {
      let url = try base.get().resolving(reference)
      guard url.target.utf8.count <= DASHTemplate.maximumLength else {
        throw FetchError(.invalidURL, "A reference of the manifest is longer than 8 KiB.")
      }
      return .success(url)
    } catch {
      return .failure(error)
    }
  }
}
