import CastModel
import Conversion
import MediaProbe
import Testing

@testable import MediaPreflight

@Suite struct ConversionPlannerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var model = "Chromecast Ultra"
    var container = "matroska"
    var video: [MediaStream] = []
    var audio: [MediaStream] = []
    var steps: [ConversionPlan.Step]?
    var testDescription: String { self.name }
  }

  private static func video(
    _ codec: String, _ width: Int = 1_920, _ height: Int = 1_080, rate: Double = 25, profile: String? = nil,
    pixels: String = "yuv420p", _ change: (inout MediaStream) -> Void = { _ in }
  ) -> MediaStream {
    var stream = MediaStream(index: 0, kind: .video, codec: codec)
    (stream.width, stream.height, stream.frameRate) = (width, height, rate)
    (stream.profile, stream.pixelFormat) = (profile, pixels)
    change(&stream)
    return stream
  }

  private static func audio(_ codec: String, _ channels: Int = 2, index: Int = 1, language: String? = nil)
    -> MediaStream
  {
    var stream = MediaStream(index: index, kind: .audio, codec: codec)
    (stream.channels, stream.sampleRate, stream.language) = (channels, 48_000, language)
    return stream
  }

  private static let cases: [Case] = [
    Case(name: "H.264 and AAC in Matroska", video: [video("h264")], audio: [audio("aac")]),
    Case(name: "H.264 and AC-3 in Matroska", video: [video("h264")], audio: [audio("ac3", 6)]),
    Case(name: "HEVC on an Ultra", container: "mov", video: [video("hevc", profile: "Main")], audio: [audio("aac")]),
    Case(name: "a device of unknown model", model: "BRAVIA", video: [video("h264")], audio: [audio("aac", 6)]),
    Case(name: "DTS", video: [video("h264")], audio: [audio("dts", 6)], steps: [.otherSound]),
    Case(name: "TrueHD", video: [video("h264")], audio: [audio("truehd", 8)], steps: [.otherSound]),
    Case(name: "5.1 AAC", container: "mov", video: [video("h264")], audio: [audio("aac", 6)], steps: [.otherSound]),
    Case(name: "H.264 in AVI", container: "avi", video: [video("h264")], audio: [audio("mp3")], steps: [.otherSound]),
    Case(
      name: "H.264 and AAC in FLV", container: "flv", video: [video("h264")], audio: [audio("aac")],
      steps: [.otherContainer]),
    Case(
      name: "MPEG-4 in AVI", container: "avi", video: [video("mpeg4")], audio: [audio("mp3")],
      steps: [.otherSound, .otherPictures]),
    Case(
      name: "MPEG-2 on any device", model: "", video: [video("mpeg2video", 720, 576)], audio: [audio("ac3")],
      steps: [.otherSound, .otherPictures]),
    Case(
      name: "H.264 in 10 bits", video: [video("h264", profile: "High 10", pixels: "yuv420p10le")],
      audio: [audio("aac")], steps: [.otherPictures]),
    Case(
      name: "HEVC on a Nest Hub", model: "Nest Hub", container: "mov", video: [video("hevc", profile: "Main")],
      audio: [audio("aac")], steps: [.otherPictures]),
    Case(name: "WMA", container: "asf", audio: [audio("wmav2")], steps: [.otherSound]),
    Case(
      name: "DTS with HEVC", video: [video("hevc", profile: "Main")], audio: [audio("dts", 6)],
      steps: [.otherSound]),
    Case(
      name: "DTS with VP9", video: [video("vp9")], audio: [audio("dts", 6)], steps: [.otherSound, .otherPictures]),
    Case(
      name: "DTS with HEVC on a device of unknown model", model: "BRAVIA", video: [video("hevc", profile: "Main")],
      audio: [audio("dts", 6)], steps: [.otherSound, .otherPictures]),
    Case(name: "AVI without sound", container: "avi", video: [video("mpeg4")], steps: [.otherPictures]),
    Case(
      name: "H.264 of a Blu-ray with DTS", video: [video("h264") { $0.bitRate = 30_000_000 }],
      audio: [audio("dts", 6)], steps: [.otherSound, .otherPictures]),
  ]

  private func plan(
    _ item: Case, _ wishes: ConversionWishes = .init(), subtitles: [MediaStream] = [], name: String = "/film",
    options: ConversionOptions = .init(), canCopyPictures: Bool = true
  ) throws -> ReasonedPlan? {
    let facts = MediaFacts(
      containerNames: [item.container], duration: 600, streams: item.video + item.audio + subtitles)
    return try ConversionPlanner(
      facts, fileName: name, device: PreflightDevice(modelName: item.model), wishes: wishes, options: options,
      canCopyPictures: canCopyPictures
    ).plan()
  }

  @Test(arguments: Self.cases)
  func onlyWhatDoesNotPlayIsConverted(item: Case) throws {
    let plan = try self.plan(item)
    #expect(plan?.plan.steps == item.steps)
    #expect(plan?.reasons.isEmpty != true)
    #expect(try self.plan(item, .init(mode: .never)) == nil)
    #expect(try self.plan(item, .init(mode: .always)) != nil)
  }

  @Test(arguments: ["hls", "dash"]) func manifestsAreServedAsTheyAre(container: String) throws {
    let item = Case(name: "", container: container, video: [Self.video("mpeg2video")], audio: [Self.audio("dts", 6)])
    #expect(try self.plan(item) == nil && self.plan(item, .init(mode: .always)) == nil)
  }

  @Test func picturesFitTheDeviceAndTheLimits() throws {
    func made(_ item: Case, _ wishes: ConversionWishes = .init()) throws -> EncodedPictures? {
      guard case .encoded(_, let pictures)? = try self.plan(item, wishes)?.plan.pictures else { return nil }
      return pictures
    }
    let ultra = Case(name: "", model: "Nest Hub", video: [Self.video("hevc", 3_840, 2_160, rate: 60)], audio: [])
    #expect(try made(ultra).map { [$0.width, $0.height, $0.level] } == [1_280, 720, 41])
    let old = Case(name: "", model: "", video: [Self.video("mpeg2video", 1_920, 1_080, rate: 59.94)], audio: [])
    #expect(try made(old)?.rate == .init(30_000, 1_001))
    #expect(try made(old, .init(maximumHeight: 480)).map { [$0.width, $0.height] } == [854, 480])
    #expect(try made(old, .init(maximumBitRate: 1_000_000))?.bitRate == 1_000_000)
    let turned = Case(name: "", model: "", video: [Self.video("prores") { $0.rotation = 90 }], audio: [])
    #expect(try made(turned).map { $0.width < $0.height } == true)
    let bright = Case(
      name: "", model: "", container: "avi",
      video: [
        Self.video("hevc", 3_840, 2_160, pixels: "yuv420p10le") {
          $0.colorTransfer = "smpte2084"
          $0.isInterlaced = true
        }
      ])
    #expect(try made(bright).map { $0.isToneMapped && $0.isDeinterlaced } == true)
  }

  @Test func warnsOfTheColoursOfDolbyVisionAlone() throws {
    func reasons(_ model: String, _ compatibility: Int) throws -> [String]? {
      let film = Self.video("hevc", profile: "Main 10") {
        $0.dolbyVision = .init(profile: 5, compatibility: compatibility)
      }
      return try self.plan(Case(name: "", model: model, video: [film], audio: [Self.audio("aac")]))?.reasons
    }
    #expect(try reasons("Nest Hub", 0)?.contains { $0.contains("colours are wrong") } == true)
    #expect(try reasons("Nest Hub", 1)?.contains { $0.contains("colours are wrong") } == false)
    #expect(try reasons("Chromecast Ultra", 0) == nil)
  }

  /// A doubt is no reason to convert; with another reason the fields are separated.
  @Test func separatesFieldsOnlyInPicturesThatAreEncoded() throws {
    let film = Self.video("h264", 1_920, 1_080) { $0.isInterlaced = true }
    let item = Case(name: "", video: [film], audio: [Self.audio("aac")])
    #expect(try self.plan(item) == nil)
    guard case .encoded(_, let pictures)? = try self.plan(item, .init(mode: .always))?.plan.pictures else {
      Issue.record("The pictures aren't encoded.")
      return
    }
    #expect(pictures.isDeinterlaced)
  }

  @Test func aLimitIsAReason() throws {
    let item = Self.cases[0]
    #expect(try self.plan(item, .init(maximumHeight: 1_080)) == nil)
    #expect(try self.plan(item, .init(maximumHeight: 720))?.plan.steps == [.otherPictures])
  }

  /// Devices take it in fragmented MP4 alone.
  @Test func copiesHEVCIntoFragmentedMP4() throws {
    let item = try #require(Self.cases.first { $0.name == "DTS with HEVC" })
    let plan = try #require(try self.plan(item)?.plan)
    #expect(plan.container == .fragmentedMP4 && plan.pictures == .copied(0))
    let uncut = try #require(try self.plan(item, canCopyPictures: false))
    #expect(uncut.plan.container == .transportStream && uncut.reasons.contains { $0.contains("open or too long") })
    #expect(try self.plan(item, .init(mode: .always))?.plan.container == .transportStream)
    let plain = try #require(Self.cases.first { $0.name == "DTS" })
    #expect(try self.plan(plain)?.plan.container == .transportStream)
  }

  @Test func picturesWithoutKeyFramesAreEncoded() throws {
    let item = try #require(Self.cases.first { $0.name == "DTS" })
    #expect(try self.plan(item, canCopyPictures: false)?.plan.steps == [.otherSound, .otherPictures])
  }

  /// Pictures that the device decodes, and that still can't be copied: the reasons say why.
  @Test(arguments: [
    ("DTS with VP9", "take no VP9"), ("DTS with HEVC on a device of unknown model", "isn't known"),
    ("H.264 of a Blu-ray with DTS", "don't take them as they are"),
  ])
  func theReasonsSayWhyPicturesAreNotCopied(name: String, words: String) throws {
    let item = try #require(Self.cases.first { $0.name == name })
    let plan = try #require(try self.plan(item))
    #expect(plan.reasons.contains { $0.contains("encoded anew, too") && $0.contains(words) }, "\(plan.reasons)")
    let copied = try #require(Self.cases.first { $0.name == "DTS" })
    #expect(try self.plan(copied)?.reasons.contains { $0.contains("encoded anew") } == false)
  }

  @Test func aLiveStreamMayBeCopiedAndHasNoDuration() throws {
    let streams = [Self.video("h264"), Self.audio("aac")]
    func plan(_ container: String, isLive: Bool) throws -> ReasonedPlan? {
      try ConversionPlanner(
        MediaFacts(containerNames: [container], streams: streams), fileName: "stdin", device: .any, wishes: .init(),
        options: .init(), isLive: isLive
      ).plan()
    }
    #expect(try plan("mpegts", isLive: true)?.plan == ConversionPlan(pictures: .copied(0), sound: .copied(1)))
    #expect(try plan("mpegts", isLive: false) == nil)
    #expect(try plan("matroska", isLive: true) == nil)
    #expect(try plan("avi", isLive: true)?.plan.steps == [.otherContainer])
  }

  @Test func surroundSoundIsCopiedOnlyIfTheUserSaysSo() throws {
    let item = Case(name: "", container: "avi", video: [Self.video("h264")], audio: [Self.audio("ac3", 6)])
    #expect(try self.plan(item)?.plan.steps == [.otherSound])
    #expect(try self.plan(item, options: .init(passSurround: true))?.plan.steps == [.otherContainer])
  }

  @Test(arguments: [("2", 2), ("de", 2), ("ger", 2), ("DE", 2), ("1", 1), ("en", 1)])
  func anAudioTrackIsChosenByNumberOrLanguage(wish: String, number: Int) throws {
    let item = Case(
      name: "", video: [Self.video("h264")],
      audio: [Self.audio("aac", language: "eng"), Self.audio("aac", index: 2, language: "ger")])
    let plan = try self.plan(item, .init(audioTrack: wish))
    #expect(plan?.audioTrack == (number == 1 ? nil : number))
    if number == 2 { #expect(plan?.plan.sound == .copied(2)) }
  }

  @Test(arguments: ["3", "0", "-1", "fr", "x", "9999999999999999999999", "-9223372036854775808"])
  func aTrackThatIsNotThereIsRefused(wish: String) throws {
    let item = Case(
      name: "", video: [Self.video("h264")],
      audio: [Self.audio("aac", language: "eng"), Self.audio("aac", index: 2, language: "ger")])
    #expect(throws: ConversionPlanner.Refusal.self) { try self.plan(item, .init(audioTrack: wish)) }
  }

  @Test func onlyPictureSubtitlesAreBurned() throws {
    let item = Self.cases[0]
    let subtitles = [
      MediaStream(index: 2, kind: .subtitle, codec: "subrip"),
      MediaStream(index: 3, kind: .subtitle, codec: "hdmv_pgs_subtitle"),
    ]
    #expect(throws: ConversionPlanner.Refusal.self) {
      try self.plan(item, .init(burnedSubtitles: "1"), subtitles: subtitles)
    }
    let plan = try self.plan(item, .init(burnedSubtitles: "2"), subtitles: subtitles)
    #expect(plan?.plan.steps == [.otherPictures, .burnedSubtitles])
    #expect(try self.plan(item, subtitles: subtitles) == nil)
  }

  /// devices.md F44
  @Test func putsTransportStreamsIntoHLS() throws {
    let item = Case(name: "", container: "mpegts", video: [Self.video("h264")], audio: [Self.audio("aac")])
    #expect(try self.plan(item, name: "/00001.m2ts")?.plan.steps == [.otherContainer])
    #expect(try self.plan(item, name: "/film.ts")?.plan.steps == [.otherContainer])
    #expect(try self.plan(item, .init(mode: .never), name: "/film.ts") == nil)
  }

  @Test func pictureFilesAndEmptyOnesAreLeftAlone() throws {
    let facts = MediaFacts(containerNames: ["png_pipe"], streams: [Self.video("png")])
    let planner = ConversionPlanner(
      facts, fileName: "/a.png", device: .any, wishes: .init(mode: .always), options: .init())
    #expect(try planner.plan() == nil)
  }

  // MARK: Two files, and refused risks

  @Test func joinsTwoFilesByCopying() throws {
    let pictures = MediaFacts(containerNames: ["mov"], duration: 60, streams: [Self.video("h264")])
    var sound = MediaFacts(containerNames: ["mov"], duration: 60, streams: [Self.audio("aac", index: 0)])
    func plan(_ mode: ConvertMode = .ifNeeded) throws -> ReasonedPlan? {
      try ConversionPlanner(
        pictures, sound: sound, fileName: "https://h/v", device: .any, wishes: .init(mode: mode), options: .init()
      ).plan()
    }
    let copied = try #require(try plan())
    #expect(copied.plan.pictures == .copied(0) && copied.plan.sound == .copied(0) && copied.audioTrack == 1)
    #expect(copied.plan.steps == [.otherContainer] && copied.reasons.first?.contains("URLs of their own") == true)
    sound.streams = [Self.audio("opus", index: 0)]
    #expect(try plan()?.plan.sound == .encoded(0, bitRate: 192_000))
    #expect(try plan(.never) == nil)
  }

  @Test(
    "A refused risk is a reason",
    arguments: [
      (PreflightCode.videoCodecNotSupported, "webm", "vp9", "opus", [ConversionPlan.Step.otherSound, .otherPictures]),
      (.containerNotSupported, "matroska", "h264", "aac", [.otherContainer]),
      (.audioCodecNotSupported, "mov", "h264", "ac3", [.otherSound]),
    ])
  func aRefusedRiskIsAReason(
    code: PreflightCode, container: String, pictures: String, sound: String, steps: [ConversionPlan.Step]
  ) throws {
    let facts = MediaFacts(
      containerNames: [container], duration: 60, streams: [Self.video(pictures), Self.audio(sound, 2)])
    var wishes = ConversionWishes()
    func plan() throws -> ReasonedPlan? {
      try ConversionPlanner(
        facts, fileName: "film", device: PreflightDevice(modelName: "Chromecast"), wishes: wishes, options: .init()
      ).plan()
    }
    #expect(try plan() == nil, "what may play isn't converted")
    wishes.suspects = [code]
    #expect(try plan()?.plan.steps == steps)
    wishes.suspects = [.tooSlow]
    #expect(try plan() == nil)
  }
}
