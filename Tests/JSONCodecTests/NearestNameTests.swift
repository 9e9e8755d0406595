import JSONCodec
import Testing

@Suite struct NearestNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let known: [String]
    let meant: String?
    var testDescription: String { "\(self.name) among \(self.known)" }
  }

  @Test(arguments: [
    Row(name: "sessionID", known: ["deviceId", "sessionId"], meant: "sessionId"),
    Row(name: "session_id", known: ["deviceId", "sessionId"], meant: "sessionId"),
    Row(name: "sesionId", known: ["deviceId", "sessionId"], meant: "sessionId"),
    Row(name: "sessoinId", known: ["deviceId", "sessionId"], meant: "sessionId"),
    Row(name: "name", known: ["deviceId", "friendlyName"], meant: "friendlyName"),
    Row(name: "Living", known: ["Kitchen", "Living Room"], meant: "Living Room"),
    Row(name: "living room tv", known: ["Kitchen", "Living Room"], meant: "Living Room"),
    Row(name: "appId", known: ["host", "port"], meant: nil),
    Row(name: "text", known: ["test", "texts"], meant: "test"),
    Row(name: "", known: ["a", ""], meant: nil),
    Row(name: "-", known: ["a", "_"], meant: nil),
    Row(name: "a", known: ["b"], meant: nil),
    Row(name: "Küche", known: ["Kuche", "KÜCHE"], meant: "KÜCHE"),
  ])
  func finds(_ row: Row) {
    #expect(NearestName.of(row.name, among: row.known) == row.meant)
  }

  @Test func ofEquallyNearNamesTheFirstIsTaken() {
    #expect(NearestName.of("volume1", among: ["volume2", "volume3"]) == "volume2")
  }

  @Test func longNamesAreOnlyFoundIfTheyAreEqual() {
    let long = String(repeating: "n", count: 1_000_000)
    #expect(NearestName.of(long, among: [String(repeating: "n", count: 60)]) == nil)
  }
}
