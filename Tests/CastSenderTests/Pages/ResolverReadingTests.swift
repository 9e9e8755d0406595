import CastModel
import Conversion
import Testing

@testable import CastSender

/// What yt-dlp 2026.10.26 printed for pages of this project's tests, with the members that are read, and a few that
/// other sites have.
@Suite("The output of resolvers") struct ResolverReadingTests {
  private static func ytDlp(_ text: String, limit: Int = 200) throws -> ResolverAnswer {
    try ResolverReading.ytDlp(Array(text.utf8), limit: limit)
  }

  private static func own(_ text: String, limit: Int = 200) throws -> ResolverAnswer {
    try ResolverReading.own(Array(text.utf8), limit: limit)
  }

  @Test func readsAVideoElement() throws {
    let answer = try Self.ytDlp(
      #"""
      {"id": "sources-1", "title": "Sources \u202e(1)", "extractor": "html5", "_type": "video", "duration": null,
       "thumbnail": "http://127.0.0.1:8899/p.jpg", "webpage_url": "http://127.0.0.1:8899/sources.html",
       "subtitles": {"de": [{"url": "http://127.0.0.1:8899/de.vtt", "ext": "vtt"}],
                     "en": [{"url": "http://127.0.0.1:8899/en.srt", "ext": "srt"}]},
       "formats": [
         {"ext": "webm", "height": null, "format_id": "0", "url": "http://127.0.0.1:8899/film.webm", "vcodec": null,
          "http_headers": {"User-Agent": "Mozilla/5.0", "Referer": "http://127.0.0.1:8899/sources.html"},
          "protocol": "http", "video_ext": "webm", "audio_ext": "none"},
         {"ext": "mp4", "height": 720, "format_id": "720p", "url": "http://127.0.0.1:8899/film.mp4", "vcodec": null,
          "protocol": "http", "video_ext": "mp4", "audio_ext": "none", "tbr": null}]}
      """#)
    let item = try #require(answer.items.first)
    #expect(!answer.isPlaylist && answer.items.count == 1 && item.title == "Sources  (1)")
    #expect(item.image == "http://127.0.0.1:8899/p.jpg" && item.page == "http://127.0.0.1:8899/sources.html")
    #expect(item.subtitles == [.init(url: "http://127.0.0.1:8899/de.vtt", language: "de")])
    #expect(item.formats.map(\.contentType) == ["video/webm", "video/mp4"] && item.formats[1].height == 720)
    #expect(item.formats[1].pictures == .unknown && item.formats[1].sound == .unknown)
    #expect(!item.formats[0].needsHeaders, "every format has these headers")
  }

  @Test func readsVariantsOfAManifest() throws {
    let answer = try Self.ytDlp(
      #"""
      {"title": "Live (1)", "is_live": true, "formats": [
         {"format_id": "hls-1280", "url": "http://h/v720.m3u8", "manifest_url": "http://h/master.m3u8", "tbr": 1280.0,
          "ext": "mp4", "fps": null, "protocol": "m3u8_native", "has_drm": false, "width": 1280, "height": 720,
          "vcodec": "avc1.64001f", "acodec": "mp4a.40.2"},
         {"format_id": "sb0", "url": "http://h/storyboard.jpg", "protocol": "mhtml", "ext": "mhtml"},
         {"format_id": "dash", "url": "http://h/base/", "protocol": "http_dash_segments", "vcodec": "vp9"}]}
      """#)
    let item = try #require(answer.items.first)
    let format = try #require(item.formats.first)
    #expect(
      item.isLive && item.formats.count == 1 && format.delivery == .hls && format.manifest == "http://h/master.m3u8")
    #expect(format.pictures == .codec("avc1.64001f") && format.sound == .codec("mp4a.40.2") && format.bitRate == 1_280)
  }

  @Test func readsAnItemWithoutAList() throws {
    let answer = try Self.ytDlp(
      #"{"title": "An OG film", "url": "http://h/film.mp4", "protocol": "http", "ext": "mp4", "video_ext": "mp4", "_type": "video"}"#
    )
    #expect(answer.items.first?.formats.map(\.url) == ["http://h/film.mp4"])
  }

  @Test func readsAPlaylistOfPages() throws {
    let answer = try Self.ytDlp(
      #"""
      {"_type": "playlist", "title": "A podcast", "playlist_count": 5, "entries": [
        {"_type": "url_transparent", "url": "http://h/video.html", "title": "One", "duration": null}, null, 7,
        {"_type": "url", "url": "file:///etc/passwd", "title": "Two"}]}
      """#, limit: 4)
    #expect(answer.isPlaylist && answer.title == "A podcast" && answer.leftOut == 1)
    #expect(answer.items.map(\.page) == ["http://h/video.html", nil] && answer.items.allSatisfy { $0.formats.isEmpty })
  }

  @Test func readsAnObjectOfAUsersProgram() throws {
    let answer = try Self.own(
      #"""
      {"title": "News", "image": "https://h/p.jpg", "duration": 60, "isLive": false, "expires": 1795550400,
       "formats": [{"url": "https://h/a.m3u8"}, {"url": "https://h/b.mp4", "videoCodec": "avc1.4d401f", "audioCodec": "none",
                    "height": 720, "bitRate": 2000000, "headers": {"Referer": "https://h/"}},
                   {"url": "javascript:alert(1)"}],
       "subtitles": [{"url": "https://h/s.vtt", "language": "de-AT", "name": "Deutsch"}, {"url": "https://h/t.vtt", "language": "$(id)"}],
       "chapters": [{"title": "Intro", "startTime": 0}, {"startTime": -1}]}
      """#)
    let item = try #require(answer.items.first)
    #expect(item.title == "News" && item.expires == 1_795_550_400 && item.duration == 60)
    #expect(item.formats.map(\.delivery) == [.hls, .file] && item.formats.map(\.needsHeaders) == [false, true])
    #expect(item.formats[1].sound == .absent && item.formats[1].bitRate == 2_000)
    #expect(
      item.subtitles.map(\.language) == ["de-AT", "und"]
        && item.chapters == [MediaChapter(title: "Intro", startTime: 0)])
  }

  @Test func readsAnObjectALine() throws {
    let lines =
      #"{"url": "https://h/1", "title": "One"}"# + "\n\n" + #"{"url": "https://h/2"}"# + "\n"
      + #"{"url": "https://h/3"}"#
    let answer = try Self.own(lines, limit: 2)
    #expect(answer.isPlaylist && answer.items.map(\.page) == ["https://h/1", "https://h/2"] && answer.leftOut == 1)
    #expect(try Self.own("{\n \"title\": \"One\"\n}\n").items.map(\.title) == ["One"])
    #expect(try Self.own(#"{"title": "L", "entries": [{"url": "https://h/1"}]}"#).isPlaylist)
  }

  @Test(arguments: [
    ("", "printed nothing"), ("hello", "no JSON"), ("[1]", "an array"), (#"{"error": "no such film"}"#, "no such film"),
    (String(repeating: "[", count: 300), "no JSON"), ("{\"title\": \"", "no JSON"),
  ])
  func refusesGarbage(_ text: String, _ reason: String) {
    let failure = #expect(throws: ResolverReading.Failure.self) { try Self.own(text) }
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
  }

  @Test func boundsWhatAPageSays() throws {
    let formats = (0..<2_000).map { #"{"url": "https://h/\#($0).mp4"}"# }.joined(separator: ",")
    let title = String(repeating: "a", count: 10_000)
    let item = try Self.own(#"{"title": "\#(title)", "duration": 1e300, "formats": [\#(formats)]}"#).items[0]
    #expect(item.title?.count == PageText.maximumTitle + 1 && item.duration == nil)
    #expect(item.formats.count == ResolverReading.maximumFormats)
  }
}

/// The header fields that resolvers want: hostile ones reach no server.
@Suite("Header fields of resolvers") struct ResolverHeadersTests {
  private static func format(_ members: String) throws -> ResolverAnswer.Format {
    let text =
      #"{"title": "A", "formats": [{"url": "https://cdn.example.com/a.mp4", "protocol": "https", \#(members)}]}"#
    return try #require(ResolverReading.ytDlp(Array(text.utf8), limit: 1).items.first?.formats.first)
  }

  private static func text(_ format: ResolverAnswer.Format) -> [String] {
    format.headers.map { "\($0.name): \($0.value)" }
  }

  @Test func takesTheFieldsThatServersCheck() throws {
    let format = try Self.format(
      #""http_headers": {"user-agent": "Mozilla/5.0", "Referer": "https://h/", "Sec-Fetch-Mode": "navigate"}"#)
    #expect(Self.text(format) == ["Referer: https://h/", "User-Agent: Mozilla/5.0"] && !format.needsHeaders)
  }

  @Test(arguments: [
    #""Host": "router.lan""#, #""Range": "bytes=0-""#, #""Transfer-Encoding": "chunked""#, #""X-Forwarded-For": "1""#,
    #""Referer": "https://h/\r\nCookie: a=1""#, #""Referer": "a\nb""#, #""Referer": "a\u0000b""#, #""Referer": """#,
    #""Referer": 7"#, #""Referer": ["https://h/"]"#, #""Referer": "https://ü/""#, #""Referer\r\nX": "1""#,
    #""Cookie": "\#(String(repeating: "a", count: 5_000))""#,
  ])
  func leavesOut(_ field: String) throws {
    #expect(try Self.format("\"http_headers\": {\(field)}").headers.isEmpty)
  }

