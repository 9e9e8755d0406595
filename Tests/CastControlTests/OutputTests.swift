import CastRPCClient
import Testing

@testable import CastControl

/// The output for people: text from the network, tables, states, the live line.
@Suite struct OutputTests {
  @Test(arguments: [
    ("Living Room", "Living Room"), ("  a  b ", "a  b"), ("a\u{1B}[31mred\u{1B}[0m", "ared"),
    ("a\u{1B}]0;title\u{07}b", "ab"),
    ("a\u{1B}]8;;http://x\u{1B}\\b", "ab"), ("a\u{9B}2Jb", "ab"), ("a\u{1B}Pq#1\u{9C}b", "ab"), ("a\u{1B}", "a"),
    ("a\u{1B}]never ends", "anever ends"), ("a\u{1B}(0b", "ab"), ("a\u{1B}cb", "ab"), ("a\nb\tc\r\nd", "a b c  d"),
    ("a\u{2028}b", "a b"), ("a\u{85}b", "a b"), ("a\u{202E}b\u{2066}c\u{200F}d", "abcd"), ("a\u{FEFF}\u{200B}b", "ab"),
    ("a\u{0}\u{7F}b", "ab"), ("👩\u{200D}🚀", "👩\u{200D}🚀"), ("می\u{200C}روم", "می\u{200C}روم"), ("é\u{301}", "é\u{301}"),
    ("客厅", "客厅"), ("", ""), ("\u{1B}[", ""),
    ("x" + String(repeating: "\u{300}", count: 50), "x" + String(repeating: "\u{300}", count: 4)),
    ("x" + String(repeating: "\u{300}\u{20DD}", count: 50), "x\u{300}\u{20DD}\u{300}\u{20DD}"),
    ("x" + String(repeating: "\u{300}\u{200D}", count: 50), "x" + String(repeating: "\u{300}\u{200D}", count: 4)),
  ])
  func cleansText(text: String, clean: String) {
    #expect(TerminalText.clean(text) == clean)
    #expect(TerminalText.clean(TerminalText.clean(text)) == clean)
  }

  /// Each begins a string that has no end.
  @Test(.timeLimit(.minutes(1))) func manySequencesWithoutAnEndAreCleanedInOnePass() {
    let text = String(repeating: "\u{9D}\u{90}", count: 200_000)
    #expect(TerminalText.clean(text + "a") == "a")
  }

  @Test(arguments: [1e300, -1e300, 1e19, -50.4]) func aSignalThatIsNoNumberOfDecibelsIsLeftOut(_ level: Double) {
    let device = Device(
      deviceId: "a", friendlyName: "Kitchen", deviceType: .speaker, host: "192.0.2.7", addresses: [], port: 8_009,
      isGroup: false, source: .dnsSd, txt: [:])
    let network = DeviceNetwork(isWired: false, ssid: "Home", signalLevel: level)
    let details = DeviceDetails(rows: [
      DeviceDetails.Row(device: device, description: DeviceDescription(deviceId: "a", network: network))
    ])
    let line = details.table.lines(width: nil, colours: false)[1]
    #expect(line.contains("Home (-50 dBm)") == (level == -50.4) && line.contains("Home"))
  }

