import LoopIsolation
import MulticastDNS
import NIOCore
import Testing

/// Questions and answers (RFC 6762, 6 and 7).
@Suite struct ResponderAnswerTests {
  private let instance = name("TV._googlecast._tcp.local")
  private let host = name("0123456789abcdef.local")
  private var pointer: ResourceRecord { ResourceRecord(castType, .ptr, .pointer(self.instance), ttl: 4_500) }

  @Test func aPointerWaitsAMomentAndBringsTheRest() {
    var driver = ResponderDriver()
    driver.establish()
    let asked = driver.now
    driver.receive(.query([Question(castType, .ptr)]))
    #expect(driver.takeSent().isEmpty)
    driver.advance(.milliseconds(150))
    let sent = driver.takeSent()
    #expect(sent.count == 1 && sent[0].message.answers == [self.pointer])
    #expect(sent[0].at - asked >= .milliseconds(20) && sent[0].at - asked <= .milliseconds(120))
    #expect(Set(sent[0].message.additionals.map(\.type)) == [.srv, .txt, .nsec, .a, .aaaa])
  }

  @Test(arguments: [RecordType.srv, .txt, .any])
  func answersUniqueRecordsAtOnce(_ type: RecordType) {
    var driver = ResponderDriver()
    driver.establish()
    driver.receive(.query([Question(self.instance, type)]))
    let answers = driver.takeSent().flatMap(\.message.answers)
    #expect(Set(answers.map(\.type)) == (type == .any ? [.srv, .txt] : [type]))
    #expect(answers.allSatisfy { $0.flushesCache })
  }

  @Test(arguments: ["_services._dns-sd._udp.local", "_CC1AD845._sub._googlecast._tcp.local"])
  func typesAndSubtypesAreFound(_ dotted: String) {
    var driver = ResponderDriver()
    driver.establish()
    driver.receive(.query([Question(name(dotted), .ptr)]))
    driver.advance(.milliseconds(150))
    #expect(driver.takeSent().flatMap(\.message.answers).map(\.name) == [name(dotted)])
  }

  @Test func aRecordThatDoesNotExistIsDenied() {
    var driver = ResponderDriver(addresses: ["192.168.1.2"])
    driver.establish()
    driver.receive(.query([Question(self.host, .aaaa)]))
    #expect(driver.takeSent().flatMap(\.message.answers).map(\.data) == [.existing(types: [.a])])
    driver.receive(.query([Question(name("else.local"), .aaaa)]))
    driver.advance(.seconds(1))
    #expect(driver.takeSent().isEmpty)
  }

  @Test(arguments: [(4_500, false), (2_250, false), (2_249, true)] as [(UInt32, Bool)])
  func knownAnswersAreNotRepeatedUnlessTheyAreOld(_ ttl: UInt32, _ isAnswered: Bool) {
    var driver = ResponderDriver()
    driver.establish()
    driver.receive(.query([Question(castType, .ptr)], known: [self.pointer.with(ttl: ttl)]))
    driver.advance(.milliseconds(150))
    #expect(!driver.takeSent().isEmpty == isAnswered)
  }

  @Test func knownAnswersInFurtherPacketsCount() {
    var driver = ResponderDriver()
    driver.establish()
    let asked = driver.now
    driver.receive(.query([Question(castType, .ptr)], isTruncated: true))
    driver.advance(.milliseconds(100))
    driver.receive(.query([], known: [self.pointer]))
    driver.advance(.seconds(1))
    #expect(driver.takeSent().isEmpty)
    driver.receive(.query([Question(castType, .ptr)], isTruncated: true))
    driver.advance(.seconds(1))
    let sent = driver.takeSent()
    #expect(sent.count == 1 && sent[0].at - asked > .milliseconds(1_400), "400 to 500 ms after the second query")
  }

  @Test func aTruncatedQueryForDirectAnswersGetsOne() {
    var driver = ResponderDriver()
    driver.establish()
    let question = Question(castType, .ptr, wantsUnicast: true)
    driver.receive(.query([question], isTruncated: true))
    driver.advance(.milliseconds(100))
    driver.receive(.query([], known: [self.pointer]))
    driver.advance(.seconds(1))
    #expect(driver.takeDirect().isEmpty)
    driver.receive(.query([question], isTruncated: true))
    driver.advance(.milliseconds(390))
    #expect(driver.takeDirect().isEmpty)
    driver.advance(.milliseconds(120))
    #expect(driver.takeDirect().flatMap(\.answers) == [self.pointer] && driver.takeSent().isEmpty)
  }

  @Test func bothOfTwoTruncatedQueriesOfOneHostAreAnswered() {
    var driver = ResponderDriver()
    driver.establish()
    driver.receive(.query([Question(self.instance, .srv)], isTruncated: true))
    driver.advance(.milliseconds(100))
    driver.receive(.query([Question(self.instance, .txt)], isTruncated: true))
    driver.advance(.seconds(1))
    #expect(driver.takeSent().flatMap(\.message.answers).map(\.type) == [.srv, .txt])
  }

