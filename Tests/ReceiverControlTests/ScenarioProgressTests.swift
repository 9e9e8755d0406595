import EmulatedReceiver
import JSONCodec
import NIOCore
import Testing

@testable import ReceiverControl

@Suite struct ScenarioProgressTests {
  static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)
  static func time(_ seconds: Int64) -> NIODeadline { self.start + .seconds(seconds) }

  static func progress(_ steps: String, repeats: Bool = false) throws -> ScenarioProgress {
    let text = "{\"repeat\":\(repeats),\"steps\":[\(steps)]}"
    return ScenarioProgress(try Scenario(bytes: Array(text.utf8), file: "test"), now: self.start)
  }

  static let stopped = ReceiverEvent.stopped(appId: "A", sessionId: "s")
  static func launched(_ appId: String) -> ReceiverEvent { .launched(LaunchRecord(appId: appId, sessionId: "s")) }

  /// A step that does the fault `drop`.
  static func step(_ trigger: String) -> String { "{\(trigger),\"do\":{\"fault\":\"drop\"}}" }

  @Test func timesCountFromTheStart() throws {
    var progress = try Self.progress(Self.step("\"at\":2") + "," + Self.step("\"at\":1,\"after\":1"))
    #expect(progress.deadline == Self.time(2))
    let first = progress.advance(to: Self.time(2))
    #expect(first.count == 1)
    // Its time has passed; the delay after it hasn't.
    #expect(progress.deadline == Self.time(3))
    let second = progress.advance(to: Self.time(3))
    #expect(second.count == 1)
    #expect(progress.isOver)
  }

  @Test func stepsWaitForTheirEvent() throws {
    var progress = try Self.progress(Self.step("\"on\":{\"event\":\"launch\",\"appId\":\"b\",\"count\":2}"))
    let names = ["id", "TV"]
    let due = [Self.launched("A"), Self.launched("B"), Self.stopped, Self.launched("B")].map {
      progress.take($0, deviceId: "id", names: names, links: 1, now: Self.start).count
    }
    #expect(due == [0, 0, 0, 1])
  }

  @Test func anEventOfAnotherDeviceIsNone() throws {
    var progress = try Self.progress(Self.step("\"on\":{\"event\":\"stop\",\"device\":\"TV\"}"))
    let other = progress.take(Self.stopped, deviceId: "x", names: ["x", "Other"], links: 0, now: Self.start)
    #expect(other.isEmpty)
    let own = progress.take(Self.stopped, deviceId: "id", names: ["id", "TV"], links: 0, now: Self.start)
    #expect(own.first?.deviceId == "id")
  }

  @Test func connectionsAreCounted() throws {
    var progress = try Self.progress(Self.step("\"on\":{\"connections\":2}"))
    let link = ReceiverEvent.linkOpened(LinkID(rawValue: 1))
    let one = progress.take(link, deviceId: "id", names: ["id"], links: 1, now: Self.start)
    let two = progress.take(link, deviceId: "id", names: ["id"], links: 2, now: Self.start)
    #expect([one.count, two.count] == [0, 1])
  }

  @Test func aWaitingStepCanBeSkipped() throws {
    var progress = try Self.progress(Self.step("\"on\":\"advance\"") + "," + Self.step("\"on\":\"load\""))
    let due = (0..<3).map { _ in progress.skip(now: Self.start) != nil }
    #expect(due == [true, true, false])
  }

  @Test func aRepetitionBeginsAnew() throws {
    var progress = try Self.progress(Self.step("\"at\":1") + "," + Self.step("\"at\":2"), repeats: true)
    let counts = (1...6).map { progress.advance(to: Self.time($0)).count }
    #expect(counts == [1, 1, 1, 1, 1, 1])
    #expect(progress.doneCount == 6)
    #expect(!progress.isOver)
  }
}
