import CastModel
import CastV2
import JSONCodec
import EmulatedReceiver
import Testing

/// What each model's player does with pictures, sounds and HLS, against docs/reference/devices.md.
@Suite struct MediaDecoderTests {
  private static func decoder(_ model: String) throws -> MediaDecoder {
    try #require(DeviceModels.builtIn[model]).decoder
  }

  private static func film(
    _ profile: String = "High", _ level: Double = 4.0, _ width: Int = 1920, _ height: Int = 1080,
    _ rate: Double = 25, _ depth: Int = 8
  ) -> PictureFormat {
    PictureFormat(
      .h264, profile: profile, level: level, width: width, height: height, frameRate: rate, bitDepth: depth)
  }

  /// model, pictures, its behaviour
  @Test(
    arguments: [
      ("chromecast-1", film(), nil), ("chromecast-1", film("High", 4.1, 1280, 720, 60), nil),
      ("chromecast-1", film("High", 4.2, 1920, 1080, 60), .refuses), ("chromecast-2", film("High", 4.2), .refuses),
      ("chromecast-3", film("High", 4.2, 1920, 1080, 59.94), nil), ("chromecast-3", film("High", 5.1), .refuses),
      ("chromecast-3", film("High", 4.2, 3840, 2160), .refuses), ("chromecast-3", film("High", 4.0, 1080, 1920), nil),
      ("chromecast-3", film("High 10", 4.0, 1920, 1080, 25, 10), .pretends),
      ("chromecast-3", film("High 4:4:4 Predictive"), .refuses), ("chromecast-3", PictureFormat(.hevc), .refuses),
      ("chromecast-3", PictureFormat(.h264), nil), ("chromecast-3", PictureFormat(.vp8, width: 1280, height: 720), nil),
      ("chromecast-ultra", PictureFormat(.hevc, profile: "Main 10", level: 5.1, bitDepth: 10), nil),
      ("chromecast-ultra", PictureFormat(.hevc, profile: "Rext", bitDepth: 10), .refuses),
      ("chromecast-ultra", PictureFormat(.hevc, bitDepth: 12), .refuses),
      ("chromecast-ultra", PictureFormat(.av1), .refuses), ("google-tv", film("High", 5.1, 3840, 2160, 30), nil),
      ("google-tv", film("High", 5.1, 3840, 2160, 60), .refuses), ("google-tv", PictureFormat(.av1), .refuses),
      ("nest-hub", film("High", 4.1), nil), ("nest-hub", film("High", 4.2, 1920, 1080, 60), .refuses),
      ("nest-hub", PictureFormat(.hevc), .refuses), ("nest-hub", PictureFormat(.vp9, profile: "Profile 0"), nil),
      ("android-tv", PictureFormat(.hevc), .refuses), ("shield-tv", PictureFormat(.av1, bitDepth: 10), nil),
      ("shield-tv", PictureFormat(MediaCodec(rawValue: "mpeg4")), .refuses), ("nest-mini", film(), .pretends),
    ] as [(String, PictureFormat, MediaDecoder.Reaction?)])
  func showsPictures(model: String, picture: PictureFormat, expected: MediaDecoder.Reaction?) throws {
    #expect(try Self.decoder(model).reaction(to: picture) == expected)
  }

  /// model, sound, its behaviour with that sound beside pictures
  @Test(
    arguments: [
      ("chromecast-3", SoundFormat(.aac, channels: 2), nil), ("chromecast-3", SoundFormat(.aac, channels: 6), .refuses),
      ("chromecast-2", SoundFormat(.aac, channels: 6), .pretends),
      ("chromecast-ultra", SoundFormat(.aac, channels: 6), .pretends),
      ("google-tv", SoundFormat(.aac, channels: 6), nil), ("chromecast-3", SoundFormat(.opus, channels: 6), nil),
      ("chromecast-3", SoundFormat(.ac3, channels: 6), .pretends),
      ("chromecast-ultra", SoundFormat(.ac3, channels: 6), nil),
      ("chromecast-ultra", SoundFormat(MediaCodec(rawValue: "dts"), channels: 6), .pretends),
      ("chromecast-audio", SoundFormat(.flac, channels: 2, sampleRate: 96_000, bitDepth: 24), nil),
      ("chromecast-audio", SoundFormat(.flac, channels: 2, sampleRate: 192_000), .refuses),
      ("shield-tv", SoundFormat(MediaCodec(rawValue: "dts")), .pretends),
      ("shield-tv", SoundFormat(.aac, channels: 8), nil),
      ("chromecast-audio", SoundFormat(.flac, channels: 6), .refuses), ("nest-mini", SoundFormat(.mp3), nil),
    ] as [(String, SoundFormat, MediaDecoder.Reaction?)])
  func playsSounds(model: String, sound: SoundFormat, expected: MediaDecoder.Reaction?) throws {
    #expect(try Self.decoder(model).reaction(to: sound) == expected)
  }

