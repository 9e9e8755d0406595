import CExpat

/// A reader of XML documents, tag by tag, on expat; bounded.
///
/// Names have no namespace prefix. Document types are refused, because their entities can fill the memory.
public enum XMLReader {
  /// A part of a document.
  public enum Item: Hashable {
    /// A tag begins; the end of an empty one follows at once.
    case start(name: String, attributes: [String: String])
    /// A tag ends.
    case end(name: String)
    /// Text, perhaps in several pieces.
    case text(String)
  }

  /// The reason why the text can't be read.
  public struct Malformed: Error, Hashable {
    /// The reason as a clause, as after "it isn't XML: ".
    public var message: String

    /// Creates an error with its reason; ``XMLReader/read(_:_:)`` also throws the errors of its body.
    public init(message: String) { self.message = message }
  }

  fileprivate static let maximumDepth = 64
  fileprivate static let maximumAttributes = 128

  private static let library: cexpat_library? = {
    var library = cexpat_library()
    return cexpat_load("libexpat.so.1", &library) ? library : nil
  }()

  /// Hands the items to `body`, one after the other, until it throws or the document is over.
  public static func read(_ text: String, _ body: (Item) throws(Malformed) -> Void) throws(Malformed) {
    try self.readPlaces(text) { item, _ throws(Malformed) in try body(item) }
  }

  /// Hands the items to `body` as ``read(_:_:)`` does, each with its place: the range of its bytes in UTF-8. The end of
  /// an empty tag has an empty place behind the tag.
  public static func readPlaces(
    _ text: String, _ body: (Item, Range<Int>) throws(Malformed) -> Void
  ) throws(Malformed) {
    guard let library, let parser = library.ParserCreate("UTF-8") else {
      throw Malformed(message: "reading XML needs expat (libexpat.so.1): install it, on Debian the package libexpat1")
    }
    defer { library.ParserFree(parser) }
    let failure = withoutActuallyEscaping(body) { body in
      let reading = Reading(library, parser, body)
      return withExtendedLifetime(reading) { reading.run(text) }
    }
    if let failure { throw failure }
  }
}

/// The parsing of one document.
private final class Reading {
  private let library: cexpat_library
  private let parser: UnsafeMutableRawPointer
  private let body: (XMLReader.Item, Range<Int>) throws(XMLReader.Malformed) -> Void
  private var depth = 0
  private var failure: XMLReader.Malformed?

  init(
    _ library: cexpat_library, _ parser: UnsafeMutableRawPointer,
    _ body: @escaping (XMLReader.Item, Range<Int>) throws(XMLReader.Malformed) -> Void
  ) {
    (self.library, self.parser, self.body) = (library, parser, body)
  }

  /// Parses a text; returns the reason if that ended early, or `nil`.
  func run(_ text: String) -> XMLReader.Malformed? {
    self.library.SetUserData(self.parser, Unmanaged.passUnretained(self).toOpaque())
    self.library.SetElementHandler(
      self.parser, { context, name, attributes in Reading.of(context)?.begin(name, attributes) },
      { context, name in Reading.of(context)?.end(name) })
    self.library.SetCharacterDataHandler(self.parser) { context, bytes, length in
      guard let bytes else { return }
      let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
      Reading.of(context)?.tell(.text(text))
    }
    self.library.SetStartDoctypeDeclHandler(self.parser) { context, _, _, _, _ in
      Reading.of(context)?.fail("document types are not read")
    }
    var text = text
    let status = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        self.library.Parse(self.parser, $0.baseAddress, Int32(clamping: $0.count), 1)
      }
    }
    if status != 1, self.failure == nil {
      let reason = self.library.ErrorString(self.library.GetErrorCode(self.parser)).map { String(cString: $0) }
      let line = self.library.GetCurrentLineNumber(self.parser)
      self.failure = .init(message: "\(reason ?? "it can't be read"), in line \(line)")
    }
    return self.failure
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> Reading? {
    context.map { Unmanaged<Reading>.fromOpaque($0).takeUnretainedValue() }
  }

  private func fail(_ message: String) {
    self.failure = self.failure ?? .init(message: message)
    _ = self.library.StopParser(self.parser, 0)
  }

  /// Passes an item to the body, unless parsing has failed: expat may still report items after it is stopped.
  private func tell(_ item: XMLReader.Item) {
    guard self.failure == nil else { return }
    let start = max(0, self.library.GetCurrentByteIndex(self.parser))
    let length = max(0, Int(self.library.GetCurrentByteCount(self.parser)))
    do throws(XMLReader.Malformed) {
      try self.body(item, start..<(start + length))
    } catch {
      self.fail(error.message)
    }
  }

  private func begin(_ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    self.depth += 1
    guard self.depth <= XMLReader.maximumDepth else { return self.fail("it is nested too deeply") }
    var attributes: [String: String] = [:]
    var index = 0
    while let pairs, let key = pairs[index], let value = pairs[index + 1] {
      guard attributes.count < XMLReader.maximumAttributes else { return self.fail("a tag has too many attributes") }
      attributes[Self.local(key)] = String(cString: value)
      index += 2
    }
    self.tell(.start(name: name.map(Self.local) ?? "", attributes: attributes))
  }

  private func end(_ name: UnsafePointer<CChar>?) {
    self.depth -= 1
    self.tell(.end(name: name.map(Self.local) ?? ""))
  }

  private static func local(_ name: UnsafePointer<CChar>) -> String {
    let name = String(cString: name)
    return name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
