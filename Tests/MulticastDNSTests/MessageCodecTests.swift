import MulticastDNS
import Testing

/// The wire form of messages, both ways.
@Suite struct MessageCodecTests {
  private static let sample = Device("Living-Room")

  @Test func everyKindOfRecordSurvivesTheRoundTrip() throws {
    var message = DNSMessage.query(
      [Question(castType, .ptr, wantsUnicast: true), Question(Self.sample.instance, .any)],
      known: [Self.sample.pointer]
    )
    message.id = 0x1234
    message.authorities = [Self.sample.service]
    var device = Self.sample
    device.addresses = ["192.168.1.2", "fe80::1", "2001:db8::2"]
    message.additionals =
      device.all + [
        ResourceRecord(
          castType, RecordType(rawValue: 41), .other([1, 2, 3]), ttl: 0, recordClass: RecordClass(rawValue: 1440)),
        ResourceRecord(name("x.local"), .nsec, .existing(types: [.a, .srv, RecordType(rawValue: 257)]), ttl: 120),
      ]
    #expect(try DNSMessage(wire: message.wireBytes()) == message)
  }

  @Test func namesAreCompressedAsAnotherImplementationWritesThem() throws {
    // 12 header, then one PTR: `_googlecast._tcp.local` in full, its target two bytes after the label.
    let message = DNSMessage.response([Self.sample.pointer])
    let type = Array("\u{b}_googlecast\u{4}_tcp\u{5}local\0".utf8)
    let target = Array("\u{b}Living-Room".utf8) + [0xc0, 12]
    let header: [UInt8] = [0, 0, 0x84, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    let fields: [UInt8] = [0, 12, 0, 1, 0, 0, 0x11, 0x94, 0, UInt8(target.count)]
    let expected = [header, type, fields, target].flatMap(\.self)
    #expect(try message.wireBytes() == expected)
    #expect(try DNSMessage(wire: expected) == message)
  }

  @Test func theHostOfALegacyAnswerIsWrittenInFull() {
    var writer = MessageWriter(flags: .response, compressesServiceHosts: false)
    let fits = [Self.sample.addressRecords[0], Self.sample.service].map { writer.append(answer: $0) }
    #expect(fits == [true, true])
    let host = [UInt8(16)] + Array("Living-Room-host".utf8) + [5] + Array("local".utf8) + [0]
    #expect(Array(writer.message.suffix(host.count)) == host)
  }

  @Test func theTopBitsOfTheClassAreReadAndWritten() throws {
    let bytes = try DNSMessage.response([Self.sample.service]).wireBytes()
    let message = try DNSMessage(wire: bytes)
    #expect(message.answers[0].flushesCache && message.answers[0].recordClass == .internet)
    let query = try DNSMessage(wire: DNSMessage.query([Question(castType, .ptr, wantsUnicast: true)]).wireBytes())
    #expect(query.questions[0].wantsUnicast && query.questions[0].recordClass == .internet)
  }

  @Test func whatEndsEarlyIsRefusedAtEveryLength() throws {
    let bytes = try DNSMessage.response(Self.sample.all, additionals: [Self.sample.txt]).wireBytes()
    for count in 0..<bytes.count {
      #expect(throws: MulticastDNSError.self, "\(count) bytes") { try DNSMessage(wire: Array(bytes.prefix(count))) }
    }
  }

  @Test(
    arguments: [
      ("a pointer to itself", [0xc0, 12]),
      ("a pointer forward", [0xc0, 16]),
      ("a loop over a label", [1, 0x61, 0xc0, 12]),
      ("a pointer past the end", [0xff, 0xff]),
      ("a reserved kind of label", [0x40, 0x61, 0]),
      ("a pointer that is cut off", [0xc0]),
    ] as [(String, [UInt8])])
  func namesThatDoNotEndAreRefused(_ what: String, _ encodedName: [UInt8]) {
    let bytes: [UInt8] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + encodedName + [0, 12, 0, 1]
    #expect(throws: MulticastDNSError.self, "\(what)") { try DNSMessage(wire: bytes) }
  }

  @Test func aNameThatGrowsThroughPointersIsRefused() {
    // Each question's name is 60 bytes and then the one before.
    var bytes: [UInt8] = [0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0]
    var last: [UInt8] = [0]
    for _ in 0..<6 {
      let start = bytes.count
      bytes += [60] + [UInt8](repeating: 0x61, count: 60) + last + [0, 12, 0, 1]
      last = [0xc0 | UInt8(start >> 8), UInt8(start & 0xff)]
    }
    #expect(throws: MulticastDNSError.self) { try DNSMessage(wire: bytes) }
  }

  @Test func countsThatCannotBeTrueCostNothing() {
    #expect(throws: MulticastDNSError.self) {
      try DNSMessage(wire: [0, 0, 0x84, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
    }
    #expect(throws: MulticastDNSError.self) { try DNSMessage(wire: [UInt8](repeating: 0, count: 9_001)) }
  }

  @Test func aRecordWhoseDataIsNonsenseIsLeftOutAlone() throws {
    let broken = ResourceRecord(Self.sample.instance, .srv, .other([1, 2, 3]), ttl: 120)
    let short = ResourceRecord(name("h.local"), .a, .other([1, 2, 3]), ttl: 120)
    let bitmap = ResourceRecord(name("h.local"), .nsec, .other([0, 0, 33, 1]), ttl: 120)
    let message = DNSMessage.response([broken, short, bitmap, Self.sample.txt])
    #expect(try DNSMessage(wire: message.wireBytes()).answers == [Self.sample.txt])
  }

  @Test func aNegativeLifetimeCountsAsNone() throws {
    let message = DNSMessage.response([Self.sample.pointer.with(ttl: 0xffff_ffff)])
    #expect(try DNSMessage(wire: message.wireBytes()).answers[0].ttl == 0)
  }

  @Test func aWriterNeverExceedsItsLimitAndStaysUsable() throws {
    var writer = MessageWriter(flags: .response, limit: 200)
    let devices = (0..<20).map { Device("device-\($0)") }
    let written = devices.filter { writer.append(answer: $0.pointer) }
    #expect(written.count > 3 && written.count < 20 && writer.message.count <= 200)
    #expect(try DNSMessage(wire: writer.message).answers == written.map(\.pointer))
    // A name that was rolled back must not be pointed to.
    let tooMuch = writer.append(answer: Device("a-name-much-too-long-to-fit-in-what-is-left").pointer)
    #expect(!tooMuch)
    #expect(try DNSMessage(wire: writer.message).answers == written.map(\.pointer))
    let isLate = writer.append(Question(castType, .ptr))
    #expect(!isLate, "questions come before answers")
    #expect(throws: MulticastDNSError.self) { try DNSMessage.response(devices.flatMap(\.all)).wireBytes(limit: 512) }
  }
}
