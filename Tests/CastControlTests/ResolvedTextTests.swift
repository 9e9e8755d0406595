import CastModel
import Testing

@testable import CastControl

@Suite("What castctl says of pages") struct ResolvedTextTests {
  private static func content(
    _ title: String?, duration: Double? = nil, height: Int64? = nil, kind: ResolvedKind = .page, count: Int64 = 1,
    isLive: Bool? = nil
  ) -> ResolvedContent {
    ResolvedContent(
      kind: kind, url: "https://vimeo.com/1", host: "vimeo.com", title: title, duration: duration, isLive: isLive,
      height: height, itemCount: count)
  }

  @Test(arguments: [
    (content("Big Buck Bunny", duration: 596.5, height: 1_080), "Big Buck Bunny · 10 min · 1080p, from vimeo.com"),
    (content("A podcast", kind: .playlist, count: 12), "A podcast · 12 items, from vimeo.com"),
    (content(nil, kind: .playlist), "1 item, from vimeo.com"), (content(nil), "media, from vimeo.com"),
    (content("News", isLive: true), "News · live, from vimeo.com"),
    (content("\u{1B}[2Jx"), "x, from vimeo.com"),
  ])
  func saysWhatWasFound(_ content: ResolvedContent, _ line: String) {
    #expect(ResolvedText.line(content) == line)
  }

  @Test(arguments: [
    (0.4, "0 s"), (59.4, "59 s"), (59.6, "1 min"), (3_570, "1 h"), (5_760, "1 h 36 min"), (.infinity, ""),
  ])
  func saysALength(_ seconds: Double, _ text: String) { #expect(ResolvedText.length(seconds) == text) }

  @Test func namesSubtitlesThatNoDeviceShows() {
    let item = PassedOverItem(name: "/a/film.sup\u{1B}[2J", reason: "They are pictures.")
    #expect(ResolvedText.lines(unusedSubtitles: [item]) == ["castctl: /a/film.sup: They are pictures."])
  }

  @Test func namesPassedOverEntries() {
    let items = (1...7).map { PassedOverItem(name: "Film \($0)", reason: "It is gone.") }
    #expect(ResolvedText.lines([], of: 3).isEmpty)
    #expect(
      ResolvedText.lines(Array(items.prefix(2)), of: 7)
        == ["castctl: 2 of 7 entries can't be played:", "  Film 1: It is gone.", "  Film 2: It is gone."])
    #expect(ResolvedText.lines(items, of: 9).last == "  and 2 more")
  }
}
