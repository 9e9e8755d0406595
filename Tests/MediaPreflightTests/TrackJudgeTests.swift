import CastModel
import MediaFormats
import MediaPreflight
import Testing

/// The entries of Google's page for each model, and models without an entry.
@Suite struct TrackJudgeTests {
  /// A film, a device's model, and the expected findings.
  struct Row: Sendable, CustomTestStringConvertible {
    var codec: String
    var size: (Int64, Int64, Double)
    var model: String
    var finding: (PreflightCode, PreflightSeverity)?
    var testDescription: String { "\(self.codec) \(self.size) on \(self.model)" }

    init(
      _ codec: String, _ size: (Int64, Int64, Double), _ model: String, _ finding: (PreflightCode, PreflightSeverity)?
    ) {
      (self.codec, self.size, self.model, self.finding) = (codec, size, model, finding)
    }
  }

  private static let fullHD: (Int64, Int64, Double) = (1_920, 1_080, 30)
  private static let ultraHD: (Int64, Int64, Double) = (3_840, 2_160, 60)

  static let rows = [
    Row("avc1.640028", fullHD, "Chromecast", nil), Row("avc1.640028", fullHD, "Chromecast Ultra", nil),
    Row("avc1.640028", fullHD, "", nil), Row("avc1.640028", fullHD, "BRAVIA 4K GB", nil),
    Row("avc1.64001F", (1_280, 720, 59.94), "Google Nest Hub", nil),
    // The page lists 720 lines; users cast more.
    Row("avc1.640028", fullHD, "Google Nest Hub", (.resolutionTooHigh, .risks)),
    Row("avc1.640028", (2_560, 1_440, 30), "Google Nest Hub", (.resolutionTooHigh, .risks)),
    Row("avc1.640033", ultraHD, "Google Nest Hub", (.resolutionTooHigh, .blocks)),
    // Upright: what counts is the longer side.
    Row("avc1.64001F", (720, 1_280, 30), "Google Nest Hub", nil),
    Row("avc1.64002A", (1_920, 1_080, 60), "Chromecast Ultra", nil),
    // Four generations have that name, and some of them play it.
    Row("avc1.64002A", (1_920, 1_080, 60), "Chromecast", (.resolutionTooHigh, .risks)),
    Row("hvc1.1.6.L93.B0", fullHD, "Chromecast", (.videoCodecNotSupported, .risks)),
    Row("hvc1.1.6.L93.B0", fullHD, "Google Nest Hub", (.videoCodecNotSupported, .blocks)),
    Row("hvc1.2.4.L153.B0", ultraHD, "Chromecast Ultra", nil),
    Row("hvc1.4.10.L153.B0", ultraHD, "Chromecast Ultra", (.profileTooHigh, .blocks)),
    Row("hvc1.2.4.L186.B0", ultraHD, "Chromecast Ultra", (.profileTooHigh, .risks)),
    Row("hvc1.1.6.L93.B0", fullHD, "BRAVIA 4K GB", (.videoCodecNotSupported, .risks)),
    Row("avc1.6E0033", fullHD, "Chromecast Ultra", (.profileTooHigh, .blocks)),
    Row("avc1.6E0033", fullHD, "BRAVIA 4K GB", (.profileTooHigh, .risks)),
    Row("avc1.640033", ultraHD, "Chromecast Ultra", (.resolutionTooHigh, .blocks)),
    Row("avc1.640033", fullHD, "Chromecast Ultra", (.profileTooHigh, .risks)),
    Row("av01.0.08M.08", fullHD, "Google TV Streamer", nil),
    Row("av01.0.08M.08", fullHD, "Chromecast Ultra", (.videoCodecNotSupported, .blocks)),
    Row("vp09.00.40.08", (1_280, 720, 30), "Google Nest Hub Max", nil),
    Row("V_VP9", (1_920, 1_080, 30), "Google Nest Hub Max", (.resolutionTooHigh, .risks)),
    Row("V_VP8", fullHD, "Chromecast Ultra", nil),
    // The page is silent, and the model may well have it.
    Row("V_VP8", (640, 360, 25), "Google Nest Hub", (.videoCodecNotSupported, .risks)),
    Row("V_VP8", (640, 360, 25), "Chromecast", nil),
    Row("mp4v.20.9", (640, 480, 25), "Chromecast", (.videoCodecNotSupported, .blocks)),
    Row("mp4v.20.9", (640, 480, 25), "BRAVIA 4K GB", (.videoCodecNotSupported, .risks)),
    Row("", fullHD, "Chromecast", nil),
  ]

