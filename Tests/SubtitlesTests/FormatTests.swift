import Testing

@testable import Subtitles

/// The cues of each format, without the file's first line.
@Suite struct FormatTests {
  private func convert(_ text: String, rate: Double? = nil) throws -> (ConvertedSubtitles, String) {
    let converted = try SubtitleConversion.webVTT(from: Array(text.utf8), framesPerSecond: rate)
    let start = "WEBVTT\n\n"
    try #require(converted.text.hasPrefix(start))
    return (converted, String(converted.text.dropFirst(start.count)))
  }

  private func expect(
    _ text: String, _ format: SubtitleFormat, _ cues: String, rate: Double? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let (converted, body) = try self.convert(text, rate: rate)
    #expect(converted.format == format, sourceLocation: location)
    #expect(body == cues + "\n\n", sourceLocation: location)
    #expect(converted.cueCount == body.split(separator: "\n").count { $0.contains(" --> ") }, sourceLocation: location)
  }

  /// Persian lines may begin with U+200C, which is one `Character` with the sign in front of it.
  @Test(
    arguments: [
      (
        "1\n00:00:01,000 --> 00:00:02,000\n<i>\u{200C}می</i>\u{200C} &gt;\u{200C}\n", .subRip,
        "<i>\u{200C}می</i>\u{200C} &gt;\u{200C}"
      ),
      (
        "WEBVTT\n\n00:01.000 --> 00:02.000\n<b>\u{200C}می</b>\u{200C}&gt;\u{200C}\n", .webVTT,
        "<b>\u{200C}می</b>\u{200C}&gt;\u{200C}"
      ),
      ("[10][20]/\u{200C}می|\u{200C}خواهم\n", .mpl2, "<i>\u{200C}می</i>\n\u{200C}خواهم"),
      ("{25}{50}/\u{200C}می|{y:b}\u{200C}خواهم\n", .microDVD, "<i>\u{200C}می</i>\n<b>\u{200C}خواهم</b>"),
      (
        "00:00:01.00,00:00:02.00\n\u{200C}می[br]\u{200C}خواهم\n", .subViewer, "\u{200C}می\n\u{200C}خواهم"
      ),
      (
        "[Script Info]\n[Events]\nFormat: Start, End, Text\n"
          + "Dialogue: 0:00:01.00,0:00:02.00,\u{200C}می\\N{\\i1}\u{200C}خواهم\n", .subStation,
        "\u{200C}می\n<i>\u{200C}خواهم</i>"
      ),
    ] as [(String, SubtitleFormat, String)])
  func signsBeforeCombiningCharacters(file: String, format: SubtitleFormat, text: String) throws {
    try self.expect(file, format, "00:00:01.000 --> 00:00:02.000\n\(text)", rate: 25)
    let shown = try #require(SubtitleConversion.shownCues(of: try self.convert(file, rate: 25).0.text))
    #expect(shown.map(\.text).allSatisfy { !$0.contains("<") && !$0.unicodeScalars.contains("&") }, "\(shown)")
  }

  // MARK: SubRip

  @Test func subRip() throws {
    try self.expect(
      """
      1
      00:00:01,600 --> 00:00:04,200
      <i>English (US)</i>

      2
      00:00:05,900 --> 00:00:07,999
      This is a <b>subtitle</b> in <font color="#ff0000">American</font> English
      with <u>two</u> lines.

      3
      01:00:10,000 --> 01:00:14,000
      {\\an8}Fish & chips <3 -> "none"
      """, .subRip,
      """
      00:00:01.600 --> 00:00:04.200
      <i>English (US)</i>

      00:00:05.900 --> 00:00:07.999
      This is a <b>subtitle</b> in American English
      with <u>two</u> lines.

      01:00:10.000 --> 01:00:14.000 line:0
      Fish &amp; chips &lt;3 -&gt; "none"
      """)
  }

  @Test(arguments: [
    "00:00:01,500 --> 00:00:02,250", "00:00:01.500 --> 00:00:02.250", "0:00:01,5 --> 0:00:02,25",
    "00:01,500 --> 00:02,250", "00: 00: 01, 500 --> 00 : 00 : 02 , 250", "00:00:01,500 -> 00:00:02,250",
    "00:00:01,500-->00:00:02,250", "00:00:01,500 -- > 00:00:02,250", "00:00:01,500 --&gt; 00:00:02,250",
    "00:00:01:500 --> 00:00:02:250", "00:00:01,500 --> 00:00:02,250  X1:100 X2:600 Y1:050 Y2:100",
    "  00:00:01,500\t-->\t00:00:02,250", "00:00:01,5000 --> 00:00:02,2501",
  ])
  func timesOfSubRipThatPeopleWrite(line: String) throws {
    try self.expect("1\n\(line)\nHello\n", .subRip, "00:00:01.500 --> 00:00:02.250\nHello")
  }

