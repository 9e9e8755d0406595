import MulticastDNS
import NIOCore
import Testing

/// Names: probing, announcing, conflicts, goodbyes (RFC 6762, 8 to 10).
@Suite struct ResponderTests {
  private let instance = name("TV._googlecast._tcp.local")
  private let host = name("0123456789abcdef.local")

  @Test func aNameIsProbedForThreeTimesAndThenAnnouncedTwice() {
    var driver = ResponderDriver()
    let start = driver.now
    driver.handle(.publish(1, ResponderDriver.service("TV")))
    #expect(!driver.responder.isEstablished(1))
    driver.advance(.seconds(5))
    let sent = driver.takeSent().filter { packet in
      packet.message.questions.contains { $0.name == self.instance }
        || packet.message.answers.contains { $0.name == self.instance }
    }
    #expect(sent.map(\.message.flags.isResponse) == [false, false, false, true, true])
    #expect(sent[0].at - start <= .milliseconds(250))
    for (gap, expected) in zip(zip(sent.dropFirst(), sent).map { $0.at - $1.at }, [250, 250, 250, 1_000]) {
      #expect(gap >= .milliseconds(Int64(expected) - 20) && gap <= .milliseconds(Int64(expected) + 20))
    }
    let probe = sent[0].message
    #expect(probe.questions.contains(Question(self.instance, .any, wantsUnicast: true)))
    #expect(Set(probe.authorities.filter { $0.name == self.instance }.map(\.type)) == [.srv, .txt])
    #expect(probe.authorities.allSatisfy { !$0.flushesCache })
    let announced = sent[3].message.answers
    #expect(announced.contains { $0.name == castType && $0.type == .ptr && !$0.flushesCache && $0.ttl == 4_500 })
    #expect(announced.contains { $0.name == playerSubtype && $0.data == .pointer(self.instance) })
    #expect(announced.contains { $0.type == .srv && $0.flushesCache && $0.ttl == 120 })
    #expect(driver.takeTold() == [.established(1)])
  }

  @Test func aNameThatAnotherHostHasIsAConflict() {
    var driver = ResponderDriver()
    driver.handle(.publish(1, ResponderDriver.service("TV")))
    driver.advance(.milliseconds(400))
    var other = Device("TV")
    other.port = 9_999
    driver.receive(.response([other.service]))
    #expect(driver.takeTold() == [.conflict(1)])
    driver.handle(.publish(1, ResponderDriver.service("TV #2")))
    driver.advance(.seconds(5))
    #expect(driver.takeTold() == [.established(1)])
  }

  @Test func ourOwnRecordsComingBackAreNoConflict() {
    var driver = ResponderDriver()
    driver.handle(.publish(1, ResponderDriver.service("TV")))
    driver.advance(.milliseconds(400))
    let location = ServiceLocation(port: 8009, host: self.host)
    driver.receive(
      .response([ResourceRecord(self.instance, .srv, .service(location), ttl: 120, flushesCache: true)]))
    driver.advance(.seconds(5))
    #expect(driver.takeTold() == [.established(1)])
  }

  @Test(arguments: [(1, false), (65_000, true)])
  func ofTwoThatProbeTogetherTheGreaterWins(_ port: Int, _ isYielding: Bool) {
    var driver = ResponderDriver()
    driver.handle(.publish(1, ResponderDriver.service("TV")))
    driver.advance(.milliseconds(400))
    _ = driver.takeSent()
    var probe = DNSMessage.query([Question(self.instance, .any)])
    let location = ServiceLocation(port: UInt16(port), host: self.host)
    probe.authorities = [
      ResourceRecord(self.instance, .srv, .service(location), ttl: 120),
      ResourceRecord(self.instance, .txt, .text([5] + Array("fn=TV".utf8)), ttl: 4_500),
    ]
    driver.receive(probe)
    driver.advance(.milliseconds(900))
    let probes = driver.takeSent().filter { $0.message.questions.contains { $0.name == self.instance } }
    #expect(probes.isEmpty == isYielding)
    driver.advance(.seconds(5))
    #expect(driver.takeTold() == [.established(1)], "nobody answered, so the one that waited has the name then")
  }

