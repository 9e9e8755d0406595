import CastModel
import CastTestSupport
import LoopIsolation
import NIOCore
import Testing

@testable import CastDiscovery

/// Devices that announce no subtype for the wanted app are asked, as the SDK does.
@Suite(.timeLimit(.minutes(1))) @LoopActor struct ApplicationInquiryTests {
  /// The requests to a device, and the unanswered ones.
  @LoopActor final class Device {
    private(set) var questions: [(deviceId: String, applicationIds: [String])] = []
    private(set) var openCount = 0
    private(set) var mostAtOnce = 0
    private var waiters: [Waiter<Void, Never>] = []
    private let changes = ConditionWait()

    func ask(_ deviceId: String, _ applicationIds: [String]) async {
      self.questions.append((deviceId, applicationIds))
      self.openCount += 1
      self.mostAtOnce = max(self.mostAtOnce, self.openCount)
      let waiter = Waiter<Void, Never>()
      self.waiters.append(waiter)
      self.changes.check()
      await waiter.value { waiter.finish(.success(())) }
      self.openCount -= 1
      self.changes.check()
    }

    /// Answers the oldest open request.
    func answer() { self.waiters.removeFirst().finish(.success(())) }

    func asked(_ count: Int) async { await self.changes.wait { self.questions.count >= count } }
    func allOver() async { await self.changes.wait { self.openCount == 0 } }
  }

  private let source = FakeSource()
  private let clock = ManualClock()
  private let device = Device()
  private let manager: DiscoveryManager

  init() {
    self.manager = DiscoveryManager(sources: [self.source], clock: self.clock)
    self.manager.applicationInquirer = { [device] in await device.ask($0, $1) }
    self.manager.start()
  }

  /// Lets the changes be processed, and the time pass in which a subtype may arrive.
  private func passGrace() {
    self.clock.advance(by: .milliseconds(100))
    self.clock.advance(by: .milliseconds(1_500))
  }

  private func answered(_ id: String, _ availability: ApplicationAvailability) {
    self.manager.recordAvailability(["ABCD1234": availability], on: id)
    self.device.answer()
  }

  @Test func listsDevicesThatConfirmTheWantedApp() async {
    let criteria = DiscoveryCriteria(applicationIds: ["abcd1234"])
    _ = self.manager.addInterest(criteria)
    for id in ["a", "b", "c"] { self.source.emit(.serviceResolved(.make(id))) }
    self.source.emit(.subtype(CastService.make("c").key, "_ABCD1234", isAnnounced: true))
    #expect(self.device.questions.isEmpty, "the subtype may still come")
    self.passGrace()
    await self.device.asked(2)
    #expect(self.device.questions.map(\.deviceId) == ["a", "b"].map(DeviceID.canonical))
    #expect(self.device.questions.allSatisfy { $0.applicationIds == ["ABCD1234"] })
    self.answered("a", .available)
    self.answered("b", .unavailable)
    let admitted = self.manager.devices.filter { self.manager.admission(of: $0, to: criteria) == .admitted }
    #expect(admitted.map(\.announcedId) == ["a", "c"])
    await self.device.allOver()
    self.passGrace()
    #expect(self.device.questions.count == 2, "none is asked that has answered")
  }

  @Test(arguments: [[], ["CC1AD845"]]) func asksNoneThatIsListedAnyway(_ ids: [String]) {
    _ = self.manager.addInterest(DiscoveryCriteria(applicationIds: ids))
    self.source.emit(.serviceResolved(.make("a")))
    self.passGrace()
    #expect(self.device.questions.isEmpty)
  }

  @Test func asksFourDevicesAtATime() async {
    _ = self.manager.addInterest(DiscoveryCriteria(applicationIds: ["ABCD1234"]))
    for number in 0..<200 { self.source.emit(.serviceResolved(.make("device-\(number)"))) }
    self.passGrace()
    for number in 0..<200 {
      while self.device.questions.count <= number {
        self.clock.advance(by: .milliseconds(100))
        await Task.yield()
      }
      self.device.answer()
    }
    await self.device.allOver()
    self.passGrace()
    #expect(self.device.questions.count == 200 && Set(self.device.questions.map(\.deviceId)).count == 200)
    #expect(self.device.mostAtOnce == 4)
  }

  /// Lets the manager ask the device "a", which doesn't answer in time.
  private func askASilentDevice() async {
    _ = self.manager.addInterest(DiscoveryCriteria(applicationIds: ["ABCD1234"]))
    self.source.emit(.serviceResolved(.make("a")))
    self.passGrace()
    await self.device.asked(1)
    self.clock.advance(by: DiscoveryManager.inquiryTimeout)
    await self.device.allOver()
    self.passGrace()
  }

  @Test func skipsADeviceThatNeverAnswers() async {
    await self.askASilentDevice()
    self.source.emit(.serviceResolved(.make("b")))
    self.passGrace()
    await self.device.asked(2)
    #expect(self.device.questions.map(\.deviceId) == ["a", "b"].map(DeviceID.canonical))
  }

  @Test func asksAgainWhenTheSilenceEndsWithoutAnEvent() async {
    await self.askASilentDevice()
    self.clock.advance(by: .minutes(14))
    #expect(self.device.questions.count == 1)
    self.clock.advance(by: .minutes(1))
    await self.device.asked(2)
    #expect(self.device.questions.map(\.deviceId) == ["a", "a"].map(DeviceID.canonical))
  }

  @Test(arguments: [true, false]) func aDeviceStaysListedWhileItIsAskedAgain(answers: Bool) async throws {
    let criteria = DiscoveryCriteria(applicationIds: ["ABCD1234"])
    _ = self.manager.addInterest(criteria)
    self.source.emit(.serviceResolved(.make("a")))
    self.passGrace()
    await self.device.asked(1)
    self.answered("a", .available)
    // The check that follows the end of an inquiry.
    await self.clock.advance(by: .milliseconds(100), whenDueWithin: .milliseconds(100))
    let device = try #require(self.manager.devices.first)
    self.clock.advance(by: .hours(6))
    self.passGrace()
    await self.device.asked(2)
    #expect(self.manager.availability(of: "ABCD1234", on: device) == .unknown, "the question isn't spared")
    #expect(self.manager.admission(of: device, to: criteria) == .admitted)
    if answers { self.answered("a", .available) }
    self.clock.advance(by: .minutes(1))
    #expect(self.manager.admission(of: device, to: criteria) == (answers ? .admitted : .applicationUnknown))
    await self.device.allOver()
  }

  @Test func aDeviceIsNotDueWhileItIsAsked() {
    var table = ApplicationInquiries()
    let now = NIODeadline.uptimeNanoseconds(1_000_000_000)
    let asked = now + .seconds(2)
    func candidate(_ ids: Set<String>) -> ApplicationInquiries.Candidate {
      ApplicationInquiries.Candidate(deviceId: "tv", applicationIds: ids, place: "one")
    }
    table.update([candidate(["A"])], now: now)
    let first = table.next(now: asked)
    #expect(first == candidate(["A"]))
    table.update([candidate(["A", "B"])], now: asked)
    #expect(table.nextDeadline == nil)
    table.finish("tv")
    #expect(table.nextDeadline == asked + .milliseconds(1_500))
  }

  /// The table alone: further reasons for a request.
  @Test func asksAgainOnceAfterAMoveOrAReturn() {
    var table = ApplicationInquiries()
    var now = NIODeadline.uptimeNanoseconds(1_000_000_000)
    func ask(_ place: String, _ ids: Set<String> = ["A"]) -> Set<String>? {
      table.update([ApplicationInquiries.Candidate(deviceId: "tv", applicationIds: ids, place: place)], now: now)
      now = now + .seconds(2)
      defer { table.finish("tv") }
      return table.next(now: now)?.applicationIds
    }
    #expect(ask("one") == ["A"])
    #expect(ask("one") == nil)
    #expect(ask("one", ["A", "B"]) == ["B"], "another app is another question")
    #expect(ask("two", ["A", "B"]) == ["A", "B"], "it moved")
    #expect(ask("three") == nil, "once is enough")
    table.leave("tv")
    #expect(ask("two") == nil)
    now = now + .minutes(16)
    #expect(ask("two") == ["A"], "its silence is forgotten")
    table.leave("tv")
    #expect(ask("two") == ["A"], "it came back")
  }
}