  @Test(arguments: [
    // Without numbers, with a number as text.
    ("00:00:01,000 --> 00:00:02,000\n1984\n00:00:03,000 --> 00:00:04,000\nB", ["1984", "B"]),
    // With numbers, and a number as text.
    ("1\n00:00:01,000 --> 00:00:02,000\n1984\n\n2\n00:00:03,000 --> 00:00:04,000\nB", ["1984", "B"]),
    // An empty line in the text, and none between the cues.
    ("1\n00:00:01,000 --> 00:00:02,000\nA\n\na\n2\n00:00:03,000 --> 00:00:04,000\nB", ["A\na", "B"]),
    // An empty line after every line.
    ("1\n\n00:00:01,000 --> 00:00:02,000\n\nA\n\na\n\n2\n\n00:00:03,000 --> 00:00:04,000\n\nB", ["A\na", "B"]),
    // A head that isn't part of it.
    ("Translated by me\n\n1\n00:00:01,000 --> 00:00:02,000\nA", ["A"]),
    // A cue without text.
    ("1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:03,000 --> 00:00:04,000\nB", ["B"]),
    ("1\n00:00:01,000 --> 00:00:02,000\n \t \n<i></i>\n\n2\n00:00:03,000 --> 00:00:04,000\nB", ["B"]),
  ])
  func brokenShapesOfSubRip(text: String, texts: [String]) throws {
    let (converted, body) = try self.convert(text)
    let cues = body.split(separator: "\n\n").map { $0.split(separator: "\n", maxSplits: 1).last.map(String.init) ?? "" }
    #expect(cues == texts)
    #expect(converted.mendedCount == 0)
  }

  @Test(arguments: [
    ("<I>A</I>", "<i>A</i>"), ("<i>A", "<i>A</i>"), ("A</i>B", "AB"), ("<i><b>A</i>B</b>", "<i><b>A</b></i><b>B</b>"),
    ("<i><i>A</i>B</i>C", "<i>AB</i>C"), ("<em>A</em> <strong>B</strong>", "<i>A</i> <b>B</b>"),
    ("<font face=\"Arial\" color=\"red\">A</font>", "A"), ("<sighs> A", "&lt;sighs&gt; A"),
    ("a < b > c", "a &lt; b &gt; c"),
    ("A<br/>B<br>C", "A\nB\nC"), ("{i}A{/i} B", "<i>A</i> B"), ("{\\i1}A{\\i0} B", "<i>A</i> B"),
    ("{\\b1\\i1}A", "<i><b>A</b></i>"), ("{laughs} A", "{laughs} A"),
    ("A &amp; B &lt;C&gt; &quot;D&quot;", "A &amp; B &lt;C&gt; \"D\""),
    ("A&nbsp;B &unknown; &", "A\u{A0}B &amp;unknown; &amp;"), ("<i>\nA\n</i>", "<i>A</i>"), ("  A  \t B", "A    B"),
    ("<", "&lt;"), ("<i", "&lt;i"), ("{", "{"), ("{\\an", "{\\an"), ("<>", "&lt;&gt;"), ("</>", "&lt;/&gt;"),
    ("A\u{1}\u{85}B\u{7F}", "AB"), ("♪ la ♪", "♪ la ♪"), ("<i>A --> B</i>", "<i>A --&gt; B</i>"),
    ("👩‍👩‍👧 {\\i1}é", "👩‍👩‍👧 <i>é</i>"),
    ("{\\p1}m 0 0 l 1 1{\\p0}A", "A"), ("{\\pos(1,2)\\fad(0,1)}A", "A"),
  ])
  func tagsOfSubRip(text: String, written: String) throws {
    try self.expect(
      "1\n00:00:01,000 --> 00:00:02,000\n\(text)\n", .subRip, "00:00:01.000 --> 00:00:02.000\n\(written)")
  }

