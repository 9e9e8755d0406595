import CastModel
import Conversion
import MediaPreflight
import Testing

@testable import CastSender

@Suite("The choice of a page's format") struct FormatChoiceTests {
  private typealias Format = ResolverAnswer.Format

  private static let chromecast = PageDevice(PreflightDevice(modelName: "Chromecast", hasScreen: true))
  private static let ultra = PageDevice(PreflightDevice(modelName: "Chromecast Ultra", hasScreen: true))
  private static let hub = PageDevice(PreflightDevice(modelName: "Google Nest Hub", hasScreen: true))
  private static let speaker = PageDevice(PreflightDevice(modelName: "Google Home Mini", hasScreen: false))

  private static func file(_ name: String, sound: Format.Part, height: Int64, rate: Double? = nil) -> Format {
    Self.file(name, .codec("avc1.640028"), sound, height: height, rate: rate)
  }

  private static func file(
    _ name: String, _ pictures: Format.Part = .codec("avc1.640028"), _ sound: Format.Part = .codec("mp4a.40.2"),
    height: Int64? = nil, rate: Double? = nil, type: String = "video/mp4"
  ) -> Format {
    var format = Format(url: "https://cdn.example.com/\(name)", delivery: .file, contentType: type)
    (format.pictures, format.sound, format.height, format.frameRate) = (pictures, sound, height, rate)
    return format
  }

  private static func variant(
    _ name: String, height: Int64, codec: String = "avc1.64001f", sound: Format.Part = .absent
  )
    -> Format
  {
    var format = Self.file(name, .codec(codec), sound, height: height)
    format.delivery = .hls
    format.contentType = nil
    format.manifest = "https://cdn.example.com/master.m3u8"
    return format
  }

  private static func names(_ formats: [Format], _ device: PageDevice) -> [String] {
    FormatChoice.candidates(formats, for: device).map { $0.url.split(separator: "/").last.map(String.init) ?? "" }
  }

  @Test func takesTheMostLinesThatTheModelDecodes() {
    let formats = [
      Self.file("360", height: 360), Self.file("1080", height: 1_080, rate: 30),
      Self.file("720", height: 720, rate: 60),
      Self.file("2160", .codec("hvc1.1.6.L150.90"), height: 2_160, rate: 60),
    ]
    #expect(Self.names(formats, Self.chromecast) == ["1080", "720", "360"])
    #expect(Self.names(formats, Self.ultra) == ["2160", "1080", "720", "360"])
    #expect(Self.names(formats, Self.hub) == ["720", "360"])
    #expect(Self.names(formats, .any) == ["1080", "720", "360"])
  }

  @Test func leavesOutRatesBeyondTheModel() {
    let formats = [Self.file("p60", height: 1_080, rate: 60), Self.file("p50", height: 720, rate: 50)]
    #expect(Self.names(formats, Self.chromecast) == ["p50"])
    #expect(Self.names(formats, Self.ultra) == ["p60", "p50"])
  }

  @Test(arguments: [
    ("another codec", FormatChoiceTests.file("x", .codec("av01.0.08M.08"), height: 720)),
    ("sound that nothing decodes", FormatChoiceTests.file("x", .codec("avc1.640028"), .codec("dts"), height: 720)),
    ("pictures alone", FormatChoiceTests.file("x", .codec("avc1.640028"), .absent, height: 720)),
    ("another container", FormatChoiceTests.file("x", height: 720, type: "video/x-flv")),
  ])
  func leavesOut(_ what: String, _ format: ResolverAnswer.Format) {
    #expect(Self.names([format, Self.file("plain", height: 360)], Self.chromecast) == ["plain"], "\(what)")
    #expect(FormatChoice.candidates([format], for: Self.chromecast).isEmpty)
  }

  @Test func takesAManifestWhereThePartsAreApart() {
    let formats = [
      Self.file("muxed-360", height: 360), Self.variant("v720", height: 720), Self.variant("v1080", height: 1_080),
      Self.variant("audio", height: 0, codec: "none", sound: .codec("mp4a.40.2")).soundAlone,
    ]
    #expect(Self.names(formats, Self.chromecast) == ["master.m3u8", "muxed-360"])
  }

  @Test func leavesOutAnHLSManifestWithAVariantBeyondTheDevice() {
    let formats = [
      Self.variant("v720", height: 720, sound: .codec("mp4a.40.2")),
      Self.variant("v2160", height: 2_160, codec: "hvc1.2.4.L150", sound: .codec("mp4a.40.2")),
    ]
    #expect(Self.names(formats, Self.chromecast) == ["v720"])
    #expect(Self.names(formats, Self.ultra).first == "master.m3u8")
  }

  // MARK: Pictures and sound apart

  /// The device where this machine can join.
  private static func joining(_ device: PageDevice) -> PageDevice {
    var device = device
    device.joins = true
    return device
  }

  private static func sound(
    _ name: String, _ codec: String = "mp4a.40.2", rate: Double = 128, preference: Double = 0
  ) -> Format {
    var format = Self.file(name, .absent, .codec(codec), type: "audio/mp4")
    (format.bitRate, format.languagePreference) = (rate, preference)
    return format
  }

  /// The formats' names, of pairs with the sound's: `1080+aac`.
  private static func pairs(_ formats: [Format], _ device: PageDevice) -> [String] {
    FormatChoice.candidates(formats, for: Self.joining(device)).map { choice in
      let names = [choice.url, choice.sound?.url].compactMap { $0?.split(separator: "/").last }
      return names.joined(separator: "+")
    }
  }

