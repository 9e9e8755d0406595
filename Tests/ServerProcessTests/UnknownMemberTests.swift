import CastTestSupport
import JSONCodec
import Testing

/// Undeclared members in a client's call are refused, with their path and the nearest declared name.
@Suite(.blocking) struct UnknownMemberTests {
  struct Row: CustomTestStringConvertible {
    var method: String
    var params: JSONObject
    /// Without `params.`.
    var path: String
    var meant: String?
    var testDescription: String { "\(self.method): \(self.path)" }
  }

  private static func film(_ more: JSONObject) -> JSONObject {
    var params: JSONObject = ["media": ["contentId": "https://example.com/film.mp4", "contentType": "video/mp4"]]
    for (key, value) in more.members { params[key] = value }
    return params
  }

  static let rows: [Row] = [
    Row(method: "discovery.find", params: ["name": "Living Room"], path: "name", meant: "friendlyName"),
    Row(method: "discovery.find", params: ["friendlyname": "Attic"], path: "friendlyname", meant: "friendlyName"),
    Row(
      method: "session.start", params: ["deviceId": "x", "appId": "ABCD1234"], path: "appId", meant: "applicationId"),
    Row(method: "session.start", params: ["deviceId": "x", "language": "de"], path: "language", meant: "languageCode"),
    Row(method: "session.end", params: ["stopCasting": true], path: "stopCasting", meant: "action"),
    Row(method: "widget.disconnect", params: ["stopCasting": true], path: "stopCasting", meant: "action"),
    Row(method: "media.pause", params: ["sessionID": "s-1"], path: "sessionID", meant: "sessionId"),
    Row(method: "queue.insert", params: ["items": [], "beforeItemId": 3], path: "beforeItemId", meant: "insertBefore"),
    Row(method: "media.load", params: film(["startTime": 30]), path: "startTime", meant: "currentTime"),
    Row(method: "media.load", params: film(["playPosition": 30]), path: "playPosition", meant: "currentTime"),
    Row(
      method: "media.load", params: ["contentId": "https://e.com/a.mp4"], path: "contentId", meant: "media.contentId"),
    Row(method: "media.seek", params: ["interval": 3], path: "interval", meant: "currentTime"),
    Row(
      method: "media.load", params: ["media": ["contentURL": "https://example.com/a.mp4"]], path: "media.contentURL",
      meant: "contentUrl"),
    Row(
      method: "context.create", params: ["maximumSessions": 3], path: "maximumSessions",
      meant: "options.maximumSessions"),
    Row(
      method: "context.create", params: ["options": ["discovery": ["passivScan": true]]],
      path: "options.discovery.passivScan", meant: "passiveScan"),
    Row(
      method: "widget.setOptions", params: ["options": ["castButton": ["startDiscoveryAfterFirstTap": true]]],
      path: "options.castButton.startDiscoveryAfterFirstTap", meant: nil),
    Row(
      method: "events.subscribe", params: ["topics": ["session.*", "media.didUpdateStatsu"]], path: "topics[1]",
      meant: "media.didUpdateStatus"),
    Row(method: "events.subscribe", params: ["topics": ["medai.*"]], path: "topics[0]", meant: "media.*"),
    Row(method: "server.ping", params: ["hello": 1], path: "hello", meant: nil),
  ]

  @Test func isRefusedWithTheNearestName() throws {
    let server = try Conversation.server()
    for row in Self.rows {
      let error = try server.failure(row.method, row.params)
      #expect(error["code"] == -32602, "\(row.testDescription): \(error.jsonText)")
      #expect(error["data"]?["path"]?.string == "params.\(row.path)", "\(error.jsonText)")
      let reason = error["data"]?["reason"]?.string ?? ""
      if let meant = row.meant {
        #expect(reason.hasSuffix("did you mean `\(meant)`?"), "\(row.testDescription): \(reason)")
      } else {
        #expect(!reason.contains("did you mean"), "\(row.testDescription): \(reason)")
      }
    }
    try server.call("server.ping")
  }

  @Test func openObjectsStayOpen() throws {
    let server = try Conversation.server()
    for params in [Self.film(["vendorSaid": 1]), Self.film(["customData": ["startTime": 1]])] {
      #expect(try server.failure("media.load", params)["data"]?["name"] == "NoSuchSession")
    }
    #expect(try server.failure("media.pause", ["customData": ["sessionID": 1]])["data"]?["name"] == "NoSuchSession")
    try server.call("server.echo", ["value": ["anything": 1], "progressToken": "p"])
  }
}