  @Test(
    arguments: [
      ("a=1", "a=1"), ("a=1; Domain=.example.com; Path=/; Secure; b=2; Domain=cdn.example.com", "a=1; b=2"),
      ("a=1; Domain=.other.example; b=2; Domain=example.com; Expires=1795550400", "b=2"),
      ("a=1; Domain=ample.com", nil), ("Secure; Domain=x", nil), ("a=1\r\nX: 1", nil), ("", nil),
    ] as [(String, String?)])
  func sendsCookiesToTheirDomainAlone(_ text: String, _ sent: String?) throws {
    let escaped = text.replacing("\r\n", with: "\\r\\n")
    let format = try Self.format("\"cookies\": \"\(escaped)\"")
    #expect(format.headers.first { $0.name == "Cookie" }?.value == sent)
    #expect(format.needsHeaders == !text.isEmpty)
  }

  @Test func boundsAllFieldsTogether() throws {
    let long = String(repeating: "a", count: 4_000)
    let format = try Self.format(
      "\"http_headers\": {\"Authorization\": \"\(long)\", \"Cookie\": \"\(long)\", \"Referer\": \"https://h/\"}")
    #expect(format.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count } <= 7_000)
  }
}

@Suite("Texts and addresses of pages") struct PageTextTests {
  @Test(
    arguments: [
      ("A \u{1B}[31mfilm\n", "A  [31mfilm"), ("\u{202E}evil\u{2066}", "evil"), ("a\u{0}b", "a b"), (" \t ", nil),
      ("Füllfilm 🎬", "Füllfilm 🎬"),
    ] as [(String, String?)])
  func cleansTitles(_ text: String, _ clean: String?) { #expect(PageText.line(text) == clean) }

  @Test func boundsOneLongCharacter() {
    let text = "a" + String(repeating: "\u{301}", count: 1_000_000)
    #expect((PageText.line(text)?.unicodeScalars.count ?? 0) <= 4 * PageText.maximumTitle)
  }

  @Test(arguments: [
    ("https://h/a b", false), ("http://h/\u{1B}", false), ("--exec=id", false), ("file:///etc/passwd", false),
    ("javascript:1", false), ("HTTPS://h/", true), ("http://127.0.0.1:1/x?y=1#z", true),
  ])
  func takesAddressesOfTheWebAlone(_ text: String, _ isTaken: Bool) {
    #expect((PageText.address(text) != nil) == isTaken)
  }

  @Test(
    arguments: [
      ("WARNING: x\nERROR: [generic] none: HTTP Error 404\nnull\n", "[generic] none: HTTP Error 404"), ("a\nb\n", "b"),
      ("", nil),
    ] as [(String, String?)])
  func findsTheLastWords(_ words: String, _ last: String?) { #expect(PageText.lastWords(words) == last) }

  @Test(arguments: [
    ("https://www.vimeo.com/1", "vimeo.com"), ("http://u:p@h.example:80/x", "h.example:80"), ("x", ""),
  ])
  func namesTheHost(_ url: String, _ host: String) { #expect(PageText.host(of: url) == host) }

  @Test(
    arguments: [
      ("https://h/a.mp4?expire=1000500&x=1", 1_000_500), ("https://h/a?Expires=1000500", 1_000_500),
      ("https://h/a?hdnea=st=999000~exp=1000400~acl=*", 1_000_400), ("https://h/a?e=5", nil),
      ("https://h/a?e=1000000", nil), ("https://h/a?exp=996400&x=1", nil), ("https://h/a?hdnea=exp=970000~acl=*", nil),
      ("https://h/a?e=1000001", 1_000_001), ("https://h/a?e=999999", nil),
      ("https://h/a?e=920000&expire=1000500", 1_000_500),
      ("https://h/expire=1000500", nil),
      ("https://h/a?expire=9e30", nil), ("https://h/a?expire=1000900&exp=1000300", 1_000_300),
    ] as [(String, Double?)])
  func readsWhenAnAddressExpires(_ url: String, _ time: Double?) {
    #expect(AddressExpiry.time(of: url, now: 1_000_000) == time)
  }

  @Test(arguments: [
    ("https://tv.example.com/*", "https://tv.example.com/x?y", true),
    ("https://tv.example.com/*", "https://tv.example.com.evil/x", false),
    ("*://*.example.com/watch/*", "http://a.b.example.com/watch/1", true), ("https://h/a", "https://h/a", true),
    ("https://h/a", "https://h/ab", false), ("*", "anything", true), ("https://h/*end", "https://h/end-end", true),
    ("*a*a*a*b", String(repeating: "a", count: 5_000), false),
  ])
  func matchesPatterns(_ pattern: String, _ url: String, _ isMatch: Bool) {
    #expect(AddressPattern.matches(url, pattern) == isMatch)
  }
}