  @Test func anEstablishedNameIsDefendedAndProbedForAgainWhenDisputed() {
    var driver = ResponderDriver()
    driver.establish()
    var probe = DNSMessage.query([Question(self.instance, .any, wantsUnicast: true)])
    probe.authorities = [Device("TV").service]
    driver.receive(probe)
    #expect(driver.takeSent().flatMap(\.message.answers).contains { $0.type == .srv }, "at once, to everybody")
    driver.receive(.response([Device("TV").service]))
    driver.advance(.milliseconds(300))
    #expect(driver.takeSent().contains { $0.message.questions.contains { $0.name == self.instance } })
    driver.receive(.response([Device("TV").service]))
    #expect(driver.takeTold() == [.conflict(1)])
  }

  @Test func aGoodbyeTakesEverythingBackButTheTypeItself() {
    var driver = ResponderDriver()
    driver.establish()
    driver.handle(.withdraw(1))
    driver.advance(.milliseconds(20))
    let answers = driver.takeSent().flatMap(\.message.answers)
    #expect(Set(answers.map(\.type)) == [.ptr, .srv, .txt] && answers.allSatisfy { $0.ttl == 0 })
    #expect(!answers.contains { $0.name == name("_services._dns-sd._udp.local") })
    driver.receive(.query([Question(castType, .ptr)]))
    driver.advance(.seconds(1))
    #expect(driver.takeSent().isEmpty)
    driver.handle(.withdrawAll)
    #expect(driver.takeSent().flatMap(\.message.answers).contains { $0.name == self.host && $0.ttl == 0 })
    #expect(driver.responder.nextDeadline == nil)
  }

  /// A querier's buffer holds about 300 small packets, and a goodbye that is lost isn't repeated.
  @Test(arguments: [false, true])
  func sendsTheGoodbyesOfManyServicesTogether(_ areAllWithdrawn: Bool) {
    var driver = ResponderDriver()
    for id in 0..<300 { driver.handle(.publish(id, ResponderDriver.service("Chromecast-\(id)"))) }
    driver.advance(.seconds(5))
    _ = driver.takeSent()
    for id in 0..<299 { driver.handle(.withdraw(id)) }
    #expect(driver.sent.isEmpty)
    driver.handle(areAllWithdrawn ? .withdrawAll : .withdraw(299))
    if !areAllWithdrawn { driver.advance(.milliseconds(20)) }
    let sent = driver.takeSent()
    let gone = sent.flatMap(\.message.answers).filter { $0.type == .srv && $0.ttl == 0 }
    #expect(Set(gone.map(\.name)).count == 300)
    #expect(sent.count < 60, "\(sent.count)")
    driver.advance(.minutes(1))
    #expect(driver.takeSent().isEmpty)
  }

  @Test func saysGoodbyeBeforeANameIsClaimedAnew() {
    var driver = ResponderDriver()
    driver.establish()
    driver.handle(.withdraw(1))
    driver.handle(.publish(2, ResponderDriver.service("TV")))
    driver.advance(.seconds(5))
    let answers = driver.takeSent().flatMap(\.message.answers).filter { $0.name == self.instance && $0.type == .srv }
    #expect(answers.map(\.ttl) == [0, 120, 120])
    #expect(driver.takeTold() == [.established(2)])
  }

  @Test func aServiceWithdrawnWhileProbingIsForgotten() {
    var driver = ResponderDriver()
    driver.handle(.publish(1, ResponderDriver.service("TV")))
    driver.handle(.withdraw(1))
    driver.advance(.seconds(5))
    driver.handle(.withdrawAll)
    _ = driver.takeSent()
    driver.handle(.addresses([InternetAddress("10.0.0.5")]))
    driver.advance(.seconds(5))
    #expect(driver.takeSent().isEmpty)
  }

