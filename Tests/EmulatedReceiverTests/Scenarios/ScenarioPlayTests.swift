import CastTestSupport
import CastV2
import EmulatedReceiver
import Glibc
import JSONCodec
import Logging
import LoopIsolation
import NIOCore
import ReceiverControl
import Testing

/// Each file of `scenarios/`, played on a receiver, as a sender sees it.
@Suite(.timeLimit(.minutes(1)))
@LoopActor
struct ScenarioPlayTests {
  /// A receiver that plays a scenario.
  @LoopActor
  final class Stage {
    let fleet = ReceiverFleet()
    let receiver: EmulatedReceiver
    private let service: ControlService

    init(_ file: String, _ change: (inout ReceiverConfiguration) -> Void = { _ in }) async throws {
      var configuration = ReceiverConfiguration.testing()
      change(&configuration)
      self.receiver = try await EmulatedReceiver.start(configuration)
      try self.fleet.add(self.receiver)
      self.service = ControlService(fleet: self.fleet, template: configuration, logger: Logger(label: "test.scenario"))
      self.service.start(try Scenario(path: ScenarioPlayTests.path(file)))
    }

    /// Connects, launches the app and loads a film in it.
    ///
    /// - Parameter deadAfter: When a silent receiver is found dead; short only where a scenario is to be.
    func play(deadAfter: TimeAmount = .seconds(30)) async throws -> (sender: TestSender, app: String) {
      var configuration = CastConnectionConfiguration.sender
      configuration.heartbeat = .init(pingAfter: .milliseconds(200), deadAfter: deadAfter)
      let sender = try await TestSender.connect(port: self.receiver.port, configuration: configuration)
      let app = try #require(try await sender.launch())
      let media = #","media":{"contentId":"http://x/mine.mp4","contentType":"video/mp4","streamType":"BUFFERED"}"#
      try sender.request("LOAD", media, .media, to: app)
      _ = try await sender.mediaStatus("PLAYING")
      return (sender, app)
    }
  }

  nonisolated static func path(_ file: String) -> String { SourceTree.path("scenarios/\(file)") }

  /// The scenarios that this suite plays; the test below finds unused files.
  static let played = [
    "flaky-wifi.json", "tv-turned-off.json", "take-over.json", "reboot-on-new-port.json", "slow-tv.json",
    "permission-denied.json", "first-load-lost.json",
  ]

  @Test func everyFileIsPlayed() throws {
    var files: [String] = []
    let folder = try #require(opendir(Self.path("")))
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name.hasSuffix(".json") { files.append(name) }
    }
    #expect(files.sorted() == Self.played.sorted())
    for file in files { #expect(throws: Never.self) { try Scenario(path: Self.path(file)) } }
  }

  @Test func flakyWiFiCostsTheLinkInTheEnd() async throws {
    let stage = try await Stage("flaky-wifi.json")
    let (sender, _) = try await stage.play()
    #expect(await sender.closure()?.reason == .reset)
    // The app has outlived it.
    #expect(stage.receiver.sessionId != nil)
    let again = try await TestSender.connect(port: stage.receiver.port, senderId: "sender-2")
    try again.open()
    let status = try again.request("GET_STATUS")
    #expect(try await again.answer(to: status)?["status"]?["applications"]?[0]?["appId"] == "CC1AD845")
  }

  @Test func aTVThatIsTurnedOffSaysSoAndFallsSilent() async throws {
    let stage = try await Stage("tv-turned-off.json")
    let (sender, _) = try await stage.play(deadAfter: .seconds(2))
    #expect(try await sender.message { $0["status"]?["isStandBy"] == true } != nil)
    #expect(try await sender.message { $0["type"] == "CLOSE" } != nil)
    #expect(try await sender.message { $0["type"] == "RECEIVER_STATUS" }?["status"]?["applications"] == nil)
    // Its power goes: not even PING is answered.
    #expect(await sender.closure()?.reason == .peerSilent)
  }

  @Test func anotherSenderTakesTheMediaAndThenTheApp() async throws {
    let stage = try await Stage("take-over.json")
    let (sender, _) = try await stage.play()
    let film = try await sender.message {
      $0["status"]?[0]?["media"]?["metadata"]?["title"] == "Somebody else’s film"
    }
    #expect(film != nil)
    #expect(try await sender.message { $0["type"] == "CLOSE" } != nil)
    let status = try await sender.message { $0["type"] == "RECEIVER_STATUS" }
    #expect(status?["status"]?["applications"]?[0]?["appId"] == "EC40EC40")
  }

  @Test func aRebootComesBackAtAnotherPort() async throws {
    let stage = try await Stage("reboot-on-new-port.json")
    let (port, id) = (stage.receiver.port, stage.receiver.presence.id)
    var events = stage.receiver.events().makeAsyncIterator()
    let (sender, _) = try await stage.play()
    #expect(await sender.closure()?.reason == .reset)
    var presence: ReceiverPresence?
    while presence == nil, let event = await events.next(isolation: LoopActor.shared) {
      if case .ready(let found) = event { presence = found }
    }
    #expect(presence?.id == id)
    #expect(presence?.port != port)
    #expect(stage.receiver.sessionId == nil)
  }

  @Test func aSlowTVTakesItsTime() async throws {
    let stage = try await Stage("slow-tv.json")
    let start = NIODeadline.now()
    let sender = try await TestSender.connect(port: stage.receiver.port)
    #expect(NIODeadline.now() - start >= .milliseconds(500))
    #expect(try await sender.launch() != nil)
    #expect(NIODeadline.now() - start >= .seconds(1))
  }

  @Test func theFirstLoadIsLostAndTheNextOneFailsLater() async throws {
    let stage = try await Stage("first-load-lost.json")
    let sender = try await TestSender.connect(port: stage.receiver.port)
    let app = try #require(try await sender.launch())
    let film = #","media":{"contentId":"http://x/mine.mp4","contentType":"video/mp4"}"#
    try sender.request("LOAD", film, .media, to: app)
    let second = try sender.request("LOAD", film, .media, to: app)
    let first = try await sender.message { $0["type"] == "MEDIA_STATUS" }
    #expect(first?["requestId"]?.integer == second)
    #expect(try await sender.message { $0["type"] == "ERROR" }?["detailedErrorCode"] == 103)
  }

  @Test func aLaunchIsDeniedAndThenAllowed() async throws {
    let stage = try await Stage("permission-denied.json") { $0.launchAuthorization = LaunchAuthorization(.ask) }
    let sender = try await TestSender.connect(port: stage.receiver.port)
    try sender.open()
    let first = try sender.request("LAUNCH", ",\"appId\":\"CC1AD845\"")
    #expect(try await sender.message { $0["type"] == "LAUNCH_ERROR" }?["requestId"]?.integer == first)
    let second = try sender.request("LAUNCH", ",\"appId\":\"CC1AD845\"")
    let answer = try await sender.message { $0["type"] == "RECEIVER_STATUS" && $0["requestId"]?.integer == second }
    #expect(answer?["status"]?["applications"]?[0]?["appId"] == "CC1AD845")
  }
}