  @Test(arguments: [
    (1, "position:5% align:left"), (2, ""), (3, "position:95% align:right"), (4, "line:50% position:5% align:left"),
    (5, "line:50%"), (6, "line:50% position:95% align:right"), (7, "line:0 position:5% align:left"), (8, "line:0"),
    (9, "line:0 position:95% align:right"),
  ])
  func placesAreKept(number: Int, settings: String) throws {
    let place = settings.isEmpty ? "" : " \(settings)"
    try self.expect(
      "1\n00:00:01,000 --> 00:00:02,000\n{\\an\(number)}A\n", .subRip, "00:00:01.000 --> 00:00:02.000\(place)\nA")
  }

  @Test func placesThatAreNone() {
    for number in [0, 10, -1] { #expect(CuePosition(number) == nil) }
    #expect(
      [1, 2, 3, 5, 6, 7, 9, 10, 11].map { CuePosition(legacy: $0) }
        == [1, 2, 3, 7, 8, 9, 4, 5, 6].map { CuePosition($0) })
    for number in [0, 4, 8, 12] { #expect(CuePosition(legacy: number) == nil) }
  }

  // MARK: SubStation

  @Test func subStation() throws {
    try self.expect(
      """
      [Script Info]
      ; a comment
      Title: Example
      ScriptType: v4.00+
      PlayResX: 1280

      [V4+ Styles]
      Format: Name, Fontname, Fontsize, PrimaryColour, Bold, Italic, Underline, StrikeOut, Alignment, MarginL, Encoding
      Style: Default,Arial,48,&H00FFFFFF,-1,0,0,0,2,10,1
      Style: Thought,Arial,48,&H00FFFFFF,0,-1,0,0,2,10,1
      Style: Sign,Arial,48,&H00FFFFFF,0,0,0,0,8,10,1

      [Events]
      Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
      Comment: 0,0:00:00.00,0:00:01.00,Default,,0,0,0,,not shown
      Dialogue: 0,0:00:05.10,0:00:07.00,Thought,Anna,0,0,0,,I wonder\\N{\\i0}why{\\r}, {\\i}really
      Dialogue: 0,0:00:01.00,0:00:03.50,Default,Bob,0,0,0,,{\\fad(200,200)}Well, {\\b1}hello{\\b0}\\hthere
      Dialogue: 1,0:00:01.00,0:00:03.50,Default,Bob,0,0,0,,{\\bord4}Well, {\\b1}hello{\\b0}\\hthere
      Dialogue: 0,0:00:02.00,0:00:03.00,Sign,,0,0,0,,{\\pos(640,20)}EXIT <->
      Dialogue: 0,0:00:02.00,0:00:03.00,Default,,0,0,0,,{\\p1}m 0 0 l 100 0 100 100{\\p0}
      Dialogue: 0,0:00:08.00,0:00:09.00,*Default,,0,0,0,,{\\k20}ka{\\k30}ra{\\kf40}o{\\an4\\t(0,100,\\i1\\fs20)}ke \\{x\\} {open
      """, .subStation,
      """
      00:00:01.000 --> 00:00:03.500
      Well, <b>hello</b>\u{A0}there

      00:00:02.000 --> 00:00:03.000 line:0
      EXIT &lt;-&gt;

      00:00:05.100 --> 00:00:07.000
      <i>I wonder</i>
      why<i>, really</i>

      00:00:08.000 --> 00:00:09.000 line:50% position:5% align:left
      karaoke {x} {open
      """)
  }

  @Test func subStationOfVersion4() throws {
    try self.expect(
      """
      [Script Info]
      ScriptType: v4.00
      [V4 Styles]
      Format: Name, Fontname, Fontsize, PrimaryColour, Bold, Italic, BorderStyle, Alignment
      Style: Top,Arial,20,65535,0,0,1,6
      [Events]
      Format: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
      Dialogue: Marked=0,0:00:01.00,0:00:02.00,Top,,0000,0000,0000,,Above, with a comma
      Dialogue: Marked=0,0:00:03.00,0:00:04.00,Unknown,,0000,0000,0000,!Effect,{\\a10}Middle
      """, .subStation,
      """
      00:00:01.000 --> 00:00:02.000 line:0
      Above, with a comma

      00:00:03.000 --> 00:00:04.000 line:50%
      Middle
      """)
  }

  @Test(arguments: [
    "Dialogue: ,,,", "Dialogue: 0,0:00:01.00", "Format: ,\nDialogue: x", "[Events]\nFormat:\nDialogue: 0,1,2,3",
  ])
  func brokenSubStationHasNoCues(text: String) {
    #expect {
      try SubtitleConversion.webVTT(from: Array("[Script Info]\n\(text)\n".utf8))
    } throws: { ($0 as? SubtitleError)?.code == .empty }
  }