  @Test func joinsPicturesThatAreMuchBetter() {
    let films = [Self.file("film-360", height: 360), Self.file("v480", sound: .absent, height: 480)]
    #expect(Self.pairs(films + [Self.sound("aac")], Self.chromecast) == ["film-360"], "480 lines aren't worth it")
    let better =
      films + [
        Self.file("v720", sound: .absent, height: 720), Self.file("v1080", sound: .absent, height: 1_080),
        Self.file("v1080p60", sound: .absent, height: 1_080, rate: 60),
      ]
    #expect(Self.pairs(better + [Self.sound("aac")], Self.chromecast) == ["v1080+aac", "v720+aac", "film-360"])
    #expect(Self.pairs(better, Self.chromecast) == ["film-360"], "there is no sound to join")
    #expect(Self.names(better + [Self.sound("aac")], Self.chromecast) == ["film-360"], "ffmpeg is missing")
    #expect(Self.pairs(better + [Self.sound("aac")], Self.speaker) == ["aac"])
  }

  @Test func prefersAManifestOfTheSameSize() {
    let formats = [
      Self.variant("v1080", height: 1_080), Self.variant("audio", height: 0, codec: "none").soundAlone,
      Self.file("file-1080", sound: .absent, height: 1_080), Self.sound("aac"),
    ]
    #expect(Self.pairs(formats, Self.chromecast) == ["master.m3u8"])
  }

  @Test func joinsTheOriginalSoundAndCopiesIt() {
    let pictures = [Self.file("v", sound: .absent, height: 720)]
    let sounds = [
      Self.sound("opus", "opus", rate: 160), Self.sound("low", rate: 48), Self.sound("aac", rate: 128),
      Self.sound("dubbed", rate: 256, preference: -1),
    ]
    #expect(Self.pairs(pictures + sounds, Self.chromecast) == ["v+aac"])
    #expect(Self.pairs(pictures + [sounds[0]], Self.chromecast) == ["v+opus"])
    let original = Self.sound("original", "opus", preference: 10)
    #expect(Self.pairs(pictures + sounds + [original], Self.chromecast) == ["v+original"])
  }

  @Test func encodesOtherPicturesOnlyWhereThereIsNothingElse() {
    let formats = [
      Self.file("vp9-2160", .codec("vp9"), .absent, height: 2_160, type: "video/webm"),
      Self.file("vp9-720", .codec("vp9"), .absent, height: 720, type: "video/webm"), Self.sound("aac"),
    ]
    #expect(Self.pairs(formats, Self.chromecast) == ["vp9-720+aac"])
    #expect(Self.pairs(formats + [Self.file("film", height: 144)], Self.chromecast) == ["film"])
  }

  @Test func knowsWhatThisMachineServes() {
    var film = Self.file("film", height: 720)
    film.headers = [.init("Referer", "https://page.example/")]
    film.needsHeaders = true
    let choice = FormatChoice.candidates([film], for: .any)[0]
    #expect(choice.isRelayable && !choice.isServed && choice.untried.isServed)
    var list = film
    list.delivery = .hls
    #expect(FormatChoice.candidates([list], for: .any)[0].untried.isServed)
    let pair = [Self.file("v", sound: .absent, height: 720), Self.sound("aac")]
    #expect(FormatChoice.candidates(pair, for: Self.joining(.any))[0].isServed)
  }

  @Test func speakersGetSoundAlone() {
    let formats = [
      Self.file("film", height: 720), Self.file("opus", .absent, .codec("opus"), type: "video/webm"),
      Self.file("aac", .absent, type: "audio/mp4"),
    ]
    let found = FormatChoice.candidates(formats, for: Self.speaker)
    #expect(Set(found.map(\.contentType)) == ["audio/webm", "audio/mp4"])
    #expect(Self.names([formats[0]], Self.speaker).isEmpty)
    #expect(Self.names([formats[2]], Self.chromecast) == ["aac"], "a screen plays sound, too")
  }

  @Test func formatsThatWantHeadersComeLast() {
    var best = Self.file("1080", height: 1_080)
    best.needsHeaders = true
    #expect(Self.names([best, Self.file("360", height: 360)], Self.chromecast) == ["360", "1080"])
  }

  @Test func unknownPartsAreTakenForPlainOnes() {
    #expect(Self.names([Self.file("film.mp4", .unknown, .unknown)], Self.chromecast) == ["film.mp4"])
    #expect(
      FormatChoice.candidates([Self.file("a", .unknown, .unknown, type: "audio/mpeg")], for: .any).first?.contentType
        == "audio/mpeg")
  }

  @Test func saysWhyNoneIsChosen() {
    var locked = Self.file("x", height: 720)
    locked.isProtected = true
    let apart = [
      Self.file("v", .codec("vp9"), .absent, height: 720), Self.file("a", .absent, .codec("opus"), type: "audio/webm"),
    ]
    #expect(FormatChoice.refusal([], for: .any) == "It names no media.")
    #expect(FormatChoice.refusal([locked], for: .any).contains("DRM"))
    #expect(FormatChoice.refusal(apart, for: .any).contains("addresses of their own"))
    #expect(FormatChoice.refusal([Self.file("x", .codec("av01.0"), height: 720)], for: .any).contains("(av01)"))
    #expect(FormatChoice.refusal([Self.file("x", height: 720)], for: Self.speaker).contains("no screen"))
  }
}

extension ResolverAnswer.Format {
  fileprivate var soundAlone: ResolverAnswer.Format {
    var format = self
    (format.pictures, format.height) = (.absent, nil)
    return format
  }
}
