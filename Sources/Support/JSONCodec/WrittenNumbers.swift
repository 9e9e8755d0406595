/// The numbers of a document that a parser would change, as they were written.
///
/// 1. ``JSONScan`` finds them in the document's bytes.
/// 2. In the copy that the parser gets, a stand-in replaces each: the subnormal double whose bits are the number's
///    place in this list, counted from 1. No other number of the copy can be one, since every number that small is in
///    the list.
/// 3. ``JSONNode`` returns a stand-in's number as its original text for values of undeclared shape, and as its value
///    for typed members.
struct WrittenNumbers: Sendable {
  /// The longest number, in characters.
  static let longest = 1_000

  /// Whether `token` is passed on: many JSON libraries lose a whole message for a number beyond a double, and Python's
  /// for an integer of more than 4,300 digits. (RFC 8259, section 6, allows limits.)
  static func isPassedOn(_ token: some Collection<UInt8>) -> Bool {
    token.count <= self.longest && Double(String(decoding: token, as: UTF8.self))?.isFinite == true
  }

  private var texts: [String] = []

  /// Makes a list without numbers, for a document in which there are none.
  init() {}

  /// Adds a number, and returns its stand-in.
  mutating func standIn(for text: String) -> Double {
    self.texts.append(text)
    return Double(bitPattern: UInt64(self.texts.count))
  }

  /// Returns the number that `value` replaces; `nil` if `value` isn't a stand-in.
  func text(of value: Double) -> String? {
    // Zero has no bits, and normal numbers have bits above those of any place.
    let place = value.bitPattern
    guard place != 0, place <= UInt64(self.texts.count) else { return nil }
    return self.texts[Int(place) - 1]
  }

  /// The document with stand-ins, for the parser.
  struct Replaced {
    var numbers = WrittenNumbers()
    var bytes: [UInt8] = []
    /// The offsets at which ``bytes`` becomes longer than the document, and by how many bytes.
    private var shifts: [(end: Int, growth: Int)] = []

    init(_ document: UnsafeRawBufferPointer, _ places: [Range<Int>]) {
      self.bytes.reserveCapacity(document.count + places.count * 4)
      var copied = 0
      for place in places {
        JSONWork.count(place.upperBound - copied)
        self.bytes.append(contentsOf: document[copied..<place.lowerBound])
        let start = self.bytes.count
        if !WrittenNumbers.isPassedOn(document[place]) {
          self.bytes.append(contentsOf: "null".utf8)
        } else {
          let standIn = self.numbers.standIn(for: String(decoding: document[place], as: UTF8.self))
          self.bytes.append(contentsOf: standIn.description.utf8)
        }
        // White space keeps the places of the bytes that follow.
        while self.bytes.count - start < place.count { self.bytes.append(UInt8(ascii: " ")) }
        if self.bytes.count - start > place.count {
          self.shifts.append((self.bytes.count, self.bytes.count - start - place.count))
        }
        copied = place.upperBound
      }
      self.bytes.append(contentsOf: document[copied...])
    }

    /// Returns the offset in the document of the byte `offset` of ``bytes``.
    func place(of offset: Int) -> Int {
      offset - self.shifts.prefix { $0.end <= offset }.reduce(0) { $0 + $1.growth }
    }
  }
}
