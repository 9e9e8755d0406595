/// A writer of a message, part by part, with compressed names, up to a limit; parts that don't fit aren't written.
package struct MessageWriter {
  private static let maximumPointerTarget = 0x3fff

  private let limit: Int
  private let compressesServiceHosts: Bool
  private var bytes: [UInt8]
  private var counts: [UInt16] = [0, 0, 0, 0]
  /// The offsets of the written names, and of their suffixes.
  private var offsets: [ArraySlice<UInt8>: Int] = [:]
  private var lastSection = MessageSection.questions

  /// - Parameters:
  ///   - limit: the most bytes of the message.
  ///   - compressesServiceHosts: false for legacy queriers, which expect the host of an SRV record in full
  ///     (RFC 6762, 18.14).
  package init(
    id: UInt16 = 0,
    flags: DNSMessageFlags,
    limit: Int = DNSMessage.lengthInOneFrame,
    compressesServiceHosts: Bool = true
  ) {
    self.limit = limit
    self.compressesServiceHosts = compressesServiceHosts
    self.bytes = [
      UInt8(truncatingIfNeeded: id >> 8), UInt8(truncatingIfNeeded: id),
      UInt8(truncatingIfNeeded: flags.rawValue >> 8), UInt8(truncatingIfNeeded: flags.rawValue),
      0, 0, 0, 0, 0, 0, 0, 0,
    ]
  }

  /// The message written so far.
  package var message: [UInt8] {
    var message = self.bytes
    for (index, count) in self.counts.enumerated() {
      message[4 + 2 * index] = UInt8(truncatingIfNeeded: count >> 8)
      message[5 + 2 * index] = UInt8(truncatingIfNeeded: count)
    }
    return message
  }

  /// Sets the flags, such as the one that more known answers follow.
  package mutating func setFlags(_ flags: DNSMessageFlags) {
    self.bytes[2] = UInt8(truncatingIfNeeded: flags.rawValue >> 8)
    self.bytes[3] = UInt8(truncatingIfNeeded: flags.rawValue)
  }

  /// Appends a question; false, with nothing written, if it doesn't fit or records were already written.
  package mutating func append(_ question: Question) -> Bool {
    self.write(in: .questions) { writer in
      writer.write(question.name)
      writer.write(question.type.rawValue)
      writer.write(question.recordClass.rawValue | (question.wantsUnicast ? RecordClass.topBit : 0))
    }
  }

  /// Appends an answer; false, with nothing written, if it doesn't fit.
  package mutating func append(answer: ResourceRecord) -> Bool { self.append(answer, in: .answers) }

  /// Appends a record to the authorities, as probes do; false, with nothing written, if it doesn't fit.
  package mutating func append(authority: ResourceRecord) -> Bool { self.append(authority, in: .authorities) }

  /// Appends an additional record; false, with nothing written, if it doesn't fit.
  package mutating func append(additional: ResourceRecord) -> Bool { self.append(additional, in: .additionals) }

  private mutating func append(_ record: ResourceRecord, in section: MessageSection) -> Bool {
    self.write(in: section) { writer in
      writer.write(record.name)
      writer.write(record.type.rawValue)
      writer.write(record.recordClass.rawValue | (record.flushesCache ? RecordClass.topBit : 0))
      writer.write(UInt16(truncatingIfNeeded: record.ttl >> 16))
      writer.write(UInt16(truncatingIfNeeded: record.ttl))
      let lengthIndex = writer.bytes.count
      writer.write(0)
      writer.write(record.data, of: record.name)
      let length = UInt16(clamping: writer.bytes.count - lengthIndex - 2)
      writer.bytes[lengthIndex] = UInt8(truncatingIfNeeded: length >> 8)
      writer.bytes[lengthIndex + 1] = UInt8(truncatingIfNeeded: length)
    }
  }

  /// Writes in a section; the sections can only be written in their order.
  private mutating func write(in section: MessageSection, _ body: (inout MessageWriter) -> Void) -> Bool {
    guard section.rawValue >= self.lastSection.rawValue, self.counts[section.rawValue] < .max else { return false }
    let (length, section0) = (self.bytes.count, self.lastSection)
    body(&self)
    guard self.bytes.count <= self.limit else {
      self.bytes.removeLast(self.bytes.count - length)
      self.offsets = self.offsets.filter { $0.value < length }
      self.lastSection = section0
      return false
    }
    self.lastSection = section
    self.counts[section.rawValue] += 1
    return true
  }

  private mutating func write(_ data: RecordData, of owner: DomainName) {
    switch data {
    case .address(let address): self.bytes.append(contentsOf: address.bytes)
    case .pointer(let name): self.write(name)
    case .service(let service):
      self.write(service.priority)
      self.write(service.weight)
      self.write(service.port)
      self.write(service.host, isCompressed: self.compressesServiceHosts)
    case .text(let bytes), .other(let bytes): self.bytes.append(contentsOf: bytes)
    case .existing(let types):
      self.write(owner)
      self.write(types)
    }
  }

  /// Writes one bit map for each window that has types (RFC 4034, 4.1.2).
  private mutating func write(_ types: Set<RecordType>) {
    let windows = Dictionary(grouping: types) { $0.rawValue >> 8 }
    for (window, types) in windows.sorted(by: { $0.key < $1.key }) {
      let lows = types.map { Int($0.rawValue & 0xff) }
      var bitmap = [UInt8](repeating: 0, count: (lows.max() ?? 0) / 8 + 1)
      for low in lows { bitmap[low / 8] |= 0x80 >> UInt8(low % 8) }
      self.bytes += [UInt8(truncatingIfNeeded: window), UInt8(bitmap.count)] + bitmap
    }
  }

  private mutating func write(_ name: DomainName, isCompressed: Bool = true) {
    var index = 0
    while index < name.bytes.count {
      let rest = name.bytes[index...]
      if isCompressed, let offset = self.offsets[rest] {
        self.write(0xc000 | UInt16(truncatingIfNeeded: offset))
        return
      }
      if self.bytes.count <= MessageWriter.maximumPointerTarget, self.offsets[rest] == nil {
        self.offsets[rest] = self.bytes.count
      }
      let next = index + 1 + Int(name.bytes[index])
      self.bytes.append(contentsOf: name.bytes[index..<next])
      index = next
    }
    self.bytes.append(0)
  }

  private mutating func write(_ value: UInt16) {
    self.bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    self.bytes.append(UInt8(truncatingIfNeeded: value))
  }
}

extension DNSMessage {
  /// Returns the wire form.
  ///
  /// - Throws: ``MulticastDNSError`` (`tooLarge`) if it exceeds `limit` bytes.
  package func wireBytes(limit: Int = DNSMessage.maximumLength) throws -> [UInt8] {
    var writer = MessageWriter(id: self.id, flags: self.flags, limit: limit)
    let fits =
      self.questions.allSatisfy { writer.append($0) }
      && self.answers.allSatisfy { writer.append(answer: $0) }
      && self.authorities.allSatisfy { writer.append(authority: $0) }
      && self.additionals.allSatisfy { writer.append(additional: $0) }
    guard fits else { throw MulticastDNSError(.tooLarge, "A message doesn't fit \(limit) bytes.") }
    return writer.message
  }
}
