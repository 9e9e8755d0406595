import CastModel
import CastSender
import Testing

@Suite("Which status answers a LAUNCH")
struct LaunchResolutionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var applications: [ReceiverApplication]
    var requestId: Int64? = 0
    var earlier: Set<String> = []
    var mustBeNew = false
    var launched: String?
    var testDescription: String { self.name }
  }

  static let rows: [Row] = [
    Row(name: "a broadcast that shows the app", applications: [.running()], launched: "run-1"),
    Row(name: "an answer that shows the app", applications: [.running()], requestId: 7, launched: "run-1"),
    Row(name: "somebody else's answer that shows the app", applications: [.running()], requestId: 3, launched: "run-1"),
    Row(name: "an id in lower case", applications: [.running("cc1ad845")], launched: "run-1"),
    Row(
      name: "a twin that names its universal id", applications: [.running("531A4F84", universalAppId: "CC1AD845")],
      launched: "run-1"),
    Row(name: "a nameless twin in a broadcast", applications: [.running("531A4F84")]),
    Row(name: "a nameless twin in the answer", applications: [.running("531A4F84")], requestId: 7, launched: "run-1"),
    Row(
      name: "the app that ran before, in the answer", applications: [.running("233637DE", sessionId: "old")],
      requestId: 7, earlier: ["old"]),
    Row(name: "the idle screen in the answer", applications: [.running("E8C28D3C")], requestId: 7),
    Row(
      name: "an idle screen under another id in the answer",
      applications: [.running("AAAAAAAA", isIdleScreen: true)], requestId: 7),
    Row(name: "no app in the answer", applications: [], requestId: 7),
    Row(name: "the app without an address yet", applications: [.running(transportId: nil)], requestId: 7),
    Row(
      name: "the old run in a broadcast when a new one is wanted", applications: [.running(sessionId: "old")],
      earlier: ["old"], mustBeNew: true),
    Row(
      name: "the old run in the answer when a new one is wanted (openscreen keeps it)",
      applications: [.running(sessionId: "old")], requestId: 7, earlier: ["old"], mustBeNew: true, launched: "old"),
    Row(
      name: "a new run in a broadcast when a new one is wanted", applications: [.running(sessionId: "new")],
      earlier: ["old"], mustBeNew: true, launched: "new"),
  ]

  @Test(arguments: rows)
  func decides(_ row: Row) {
    let resolution = LaunchResolution(
      applicationId: "CC1AD845", requestId: 7, earlierSessionIds: row.earlier, mustBeNew: row.mustBeNew)
    let application = resolution.application(in: .listing(row.applications, requestId: row.requestId))
    #expect(application?.sessionId == row.launched)
  }
}