  @Test(arguments: Self.rows) func aFilmIsJudgedByTheModel(row: Row) {
    let tracks = [
      JudgedTrack(.video, codec: row.codec, width: row.size.0, height: row.size.1, frameRate: row.size.2),
      JudgedTrack(.audio, codec: "mp4a.40.2"),
    ]
    let findings = TrackJudge.findings(tracks, url: "u", on: PreflightDevice(modelName: row.model, hasScreen: true))
    #expect(findings.count == (row.finding == nil ? 0 : 1), "\(findings)")
    #expect(findings.first?.code == row.finding?.0)
    #expect(findings.first?.severity == row.finding?.1)
  }

  @Test(
    arguments: [
      (["mp4a.40.2"], nil), (["flac"], nil), (["A_VORBIS"], nil), (["1"], nil), ([""], nil), (["alac"], .blocks),
      (["A_AC3"], .risks), (["wmav2"], .blocks), (["xyz"], .risks),
      // One that plays is enough.
      (["A_DTS", "mp4a.40.2"], nil),
    ] as [([String], PreflightSeverity?)])
  func soundIsJudgedByItsCodec(codecs: [String], severity: PreflightSeverity?) {
    let tracks = codecs.map { JudgedTrack(.audio, codec: $0) }
    let findings = TrackJudge.findings(tracks, url: "u", on: PreflightDevice(modelName: "Chromecast", hasScreen: true))
    #expect(findings.map(\.severity) == (severity.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("mp4a.40.2", 6, .risks), ("mp4a.40.2", 2, nil), ("opus", 6, .risks), ("A_VORBIS", 8, .risks),
      ("flac", 6, .risks),
      ("flac", 2, nil), ("A_AC3", 6, .risks),
    ] as [(String, Int, PreflightSeverity?)])
  func manyChannelsAreARisk(codec: String, channels: Int, severity: PreflightSeverity?) {
    let track = JudgedTrack(.audio, codec: codec, channels: channels)
    for model in ["Chromecast", "Chromecast Ultra", "BRAVIA 4K GB", ""] {
      let findings = TrackJudge.findings([track], url: "u", on: PreflightDevice(modelName: model, hasScreen: true))
      #expect(findings.map(\.severity) == (severity.map { [$0] } ?? []), "\(model)")
    }
  }

  @Test(arguments: [(48_000, [] as [PreflightSeverity]), (96_000, []), (192_000, [.risks])])
  func doubtsFastFLAC(rate: Int, severities: [PreflightSeverity]) {
    var track = JudgedTrack(.audio, codec: "flac", channels: 2)
    track.sampleRate = rate
    #expect(TrackJudge.findings([track], url: "u", on: .any).map(\.severity) == severities)
  }

  @Test(
    arguments: [
      ("avc1.640028", nil, true, ["interlaced"]), ("avc1.640028", nil, false, []),
      (
        "hvc1.2.4.L153.B0", DolbyVision(profile: 5, hasCompatibleBase: false), false, ["Dolby Vision alone (profile 5)"]
      ),
      ("hvc1.2.4.L153.B0", DolbyVision(profile: 8, hasCompatibleBase: true), false, []),
      ("dvh1.05.06", nil, false, ["Dolby Vision alone (profile 5)"]), ("dvhe", nil, false, ["Dolby Vision alone:"]),
      ("dvh1.08.06", nil, false, []),
    ] as [(String, DolbyVision?, Bool, [String])])
  func doubtsFieldsAndDolbyVisionAlone(codec: String, vision: DolbyVision?, isInterlaced: Bool, parts: [String]) {
    var film = JudgedTrack(.video, codec: codec, width: 1_920, height: 1_080, frameRate: 25)
    film.isInterlaced = isInterlaced
    film.codec.dolbyVision = vision ?? film.codec.dolbyVision
    let findings = TrackJudge.findings(
      [film], url: "u", on: PreflightDevice(modelName: "Chromecast Ultra", hasScreen: true))
    #expect(findings.map(\.severity) == parts.map { _ in .risks })
    for (finding, part) in zip(findings, parts) { #expect(finding.message.contains(part)) }
  }

  /// One reason is enough.
  @Test func saysNothingOfTheLooksOfRefusedPictures() {
    var film = JudgedTrack(.video, codec: "dvh1.05.06", width: 1_920, height: 1_080)
    film.isInterlaced = true
    let findings = TrackJudge.findings([film], url: "u", on: PreflightDevice(modelName: "Nest Hub", hasScreen: true))
    #expect(findings.map(\.severity) == [.blocks])
  }

  /// Four generations are called "Chromecast"; of these, the bit of Android TV is set for the last one alone.
  @Test(arguments: [(4_101, [.risks]), (465_413, []), (nil, [.risks])] as [(Int64?, [PreflightSeverity])])
  func takesTheModelFromItsCapabilities(capabilities: Int64?, severities: [PreflightSeverity]) {
    let device = PreflightDevice(modelName: "Chromecast", hasScreen: true, capabilities: capabilities)
    let film = JudgedTrack(.video, codec: "hvc1.2.4.L153.B0", width: 1_920, height: 1_080, frameRate: 24)
    #expect(TrackJudge.findings([film], url: "u", on: device).map(\.severity) == severities)
  }

  @Test(arguments: [
    ("Google Nest Hub", "which Nest Hub doesn't decode."),
    ("Chromecast", "(1st and 2nd generation), Chromecast (3rd generation) and Chromecast with Google TV don't decode."),
  ])
  func whoRefusesIsNamed(model: String, end: String) {
    let findings = TrackJudge.findings(
      [JudgedTrack(.video, codec: "mpeg2video")], url: "u", on: PreflightDevice(modelName: model, hasScreen: true))
    #expect(findings.first?.message.hasSuffix(end) == true, "\(findings)")
  }

  @Test func aFilmWithoutUsableSoundMayPlaySilently() {
    let tracks = [JudgedTrack(.video, codec: "avc1.64001F"), JudgedTrack(.audio, codec: "A_DTS")]
    let findings = TrackJudge.findings(tracks, url: "u", on: PreflightDevice(modelName: "Chromecast", hasScreen: true))
    #expect(findings.map(\.severity) == [.risks])
    #expect(findings.first?.message.contains("without sound") == true)
  }

  @Test func aSpeakerShowsNoFilm() {
    let speaker = PreflightDevice(friendlyName: "Kitchen", modelName: "Google Home Mini", hasScreen: false)
    let film = [JudgedTrack(.video, codec: "avc1.64001F"), JudgedTrack(.audio, codec: "mp4a.40.2")]
    #expect(TrackJudge.findings(film, url: "u", on: speaker).map(\.severity) == [.risks])
    #expect(TrackJudge.findings([film[0]], url: "u", on: speaker).map(\.severity) == [.blocks])
    #expect(TrackJudge.findings([film[1]], url: "u", on: speaker).isEmpty)
    #expect(
      TrackJudge.findings([JudgedTrack(.audio, codec: "alac")], url: "u", on: speaker).map(\.severity) == [.blocks])
  }

  @Test func nothingButItsKnownFactsBlocksOnAnUnknownDevice() {
    for codec in ["avc1.F40033", "hvc1.4.10.L186.B0", "av01.2.19H.12", "mp4v", "theora", "prores", "xyz"] {
      for sound in ["alac", "dts", "truehd", "xyz", "mp4a.40.2"] {
        let tracks = [JudgedTrack(.video, codec: codec, width: 7_680, height: 4_320, frameRate: 120)]
        let all = tracks + [JudgedTrack(.audio, codec: sound)]
        #expect(!TrackJudge.findings(all, url: "u", on: .any).contains { $0.severity == .blocks }, "\(codec) \(sound)")
      }
    }
  }
}
