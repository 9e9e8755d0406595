import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Launching, and its obstacles (cast.md 6.1, 6.3).
@Suite struct LaunchTests {
  private static func bench(_ change: (inout ReceiverConfiguration) -> Void) -> ReceiverBench {
    var configuration = ReceiverConfiguration.testing()
    change(&configuration)
    var bench = ReceiverBench(configuration)
    bench.connect()
    return bench
  }

  private static let launch = #"{"type":"LAUNCH","appId":"CC1AD845","requestId":4,"senderDeviceName":"Phone"}"#

  private static func asking() -> ReceiverBench {
    var bench = Self.bench { $0.launchAuthorization = LaunchAuthorization(.ask, timeout: .seconds(30)) }
    let sent = bench.send(Self.launch, .receiver)
    #expect(sent.map { $0.payload["status"] } == ["USER_PENDING_AUTHORIZATION"])
    #expect(sent.first?.payload["launchRequestId"] == 4)
    #expect(sent.first?.payload["requestId"] == nil)
    return bench
  }

  @Test func launchesOnceAViewerAllowsIt() {
    var bench = Self.asking()
    #expect(bench.core.screen(at: bench.now).prompt?.senderDeviceName == "Phone")
    #expect(bench.pass(.seconds(29)).isEmpty)
    let sent = bench.operate(.decideLaunch(isAllowed: true))
    #expect(sent.map(\.type) == ["LAUNCH_STATUS", "RECEIVER_STATUS"])
    #expect(sent.first?.payload["status"] == "USER_ALLOWED")
    #expect(sent.last?.requestId == 4)
    #expect(bench.core.screen(at: bench.now).prompt == nil)
    #expect(bench.operate(.decideLaunch(isAllowed: true)).isEmpty)
  }

  @Test func failsOnceAViewerDeniesIt() {
    var bench = Self.asking()
    let sent = bench.operate(.decideLaunch(isAllowed: false))
    #expect(sent.map(\.type) == ["LAUNCH_STATUS", "LAUNCH_ERROR"])
    #expect(sent.first?.payload["status"] == "USER_NOT_ALLOWED")
    #expect(sent.last?.payload["extendedError"] == "USER_NOT_ALLOWED")
    #expect(bench.core.application == nil)
  }

  @Test func failsIfNoViewerAnswersInTime() {
    var bench = Self.asking()
    let sent = bench.pass(.seconds(30))
    #expect(sent.map(\.type) == ["LAUNCH_ERROR"])
    #expect(sent.first?.payload["reason"] == "NOT_ALLOWED")
    #expect(sent.first?.payload["extendedError"] == "USER_TIMEOUT")
  }

  @Test func theQuestionGoesWithItsSender() {
    var bench = Self.asking()
    _ = bench.closeLink(1)
    #expect(bench.core.screen(at: bench.now).prompt == nil)
    #expect(bench.pass(.seconds(60)).isEmpty)
  }

