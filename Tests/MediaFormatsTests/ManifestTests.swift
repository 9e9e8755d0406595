import CastTestSupport
import LoopIsolation
import Testing

@testable import MediaFormats

@Suite struct ManifestTests {
  @Test func readsAMediaPlaylist() throws {
    let playlist = try #require(HLSPlaylist(MediaFixtures.playlist))
    #expect(playlist.duration == 13.5)
    #expect(playlist.segmentCount == 2)
    #expect(playlist.hasEnd)
    #expect(playlist.firstSegment == "one.ts")
    #expect(playlist.keyURI == "key?a=1,2")
    #expect(!playlist.isMultivariant)
  }

  @Test func readsAMultivariantPlaylist() throws {
    let playlist = try #require(HLSPlaylist(MediaFixtures.multivariantPlaylist))
    #expect(playlist.variants.map(\.uri) == ["v/720.m3u8"])
    #expect(playlist.variants[0].codecs == ["avc1.4d401f", "mp4a.40.2"])
    #expect(playlist.variants[0].width == 1280)
    #expect(playlist.variants[0].videoRange == "PQ")
    #expect(
      playlist.renditions == [.init(type: "SUBTITLES", name: "Deutsch", language: "de", group: "s", uri: "de.m3u8")])
  }

  @Test(arguments: [
    "", "#EXTM3U", "#EXTINF:1\na.ts", "#EXTM3U\n#EXTINF:nan\na.ts", "#EXTM3U\n#EXTINF:-1\na.ts", "<html>",
  ])
  func otherTextsAreNoPlaylists(text: String) {
    #expect(HLSPlaylist(text) == nil)
  }

  @Test func readsADASHManifest() throws {
    let manifest = try DASHManifest(MediaFixtures.dashManifest)
    #expect(manifest.duration == 62.5)
    #expect(!manifest.isLive)
    #expect(manifest.sets.map(\.kind) == ["video", "audio", "text"])
    #expect(manifest.sets[0].width == 1920)
    #expect(manifest.sets[2].language == "fr")
  }

  @Test func addsThePeriodsUp() throws {
    let period = #"<Period duration="PT10S"><AdaptationSet mimeType="audio/mp4"/></Period>"#
    #expect(try DASHManifest("<MPD>\(period)\(period)</MPD>").duration == 20)
    let endless = period.replacing("10", with: "1" + String(repeating: "0", count: 308))
    #expect(try DASHManifest("<MPD>\(endless)\(endless)</MPD>").duration == nil)
  }

  @Test(
    arguments: [
      ("<html></html>", .unknown), ("<MPD", .unknown), ("", .unknown), ("<MPD><Period></MPD>", .unknown),
      ("<MPD></MPD>", .noPeriods), ("<MPD><Period><AdaptationSet/></Period></MPD>", .noType),
      (#"<!DOCTYPE x [<!ENTITY a "b">]><MPD></MPD>"#, .unknown), (String(repeating: "<MPD>", count: 100), .unknown),
    ] as [(String, DASHManifest.Unusable.Defect)])
  func eachDefectOfAManifestIsNamed(text: String, defect: DASHManifest.Unusable.Defect) {
    #expect { try DASHManifest(text) } throws: { ($0 as? DASHManifest.Unusable)?.defect == defect }
  }

  @Test func readsASmoothManifest() throws {
    let text = #"<SmoothStreamingMedia Duration="300000000"><StreamIndex Type="video"/></SmoothStreamingMedia>"#
    let manifest = try #require(SmoothManifest(text))
    #expect(manifest.duration == 30)
    #expect(manifest.kinds == ["video"])
    #expect(SmoothManifest("<MPD/>") == nil)
  }

  @Test(
    arguments: [
      ("PT1H2M3.5S", 3_723.5), ("PT0S", 0), ("P1DT1S", 86_401), ("P1W", 604_800), ("PT", 0), ("P", nil), ("1S", nil),
      ("PT1X", nil), ("PT5", nil), ("-PT1S", nil),
    ] as [(String, Double?)])
  func readsDurations(text: String, seconds: Double?) {
    #expect(ISODuration.seconds(text) == seconds)
  }

  /// No manifest, however broken, does more than fail.
  @Test func mutationsAreSurvived() {
    var random = SplitMix64(seed: 7)
    for text in [MediaFixtures.playlist, MediaFixtures.multivariantPlaylist, MediaFixtures.dashManifest] {
      for _ in 0..<1_000 {
        let mutant = String(decoding: random.mutate(Array(text.utf8)), as: UTF8.self)
        #expect(HLSPlaylist(mutant).map { $0.duration.isFinite } ?? true)
        _ = try? DASHManifest(mutant)
        _ = SmoothManifest(mutant)
      }
    }
  }

  /// A packet with a section of a transport stream: the program's table, or its map with streams of these types.
  private static func packet(_ id: UInt8, _ streams: [UInt8]?) -> [UInt8] {
    let head: [UInt8] = [0x47, 0x40, id, 0x10, 0]
    var section: [UInt8]
    if let streams {
      let entries = streams.flatMap { [$0, 0xE1, 0x00, 0xF0, 0x00] as [UInt8] }
      section = [0x02, 0xB0, UInt8(13 + entries.count), 0, 1, 0xC1, 0, 0, 0xE1, 0x00, 0xF0, 0x00] + entries
    } else {
      section = [0x00, 0xB0, 0x0D, 0, 1, 0xC1, 0, 0, 0, 1, 0xE0, 0x20]
    }
    section += [0, 0, 0, 0]
    return head + section + [UInt8](repeating: 0xFF, count: 183 - section.count)
  }

  @Test(
    arguments: [
      (packet(0, nil) + packet(0x20, [0x1B, 0x0F]), true), (packet(0, nil) + packet(0x20, [0x0F]), false),
      (packet(0, nil) + packet(0x20, [0x0F, 0x24]), true), (packet(0, nil) + packet(0x21, [0x1B]), nil),
      (packet(0, nil), nil), (MediaFixtures.liveMP4, true), (MediaFixtures.adts(frames: 3), false), ([], nil),
      (Array("<html>".utf8), nil), (Array((packet(0, nil) + packet(0x20, [0x1B])).dropLast(100)), nil),
    ] as [([UInt8], Bool?)])
  func findsPicturesInSegments(start: [UInt8], hasPictures: Bool?) {
    #expect(SegmentFormat.hasPictures(start: start) == hasPictures)
  }
}
