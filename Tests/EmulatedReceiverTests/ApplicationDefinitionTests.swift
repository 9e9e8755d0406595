import CastModel
import CastV2
import JSONCodec
import NIOCore
import Testing

@testable import EmulatedReceiver

/// Apps as data.
@Suite struct ApplicationDefinitionTests {
  private static func read(_ json: String) throws -> ApplicationDefinition {
    try ApplicationDefinition(json: JSONDocument(parsing: json, policy: .strict).root)
  }

  @Test func everythingCanBeSaid() throws {
    let application = try Self.read(
      #"""
      {"appId":"1234ABCD","displayName":"Game","statusText":"Level 1","iconUrl":"http://x/i.png","namespaces":["urn:x-cast:game",
      "urn:x-cast:com.google.cast.media"],"appType":"ANDROID_TV","runningAppId":"A","androidTVAppId":"B",
      "launch":{"refusal":{"reason":"NOT_ALLOWED","extendedError":"USER_TIMEOUT"},"authorization":"ask",
      "authorizationTimeout":5,"time":0.5,"connectPause":1,"restartsOnRelaunch":true},
      "lifetime":{"grace":2,"mediaKeepsItAlive":false},
      "media":{"echoesRequestIDs":false,"statusShape":"flat","answersLoadAtOnce":false,"ignoredRequests":["QUEUE_NEXT"],
      "refusedRequests":["SEEK"],"withheldCommands":2,"furtherCommands":16384,"queueWindow":10,"statusCustomData":{"a":1},
      "volumeMembers":{"controlType":"master"}},
      "script":{"rules":[{"when":{"type":"HI"},"answers":[{"text":"hello"}]}],"otherwise":"echo"}}
      """#)
    var expected = ApplicationDefinition(
      appId: "1234ABCD", displayName: "Game", namespaces: ["urn:x-cast:game", .media], runningAppId: "A",
      androidTVAppId: "B", appType: .androidTv,
      launch: ApplicationLaunch(
        refusal: LaunchRefusal(reason: "NOT_ALLOWED", extendedError: "USER_TIMEOUT"),
        authorization: LaunchAuthorization(.ask, timeout: .seconds(5)), time: .milliseconds(500),
        connectPause: .seconds(1), restartsOnRelaunch: true),
      lifetime: ApplicationLifetime(grace: .seconds(2), mediaKeepsItAlive: false),
      media: MediaBehavior(
        echoesRequestIDs: false, statusShape: .flat, answersLoadAtOnce: false, ignoredRequests: ["QUEUE_NEXT"],
        refusedRequests: ["SEEK"], withheldCommands: 2, furtherCommands: 16_384, queueWindow: 10,
        statusCustomData: ["a": 1], volumeMembers: ["controlType": "master"]),
      script: ApplicationScript(
        rules: [ScriptRule(when: ScriptCondition(type: "HI"), answers: [ScriptAnswer(.text("hello"))])],
        otherwise: .echo))
    expected.statusText = "Level 1"
    expected.iconURL = "http://x/i.png"
    #expect(application == expected)
  }

  @Test func littleNeedsToBeSaid() throws {
    #expect(try Self.read(#"{"appId":"X"}"#) == ApplicationDefinition(appId: "X"))
  }

  @Test(
    arguments: [
      (#"{}"#, "appId"), (#"{"appId":""}"#, "appId"), (#"{"appId":"X","nmespaces":[]}"#, "nmespaces"),
      (#"{"appId":"X","namespaces":["game"]}"#, "namespaces"), (#"{"appId":"X","launch":{"time":-1}}"#, "launch.time"),
      (#"{"appId":"X","launch":{"authorization":"maybe"}}"#, "launch.authorization"),
      (#"{"appId":"X","media":{"statusShape":"round"}}"#, "media.statusShape"),
      (#"{"appId":"X","script":{"rules":[{"answers":[{"text":1}]}]}}"#, "script.rules[0].answers[0].text"),
    ])
  func slipsAreFound(json: String, path: String) {
    #expect {
      try Self.read(json)
    } throws: { error in
      (error as? JSONDecodingError)?.path == path
    }
  }
}
