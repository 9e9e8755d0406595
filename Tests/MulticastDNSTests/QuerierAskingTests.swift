import MulticastDNS
import NIOCore
import Testing

/// The queries of a querier: when, for which records, and when not (RFC 6762, 5.2, 5.4, 7.1 to 7.3).
@Suite struct QuerierAskingTests {
  @Test func theFirstQuestionWantsADirectAnswerAndComesSoon() {
    var driver = QuerierDriver()
    let start = driver.now
    driver.handle(.browse(castType))
    #expect(driver.takeQuestions().isEmpty, "hosts that start together must not ask together")
    driver.advance(.milliseconds(150))
    let sent = driver.takeSent()
    #expect(sent.count == 1 && sent[0].message.questions == [Question(castType, .ptr, wantsUnicast: true)])
    #expect((20...120).contains((sent[0].at - start).nanoseconds / 1_000_000))
  }

  @Test func whereDirectAnswersCannotArriveNoneAreWanted() {
    var driver = QuerierDriver(traits: LinkTraits(receivesUnicast: false))
    driver.handle(.browse(castType))
    driver.advance(.milliseconds(150))
    #expect(driver.takeQuestions() == [Question(castType, .ptr)])
  }

  @Test func theIntervalsDoubleUpToAnHour() {
    var driver = QuerierDriver()
    driver.handle(.browse(castType))
    driver.advance(.hours(10))
    let sent = driver.takeSent()
    let gaps = zip(sent.dropFirst(), sent).map { Double(($0.at - $1.at).nanoseconds) / 1e9 }
    #expect(gaps[0] >= 1 && gaps[0] < 1.1)
    for (gap, before) in zip(gaps.dropFirst(), gaps) where gap < 3_600 {
      #expect(gap >= 2 * before * 0.999_999 && gap < 2.11 * before)
    }
    #expect(gaps.last == 3_600 && gaps.max() == 3_600)
    #expect(sent.dropFirst().allSatisfy { !$0.message.questions[0].wantsUnicast })
  }

  @Test func aPassiveQuerierAsksTenTimesLess() {
    var driver = QuerierDriver()
    driver.handle(.passive(true))
    driver.handle(.browse(castType))
    driver.advance(.minutes(5))
    let sent = driver.takeSent()
    #expect(sent.count == 5, "about 0, 10, 30, 70 and 150 seconds")
    #expect(sent[1].at - sent[0].at >= .seconds(10))
    driver.handle(.passive(false))
    driver.advance(.milliseconds(120))
    #expect(driver.takeQuestions().map(\.name) == [castType])
    driver.advance(.seconds(10))
    #expect(driver.takeSent().count == 3, "about 1, 3 and 7 seconds later")
  }

  @Test func aQuerierThatBecomesPassiveAsksLess() {
    var driver = QuerierDriver()
    driver.startBrowsing()
    driver.handle(.passive(true))
    driver.handle(.passive(true))
    driver.advance(.minutes(1))
    let sent = driver.takeSent()
    #expect(sent.count == 2, "about 1 and 21 seconds later")
    #expect(sent[1].at - sent[0].at >= .seconds(20))
  }

  /// An IP version that arrives late, or another network under the same interface.
  @Test func asksAnewWhenTheLinkChanges() {
    var driver = QuerierDriver()
    driver.handle(.browse(castType))
    driver.advance(.hours(5))
    _ = driver.takeQuestions()
    driver.handle(.linkChanged)
    #expect(driver.takeQuestions().isEmpty)
    driver.advance(.milliseconds(120))
    #expect(driver.takeQuestions() == [Question(castType, .ptr, wantsUnicast: true)])
    driver.advance(.seconds(10))
    #expect(driver.takeQuestions().count == 3, "about 1, 3 and 7 seconds later")
  }

  @Test func aChangedLinkAsksNoQuestionTwiceInASecond() {
    var driver = QuerierDriver()
    driver.startBrowsing()
    driver.handle(.linkChanged)
    driver.advance(.milliseconds(800))
    #expect(driver.takeQuestions().isEmpty)
    driver.advance(.milliseconds(200))
    #expect(driver.takeQuestions().count == 1)
  }

