import Testing

@testable import Conversion

@Suite struct ConversionTimelineTests {
  private let sound = ConversionPlan(pictures: nil, sound: .encoded(0, bitRate: 192_000))
  private let copied = ConversionPlan(pictures: .copied(0), sound: .copied(1))

  private func encoded(_ rate: EncodedPictures.Rate) -> ConversionPlan {
    let pictures = EncodedPictures(width: 1_280, height: 720, rate: rate, bitRate: 4_000_000)
    return ConversionPlan(pictures: .encoded(0, pictures), sound: .encoded(1, bitRate: 192_000))
  }

  @Test(arguments: [
    (EncodedPictures.Rate(25), 4.0), (.init(24_000, 1_001), 4.004), (.init(60_000, 1_001), 4.004), (.init(17), 4.0),
  ])
  func bordersLieOnTheGridOfThePictures(rate: EncodedPictures.Rate, length: Double) throws {
    let timeline = try #require(ConversionTimeline(plan: self.encoded(rate), duration: 3_600, start: 0))
    #expect(abs(timeline.borders[1] - length) < 1e-9)
    for border in timeline.borders {
      #expect(abs((border * rate.value).rounded() - border * rate.value) < 1e-6)
    }
  }

  @Test func bordersOfSoundLieOnTheGridOfItsFrames() throws {
    let timeline = try #require(ConversionTimeline(plan: self.sound, duration: 600, start: 3.5))
    for border in timeline.borders {
      #expect(abs((border * 48_000 / 1_024).rounded() - border * 48_000 / 1_024) < 1e-6)
    }
    #expect(timeline.count == 150)
  }

  @Test func copiedPicturesAreCutAtKeyFrames() throws {
    let timeline = try #require(
      ConversionTimeline(plan: self.copied, duration: 30, start: 1.5, keyFrames: [1.5, 2.5, 9.5, 11.5, 20, 31.3]))
    #expect(timeline.borders == [0, 8, 18.5])
    #expect(timeline.length(of: 2) == 11.5)
  }

  @Test(arguments: [[], [0, 40], [15]])
  func picturesWithoutEnoughKeyFramesAreNotCopied(times: [Double]) {
    #expect(ConversionTimeline(plan: self.copied, duration: 60, start: 0, keyFrames: times) == nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9])
  func durationsThatNoFilmHasAreRefused(duration: Double) {
    #expect(ConversionTimeline(plan: self.sound, duration: duration, start: 0) == nil)
  }

  @Test func thePlaylistIsCompleteAndTrue() throws {
    let timeline = try #require(
      ConversionTimeline(plan: self.copied, duration: 16.25, start: 0, keyFrames: [0, 6.4, 12]))
    #expect(
      timeline.playlist(prefix: "x/") == """
        #EXTM3U
        #EXT-X-VERSION:3
        #EXT-X-PLAYLIST-TYPE:VOD
        #EXT-X-TARGETDURATION:7
        #EXT-X-MEDIA-SEQUENCE:0
        #EXTINF:6.400000,
        x/0.ts
        #EXTINF:5.600000,
        x/1.ts
        #EXTINF:4.250000,
        x/2.ts
        #EXT-X-ENDLIST

        """)
  }

  @Test(arguments: [
    ("0.ts", 0), ("2.ts", 2), ("3.ts", nil), ("-1.ts", nil), ("00.ts", nil), ("+1.ts", nil), ("1.tsx", nil),
    ("../0.ts", nil), ("", nil), (".ts", nil), ("99999999999999999999.ts", nil),
  ])
  func onlyNamesOfThePlaylistAreSegments(name: String, segment: Int?) throws {
    let timeline = try #require(ConversionTimeline(plan: self.encoded(.init(25)), duration: 12, start: 0))
    #expect(timeline.segment(named: name) == segment)
  }

  private static let rates: [(Double?, Double, EncodedPictures.Rate)] = [
    (23.976, 60.0, EncodedPictures.Rate(24_000, 1_001)), (25, 60, .init(25)), (59.94, 30, .init(30_000, 1_001)),
    (50, 30, .init(25)), (120, 60, .init(60)), (12.5, 60, .init(13)), (nil, 60, .init(25)), (.nan, 60, .init(25)),
    (90_000, 60, .init(60)), (0.5, 60, .init(5)),
  ]

  @Test(arguments: Self.rates)
  func ratesBecomeUsualOnes(measured: Double?, limit: Double, rate: EncodedPictures.Rate) {
    let nearest = EncodedPictures.Rate.nearest(to: measured, limit: limit)
    #expect(nearest.value <= limit * 1.001)
    if measured != 90_000 { #expect(nearest == rate) }
  }

  @Test func slowerThanPlayingOverTwoSegmentsIsTooSlow() {
    var slowness = Slowness()
    let speeds: [(Double?, Double)] = [
      (nil, 4), (0.5, 8), (0.9, 12), (0.9, 16), (1.1, 20), (0.9, 24), (0.9, 4), (0.9, 8),
    ]
    let judged = speeds.map { slowness.isSlow($0.0, at: $0.1) }
    #expect(judged == [false, false, true, false, false, false, false, true])
  }

  @Test func smallerPicturesKeepTheirShapeAndEndAt360Lines() throws {
    var plan = self.encoded(.init(25))
    var heights: [Int] = []
    while let smaller = plan.smaller {
      plan = smaller
      guard case .encoded(_, let pictures)? = plan.pictures else { break }
      #expect(abs(Double(pictures.width) / Double(pictures.height) - 16.0 / 9) < 0.02)
      heights.append(pictures.height)
    }
    #expect(heights == [480, 360])
    #expect(self.copied.smaller == nil)
  }
}