  /// The segments by LOAD (sound, pictures), by content (pictures, sound), and whether each of the players plays.
  @Test(
    arguments: [
      (nil, nil, .transportStream, .transportStream, true), (nil, nil, .fragmentedMP4, .fragmentedMP4, false),
      ("fmp4", nil, .fragmentedMP4, .fragmentedMP4, false), (nil, "fmp4", .fragmentedMP4, .fragmentedMP4, false),
      ("fmp4", "fmp4", .fragmentedMP4, .fragmentedMP4, true), ("FMP4", "FMP4", .fragmentedMP4, .fragmentedMP4, true),
      (nil, "fmp4", .fragmentedMP4, nil, true), ("fmp4", nil, nil, .fragmentedMP4, true),
      ("ts", "ts", .fragmentedMP4, .fragmentedMP4, false), ("ts", "mpeg2_ts", .transportStream, .transportStream, true),
      (nil, "ts", .transportStream, .transportStream, true),
      ("fmp4", "fmp4", .transportStream, .transportStream, false),
      ("ts_aac", nil, .transportStream, .transportStream, true), ("ts", nil, .transportStream, .packedAAC, false),
      (nil, nil, .transportStream, .packedAAC, true), ("aac", "mpeg2_ts", .transportStream, .packedAAC, true),
      ("e-ac3", nil, nil, .packedEAC3, true), ("e_ac3", nil, nil, .packedEAC3, true),
      ("mp3", nil, nil, .packedAC3, false),
    ] as [(String?, String?, HLSSegmentContainer?, HLSSegmentContainer?, Bool)])
  func findsSegments(
    sound: String?, pictures: String?, isPictures: HLSSegmentContainer?, isSound: HLSSegmentContainer?, plays: Bool
  ) throws {
    let media = MediaInformation(
      contentId: "http://x/a.m3u8", hlsSegmentFormat: sound.map(HlsSegmentFormat.init),
      hlsVideoSegmentFormat: pictures.map(HlsVideoSegmentFormat.init))
    #expect(try Self.decoder("chromecast-3").finds(pictures: isPictures, sound: isSound, in: media) == plays)
    #expect(try Self.decoder("google-tv").finds(pictures: isPictures, sound: isSound, in: media))
    #expect(MediaDecoder.lenient.finds(pictures: isPictures, sound: isSound, in: media))
  }

