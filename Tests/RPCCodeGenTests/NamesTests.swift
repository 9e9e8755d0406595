import Testing

@testable import RPCCodeGen

struct NamesTests {
  @Test(arguments: [
    ("REPEAT_ALL", "repeatAll"), ("PLAYING", "playing"), ("e_ac3", "eAc3"), ("dv", "dv"), ("3D", "_3d"),
    ("DEFAULT", "`default`"), ("NONE", "noneValue"), ("rawAudio", "rawAudio"),
    ("TLSFailed", "tlsFailed"), ("TLSv1", "tlsv1"), ("CRLInvalid", "crlInvalid"), ("ID", "id"),
    ("application/dash+xml", "applicationDashXml"),
  ])
  func enumValuesBecomeSwiftMembers(_ wire: String, _ swift: String) {
    #expect(SwiftNames.member(wire) == swift)
  }

  @Test(arguments: [
    ("didUpdateStatus", "did_update_status"), ("contentURL", "content_url"), ("getURLNow", "get_url_now"),
    ("id", "id"), ("MediaStatus", "media_status"), ("known-hosts", "known_hosts"),
  ])
  func snakeCaseKeepsAcronymsTogether(_ camel: String, _ snake: String) {
    #expect(Names.snake(camel) == snake)
  }

  @Test(arguments: ["string", "integer[]", "map<number>", "map<Track[]>[]", "any", "object"])
  func typeExpressionsReadBackAsWritten(_ text: String) {
    #expect(TypeExpression(parsing: text)?.description == text)
  }

  @Test(arguments: ["", "[]", "map<>", "map<string", "track", "Track[", "String?", "Tr ack"])
  func otherTextIsNoType(_ text: String) {
    #expect(TypeExpression(parsing: text) == nil)
  }

  @Test func swiftLiteralsAreEscaped() {
    #expect(SwiftNames.literal("a\"b\\c\n\u{1}é") == #""a\"b\\c\n\u{1}é""#)
  }
}