  @Test func aNewTextIsToldAtOnceAndOnceMore() {
    var driver = ResponderDriver()
    driver.establish()
    driver.handle(.update(1, text: ResponderDriver.service("TV", text: "rs=Playing").text))
    let now = driver.takeSent().flatMap(\.message.answers)
    #expect(now.map(\.type) == [.txt] && now[0].flushesCache)
    driver.advance(.seconds(3))
    let later = driver.takeSent().flatMap(\.message.answers).filter { $0.type == .txt }
    #expect(later.count == 1 && later[0].data == now[0].data)
    driver.handle(.update(1, text: ResponderDriver.service("TV", text: "rs=Playing").text))
    #expect(driver.takeSent().isEmpty)
  }

  @Test func newAddressesReplaceTheOldOnes() {
    var driver = ResponderDriver()
    driver.establish()
    driver.handle(.addresses([InternetAddress("10.0.0.5")]))
    driver.advance(.seconds(3))
    let announced = driver.takeSent().flatMap(\.message.answers)
    let answers = announced.filter { $0.name == self.host && $0.type != .nsec }
    #expect(answers.map(\.data) == [.address(InternetAddress("10.0.0.5")), .address(InternetAddress("10.0.0.5"))])
    #expect(answers.allSatisfy { $0.flushesCache })
    // Queriers of an IP version that the link lacked haven't received the service's records.
    for type in [RecordType.srv, .txt] { #expect(announced.count { $0.name == self.instance && $0.type == type } == 2) }
    #expect(announced.count { $0.name == castType && $0.data == .pointer(self.instance) } == 2)
    #expect(driver.takeTold().isEmpty)
  }

  @Test func addressesThatStayAreNotAnnouncedAnew() {
    var driver = ResponderDriver()
    driver.establish()
    driver.handle(.addresses(["192.168.1.2", "fe80::2"].map { InternetAddress($0) }))
    driver.advance(.seconds(3))
    #expect(driver.takeSent().isEmpty)
  }

  @Test func aHostNameThatIsTakenIsReplacedEverywhere() {
    var driver = ResponderDriver()
    driver.handle(.publish(1, ResponderDriver.service("TV")))
    driver.advance(.milliseconds(300))
    driver.receive(
      .response([ResourceRecord(self.host, .a, .address(InternetAddress("1.2.3.4")), ttl: 120, flushesCache: true)]))
    #expect(driver.takeTold() == [.hostConflict])
    driver.handle(.host(name("fedcba9876543210.local")))
    driver.advance(.seconds(5))
    _ = driver.takeSent()
    driver.receive(.query([Question(self.instance, .srv)]))
    let location = ServiceLocation(port: 8009, host: name("fedcba9876543210.local"))
    #expect(driver.takeSent().flatMap(\.message.answers).map(\.data) == [.service(location)])
  }

  @Test func threeHundredServicesFitPacketsAndAreAllEstablished() {
    var driver = ResponderDriver()
    for id in 0..<300 { driver.handle(.publish(id, ResponderDriver.service("Chromecast-\(id)"))) }
    driver.advance(.seconds(5))
    #expect(driver.takeTold().count == 300)
    let announced = driver.takeSent().filter(\.message.flags.isResponse).flatMap(\.message.answers)
    for type in [RecordType.srv, .txt] {
      #expect(Set(announced.filter { $0.type == type }.map(\.name)).count == 300)
    }
    driver.receive(.query([Question(castType, .ptr)]))
    driver.advance(.milliseconds(200))
    let packets = driver.takeSent().map(\.message)
    #expect(Set(packets.flatMap(\.answers).map(\.data)).count == 300)
    // The other records are included, so that no querier has to ask 600 times.
    #expect(Set(packets.flatMap(\.additionals).filter { $0.type == .srv }.map(\.name)).count == 300)
    #expect(packets.count < 80)
  }
}