  @Test func multicastsARecordOnceASecond() {
    var driver = ResponderDriver()
    driver.establish()
    for _ in 0..<19 {
      driver.receive(.query([Question(self.instance, .srv)]))
      driver.advance(.milliseconds(100))
    }
    #expect(driver.takeSent().count == 2)
  }

  /// go-chromecast starts anew for each command, and its first query is the only one of its first seconds.
  @Test func answersAgainAfterTheSecond() {
    var driver = ResponderDriver()
    driver.establish()
    let asked = driver.now
    driver.receive(.query([Question(self.instance, .srv)]))
    driver.advance(.milliseconds(300))
    #expect(driver.takeSent().count == 1)
    driver.receive(.query([Question(self.instance, .srv)]))
    driver.receive(.query([Question(self.instance, .srv)]))
    driver.advance(.milliseconds(690))
    #expect(driver.takeSent().isEmpty)
    driver.advance(.milliseconds(20))
    #expect(driver.takeSent().map { $0.at - asked } == [.seconds(1)])
    driver.advance(.seconds(5))
    #expect(driver.takeSent().isEmpty)
  }

  @Test func sendsADirectAnswerOnRequest() {
    var driver = ResponderDriver()
    driver.establish()
    driver.receive(.query([Question(castType, .ptr, wantsUnicast: true)]))
    #expect(driver.takeDirect().flatMap(\.answers) == [self.pointer] && driver.takeSent().isEmpty)
    // After a quarter of its life it may be multicast again.
    driver.advance(.seconds(1_200))
    driver.receive(.query([Question(castType, .ptr, wantsUnicast: true)]))
    driver.advance(.milliseconds(150))
    #expect(driver.takeDirect().isEmpty && driver.takeSent().flatMap(\.message.answers) == [self.pointer])
  }

  /// RFC 6762, 5.5. Much later, too: the querier need not listen to the group.
  @Test(arguments: [TimeAmount.zero, .seconds(2_000)]) func answersAQueryByUnicastDirectly(later: TimeAmount) {
    var driver = ResponderDriver()
    driver.establish()
    driver.advance(later)
    driver.receive(.query([Question(castType, .ptr)]), from: ResponderDriver.unicast)
    #expect(driver.takeDirect().flatMap(\.answers) == [self.pointer])
    driver.receive(.query([Question(name("other.local"), .a)]), from: ResponderDriver.unicast)
    #expect(driver.takeDirect().isEmpty)
  }

  @Test func aSimpleResolverGetsWhatItCanRead() {
    var driver = ResponderDriver()
    driver.establish()
    var query = DNSMessage.query([Question(self.instance, .srv)])
    query.id = 77
    driver.receive(query, from: ResponderDriver.legacy)
    let answer = driver.takeDirect()
    #expect(answer.count == 1 && answer[0].id == 77 && answer[0].questions == query.questions)
    #expect((answer[0].answers + answer[0].additionals).allSatisfy { $0.ttl <= 10 && !$0.flushesCache })
    #expect(driver.takeSent().isEmpty)
  }

  @Test func anAnswerThatAnotherHostGivesIsNotRepeated() {
    var driver = ResponderDriver()
    driver.establish()
    driver.receive(.query([Question(castType, .ptr)]))
    driver.receive(.response([self.pointer]))
    driver.advance(.seconds(1))
    #expect(driver.takeSent().isEmpty)
  }

  @Test func aNameThatIsNotOursYetIsNotAnswered() {
    var driver = ResponderDriver()
    driver.handle(.publish(1, ResponderDriver.service("TV")))
    driver.advance(.milliseconds(300))
    _ = driver.takeSent()
    driver.receive(.query([Question(castType, .ptr)]))
    driver.advance(.milliseconds(150))
    #expect(driver.takeSent().allSatisfy { !$0.message.flags.isResponse })
  }

  @Test func hostileQuestionsNeitherTrapNorGrow() throws {
    var driver = ResponderDriver()
    driver.establish()
    var generator = SplitMix64(seed: 5)
    let seed = try DNSMessage.query(
      [Question(castType, .ptr), Question(self.instance, .any, wantsUnicast: true)], known: [self.pointer]
    ).wireBytes()
    for round in 0..<20_000 {
      var bytes = seed
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      let address = InternetAddress("192.168.\(round % 200).\(round % 250 + 1)")
      driver.handle(.packet(bytes, from: PacketOrigin(address: address, port: 5353, isMulticast: true)))
      if round % 100 == 0 { driver.advance(.seconds(1)) }
    }
    driver.advance(.seconds(20))
    _ = driver.takeSent()
    driver.receive(.query([Question(castType, .ptr)]))
    driver.advance(.seconds(1))
    #expect(driver.takeSent().flatMap(\.message.answers) == [self.pointer])
  }
}
