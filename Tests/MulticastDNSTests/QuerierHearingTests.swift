import LoopIsolation
import MulticastDNS
import NIOCore
import Testing

/// The records that a querier accepts, keeps and drops (RFC 6762, 5.2, 6, 10 and 11).
@Suite struct QuerierHearingTests {
  private let tv = Device("tv")

  @Test func oneCompletePacketIsOneEvent() {
    var driver = QuerierDriver()
    driver.startBrowsing()
    driver.receive(
      .response([self.tv.pointer], additionals: [self.tv.service, self.tv.txt, self.tv.nsec] + self.tv.addressRecords))
    #expect(
      driver.takeEvents() == [
        .membership(instance: self.tv.instance, type: castType, isMember: true), .resolved(self.tv.resolved),
      ]
    )
    driver.receive(.response(self.tv.all))
    #expect(driver.takeEvents().isEmpty)
    #expect(driver.querier.instanceCount == 1 && driver.querier.resolvedInstanceCount == 1)
  }

  /// As responders of Apple's kind and ours announce: NSEC records for the instance's name, too, which last 75 minutes
  /// and for which no goodbye is sent.
  @Test(arguments: [RecordLifetimeOfTest.short, .long])
  func nothingStaysOfInstancesThatWent(_ lifetime: RecordLifetimeOfTest) {
    var driver = QuerierDriver()
    driver.startBrowsing()
    for number in 0..<50 {
      var device = Device("tv \(number)")
      device.host = "host-\(number).local"
      let existing = ResourceRecord(
        device.instance, .nsec, .existing(types: [.srv, .txt]), ttl: lifetime.rawValue, flushesCache: true)
      driver.receive(.response(device.all + [existing]))
      #expect(driver.takeEvents().contains(.resolved(device.resolved)))
      let goodbyes = [device.pointer, device.service, device.txt] + device.addressRecords
      driver.receive(.response(goodbyes.map { $0.with(ttl: 0) }))
      driver.advance(.seconds(2))
      #expect(driver.takeEvents().contains(.removed(device.instance)))
      #expect(driver.querier.recordCount == 0, "\(number)")
    }
  }

  enum RecordLifetimeOfTest: UInt32, Sendable {
    case short = 120
    case long = 4_500
  }

  @Test func recordsOfInstancesForWhichThereIsNoRoomAreNotKept() {
    var limits = QuerierLimits()
    limits.instances = 4
    var driver = QuerierDriver(limits: limits)
    driver.startBrowsing()
    for number in 0..<100 {
      var device = Device("tv \(number)")
      device.host = "host-\(number).local"
      driver.receive(.response(device.all))
    }
    #expect(driver.querier.instanceCount <= 4)
    #expect(driver.querier.recordCount <= 4 * self.tv.all.count, "\(driver.querier.recordCount)")
  }

  @Test func theOrderAndPacketsOfTheRecordsDoNotCount() {
    for seed in 0..<50 as Range<UInt64> {
      var driver = QuerierDriver(seed: seed)
      var generator = SplitMix64(seed: seed)
      driver.startBrowsing()
      for record in self.tv.all.shuffled(using: &generator) { driver.receive(.response([record])) }
      // Records that came before a pointer to them are queried.
      for _ in 0..<3 {
        driver.advance(.milliseconds(100))
        for question in driver.takeQuestions() { driver.receive(.response(self.tv.all.filter(question.isAnswered))) }
      }
      #expect(driver.takeEvents().filter { $0 == .resolved(self.tv.resolved) }.count == 1, "seed \(seed)")
    }
  }

  @Test func addressesOfTheOtherFamilyGetAMoment() {
    var driver = QuerierDriver()
    var both = self.tv
    both.addresses = ["192.168.1.2", "fe80::2"]
    driver.startBrowsing()
    driver.receive(.response([both.pointer, both.service, both.txt, both.addressRecords[1]]))
    #expect(driver.takeEvents().count == 1)
    driver.advance(.milliseconds(100))
    driver.receive(.response([both.addressRecords[0]]))
    #expect(driver.takeEvents() == [.resolved(both.resolved)])

    var late = QuerierDriver()
    late.startBrowsing()
    late.receive(.response([both.pointer, both.service, both.txt, both.addressRecords[1]]))
    late.advance(.milliseconds(160))
    var one = both
    one.addresses = ["fe80::2"]
    #expect(late.takeEvents().last == .resolved(one.resolved))
  }

  @Test func aLateTextRecordIsAnUpdate() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    var playing = self.tv
    playing.text = "rs=Big Buck Bunny"
    driver.advance(.seconds(5))
    driver.receive(.response([playing.txt]))
    #expect(driver.takeEvents() == [.resolved(playing.resolved)])
    driver.advance(.seconds(5))
    #expect(driver.takeEvents().isEmpty)
  }

  /// A set has room for four records, and each of these lasts for a second beside the next.
  @Test func theLastOfManyTextsInASecondCounts() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(5))
    var playing = self.tv
    for number in 1...5 {
      playing.text = "rs=Episode \(number)"
      driver.receive(.response([playing.txt]))
      driver.advance(.milliseconds(200))
    }
    driver.advance(.seconds(3))
    #expect(driver.takeEvents().last == .resolved(playing.resolved))
    #expect(driver.querier.statistics.recordsRefused == 0)
  }

  @Test func addressesInOnePacketDoNotReplaceEachOther() {
    var limits = QuerierLimits()
    limits.addresses = 2
    var crowd = Device("crowd")
    crowd.addresses = ["192.168.1.2", "192.168.1.3", "192.168.1.4"]
    var driver = QuerierDriver(limits: limits)
    driver.startBrowsing()
    driver.receive(.response(crowd.all))
    crowd.addresses.removeLast()
    #expect(driver.takeEvents().last == .resolved(crowd.resolved))
    #expect(driver.querier.statistics.recordsRefused == 1)
  }

  @Test func aMoveReplacesHostPortAndAddressesAtOnce() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(5))
    var moved = self.tv
    moved.host = "other-host.local"
    moved.port = 32_199
    moved.addresses = ["192.168.1.77"]
    driver.receive(.response([moved.service, moved.nsec] + moved.addressRecords))
    #expect(driver.takeEvents() == [.resolved(moved.resolved)])
    driver.advance(.seconds(5))
    #expect(driver.takeEvents().isEmpty)
    #expect(driver.takeQuestions().allSatisfy { $0.name != name(self.tv.host) }, "the old host is of no interest")
  }

  @Test func aFlushSparesWhatCameWithinASecond() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(5))
    var two = self.tv
    two.addresses = ["192.168.1.3", "192.168.1.4"]
    driver.receive(.response([two.addressRecords[0]]))
    driver.advance(.milliseconds(400))
    driver.receive(.response([two.addressRecords[1]]))
    driver.advance(.seconds(2))
    #expect(
      driver.takeEvents().last == .resolved(two.resolved), "both of one announcement, the one from before is gone")
    driver.advance(.seconds(2))
    #expect(driver.takeEvents().isEmpty)
  }

  /// A host with two interfaces sends everything twice, each time with the addresses of one (RFC 6762, 10.2).
  @Test func whatTwoInterfacesAnnounceIsOneUpdate() {
    var two = Device("two")
    two.addresses = ["192.168.1.3", "192.168.1.4"]
    var driver = QuerierDriver()
    driver.startWith(two)
    driver.advance(.seconds(5))
    var playing = two
    playing.text = "rs=Big Buck Bunny"
    for address in playing.addressRecords {
      driver.receive(.response([playing.txt, address]))
      driver.advance(.milliseconds(100))
    }
    driver.advance(.seconds(5))
    #expect(driver.takeEvents() == [.resolved(playing.resolved)])
    for address in playing.addressRecords {
      driver.receive(.response([playing.pointer.with(ttl: 0), address.with(ttl: 0)]))
      driver.advance(.milliseconds(100))
    }
    driver.advance(.seconds(2))
    let events = driver.takeEvents()
    #expect(!events.contains { if case .resolved = $0 { true } else { false } }, "a goodbye is no update: \(events)")
    #expect(events.contains(.removed(two.instance)))
  }

  @Test func theFlushBitOnASharedRecordIsNotBelieved() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(5))
    let rude = Device("rude")
    driver.receive(.response([rude.pointer.with(flushesCache: true)] + rude.all.dropFirst()))
    driver.advance(.seconds(5))
    #expect(driver.querier.instanceCount == 2)
  }

  @Test func aGoodbyeCountsAfterASecond() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.receive(.response([self.tv.pointer.with(ttl: 0)]))
    driver.advance(.milliseconds(900))
    #expect(driver.takeEvents().isEmpty)
    driver.advance(.milliseconds(200))
    #expect(
      driver.takeEvents() == [
        .membership(instance: self.tv.instance, type: castType, isMember: false), .removed(self.tv.instance),
      ]
    )
    #expect(driver.querier.recordCount == 0)
  }

  @Test func aGoodbyeThatIsTakenBackChangesNothing() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.receive(.response([self.tv.pointer.with(ttl: 0)]))
    driver.advance(.milliseconds(500))
    driver.receive(.response([self.tv.pointer]))
    driver.advance(.minutes(1))
    #expect(driver.takeEvents().isEmpty)
  }

  @Test func anInstanceWhoseHostIsGoneCannotBeResolvedUntilItIsBack() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(5))
    driver.receive(.response([self.tv.service.with(ttl: 0)]))
    driver.advance(.milliseconds(1_200))
    #expect(driver.takeEvents() == [.unresolvable(self.tv.instance)])
    #expect(driver.takeQuestions().contains(Question(self.tv.instance, .srv)))
    driver.receive(.response(self.tv.all))
    #expect(driver.takeEvents() == [.resolved(self.tv.resolved)])
  }

  @Test func withoutAnswersEverythingEndsWithItsLifetime() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(121))
    #expect(driver.takeEvents() == [.unresolvable(self.tv.instance)], "host and address last 120 s")
    driver.advance(.seconds(4_500))
    #expect(driver.takeEvents().last == .removed(self.tv.instance))
  }

  @Test func twoUnansweredQuestionsOfOthersEndARecord() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(60))
    driver.receive(.query([Question(castType, .ptr)]))
    driver.advance(.seconds(2))
    driver.receive(.query([Question(castType, .ptr)]))
    _ = driver.takeQuestions()
    driver.advance(.seconds(5))
    #expect(driver.takeQuestions().contains(Question(castType, .ptr)), "it asks itself before it gives up")
    #expect(driver.takeEvents().isEmpty)
    driver.advance(.seconds(6))
    #expect(driver.takeEvents().last == .removed(self.tv.instance))
  }

  /// A host with both IP versions sends each question twice, and no answer can come in between.
  @Test func aQuestionOverBothIPVersionsCountsOnce() {
    let other = PacketOrigin(address: InternetAddress("fe80::9"), port: 5353, isMulticast: true)
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(60))
    _ = driver.takeQuestions()
    for origin in [QuerierDriver.peer, other] { driver.receive(.query([Question(castType, .ptr)]), from: origin) }
    driver.advance(.seconds(1))
    #expect(driver.takeQuestions().isEmpty)
    driver.advance(.seconds(14))
    #expect(!driver.takeEvents().contains(.removed(self.tv.instance)))
  }

  @Test func aQuestionThatIsThreeTimesInOnePacketCountsOnce() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(60))
    driver.receive(.query([Question](repeating: Question(castType, .ptr), count: 3)))
    driver.advance(.seconds(15))
    #expect(!driver.takeEvents().contains(.removed(self.tv.instance)))
  }

  @Test func answeredQuestionsOfOthersEndNothing() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    for _ in 0..<5 {
      driver.advance(.seconds(10))
      driver.receive(.query([Question(castType, .ptr)], known: [self.tv.pointer]))
      driver.receive(.query([Question(castType, .ptr, wantsUnicast: true)]))
      driver.receive(.query([Question(castType, .ptr)]))
      driver.advance(.milliseconds(100))
      driver.receive(.response(self.tv.all))
    }
    driver.advance(.seconds(11))
    #expect(driver.takeEvents().isEmpty)
  }

  @Test func whatCannotBeReconfirmedEndsInTenSeconds() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(30))
    _ = driver.takeQuestions()
    driver.handle(.reconfirm(self.tv.instance))
    let questions = driver.takeQuestions()
    #expect(questions.contains(Question(castType, .ptr)) && questions.contains(Question(self.tv.instance, .srv)))
    driver.advance(.seconds(9))
    #expect(driver.takeEvents().isEmpty)
    driver.advance(.seconds(2))
    #expect(driver.takeEvents().last == .removed(self.tv.instance))
  }

  @Test func keepsReconfirmedRecords() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    driver.advance(.seconds(30))
    let asked = driver.now
    driver.handle(.reconfirm(self.tv.instance))
    #expect(driver.querier.instance(self.tv.instance, receivedSince: asked) == nil)
    driver.advance(.milliseconds(50))
    driver.receive(.response(self.tv.all), from: QuerierDriver.direct)
    #expect(driver.querier.instance(self.tv.instance, receivedSince: asked) == self.tv.resolved)
    driver.advance(.minutes(1))
    #expect(driver.takeEvents().isEmpty)
  }

  @Test func oneFreshAddressConfirmsTheHostsOthers() {
    var device = Device("two")
    device.addresses = ["192.168.1.2", "fe80::2"]
    var driver = QuerierDriver()
    driver.startWith(device)
    driver.advance(.seconds(30))
    let asked = driver.now
    driver.handle(.reconfirm(device.instance))
    driver.advance(.milliseconds(50))
    driver.receive(
      .response([device.service, device.txt] + device.addressRecords.filter { $0.type == .aaaa }),
      from: QuerierDriver.direct)
    #expect(driver.querier.instance(device.instance, receivedSince: asked) == device.resolved)
  }

  @Test func aWatchedInstanceIsResolvedWithoutABrowse() {
    var driver = QuerierDriver()
    driver.handle(.watch(self.tv.instance))
    driver.advance(.milliseconds(60))
    #expect(
      Set(driver.takeQuestions()) == [Question(self.tv.instance, .srv), Question(self.tv.instance, .txt)])
    driver.receive(.response([self.tv.service, self.tv.txt]))
    driver.advance(.milliseconds(60))
    driver.receive(.response(self.tv.addressRecords))
    #expect(driver.querier.instance(self.tv.instance, receivedSince: nil) == self.tv.resolved)
    #expect(driver.takeEvents().isEmpty, "it isn't announced")
    driver.handle(.endWatch(self.tv.instance))
    driver.advance(.hours(2))
    #expect(driver.querier.recordCount == 0 && driver.querier.nextDeadline == nil)
  }

  @Test func aSubtypeBrowseTellsWhoBelongsToItAndBringsNoInstanceOfItsOwn() {
    var driver = QuerierDriver()
    driver.handle(.browse(playerSubtype))
    driver.advance(.milliseconds(150))
    #expect(driver.takeQuestions() == [Question(playerSubtype, .ptr, wantsUnicast: true)])
    let artefact = ResourceRecord(castType, .ptr, .pointer(playerSubtype), ttl: 4500)
    driver.receive(.response([self.tv.pointer(in: playerSubtype), artefact] + self.tv.all.dropFirst()))
    #expect(
      driver.takeEvents() == [
        .membership(instance: self.tv.instance, type: playerSubtype, isMember: true), .resolved(self.tv.resolved),
      ]
    )
    driver.handle(.browse(castType))
    driver.receive(.response([self.tv.pointer, artefact]))
    #expect(driver.takeEvents() == [.membership(instance: self.tv.instance, type: castType, isMember: true)])
    #expect(driver.querier.instanceCount == 1, "the subtype is no instance (trap 61)")
    driver.receive(.response([self.tv.pointer(in: playerSubtype).with(ttl: 0)]))
    driver.advance(.seconds(2))
    #expect(driver.takeEvents() == [.membership(instance: self.tv.instance, type: playerSubtype, isMember: false)])
  }

  @Test(arguments: [
    PacketOrigin(address: InternetAddress("192.168.1.2"), port: 1024, isMulticast: true),
    PacketOrigin(address: InternetAddress("192.168.1.2"), port: 1024, isMulticast: false),
  ])
  func answersFromAnotherPortAreNone(_ origin: PacketOrigin) {
    var driver = QuerierDriver()
    driver.startBrowsing()
    driver.receive(.response(self.tv.all), from: origin)
    #expect(driver.takeEvents().isEmpty && driver.querier.statistics.packetsRefused == 1)
  }

  @Test func directAnswersCountOnlyAfterAQuestion() {
    var driver = QuerierDriver()
    driver.startBrowsing()
    driver.receive(.response(self.tv.all), from: QuerierDriver.direct)
    #expect(driver.querier.instanceCount == 1)
    driver.advance(.seconds(40))
    _ = driver.takeEvents()
    driver.advance(.seconds(15))
    driver.receive(.response(Device("forged").all), from: QuerierDriver.direct)
    #expect(driver.takeEvents().isEmpty && driver.querier.statistics.packetsRefused == 1)
  }

  @Test func dropsUnrequestedAndImpossibleRecords() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    let before = driver.querier.recordCount
    let printer = name("printer._ipp._tcp.local")
    driver.receive(
      .response([
        ResourceRecord(name("_ipp._tcp.local"), .ptr, .pointer(printer), ttl: 4500),
        ResourceRecord(printer, .srv, .service(ServiceLocation(port: 631, host: name("p.local"))), ttl: 120),
        ResourceRecord(name("p.local"), .a, .address(InternetAddress("192.168.1.9")), ttl: 120),
        ResourceRecord(castType, .ptr, .pointer(printer), ttl: 4500),
        ResourceRecord(name(self.tv.host), .a, .address(InternetAddress("127.0.0.1")), ttl: 120),
        ResourceRecord(name(self.tv.host), .a, .address(InternetAddress("0.0.0.0")), ttl: 120),
        ResourceRecord(name(self.tv.host), .a, .address(InternetAddress("224.0.0.1")), ttl: 120),
        ResourceRecord(self.tv.instance, .srv, .service(ServiceLocation(port: 0, host: name("p.local"))), ttl: 120),
        ResourceRecord(self.tv.instance, .txt, .text([UInt8](repeating: 0, count: 5_000)), ttl: 120),
      ])
    )
    #expect(driver.querier.recordCount == before && driver.takeEvents().isEmpty)
  }

  /// A host that invents instances loses its own; those of other hosts stay, and later ones are found.
  @Test func aFloodOfInstancesStopsAtTheLimitAndSparesOthers() {
    let flooder = PacketOrigin(address: InternetAddress("192.168.1.66"), port: 5353, isMulticast: true)
    var limits = QuerierLimits()
    limits.instances = 30
    var driver = QuerierDriver(limits: limits)
    driver.startWith(self.tv)
    for number in 0..<500 { driver.receive(.response(Device("flood-\(number)").all), from: flooder) }
    #expect(driver.querier.instanceCount == 30)
    #expect(driver.querier.statistics.recordsRefused > 400)
    var playing = self.tv
    playing.text = "rs=still heard"
    _ = driver.takeEvents()
    driver.advance(.seconds(5))
    driver.receive(.response([playing.txt]))
    #expect(driver.takeEvents() == [.resolved(playing.resolved)])
    let late = Device("late")
    driver.receive(.response(late.all))
    #expect(driver.takeEvents().contains(.resolved(late.resolved)))
    for number in 500..<600 { driver.receive(.response(Device("flood-\(number)").all), from: flooder) }
    #expect(!driver.takeEvents().contains(.removed(late.instance)))
    // Five records each, and the old text, which has a second to live.
    #expect(driver.querier.recordCount <= 30 * 5 + 1)
  }

  @Test func oneSenderCannotTakeAllTheTime() {
    var limits = QuerierLimits()
    limits.packetsAtOnce = 20
    limits.packetsPerSecond = 10
    var driver = QuerierDriver(limits: limits)
    driver.startBrowsing()
    for number in 0..<100 { driver.receive(.response(Device("d\(number)").all)) }
    #expect(driver.querier.instanceCount == 20 && driver.querier.statistics.packetsRefused == 80)
    let other = PacketOrigin(address: InternetAddress("192.168.1.3"), port: 5353, isMulticast: true)
    driver.receive(.response(self.tv.all), from: other)
    #expect(driver.querier.instanceCount == 21)
  }

  @Test func addressesOfALoopbackLinkAreGoodThere() {
    var driver = QuerierDriver(traits: LinkTraits(isLoopback: true))
    var local = self.tv
    local.addresses = ["127.0.0.1"]
    driver.startWith(local)
    #expect(driver.querier.instanceCount == 1)
    var elsewhere = QuerierDriver()
    elsewhere.startBrowsing()
    elsewhere.receive(.response(local.all))
    #expect(!elsewhere.takeEvents().contains(.resolved(local.resolved)))
  }

  @Test func statisticsTellWhatAUserAsks() {
    var driver = QuerierDriver()
    driver.startWith(self.tv)
    let statistics = driver.querier.statistics
    #expect(statistics.queriesSent == 1 && statistics.responsesReceived == 1)
    #expect(statistics.answersReceived == 5 && statistics.lastAnswerAt == driver.now)
    let sum = statistics + QuerierStatistics()
    #expect(sum == statistics)
  }
}
