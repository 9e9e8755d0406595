import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// How long launches take, and how they fail (devices.md F123 to F126).
@Suite struct LaunchTimingTests {
  private static func bench(_ change: (inout ReceiverConfiguration) -> Void) -> ReceiverBench {
    var configuration = ReceiverConfiguration.testing()
    change(&configuration)
    var bench = ReceiverBench(configuration)
    bench.connect()
    return bench
  }

  private static func launch(_ id: Int, _ app: String = "CC1AD845") -> String {
    #"{"type":"LAUNCH","appId":"\#(app)","requestId":\#(id),"supportedAppTypes":["WEB"]}"#
  }

  /// A receiver of a model that launches in the model's time.
  private static func bench(of model: String, launchTime: TimeAmount? = nil) throws -> ReceiverBench {
    let model = try #require(DeviceModels.builtIn[model])
    return Self.bench {
      model.apply(to: &$0, id: "0123456789abcdef0123456789abcdef", name: "x")
      $0.launchTime = launchTime
    }
  }

  /// model, milliseconds of a cold launch
  @Test(arguments: [("chromecast-1", 3_000), ("google-tv", 4_300), ("android-tv", 6_400), ("chromecast-ultra", 1_000)])
  func takesTheModelsTimeColdAndLittleWarm(model: String, cold: Int64) throws {
    var bench = try Self.bench(of: model)
    _ = bench.send(Self.launch(4), .receiver)
    #expect(bench.pass(.milliseconds(cold - 1)).isEmpty)
    #expect(
      bench.pass(.milliseconds(1)).contains { $0.requestId == 4 && $0.application?["universalAppId"] != "E8C28D3C" })
    _ = bench.send(Self.launch(5), .receiver)
    #expect(bench.pass(.milliseconds(49)).isEmpty)
    #expect(bench.pass(.milliseconds(1)).contains { $0.requestId == 5 })
  }

  @Test func takesTheGivenTimeInstead() throws {
    var bench = try Self.bench(of: "android-tv", launchTime: .zero)
    #expect(bench.send(Self.launch(4), .receiver).contains { $0.requestId == 4 })
  }

  @Test func takesTheUsualTimeWithoutAModel() {
    var bench = Self.bench { $0.launchTime = nil }
    #expect(bench.send(Self.launch(4), .receiver).isEmpty)
    #expect(bench.pass(.milliseconds(200)).map(\.requestId) == [4])
  }

  @Test(arguments: ["chromecast-3", "google-tv", "nest-hub", "nest-mini"])
  func saysFirstThatTheLaunchIsAllowed(model: String) throws {
    var bench = try Self.bench(of: model)
    let first = bench.send(Self.launch(4), .receiver)
    #expect(first.first?.payload == ["type": "LAUNCH_STATUS", "launchRequestId": 4, "status": "USER_ALLOWED"])
    // A model with an idle screen ends it, and sends a status without apps.
    #expect(first.dropFirst().allSatisfy { $0.requestId == 0 && $0.application == nil })
    #expect(bench.pass(.seconds(7)).first { $0.type == "RECEIVER_STATUS" }?.requestId == 4)
  }

  @Test func keepsTheQuestionThatWasConfigured() throws {
    let model = try #require(DeviceModels.builtIn["google-tv"])
    var bench = Self.bench {
      $0.launchAuthorization = LaunchAuthorization(.ask)
      model.apply(to: &$0, id: "0123456789abcdef0123456789abcdef", name: "x")
    }
    #expect(bench.send(Self.launch(4), .receiver).first?.payload["status"] == "USER_PENDING_AUTHORIZATION")
  }

  @Test func failsAfterAMinuteIfTheAppDoesNotStart() throws {
    var faults = ReceiverFaults()
    try faults.set("launch=CAST_INIT_TIMEOUT")
    var bench = Self.bench { $0.faults = faults }
    #expect(bench.send(Self.launch(4), .receiver).isEmpty)
    #expect(bench.pass(.milliseconds(59_999)).isEmpty)
    let sent = bench.pass(.milliseconds(1))
    #expect(sent.map(\.type) == ["LAUNCH_ERROR"])
    #expect(sent.first?.payload["reason"] == "CAST_INIT_TIMEOUT")
    #expect(sent.first?.requestId == 4)
    #expect(bench.core.nextDeadline == nil)
  }

  @Test func forgetsALaunchThatFailsLaterWithItsLink() {
    var bench = Self.bench { $0.faults.launchRefusal = LaunchRefusal(reason: "X", delay: .seconds(5)) }
    _ = bench.send(Self.launch(4), .receiver)
    _ = bench.closeLink(1)
    #expect(bench.pass(.seconds(10)).isEmpty)
  }

  @Test func boundsTheLaunchesThatFailLater() {
    var bench = Self.bench { $0.faults.launchRefusal = LaunchRefusal(reason: "X", delay: .seconds(5)) }
    for id in 1...DelayedRefusal.maximumCount { #expect(bench.send(Self.launch(id), .receiver).isEmpty) }
    #expect(bench.send(Self.launch(999), .receiver).map(\.requestId) == [999])
    #expect(bench.pass(.seconds(5)).count == DelayedRefusal.maximumCount)
  }

  @Test func neverAnswersALaunch() throws {
    var faults = ReceiverFaults()
    try faults.set("silent=launch")
    var bench = Self.bench { $0.faults = faults }
    #expect(bench.send(Self.launch(4), .receiver).isEmpty)
    #expect(bench.pass(.hours(1)).isEmpty)
  }

  @Test(arguments: ["LOAD", "QUEUE_LOAD"])
  func losesTheFirstLoadOfEachRun(type: String) throws {
    var faults = ReceiverFaults()
    try faults.set("drop-first-load")
    var bench = Self.bench { $0.faults = faults }
    let members = type == "LOAD" ? MediaApplicationTests.video : "\"items\":[{\(MediaApplicationTests.video)}]"
    func load(_ app: String, _ id: Int) -> [ReceiverBench.Sent] {
      bench.media("{\"type\":\"\(type)\",\"requestId\":\(id),\(members)}", to: app)
    }
    var app = bench.launch()
    #expect(load(app, 2).isEmpty)
    #expect(load(app, 3).first?.requestId == 3)
    _ = bench.send(#"{"type":"STOP","requestId":4}"#, .receiver)
    app = bench.launch()
    #expect(load(app, 5).isEmpty)
  }

  @Test(arguments: [
    (#"{"reason":"CAST_INIT_TIMEOUT"}"#, 60), (#"{"reason":"CAST_INIT_TIMEOUT","delay":2}"#, 2),
    (#"{"reason":"NOT_ALLOWED"}"#, 0),
  ])
  func anAppsRefusalHasItsTime(json: String, seconds: Int64) throws {
    let refusal = try LaunchRefusal(json: JSONDocument(parsing: json, policy: .strict).root)
    #expect(refusal.delay == .seconds(seconds))
  }
}