  // MARK: Pictures and tenths

  @Test func microDVD() throws {
    try self.expect(
      """
      {1}{1}25.000
      {25}{75}Hello,|world
      {100}{150}{y:i}Italic|plain
      {200}{250}{Y:i}All|italic
      {300}{350}{c:$0000ff}{y:b,u}Red and bold
      {400}{450}/Slash|no slash
      """, .microDVD,
      """
      00:00:01.000 --> 00:00:03.000
      Hello,
      world

      00:00:04.000 --> 00:00:06.000
      <i>Italic</i>
      plain

      00:00:08.000 --> 00:00:10.000
      <i>All
      italic</i>

      00:00:12.000 --> 00:00:14.000
      <b><u>Red and bold</u></b>

      00:00:16.000 --> 00:00:18.000
      <i>Slash</i>
      no slash
      """)
  }

  @Test func theRateOfMicroDVD() throws {
    // The usual one, the caller's, and the file's own, which wins.
    try self.expect("{2400}{4800}A\n", .microDVD, "00:01:40.100 --> 00:03:20.200\nA")
    try self.expect("{2400}{4800}A\n", .microDVD, "00:01:36.000 --> 00:03:12.000\nA", rate: 25)
    try self.expect("{0}{0}30\n{2400}{4800}A\n", .microDVD, "00:01:20.000 --> 00:02:40.000\nA", rate: 25)
    try self.expect("{1}{1}23,976\n{24}{48}A\n", .microDVD, "00:00:01.001 --> 00:00:02.002\nA")
    // Invalid rates are ignored.
    for rate in [0, -25, .nan, .infinity] {
      try self.expect("{2400}{4800}A\n", .microDVD, "00:01:40.100 --> 00:03:20.200\nA", rate: rate)
    }
    try self.expect("{1}{25}0.0\n", .microDVD, "00:00:00.042 --> 00:00:01.043\n0.0")
  }

  @Test func mpl2() throws {
    try self.expect(
      "[10][25]Hello|/world\n[30][]/No end\n", .mpl2,
      """
      00:00:01.000 --> 00:00:02.500
      Hello
      <i>world</i>

      00:00:03.000 --> 00:00:04.500
      <i>No end</i>
      """)
  }

  // MARK: SubViewer

  @Test func subViewer2() throws {
    try self.expect(
      """
      [INFORMATION]
      [TITLE]A film
      [AUTHOR]
      [END INFORMATION]
      [SUBTITLE]
      [COLF]&HFFFFFF,[STYLE]bd,[SIZE]18,[FONT]Arial
      00:04:35.03,00:04:38.82
      Hello guys... please sit down...

      00:05:00.19,00:05:03.47
      M. Franklin,[br]are you crazy?
      """, .subViewer,
      """
      00:04:35.030 --> 00:04:38.820
      Hello guys... please sit down...

      00:05:00.190 --> 00:05:03.470
      M. Franklin,
      are you crazy?
      """)
  }

  @Test func subViewer1() throws {
    try self.expect(
      """
      [TITLE]
      A film
      [BEGIN]
      ******** START SCRIPT ********
      [00:00:10]
      Hello|there
      [00:00:13]

      [00:00:15]
      Again
      [00:00:17]
      and at once
      [00:00:18]

      [END]
      ******** END SCRIPT ********
      """, .subViewer,
      """
      00:00:10.000 --> 00:00:13.000
      Hello
      there

      00:00:15.000 --> 00:00:17.000
      Again

      00:00:17.000 --> 00:00:18.000
      and at once
      """)
  }

  // MARK: TTML