  @Test func queriesMissingRecordsTogether() {
    var driver = QuerierDriver()
    driver.startBrowsing()
    let devices = ["a", "b"].map { Device($0) }
    driver.receive(.response(devices.map(\.pointer)))
    driver.advance(.milliseconds(60))
    #expect(
      Set(driver.takeQuestions())
        == Set(devices.flatMap { [Question($0.instance, .srv), Question($0.instance, .txt)] })
    )
    driver.receive(.response(devices.map(\.service)))
    driver.advance(.milliseconds(60))
    #expect(
      Set(driver.takeQuestions())
        == Set(devices.flatMap { [Question(name($0.host), .a), Question(name($0.host), .aaaa)] })
    )
    driver.receive(.response(devices.flatMap { $0.addressRecords + [$0.nsec, $0.txt] }))
    driver.advance(.seconds(30))
    #expect(Set(driver.takeQuestions()) == [Question(castType, .ptr)])
  }

  @Test func anAddressFamilyThatAHostSeemsToLackIsAskedForThreeTimes() {
    var driver = QuerierDriver()
    let device = Device("v4only")
    driver.startBrowsing()
    driver.receive(.response([device.pointer, device.service, device.txt] + device.addressRecords))
    driver.advance(.seconds(80))
    #expect(driver.takeQuestions().count { $0.type == .aaaa } == 3)
    #expect(driver.takeEvents().last == .resolved(device.resolved))
  }

  @Test func knownAnswersAreSentUntilHalfOfTheirLifeIsOver() {
    var driver = QuerierDriver()
    var device = Device("a")
    device.ttl = 100
    driver.startWith(device)
    driver.advance(.seconds(20))
    let early = driver.takeSent().filter { $0.message.questions.contains(Question(castType, .ptr)) }
    #expect(early.allSatisfy { $0.message.answers.count == 1 && $0.message.answers[0].data == device.pointer.data })
    #expect(early.allSatisfy { !$0.message.answers[0].flushesCache && $0.message.answers[0].ttl >= 80 })
    driver.advance(.seconds(55))
    let late = driver.takeSent().filter { $0.message.questions.contains(Question(castType, .ptr)) }
    #expect(late.last?.message.answers == [])
  }

  @Test func manyKnownAnswersGoIntoSeveralPackets() {
    var driver = QuerierDriver()
    driver.startBrowsing()
    let devices = (0..<200).map { Device("Chromecast-with-a-long-name-\($0)") }
    for device in devices { driver.receive(.response(device.all)) }
    driver.advance(.seconds(2))
    let sent = driver.takeSent().map(\.message)
    #expect(sent.count > 4)
    #expect(sent.map(\.flags.isTruncated) == Array(repeating: true, count: sent.count - 1) + [false])
    #expect(sent.map(\.questions.count) == [1] + Array(repeating: 0, count: sent.count - 1))
    #expect(Set(sent.flatMap(\.answers).map(\.data)) == Set(devices.map(\.pointer.data)))
  }

  @Test func recordsAreAskedForAgainBeforeTheyEnd() {
    var driver = QuerierDriver()
    var device = Device("a")
    device.ttl = 1_000
    driver.startWith(device)
    let start = driver.now
    driver.advance(.seconds(1_001))
    let asked = driver.takeSent().filter { $0.message.questions.contains(Question(device.instance, .srv)) }
    let seconds = asked.map { Double(($0.at - start).nanoseconds) / 1e9 }
    #expect(seconds.count >= 4)
    for (second, percent) in zip(seconds, [80.0, 85, 90, 95]) {
      #expect(second >= 10 * percent && second <= 10 * (percent + 2))
    }
    #expect(driver.takeEvents().last == .removed(device.instance))
  }

  @Test func anAnswerInTimeKeepsARecordAlive() {
    var driver = QuerierDriver()
    var device = Device("a")
    device.ttl = 100
    driver.startWith(device)
    for _ in 0..<20 {
      driver.advance(.seconds(85))
      #expect(!driver.takeQuestions().isEmpty)
      driver.receive(.response(device.all))
    }
    #expect(driver.takeEvents().isEmpty)
  }

  @Test func theSameQuestionIsNotAskedTwiceInASecond() {
    var driver = QuerierDriver()
    driver.startWith(Device("a"))
    for _ in 0..<30 {
      driver.handle(.reconfirm(Device("a").instance))
      driver.advance(.milliseconds(100))
    }
    var last: [Question: NIODeadline] = [:]
    for (at, message) in driver.takeSent() {
      for question in message.questions {
        if let before = last[question] { #expect(at - before >= .seconds(1)) }
        last[question] = at
      }
    }
    #expect(last.count >= 4)
  }

  @Test func aQuestionThatAnotherHostJustAskedIsNotRepeated() {
    var driver = QuerierDriver()
    driver.startBrowsing()
    driver.advance(.milliseconds(500))
    driver.receive(.query([Question(castType, .ptr)]))
    driver.advance(.milliseconds(1_400))
    #expect(driver.takeQuestions().isEmpty)
    #expect(driver.querier.statistics.questionsSuppressed == 1)
    driver.advance(.seconds(2))
    #expect(driver.takeQuestions() == [Question(castType, .ptr)])
  }

  @Test(arguments: [
    DNSMessage.query([Question(castType, .ptr, wantsUnicast: true)]),
    DNSMessage.query([Question(castType, .ptr)], known: [Device("unknown to us").pointer]),
    DNSMessage.query([Question(castType, .ptr)], isTruncated: true),
    DNSMessage.query([Question(playerSubtype, .ptr)]),
  ])
  func aQuestionWhoseAnswersWouldNotServeUsSuppressesNothing(_ query: DNSMessage) {
    var driver = QuerierDriver()
    driver.startBrowsing()
    driver.advance(.milliseconds(500))
    driver.receive(query)
    driver.advance(.seconds(1))
    #expect(driver.takeQuestions() == [Question(castType, .ptr)])
  }

  @Test func endingABrowseEndsTheQuestions() {
    var driver = QuerierDriver()
    driver.startWith(Device("a"))
    driver.handle(.endBrowse(castType))
    #expect(
      driver.takeEvents() == [
        .membership(instance: Device("a").instance, type: castType, isMember: false), .removed(Device("a").instance),
      ]
    )
    driver.advance(.hours(2))
    #expect(driver.takeQuestions().isEmpty && driver.querier.nextDeadline == nil)
    #expect(driver.querier.recordCount == 0 && driver.querier.instanceCount == 0)
  }
}