  @Test func stopTakesTheLaunchBack() {
    var bench = Self.asking()
    let sent = bench.send(#"{"type":"STOP","requestId":5}"#, .receiver)
    #expect(sent.map(\.type) == ["LAUNCH_ERROR", "RECEIVER_STATUS"])
    #expect(sent.first?.payload["reason"] == "CANCELLED")
  }

  @Test func theSameRequestTwiceIsRefused() {
    var bench = Self.asking()
    let sent = bench.send(Self.launch, .receiver)
    #expect(sent.map(\.type) == ["INVALID_REQUEST"])
    #expect(sent.first?.payload["reason"] == "DUPLICATE_REQUEST_ID")
  }

  @Test func aPolicyDeniesAtOnce() {
    var bench = Self.bench { $0.launchAuthorization = LaunchAuthorization(.deny) }
    #expect(bench.send(Self.launch, .receiver).map(\.type) == ["LAUNCH_STATUS", "LAUNCH_ERROR"])
  }

  @Test func anAppCanRefuse() {
    var bench = Self.bench {
      $0.applications[0].launch.refusal = LaunchRefusal(
        reason: "SYSTEM_ERROR", extendedError: "USER_PROFILE_DISABLED")
    }
    let sent = bench.send(Self.launch, .receiver)
    #expect(sent.first?.payload["reason"] == "SYSTEM_ERROR")
    #expect(sent.first?.payload["extendedError"] == "USER_PROFILE_DISABLED")
    #expect(bench.events.contains { $0.name == "launchFailed" })
  }

  @Test func openscreenTellsEveryoneFirst() {
    var bench = Self.bench { $0.dialect = .openscreen }
    bench.connect(link: 2)
    let sent = bench.send(Self.launch, .receiver)
    #expect(sent.map(\.type) == ["RECEIVER_STATUS", "RECEIVER_STATUS", "LAUNCH_STATUS", "RECEIVER_STATUS"])
    #expect(sent.map(\.requestId) == [0, 0, nil, 4])
    #expect(sent.map(\.message.destinationId) == ["*", "*", "sender-1", "sender-1"])
    #expect(sent.first?.application?["appId"] == "CC1AD845")
    let stopped = bench.send(#"{"type":"STOP","requestId":5}"#, .receiver)
    #expect(stopped.map(\.requestId) == [0, 0])
  }

  @Test func someDevicesNeverEchoTheRequest() {
    var bench = Self.bench { $0.dialect.launchAnswer = .broadcastOnly }
    #expect(bench.send(Self.launch, .receiver).map(\.requestId) == [0, nil])
  }

  /// The device's app types, the sender's, and the result: the app's id or a reason.
  @Test(
    arguments: [
      ([.web], nil, "233637DE"), ([.web], #"["WEB"]"#, "233637DE"), ([.web, .androidTv], nil, "2C6A6E3D"),
      ([.web, .androidTv], #"["WEB"]"#, "233637DE"), ([.web, .androidTv], #"["WEB","ANDROID_TV"]"#, "2C6A6E3D"),
      ([.web], #"["ANDROID_TV"]"#, "NOT_FOUND"),
    ] as [([ApplicationType], String?, String)])
  func theSenderGetsWhatItCanTalkTo(device: [ApplicationType], types: String?, expected: String) {
    var bench = Self.bench { $0.applicationTypes = device }
    let supported = types.map { #","supportedAppTypes":\#($0)"# } ?? ""
    let sent = bench.send(#"{"type":"LAUNCH","appId":"233637DE","requestId":4\#(supported)}"#, .receiver)
    #expect((sent.first?.application?["appId"] ?? sent.first?.payload["reason"])?.string == expected)
    guard sent.first?.application != nil else { return }
    #expect(sent.first?.application?["universalAppId"] == "233637DE")
    #expect(sent.first?.application?["appType"] == (expected == "2C6A6E3D" ? "ANDROID_TV" : "WEB"))
  }

  @Test(arguments: [
    #""credentials":"c","credentialsType":"web""#,
    #""appParams":{"launchCheckerParams":{"credentialsData":{"credentials":"c","credentialsType":"web"}}}"#,
  ])
  func credentialsAreTakenFromEitherPlace(members: String) {
    var bench = Self.bench { _ in }
    _ = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":4,\#(members)}"#, .receiver)
    guard case .launched(let record)? = bench.events.last(where: { $0.name == "launched" }) else {
      Issue.record("no launch was reported")
      return
    }
    #expect(record.credentials == "c")
    #expect(record.credentialsType == "web")
  }

  @Test func someAppsBeginAnewWhenLaunchedAgain() {
    var bench = Self.bench { $0.applications[0].launch.restartsOnRelaunch = true }
    _ = bench.send(Self.launch, .receiver)
    let sent = bench.send(#"{"type":"LAUNCH","appId":"CC1AD845","requestId":5}"#, .receiver)
    #expect(sent.last?.application?["sessionId"] == "session-2")
  }

  /// real-traffic: `gnd-full-session` 6, `go101-launch-from-idle` 2, `ha112717-lovelace-launch` 3.
  @Test(arguments: [false, true]) func aColdLaunchEndsTheOtherAppAtOnce(asks: Bool) {
    var bench = Self.bench {
      $0.launchTime = .seconds(3)
      $0.showsIdleScreen = true
      for index in $0.applications.indices where asks && $0.applications[index].appId == "EC40EC40" {
        $0.applications[index].launch.authorization = LaunchAuthorization(.ask, timeout: .seconds(30))
      }
    }
    _ = bench.send(Self.launch, .receiver)
    let app = bench.pass(.seconds(3)).last?.application?["transportId"]?.string ?? "none"
    bench.connect(to: app)
    var sent = bench.send(#"{"type":"LAUNCH","appId":"EC40EC40","requestId":5}"#, .receiver)
    if asks {
      #expect(sent.map(\.type) == ["LAUNCH_STATUS"])
      sent = bench.operate(.decideLaunch(isAllowed: true)).filter { $0.type != "LAUNCH_STATUS" }
    }
    #expect(sent.map(\.type) == ["CLOSE", "RECEIVER_STATUS"])
    #expect(sent.last?.requestId == 0 && sent.last?.message.destinationId == "*")
    #expect(sent.last?.payload["status"] != nil && sent.last?.application == nil)
    #expect(bench.media(#"{"type":"GET_STATUS","requestId":6}"#, to: app).isEmpty)
    #expect(bench.pass(.seconds(3)).first { $0.requestId == 5 }?.application?["appId"] == "EC40EC40")
  }

  @Test func theIdleScreenIsShownAgainAfterACancelledLaunch() {
    var bench = Self.bench {
      $0.launchTime = .seconds(3)
      $0.showsIdleScreen = true
    }
    #expect(bench.send(Self.launch, .receiver).map(\.application) == [nil])
    let stopped = bench.send(#"{"type":"STOP","requestId":5}"#, .receiver)
    #expect(stopped.map(\.type) == ["LAUNCH_ERROR", "RECEIVER_STATUS"])
    #expect(stopped.last?.application?["isIdleScreen"] == true)
  }

  @Test func aLaunchTurnsTheTVOn() {
    var bench = Self.bench { _ in }
    #expect(bench.operate(.setStandBy(true)).first?.payload["status"]?["isStandBy"] == true)
    #expect(bench.operate(.setStandBy(true)).isEmpty)
    _ = bench.operate(.setActiveInput(false))
    #expect(bench.core.screen(at: bench.now).phase == .standby)
    let sent = bench.send(Self.launch, .receiver)
    #expect(sent.first?.payload["status"]?["isStandBy"] == false)
    #expect(sent.first?.payload["status"]?["isActiveInput"] == true)
  }

  @Test func someAppsTakeATimeBeforeTheyCanBeConnectedTo() {
    var bench = Self.bench { _ in }
    let sent = bench.send(#"{"type":"LAUNCH","appId":"25456794","requestId":4}"#, .receiver)
    let app = sent.first?.application?["transportId"]?.string ?? "none"
    #expect(bench.send(#"{"type":"CONNECT"}"#, .connection, to: app).map(\.type) == ["CLOSE"])
    _ = bench.pass(.seconds(1))
    #expect(bench.send(#"{"type":"CONNECT"}"#, .connection, to: app).isEmpty)
  }
}