  @Test func ttml() throws {
    try self.expect(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"
          xmlns:ttp="http://www.w3.org/ns/ttml#parameter" ttp:frameRate="25" ttp:tickRate="10000000" xml:lang="en">
        <head>
          <styling><style xml:id="s1" tts:fontStyle="italic"/><style xml:id="s2" style="s1" tts:fontWeight="bold"/></styling>
          <layout>
            <region xml:id="top" tts:displayAlign="before"/>
            <region xml:id="mid"><style tts:displayAlign="center"/></region>
          </layout>
        </head>
        <body><div>
          <p begin="00:00:01.500" end="00:00:03.000">Hello,<br/>
             <span tts:fontStyle="italic">dear</span> world</p>
          <p begin="5s" dur="1500ms" style="s2" region="top">Above &amp; &lt;all&gt;</p>
          <p begin="00:00:08:05" end="00:00:09:00" region="mid"><span style="s1">Frames</span> <span/>and more</p>
          <p begin="100000000t" end="110000000t">Ticks</p>
        </div>
        <div begin="20s"><p begin="1s" end="2s">Nested <span begin="0.5s" tts:textDecoration="underline">later</span></p></div>
        </body>
      </tt>
      """, .ttml,
      """
      00:00:01.500 --> 00:00:03.000
      Hello,
      <i>dear</i> world

      00:00:05.000 --> 00:00:06.500 line:0
      <i><b>Above &amp; &lt;all&gt;</b></i>

      00:00:08.200 --> 00:00:09.000 line:50%
      <i>Frames</i> and more

      00:00:10.000 --> 00:00:11.000
      Ticks

      00:00:21.000 --> 00:00:22.000
      Nested

      00:00:21.500 --> 00:00:22.000
      <u>later</u>
      """)
  }

  /// An element is active only while the elements around it are. (TTML 2, 12.3)
  @Test func ttmlEndsWithTheElementAround() throws {
    try self.expect(
      """
      <tt><body><div begin="10s" end="12s"><p begin="1s" end="5s">A</p><p begin="1500ms" dur="9s">B</p></div>
      <div dur="30s"><p begin="20s" end="21s">C</p></div></body></tt>
      """, .ttml,
      """
      00:00:11.000 --> 00:00:12.000
      A

      00:00:11.500 --> 00:00:12.000
      B

      00:00:20.000 --> 00:00:21.000
      C
      """)
  }

  @Test func ttmlWithPrefixesAndWithoutTimes() throws {
    try self.expect(
      """
      <tt:tt xmlns:tt="http://www.w3.org/ns/ttml"><tt:body><tt:div>
      <tt:p>never</tt:p><tt:p begin="1s" end="2s">A</tt:p></tt:div></tt:body></tt:tt>
      """, .ttml, "00:00:01.000 --> 00:00:02.000\nA")
  }

  @Test(arguments: [
    ("<tt><body><p begin='1s'>A", SubtitleError.Code.malformed), ("<!DOCTYPE tt []><tt/>", .malformed),
    ("<tt><body/></tt>", .empty), ("<html><tt/></html>", .malformed),
    ("<tt>" + String(repeating: "<div>", count: 1_000), .malformed),
  ])
  func brokenTTMLIsRefused(text: String, code: SubtitleError.Code) {
    #expect {
      try SubtitleConversion.webVTT(from: Array(text.utf8))
    } throws: { ($0 as? SubtitleError)?.code == code }
  }

  // MARK: WebVTT

  @Test func webVTT() throws {
    try self.expect(
      """
      WEBVTT - A film
      X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:0

      STYLE
      ::cue { color: lime }

      NOTE a remark
      over two lines

      intro
      00:01.000 --> 00:02.000 line:0 position:20% unknown:1 align:start
      <v.loud Bob>Hello <c.yellow>you</c> & <b>me</b></v>

      00:00:03,000 --> 00:00:04.000
      1 < 2 &amp; <i>open
      <00:00:03.500>later <x>tag</x>
      00:00:05.000 --> 00:00:06.000
      no empty line before

      NOTE at the end
      """, .webVTT,
      """
      STYLE
      ::cue { color: lime }

      00:00:01.000 --> 00:00:02.000 line:0 position:20% align:start
      <v.loud Bob>Hello <c.yellow>you</c> &amp; <b>me</b></v>

      00:00:03.000 --> 00:00:04.000
      1 &lt; 2 &amp; <i>open
      <00:00:03.500>later tag</i>

      00:00:05.000 --> 00:00:06.000
      no empty line before
      """)
  }

  @Test(arguments: [
    ("WEBVTT\n00:01.000 --> 00:02.000\nA", "00:00:01.000 --> 00:00:02.000\nA"),
    ("WEBVTT\n\n00:01.000 --> 00:02.000\nA</b><i>B<b>C</i>D", "00:00:01.000 --> 00:00:02.000\nA<i>B<b>C</b></i>D"),
    ("WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\u{1}\nB", "00:00:01.000 --> 00:00:02.000\nA\nB"),
    ("WEBVTT\n\n00:01.000 --> 00:02.000 line:<b>\nA<c.a&b>B", "00:00:01.000 --> 00:00:02.000\nAB"),
    (
      "WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nno times\n\n00:03.000 --> 00:04.000\nB",
      "00:00:01.000 --> 00:00:02.000\nA\n\n00:00:03.000 --> 00:00:04.000\nB"
    ),
  ])
  func webVTTIsCleaned(text: String, cues: String) throws { try self.expect(text, .webVTT, cues) }

  // MARK: SAMI

  private static let sami = """
    <SAMI>
    <HEAD><TITLE>A film</TITLE>
    <STYLE TYPE="text/css"><!--
    P {font-family: Arial;}
    .ENCC {Name: English; lang: en-US; SAMI_Type: CC;}
    .KRCC {Name: Korean; Lang: ko-KR;}
    --></STYLE></HEAD>
    <BODY>
    <!-- <SYNC Start=1><P Class=ENCC>a comment -->
    <SYNC Start=1000><P Class=ENCC>Hello<br><i>you</i> &amp; <font color="red">me</font>
    <P Class=KRCC>안녕
    <SYNC Start=3000><P Class=KRCC>&nbsp;
    <sync start="4000"><p class='ENCC'>
    Second
    line</p></sync>
    <SYNC START = 5500 ><P CLASS=ENCC>&nbsp
    <SYNC Start=7000><P Class=ENCC>a < b <3
    </BODY></SAMI>
    """

  @Test func sami() throws {
    try self.expect(
      Self.sami, .sami,
      """
      00:00:01.000 --> 00:00:04.000
      Hello
      <i>you</i> &amp; me

      00:00:04.000 --> 00:00:05.500
      Second line

      00:00:07.000 --> 00:00:08.500
      a &lt; b &lt;3
      """)
  }

  @Test func samiInTheLanguageOfTheFile() throws {
    let converted = try SubtitleConversion.webVTT(from: Array(Self.sami.utf8), languageHint: "ko")
    #expect(converted.text == "WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n안녕\n\n")
  }

  @Test(arguments: [
    ("<SYNC Start=1000><P>A\n<SYNC Start=2000><P>&nbsp;", "00:00:01.000 --> 00:00:02.000\nA"),
    ("<sami><body><sync start=1000>A<sync start=2000>", "00:00:01.000 --> 00:00:02.500\nA"),
    ("<SAMI><BODY><SYNC Start=1000 End=9><P ID=Source>B:<P>A</SAMI>x", "00:00:01.000 --> 00:00:02.500\nB:\nA"),
    (
      "<SAMI>\n<SYNC Start=2000><P>B\n<SYNC Start=1000><P>A",
      "00:00:01.000 --> 00:00:02.000\nA\n\n00:00:02.000 --> 00:00:03.500\nB"
    ),
    ("<SAMI><SYNC Start=x><P>A<SYNC Start=1000><P>B<SYNC Start=99999999999><P>C", "00:00:01.000 --> 00:00:02.500\nB"),
  ])
  func shapesOfSAMIThatPeopleWrite(text: String, cues: String) throws { try self.expect(text, .sami, cues) }

  // MARK: Which it is

  @Test(arguments: [
    "", "Hello, world.\nAnd more.", "{\"json\": true}", "<html><body>text</body></html>", "WEBVTTX\n",
    "[12:30] nick: hi",
    "00:00:01 Hello", "1\n2\n3\n", "#EXTM3U\n", "\u{0}\u{1}\u{2}",
  ])
  func whatIsNoSubtitlesIsRefused(text: String) {
    #expect(SubtitleConversion.format(ofHead: Array(text.utf8)) == nil)
    #expect {
      try SubtitleConversion.webVTT(from: Array(text.utf8))
    } throws: { ($0 as? SubtitleError)?.code == .unknownFormat }
  }

  @Test(arguments: [
    Array("# VobSub index file, v7 (do not modify this line!)\n".utf8), [0, 0, 1, 0xBA, 0x44, 0, 4],
    Array("PG".utf8) + [0, 1, 2, 3],
  ])
  func picturesAreToldApart(bytes: [UInt8]) {
    #expect(SubtitleConversion.format(ofHead: bytes) == nil)
    #expect {
      try SubtitleConversion.webVTT(from: bytes)
    } throws: { ($0 as? SubtitleError)?.code == .pictures }
  }
}