  @Test func devicesHaveTheirDetailsInATable() throws {
    let device = Device(
      deviceId: "a", friendlyName: "Kitchen\u{1B}[31m", modelName: "From its record", deviceType: .speaker,
      host: "192.0.2.7", addresses: ["192.0.2.7"], port: 8_009, isGroup: false, source: .dnsSd, txt: [:])
    let groups = [
      DeviceGroup(friendlyName: "Down\nstairs", isLeader: true, isDynamic: false, isStereoPair: false),
      DeviceGroup(groupId: "b", isLeader: false, isDynamic: false, isStereoPair: false),
    ]
    let description = DeviceDescription(
      deviceId: "a", modelName: "Google Home", manufacturer: "Google Inc.", castBuild: "1.2",
      network: DeviceNetwork(isWired: false, ssid: "Home", signalLevel: -50), uptime: 3_600, groups: groups)
    let details = DeviceDetails(rows: [
      DeviceDetails.Row(device: device, description: description),
      DeviceDetails.Row(device: device, failure: "It is silent."),
    ])
    let lines = details.table.lines(width: nil, colours: false)
    #expect(
      lines[1] == "Kitchen  Google Home      Google Inc.  1.2       Home (-50 dBm)  1:00:00  Down stairs *, b",
      "\(lines[1])")
    #expect(lines[2] == "Kitchen  From its record")
    #expect(details.rows[0].json["description"]?["castBuild"] == "1.2" && details.rows[0].json["failure"] == nil)
    #expect(details.rows[1].json["failure"] == "It is silent." && details.rows[1].json["friendlyName"] != nil)
  }

  @Test func everyControlCharacterIsGone() {
    for value in [0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069].joined() {
      let scalar = Unicode.Scalar(UInt32(value))
      let clean = TerminalText.clean("a\(scalar.map(Character.init) ?? " ")b")
      #expect(!clean.unicodeScalars.contains { $0 == scalar })
    }
  }

  @Test func jsonKeepsItsMeaningWithoutHarm() throws {
    let text = "a\u{9B}2J\u{202E}\u{2028}客\u{1F600}\u{E0001}\u{7F}"
    let escaped = TerminalText.escaped(json: JSONValue.string(text).jsonText)
    #expect(!escaped.unicodeScalars.contains { [0x9B, 0x202E, 0x2028, 0xE0001, 0x7F].contains($0.value) })
    #expect(try JSONDocument(parsing: "[\(escaped)]").root.value[0]?.string == text)
  }

  @Test(arguments: [
    ("abc", 3), ("客厅", 4), ("é", 1), ("e\u{301}", 1), ("😀", 2), ("👩\u{200D}🚀", 2), ("❤\u{FE0F}", 2), ("▶", 1), ("ｱ", 1),
    ("한국", 4), ("", 0), ("━─…", 3),
  ])
  func knowsWidths(text: String, width: Int) { #expect(DisplayWidth.of(text) == width) }

  @Test(arguments: [
    ("abcdef", 4, "abc…"), ("abc", 3, "abc"), ("客厅电视", 5, "客厅…"), ("客厅电视", 4, "客…"), ("abc", 0, ""), ("abc", 1, "…"),
  ])
  func cuts(text: String, width: Int, result: String) {
    #expect(DisplayWidth.cut(text, to: width) == result)
    #expect(DisplayWidth.of(DisplayWidth.cut(text, to: width)) <= width)
  }

  private let table = TextTable(
    titles: ["NAME", "STATE", "TITLE"],
    rows: [
      [.init("客厅"), .init("playing", .green), .init("A film with a long title")],
      [.init("Living\u{1B}[2J Room"), .init("idle"), .init("")],
    ])

  @Test func alignsColumnsByWidth() {
    #expect(
      self.table.lines(width: nil, colours: false) == [
        "NAME         STATE    TITLE",
        "客厅         playing  A film with a long title",
        "Living Room  idle",
      ])
  }

  @Test(arguments: [20, 30, 40, 60])
  func cutsTheWidestColumnForATerminal(width: Int) {
    let lines = self.table.lines(width: width, colours: false)
    // Eight columns are left to each, on any terminal.
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(width, 3 * 8 + 4) })
  }

  @Test func coloursDontMoveColumns() {
    let lines = self.table.lines(width: nil, colours: true)
    #expect(lines[1].contains("\u{1B}[32mplaying\u{1B}[0m  A film"))
    #expect(lines.map(TerminalText.clean) == self.table.lines(width: nil, colours: false))
  }

  private static func status(
    _ state: PlayerState, _ change: (inout PlayerStatus) -> Void = { _ in }
  ) -> PlayerStatus {
    var status = PlayerStatus(deviceId: "d", friendlyName: "TV", playerState: state)
    change(&status)
    return status
  }

  static let lines: [(PlayerStatus, String)] = [
    (Self.status(.idle), "TV: idle"),
    (Self.status(.idle) { $0.applicationId = "CC1AD845" }, "TV: stopped"),
    (
      Self.status(.playing) {
        $0.title = "A song"
        $0.artist = "Somebody"
        $0.position = 12.5
        $0.duration = 596.5
        $0.volumeLevel = 0.5
        $0.queueIndex = 1
        $0.queueLength = 7
      }, "TV: playing · A song · Somebody · 0:12 / 9:56 · 2 of 7 · 50 %"
    ),
    (
      Self.status(.paused) {
        $0.contentId = "https://h/a/film.mp4?x=/y"
        $0.isMuted = true
        $0.position = 3
      }, "TV: paused · film.mp4 · 0:03 · muted"
    ),
    (
      Self.status(.buffering) {
        $0.title = "News\u{1B}[2J"
        $0.isPlayingLiveStream = true
        $0.friendlyName = "T\u{202E}V"
      }, "TV: buffering · News · live"
    ),
    (Self.status(PlayerState(rawValue: "DREAMING")), "TV: dreaming"),
    (
      Self.status(.idle) {
        $0.error = ErrorInfo(code: 3011, message: "It can't be reached.", data: ErrorData(name: "DeviceUnreachable"))
      }, "TV: unreachable · It can't be reached."
    ),
  ]

  @Test(arguments: 0..<Self.lines.count)
  func showsThePlayback(index: Int) {
    let (status, line) = Self.lines[index]
    #expect(PlayerText.line(status) == line)
  }

  @Test(arguments: [0, 1, 10, 40, 59, 60, 80, 200])
  func theLiveLineFits(width: Int) {
    let status = Self.status(.playing) {
      $0.title = "客厅电视 with a long title that goes on and on"
      $0.position = 30
      $0.duration = 60
    }
    let line = ProgressLine.text(status, width: width)
    #expect(DisplayWidth.of(line) <= max(width - 1, 0))
    #expect(line.contains("━━━━━━━━━━──────────") == (width >= 60))
  }

  @Test func theLiveLineMovesWithThePlayer() {
    let playing = Self.status(.playing) {
      $0.position = 59
      $0.duration = 60
      $0.playbackRate = 2
    }
    #expect(ProgressLine.extrapolated(playing, by: 0.25).position == 59.5)
    #expect(ProgressLine.extrapolated(playing, by: 10).position == 60)
    let paused = Self.status(.paused) { $0.position = 59 }
    #expect(ProgressLine.extrapolated(paused, by: 10).position == 59)
  }

  @Test func indentsJSON() {
    let value: JSONValue = ["a": [1, [:]], "b": [], "c": ["d": "e"]]
    #expect(
      IndentedJSON.text(value) == """
        {
          "a": [
            1,
            {}
          ],
          "b": [],
          "c": {
            "d": "e"
          }
        }
        """)
  }

  @Test func aWaitEndsWithTheLoadedMedia() {
    let playing = Self.status(.playing) {
      $0.sessionId = "s"
      $0.contentId = "u"
    }
    var idle = playing
    idle.playerState = .idle
    var ended = playing
    ended.sessionId = nil
    #expect(!PlayCommand.hasEnded(playing, urls: ["u", "v"]))
    #expect(PlayCommand.hasEnded(playing, urls: ["v"]))
    #expect(PlayCommand.hasEnded(idle, urls: ["u"]))
    #expect(PlayCommand.hasEnded(ended, urls: ["u"]))
  }

  @Test func ignoresAnAdvancingPosition() {
    let status = Self.status(.playing) { $0.position = 1 }
    var later = status
    later.position = 2
    var paused = later
    paused.playerState = .paused
    #expect(!StatusCommand.saysTheSame(status, nil))
    #expect(StatusCommand.saysTheSame(later, status))
    #expect(!StatusCommand.saysTheSame(paused, status))
  }
}
