/// A reader of a message, which refuses truncated messages and endless names, and drops single records with invalid
/// data.
struct MessageReader {
  /// The most compression pointers in one name; a name can't have more labels than this.
  private static let maximumPointers = 127
  private static let headerLength = 12

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func message(_ bytes: [UInt8]) throws -> DNSMessage {
    guard bytes.count <= DNSMessage.maximumLength else {
      throw MulticastDNSError(.tooLarge, "A message of \(bytes.count) bytes is too long.")
    }
    var reader = MessageReader(bytes)
    let id = try reader.readUInt16()
    var message = DNSMessage(flags: DNSMessageFlags(rawValue: try reader.readUInt16()))
    message.id = id
    let counts = try MessageSection.allCases.map { _ in Int(try reader.readUInt16()) }
    try reader.checkCounts(counts)
    for _ in 0..<counts[MessageSection.questions.rawValue] { message.questions.append(try reader.readQuestion()) }
    message.answers = try reader.readRecords(counts[MessageSection.answers.rawValue])
    message.authorities = try reader.readRecords(counts[MessageSection.authorities.rawValue])
    message.additionals = try reader.readRecords(counts[MessageSection.additionals.rawValue])
    return message
  }

  /// Checks the counts first: a question has at least 5 bytes and a record 11, so impossible counts cost nothing.
  private func checkCounts(_ counts: [Int]) throws {
    let least = counts[0] * 5 + counts.dropFirst().reduce(0, +) * 11
    guard least <= self.bytes.count - MessageReader.headerLength else { throw MessageReader.truncated }
  }

  // MARK: Parts

  private mutating func readQuestion() throws -> Question {
    let name = try self.readName()
    let type = RecordType(rawValue: try self.readUInt16())
    let word = try self.readUInt16()
    return Question(
      name,
      type,
      recordClass: RecordClass(rawValue: word & ~RecordClass.topBit),
      wantsUnicast: word & RecordClass.topBit != 0
    )
  }

  private mutating func readRecords(_ count: Int) throws -> [ResourceRecord] {
    try (0..<count).compactMap { _ in try self.readRecord() }
  }

  /// Reads a record; `nil` if its data contradicts its type.
  private mutating func readRecord() throws -> ResourceRecord? {
    let name = try self.readName()
    let type = RecordType(rawValue: try self.readUInt16())
    let word = try self.readUInt16()
    let ttl = UInt32(try self.readUInt16()) << 16 | UInt32(try self.readUInt16())
    let end = try self.readUInt16()
    let dataRange = self.position..<(self.position + Int(end))
    guard dataRange.upperBound <= self.bytes.count else { throw MessageReader.truncated }
    let data = try? self.readData(type, until: dataRange.upperBound)
    self.position = dataRange.upperBound
    return data.map {
      ResourceRecord(
        name,
        type,
        $0,
        // A lifetime with the top bit set counts as 0 (RFC 2181, 8), which would withdraw the record.
        ttl: ttl & 0x8000_0000 == 0 ? ttl : 0,
        flushesCache: word & RecordClass.topBit != 0,
        recordClass: RecordClass(rawValue: word & ~RecordClass.topBit)
      )
    }
  }

  private mutating func readData(_ type: RecordType, until end: Int) throws -> RecordData {
    let start = self.position
    let bytes = self.bytes[start..<end]
    switch type {
    case .a where bytes.count == 4, .aaaa where bytes.count == 16:
      guard let address = InternetAddress(bytes) else { throw MessageReader.malformed }
      return .address(address)
    case .ptr, .cname:
      let name = try self.readName()
      try self.require(self.position == end)
      return .pointer(name)
    case .srv:
      let (priority, weight, port) = (try self.readUInt16(), try self.readUInt16(), try self.readUInt16())
      let host = try self.readName()
      try self.require(self.position == end)
      return .service(ServiceLocation(priority: priority, weight: weight, port: port, host: host))
    case .txt: return .text(Array(bytes))
    case .nsec:
      _ = try self.readName()
      return .existing(types: try self.readTypes(until: end))
    case .a, .aaaa: throw MessageReader.malformed
    default: return .other(Array(bytes))
    }
  }

  /// Reads the bit maps of an NSEC record (RFC 4034, 4.1.2).
  private mutating func readTypes(until end: Int) throws -> Set<RecordType> {
    var types: Set<RecordType> = []
    while self.position < end {
      let window = UInt16(try self.readByte()) << 8
      let length = Int(try self.readByte())
      try self.require((1...32).contains(length) && self.position + length <= end)
      for (index, byte) in self.bytes[self.position..<self.position + length].enumerated() where byte != 0 {
        for bit in 0..<8 where byte & (0x80 >> bit) != 0 {
          types.insert(RecordType(rawValue: window | UInt16(index * 8 + bit)))
        }
      }
      self.position += length
    }
    return types
  }

  /// Reads a name and follows pointers; each must point further back, so that a loop is impossible.
  private mutating func readName() throws -> DomainName {
    var name: [UInt8] = []
    var position = self.position
    var end: Int?
    var lowest = position
    var pointers = 0
    while true {
      guard position < self.bytes.count else { throw MessageReader.truncated }
      let length = Int(self.bytes[position])
      switch length {
      case 0:
        self.position = end ?? position + 1
        return DomainName(uncheckedBytes: name)
      case 1...DomainName.maximumLabelLength:
        let next = position + 1 + length
        guard next <= self.bytes.count else { throw MessageReader.truncated }
        name.append(contentsOf: self.bytes[position..<next])
        guard name.count < DomainName.maximumLength else { throw MessageReader.malformed }
        position = next
      case 0xc0...0xff:
        guard position + 1 < self.bytes.count else { throw MessageReader.truncated }
        let target = (length & 0x3f) << 8 | Int(self.bytes[position + 1])
        end = end ?? position + 2
        pointers += 1
        guard target < lowest, pointers <= MessageReader.maximumPointers else { throw MessageReader.malformed }
        lowest = target
        position = target
      default: throw MessageReader.malformed
      }
    }
  }

  private mutating func readByte() throws -> UInt8 {
    guard self.position < self.bytes.count else { throw MessageReader.truncated }
    defer { self.position += 1 }
    return self.bytes[self.position]
  }

  private mutating func readUInt16() throws -> UInt16 {
    UInt16(try self.readByte()) << 8 | UInt16(try self.readByte())
  }

  private func require(_ condition: Bool) throws {
    guard condition else { throw MessageReader.malformed }
  }

  private static let truncated = MulticastDNSError(.malformedMessage, "A message ends in the middle of its parts.")
  private static let malformed = MulticastDNSError(.malformedMessage, "A message has a part that is not well-formed.")
}

extension DNSMessage {
  /// Reads a message.
  ///
  /// Records whose data doesn't fit their type are left out.
  ///
  /// - Throws: ``MulticastDNSError`` (`malformedMessage`, `tooLarge`).
  package init(wire bytes: [UInt8]) throws {
    self = try MessageReader.message(bytes)
  }
}
