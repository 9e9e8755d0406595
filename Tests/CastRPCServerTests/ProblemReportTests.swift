import CastRPCProtocol
import FrameworkLog
import JSONCodec
import Testing

@testable import CastRPCServer

/// The text of a report.
@Suite struct ProblemReportTests {
  @Test func aReportIsMarkdownWhoseBlocksNothingEnds() {
    var report = ProblemReport()
    report.add("Empty", [])
    report.add(
      "Lines", [.fact("a fact"), .text("```\n# Title <img src=x>"), .row(["a", "b"]), .row(["long", "b"])])
    let text = report.redacted(at: "now").text
    #expect(!text.contains("Empty"))
    #expect(text.contains("## Lines\n```\na fact\n'''\\n# Title <img src=x>\na     b\nlong  b\n```\n"))
    #expect(text.ranges(of: "```").count == 2)
  }

  @Test func longLinesAreCut() {
    var report = ProblemReport()
    report.add("Lines", [.text(String(repeating: "x ", count: 9_000))])
    #expect(report.redacted(at: "now").text.utf8.count < 6_000)
  }

  @Test func equalTextsHaveEqualStandIns() {
    var report = ProblemReport()
    report.hide("Küche")
    report.hide("TV")
    report.hide("Fritz Home", as: .network)
    report.add(
      "Lines",
      [
        .text("'Küche' at 192.168.1.7:8009"), .row(["TV", "192.168.1.7"]),
        .value("x", ["ssid": "Fritz Home", "a": "Küche"]),
      ])
    let result = report.redacted(at: "now")
    #expect(result.text.contains("'Device 1' at 192.0.2.2:8009\nDevice 2  192.0.2.2\n"))
    #expect(result.text.contains(#"x: {"ssid":"Network 1","a":"Device 1"}"#))
    #expect(result.replacements.first { $0.kind == "name" }?.count == 2)
  }

  /// A report whose lines have a name in a text, in a value and in a cell.
  private static func report(of names: [String], devices: Int = 1) -> ProblemReport {
    var report = ProblemReport()
    for name in names { for _ in 0..<devices { report.hide(name) } }
    report.add("Facts", [.fact("a fact")])
    report.add(
      "Lines",
      names.flatMap { [.text("'\($0)' is slow"), .value("x", ["title": .string("at \($0)")]), .row([$0, "TV"])] })
    return report
  }

  @Test func manyNamesDoNotShowTheLastOnes() {
    let names = (0..<1_000).map { "Zimmer \($0) von Annika" } + ["annikauser", "Onkel Toms Alias"]
    // A name that several devices have counts once.
    let result = Self.report(of: names, devices: 5).redacted(at: "now")
    for text in ["Annika", "annikauser", "Onkel"] { #expect(!result.text.contains(text), "\(text) is in the report") }
    #expect(result.text.contains("'Device 1002' is slow") && result.text.contains("Device 1002  TV"))
    #expect(!result.text.contains("left out"))
    #expect(result.replacements.first { $0.kind == "name" }?.count == 1_002)
  }

  @Test func tooManyNamesLeaveOutTheLinesThatMayHoldOne() {
    let names = (0...ProblemReport.maximumNames).map { "Zimmer \($0)" }
    let text = Self.report(of: names).redacted(at: "now").text
    #expect(!text.contains("Zimmer") && text.contains("a fact"))
    #expect(text.contains("More than \(ProblemReport.maximumNames) names are private"))
  }
}
