import CastTestSupport
import Glibc
import Testing

@testable import Subtitles

/// Files that try to use up time or memory.
@Suite(.blocking, .serialized, .timeLimit(.minutes(3))) struct SubtitleBoundsTests {
  /// The computing time of a conversion, in seconds.
  private static func cost(_ bytes: [UInt8]) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    _ = try? SubtitleConversion.webVTT(from: bytes)
    return now() - start
  }

  private static let timing = "00:00:01,000 --> 00:00:02,000\n"

  @Test(arguments: [
    ("many cues", "", "1\n\(timing)Hello <i>you</i>\n\n"), ("a long line", timing, "Hello "), ("signs", timing, "<"),
    ("braces", timing, "{"), ("both", timing, "<{"),
    ("far ends", timing, "<" + String(repeating: "a", count: 600) + ">"),
    ("near ends", timing, String(repeating: "<", count: 500) + ">"),
    ("braces that end", timing, String(repeating: "{", count: 500) + "}"), ("overrides", timing, "{\\i1\\b1}a{\\i0}"),
    ("references", timing, "&amp"), ("nested tags", timing, "<i><b><u>a"), ("empty lines", timing, "\n"),
    ("numbers", timing, "1\n"), ("times", "", timing), ("arrows", timing, "-->\n"),
    ("styles", "[Script Info]\n[V4+ Styles]\n", "Style: Default,Arial,20\n"),
    ("dialogue", "[Script Info]\n", "Dialogue: 0,0:00:01.00,0:00:02.00,A,,0,0,0,,Hello {\\i1}you\n"),
    ("open braces", "Dialogue: 0,0:00:01.00,0:00:02.00,A,,0,0,0,,", "{"),
    ("backslashes", "Dialogue: 0,0:00:01.00,0:00:02.00,A,,0,0,0,,", "\\"),
    ("a long override", "Dialogue: 0,0:00:01.00,0:00:02.00,A,,0,0,0,,{", "\\i1(("),
    ("fields", "[Script Info]\n[Events]\nFormat: ", "a,"), ("pictures", "", "{1}{2}a|b\n"), ("bars", "{1}{2}", "|/a"),
    ("tenths", "", "[1][2]a\n"), ("viewer", "", "00:00:01.00,00:00:02.00\na[br]b\n"),
    ("brackets", "", "[00:00:01]\na\n"),
    ("paragraphs", "<tt><body>", "<p begin='1s' end='2s'>a<br/>b</p>"),
    ("spans", "<tt><body><p begin='1s'>", "<span>a</span> "),
    ("syncs", "<SAMI><BODY>", "<SYNC Start=1000><P Class=A>a<br>b"), ("sync signs", "<SAMI><SYNC Start=1><P>", "<"),
    ("classes", "<SAMI><STYLE>", ".a{lang:en;}"), ("comments", "<SAMI><BODY>", "<!-- -"),
    ("texts of one time", "<SAMI><BODY><SYNC Start=1>", "<P>a"),
    ("web cues", "WEBVTT\n\n", "00:01.000 --> 00:02.000\n<v Bob>a\n\n"),
    ("web signs", "WEBVTT\n\n00:01.000 --> 00:02.000\n", "<"),
    ("web tags", "WEBVTT\n\n00:01.000 --> 00:02.000\n", "<i></i><b>"),
    ("web times", "WEBVTT\n\n", "00:01.000 --> 00:02.000\n"), ("bytes", timing, "\u{FC}\n"),
  ])
  func twiceTheFileIsTwiceTheWork(name: String, head: String, part: String) {
    let count = (24 << 10) / part.utf8.count
    let files = [1, 2, 4].map { Array((head + String(repeating: part, count: count * $0)).utf8) }
    _ = Self.cost(files[0])
    let costs = files.map(Self.cost)
    // Four times as much would be sixteen times the work, if it grew with the square.
    #expect(costs[2] < costs[0] * 9 + 0.02, "\(name): \(costs)")
    #expect(costs[2] < 10, "\(name): \(costs)")
  }

  /// Each text is joined to those before it.
  @Test func manyTextsOfOneTimeAreJoinedInOnePass() {
    let costs = [50_000, 200_000].map { count in
      Self.cost(Array(("<SAMI><BODY><SYNC Start=1>" + String(repeating: "<P>a", count: count)).utf8))
    }
    #expect(costs[1] < costs[0] * 7 + 0.02, "\(costs)")
  }

  @Test func refusesFilesOverTheLimit() {
    #expect {
      try SubtitleConversion.webVTT(from: [UInt8](repeating: 0x20, count: SubtitleConversion.maximumBytes + 1))
    } throws: { ($0 as? SubtitleError)?.code == .tooLarge }
    let cues = String(repeating: "{1}{2}a\n", count: SubtitleConversion.maximumCues + 1)
    #expect {
      try SubtitleConversion.webVTT(from: Array(cues.utf8))
    } throws: { ($0 as? SubtitleError)?.code == .tooLarge }
  }

  /// For any input the result is WebVTT whose texts have neither empty lines nor arrows.
  @Test func mutatedFilesStayWebVTT() throws {
    let seeds = [
      "1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<i>Hello</i> &amp; <b>you\n\n2\n00:00:03,000 --> 00:00:04,000\nB\n",
      "[Script Info]\n[V4+ Styles]\nFormat: Name, Italic\nStyle: A,-1\n[Events]\nFormat: Start, End, Style, Text\n"
        + "Dialogue: 0:00:01.00,0:00:02.00,A,{\\an8\\t(\\i0)}a\\Nb\\{\n",
      "{1}{1}25\n{25}{50}{Y:i}a|/b\n", "[10][20]/a|b\n", "00:04:35.03,00:04:38.82\na[br]b\n",
      "[00:00:10]\na|b\n[00:00:13]\n\n",
      "<tt><body><p begin='1s' end='2s'>a<br/><span begin='1s'>b</span></p></body></tt>",
      "<SAMI><STYLE><!-- .A {lang: en;} --></STYLE><BODY><SYNC Start=1000><P Class=A>a<br><i>b&nbsp;<SYNC Start=2000>"
        + "<P Class=A>&nbsp;</BODY></SAMI>",
      "WEBVTT\n\nSTYLE\n::cue{}\n\n00:01.000 --> 00:02.000 line:0\n<v Bob>a</v> <c.x>b\n",
    ]
    var random = RandomBytes(seed: 14)
    let files = seeds.map { Array($0.utf8) } + [EBUTests.sample]
    for seed in files {
      for _ in 0..<600 {
        var bytes = seed
        for _ in 0..<random.next(6) { random.change(&bytes) }
        guard let converted = try? SubtitleConversion.webVTT(from: bytes) else { continue }
        let blocks = converted.text.split(separator: "\n\n").dropFirst()
        for block in blocks where !block.hasPrefix("STYLE") && !block.hasPrefix("REGION") {
          let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
          let isCue =
            lines[0].contains(" --> ") && lines.count > 1 && !lines.dropFirst().contains { $0.contains("-->") }
          #expect(
            isCue, "\(converted.text.debugDescription) of \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
        #expect(blocks.count { $0.contains(" --> ") } == converted.cueCount)
      }
    }
  }
}

/// Changes that a seed determines.
private struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) { self.state = seed }

  mutating func next(_ bound: Int) -> Int {
    self.state = self.state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(self.state >> 33) % max(bound, 1)
  }

  mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = self.next(bytes.count)
    let signs = Array("<>{}[]\\/|&:,.->\n 0i\u{1}".utf8)
    switch self.next(4) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(signs[self.next(signs.count)], at: place)
    case 2: bytes[place] = UInt8(self.next(256))
    default: bytes.insert(contentsOf: bytes[place...].prefix(self.next(40)), at: self.next(bytes.count))
    }
  }
}