  /// sound, whether a playlist lists CODECS, whether the old player plays
  @Test(
    arguments: [
      (nil, false, false), (nil, true, true), (.transportStream, false, true),
    ] as [(HLSSegmentContainer?, Bool, Bool)])
  func waitsForSoundThatNoPlaylistExcludes(sound: HLSSegmentContainer?, listsCodecs: Bool, plays: Bool) throws {
    let media = MediaInformation(contentId: "http://x/a.m3u8")
    for (model, expected) in [("chromecast-3", plays), ("google-tv", true)] {
      let decoder = try Self.decoder(model)
      #expect(
        decoder.finds(pictures: .transportStream, sound: sound, listsCodecs: listsCodecs, in: media) == expected)
    }
  }

  /// model, codec and level in CODECS, whether it is believed
  @Test(
    arguments: [
      ("chromecast-3", .h264, 4.1, true), ("chromecast-3", .h264, 4.2, false), ("chromecast-3", .h264, nil, true),
      ("chromecast-3", .hevc, 4.0, false), ("chromecast-ultra", .h264, 4.2, true),
      ("chromecast-ultra", .h264, 5.1, false), ("chromecast-ultra", .hevc, 5.1, true),
    ] as [(String, MediaCodec, Double?, Bool)])
  func believesPlaylists(model: String, codec: MediaCodec, level: Double?, isBelieved: Bool) throws {
    #expect(try Self.decoder(model).believes(codec, level: level) == isBelieved)
  }

  @Test func refusesRedirectsOfPlaylistsWithTheOldPlayer() throws {
    #expect(try !Self.decoder("chromecast-2").followsRedirectsOfPlaylists)
    #expect(try Self.decoder("google-tv").followsRedirectsOfPlaylists)
    #expect(MediaDecoder.lenient.followsRedirectsOfPlaylists)
  }

  // MARK: The result of an examination

  private static func judged(
    _ model: String, _ picture: PictureFormat?, _ sound: SoundFormat?
  ) throws -> ResourceExamination {
    var examination = ResourceExamination(
      duration: 60, video: picture == nil ? nil : VideoInfo(width: 1920, height: 1080, hdrType: .sdr))
    try Self.decoder(model).judge(&examination, picture: picture, sound: sound)
    return examination
  }

  @Test func playsSoundWithoutAPictureThatItPretendsToShow() throws {
    let found = try Self.judged(
      "chromecast-3", Self.film("High 10", 4, 1920, 1080, 25, 10), SoundFormat(.aac, channels: 2))
    #expect(found.failure == nil && !found.hasPicture && found.hasSound && found.video == nil && found.duration == 60)
  }

  @Test func playsPicturesWithoutTheSoundThatItCannotDecode() throws {
    let found = try Self.judged("chromecast-2", Self.film(), SoundFormat(.aac, channels: 6))
    #expect(found.failure == nil && found.hasPicture && !found.hasSound && found.video?.width == 1920)
  }

  /// Nothing would be left.
  @Test(
    arguments: [
      ("chromecast-2", nil, SoundFormat(.aac, channels: 6)),
      ("chromecast-2", nil, SoundFormat(MediaCodec(rawValue: "dts"))),
      ("chromecast-3", film("High 10", 4, 1920, 1080, 25, 10), SoundFormat(.aac, channels: 6)),
    ] as [(String, PictureFormat?, SoundFormat?)])
  func refusesSoundAloneThatItCannotDecode(model: String, picture: PictureFormat?, sound: SoundFormat?) throws {
    #expect(try Self.judged(model, picture, sound).failure?.detailedErrorCode == 104)
  }

  @Test func refusesWithAReasonForPeople() throws {
    let failure = try Self.judged("chromecast-3", PictureFormat(.hevc, profile: "Main", level: 4), nil).failure
    #expect(failure?.explanation == "The device doesn't decode hevc Main, level 4.0.")
    #expect(failure?.isRepeated == true)
    #expect(try Self.judged("chromecast-2", PictureFormat(.hevc), nil).failure?.isRepeated == false)
  }

  @Test func keepsAnEarlierFailure() throws {
    var examination = ResourceExamination.failed(311)
    try Self.decoder("chromecast-3").judge(&examination, picture: PictureFormat(.hevc), sound: nil)
    #expect(examination == .failed(311))
  }

  // MARK: JSON

  @Test func everyModelSaysWhatItDecodes() throws {
    for model in DeviceModels.builtIn.all where model.name != "shield-tv" {
      let hasScreen = model.capabilities.contains(.videoOut)
      #expect(model.decoder.pictures?.isEmpty == !hasScreen, "\(model.name)")
      #expect(model.decoder.sounds?.map(\.codec).contains(.mp3) == true, "\(model.name)")
    }
  }

  @Test(arguments: [
    (#"{"pictures": [{"codec": "aac"}]}"#, "pictures[0].codec"),
    (#"{"sounds": [{"codec": "h264"}]}"#, "sounds[0].codec"),
    (#"{"pictures": [{"codec": "h265"}]}"#, "pictures[0].codec"), (#"{"pictures": [{"level": 4}]}"#, "codec"),
    (#"{"pictures": [{"codec": "h264", "beyond": "LIES"}]}"#, "beyond"),
    (#"{"pictures": [{"codec": "h264", "limits": [{"width": 1}]}]}"#, "limits[0].height"),
    (#"{"sounds": [{"codec": "aac", "chanels": 2}]}"#, "chanels"),
    (#"{"sounds": [{"codec": "aac", "channels": 0}]}"#, "channels"),
    (#"{"hlsPlayer": "HLSJS"}"#, "hlsPlayer"), (#"{"listedLevels": {"aac": 1}}"#, "listedLevels.aac"),
    (#"{"listedLevels": [4]}"#, "listedLevels"), (#"{"player": "MPL"}"#, "player"),
  ])
  func refusesMistakes(json: String, path: String) throws {
    let root = try JSONDocument(parsing: json, policy: .strict).root
    let error = #expect(throws: JSONDecodingError.self) { try MediaDecoder(json: root) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(path))
  }

  @Test func readsWhatItWrites() throws {
    for model in DeviceModels.builtIn.all {
      let text = model.decoder.jsonText
      #expect(try MediaDecoder(json: JSONDocument(parsing: text, policy: .strict).root) == model.decoder)
    }
  }
}
