import CastModel
import Testing

@testable import CastSender

@Suite struct ResumeTableTests {
  private static let options = ResumeOptions()

  private func table(_ position: Double, of duration: Double = 3_600) -> ResumeTable {
    var table = ResumeTable()
    table.note("/film.mkv", .init(position: position, duration: duration, savedAt: 1), Self.options)
    return table
  }

  @Test(
    arguments: [
      (1_200.0, 3_600.0, 1_195.0), (30, 3_600, nil), (3_500, 3_600, nil), (200, 300, nil), (60, 600, 55),
    ] as [(Double, Double, Double?)])
  func theMiddleOfLongMediaIsKept(position: Double, duration: Double, place: Double?) {
    #expect(self.table(position, of: duration).place(of: "/film.mkv") == place)
    #expect(self.table(position, of: duration).place(of: "/other.mkv") == nil)
  }

  @Test func whatWasSeenIsForgottenAndABeginningIsNot() {
    var table = self.table(1_200)
    table.note("/film.mkv", .init(position: 10, duration: 3_600, savedAt: 2), Self.options)
    #expect(table.place(of: "/film.mkv") == 1_195)
    table.note("/film.mkv", .init(position: 3_590, duration: 3_600, savedAt: 3), Self.options)
    #expect(table.place(of: "/film.mkv") == nil)
  }

  @Test func theOldestGoFirst() {
    var table = ResumeTable()
    let options = ResumeOptions(maximumEntries: 2)
    for (index, name) in ["a", "b", "c"].enumerated() {
      table.note(name, .init(position: 600, duration: 3_600, savedAt: Int64(index)), options)
    }
    #expect(["a", "b", "c"].map { table.place(of: $0) } == [nil, 595, 595])
  }

  @Test func theTextNamesNothingAndIsReadAgain() {
    let table = self.table(1_200)
    #expect(!table.text.contains("film"))
    #expect(ResumeTable(text: table.text) == table)
    #expect(self.table(1_200).text != table.text)
  }

  @Test(arguments: [
    "", "x", "cast-rpc places 1\n", "cast-rpc places 1\nshort\n", "\u{0}\u{1}", "cast-rpc places 9\na\n",
  ])
  func nonsenseIsAnEmptyTable(text: String) {
    #expect(ResumeTable(text: text).places.isEmpty)
  }

  @Test func brokenLinesArePassedOver() {
    let table = self.table(1_200)
    let text = table.text + "nonsense\n" + String(repeating: "f", count: 64) + " nan inf 1\n"
    #expect(ResumeTable(text: text) == table)
  }
}
