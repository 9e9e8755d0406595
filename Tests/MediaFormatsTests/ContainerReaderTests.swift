import CastTestSupport
import LoopIsolation
import Testing

@testable import MediaFormats

@Suite struct ContainerReaderTests {
  private func read(_ bytes: [UInt8]) throws -> ContainerDescription {
    try ContainerReader.read(SparseBytes(all: bytes))
  }

  @Test(
    arguments: [
      ("mp4", "video/mp4", 12.5), ("webm", "video/webm", 7.25), ("wav", "audio/wav", 0.1),
      ("mp3", "audio/mpeg", 1_000 * 1_152 / 44_100.0), ("adts", "audio/aac", 20 * 1_024 / 44_100.0),
      ("opus", "audio/ogg", 4), ("flac", "audio/flac", 9), ("fragmented", "video/mp4", 5), ("png", "image/png", nil),
    ] as [(String, String, Double?)])
  func readsTypeAndDuration(name: String, type: String, duration: Double?) throws {
    let description = try self.read(try #require(MediaFixtures.all[name]))
    #expect(description.contentType == type)
    if let duration {
      #expect(abs((description.duration ?? 0) - duration) < 0.001)
    } else {
      #expect(description.duration == nil)
    }
  }

  @Test func addsUpFragmentsByTheirIndex() throws {
    #expect(try self.read(MediaFixtures.fragments(hasIndex: true)).duration == 25.5)
    #expect(try self.read(MediaFixtures.fragments(hasIndex: false)).duration == nil, "it isn't that of the header")
  }

  @Test func readsTheIndexOfFragmentsInFewRequests() throws {
    let file = MediaFixtures.fragments(hasIndex: true)
    var bytes = SparseBytes(length: Int64(file.count))
    bytes.isSeekable = true
    bytes.insert(Array(file[..<2_000]), at: 0)
    for request in 0... {
      do throws(ReadStop) {
        #expect(try ContainerReader.read(bytes).duration == 25.5)
        #expect(request <= 6)
        break
      } catch {
        guard case .needs(let offset, let count) = error else { throw error }
        bytes.insert(Array(file[Int(offset)..<(Int(offset) + count)]), at: offset)
      }
    }
  }

  /// Its server sends no parts of it.
  @Test func aFragmentedFileThatCannotBeSoughtHasNoDuration() throws {
    let file = MediaFixtures.fragments(hasIndex: true)
    var bytes = SparseBytes(length: Int64(file.count))
    bytes.insert(Array(file[..<2_000]), at: 0)
    #expect(try ContainerReader.read(bytes).duration == nil)
  }

  @Test func readsTheTracksOfAFilm() throws {
    let tracks = try self.read(MediaFixtures.mp4()).tracks
    #expect(
      tracks == [
        ContainerTrack(kind: .video, codec: "avc1", width: 1_280, height: 720, language: "eng"),
        ContainerTrack(kind: .audio, codec: "mp4a", language: "eng"),
      ])
    #expect(try self.read(MediaFixtures.webm()).tracks.first?.width == 640)
  }

  @Test func estimatesByTheBitRateWithoutAFrameCount() throws {
    let description = try self.read(MediaFixtures.mp3(frames: 300))
    #expect(description.isEstimate)
    #expect(abs((description.duration ?? 0) - 300 * 1_152 / 44_100.0) < 0.01)
  }

  @Test func aStreamedWAVIsAsLongAsTheFile() throws {
    let open = try self.read(MediaFixtures.wav(seconds: 2, declared: 0xFFFF_FFFF))
    #expect(open.duration == 2)
  }

  @Test func asksOnlyForWhatItNeeds() throws {
    let file = MediaFixtures.mp4(mediaBytes: 5_000_000)
    var bytes = SparseBytes(length: Int64(file.count))
    bytes.insert(Array(file[..<1_000]), at: 0)
    var requests = 0
    while true {
      do throws(ReadStop) {
        #expect(try ContainerReader.read(bytes).duration == 12.5)
        break
      } catch {
        guard case .needs(let offset, let count) = error else { throw error }
        requests += 1
        let start = Int(offset)
        bytes.insert(Array(file[start..<min(file.count, start + count)]), at: offset)
      }
    }
    #expect(requests <= 4)
    #expect(bytes.byteCount < 10_000)
  }

  @Test(arguments: [
    "", "x", "<html><body>404</body></html>", "#EXTM3U\n", "WEBVTT\n", "RIFFxxxxAVI LIST", "%PDF-1.7",
    "\u{7F}ELF", "Just a text that is long enough to be read as a container by whoever is careless about it.",
  ])
  func otherFilesAreNotRecognised(text: String) {
    #expect { try self.read(Array(text.utf8)) } throws: { $0 as? ReadStop == .unrecognised }
  }

  /// An `esds` record around an AudioSpecificConfig. (ISO 14496-1 7.2.6, ISO 14496-3 1.6.2.1.)
  @Test(
    arguments: [
      ([0x11, 0x90], 2), ([0x11, 0xB0], 6), ([0x11, 0xB8], 8), ([0x11, 0x88], 1), ([0x11, 0x80], nil), ([0x11], nil),
    ] as [([UInt8], Int?)])
  func readsTheChannelsOfAAC(configuration: [UInt8], channels: Int?) {
    let decoder: [UInt8] = [0x40] + [UInt8](repeating: 0, count: 12) + [5, UInt8(configuration.count)] + configuration
    let stream: [UInt8] = [0, 1, 0, 4, UInt8(decoder.count)] + decoder
    let record: [UInt8] = [0, 0, 0, 0, 3, UInt8(stream.count)] + stream
    #expect(CodecConfiguration.channels(ofElementaryStream: record[...]) == channels)
    #expect(CodecConfiguration.elementaryStream(record[...]) == "mp4a.40.2")
  }

  /// Where the index is in front, the rest of a film may be missing.
  @Test func namesTheLengthOfACutFile() throws {
    let film = MediaFixtures.mp4(moovFirst: true, mediaBytes: 100_000)
    #expect(try self.read(film).completeLength == nil)
    #expect(try self.read(Array(film.dropLast(60_000))).completeLength == Int64(film.count))
  }

  private static func xing(_ name: String, frames: UInt64?, bytes: UInt64?) -> [UInt8] {
    let flags: UInt64 = (frames == nil ? 0 : 1) | (bytes == nil ? 0 : 2)
    return Array(name.utf8) + MediaFixtures.big(flags, 4)
      + [frames, bytes].compactMap { $0 }
      .flatMap { MediaFixtures.big($0, 4) }
  }

  /// Frames of 417 bytes, 100 of them, of which the totals speak; the tag has 2,010 bytes.
  @Test(
    arguments: [
      // Whole, with and without a tag that the totals count, too.
      (xing("Xing", frames: 100, bytes: 41_700), 100, 0, false, nil),
      (xing("Xing", frames: 100, bytes: 43_710), 100, 0, true, nil),
      // They may count the tag, but the sound ends inside a frame.
      (xing("Xing", frames: 100, bytes: 43_000), 100, 100, true, 45_010),
      (xing("Xing", frames: 100, bytes: 41_700), 50, 0, false, 41_700),
      (xing("Xing", frames: 100, bytes: 41_700), 50, 30, true, 43_710),
      // Less than a frame is missing.
      (xing("Xing", frames: 100, bytes: 41_700), 100, 200, false, nil),
      // One bit rate: the number of frames is enough. A rate that changes tells nothing.
      (xing("Info", frames: 100, bytes: nil), 50, 0, false, 41_795),
      (xing("Info", frames: 100, bytes: nil), 100, 0, true, nil),
      (xing("Xing", frames: 100, bytes: nil), 50, 0, false, nil),
      // Totals that were never filled in, and none.
      (xing("Xing", frames: 100, bytes: 0), 50, 0, false, nil), ([0xFF, 0, 0, 0, 0, 0, 0, 0, 0, 0], 50, 0, false, nil),
    ] as [([UInt8], Int, Int, Bool, Int64?)])
  func namesTheLengthOfACutSong(header: [UInt8], frames: Int, missing: Int, hasTag: Bool, length: Int64?) throws {
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 15, 80] + [UInt8](repeating: 0, count: 2_000)
    let song = (hasTag ? tag : []) + MediaFixtures.mp3(frames: frames, header: header).dropLast(missing)
    #expect(try self.read(song).completeLength == length)
  }

  @Test func readsFLACBehindATag() throws {
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 15, 80] + [UInt8](repeating: 0, count: 2_000)
    let song = try self.read(tag + MediaFixtures.flac(seconds: 9))
    #expect(song.contentType == "audio/flac" && song.duration == 9 && song.tracks.map(\.codec) == ["flac"])
  }

  /// Fraunhofer's totals are 32 bytes after the first header, with one channel, too.
  @Test func readsFraunhofersTotals() throws {
    let header = Array("VBRI".utf8) + MediaFixtures.big(1, 6) + MediaFixtures.big(41_700, 4) + MediaFixtures.big(100, 4)
    let song = try self.read(MediaFixtures.mp3(frames: 40, header: header))
    #expect(song.completeLength == 41_700)
    #expect(abs((song.duration ?? 0) - 100 * 1_152 / 44_100.0) < 0.001)
  }

  @Test func namesTheLengthOfACutRecording() throws {
    let sound = MediaFixtures.wav(seconds: 2)
    #expect(try self.read(sound).completeLength == nil)
    #expect(try self.read(Array(sound.dropLast(8_000))).completeLength == Int64(sound.count))
  }

  /// Whether the bytes behind the index are held depends on the way in which the file is fetched.
  @Test func aBrokenBoxBehindTheIndexIsNotRead() throws {
    let film: [UInt8] = MediaFixtures.mp4(moovFirst: true, mediaBytes: 0).dropLast(8)
    let header: [UInt8] = MediaFixtures.big(4, 4) + Array("mdat".utf8)
    #expect(try self.read(film + header + MediaFixtures.big(0, 8)).duration == 12.5)
  }

  @Test func aCutFileIsMalformed() {
    let cut = MediaFixtures.mp4().dropLast(200)
    #expect { try self.read(Array(cut)) } throws: {
      if case .malformed = $0 as? ReadStop { true } else { false }
    }
  }

  /// With any damage of a file, its reader ends with a result or a reason, and requests a bounded number of bytes.
  @Test(arguments: MediaFixtures.all.keys.sorted()) func mutationsAreSurvived(name: String) throws {
    let original = try #require(MediaFixtures.all[name])
    var random = SplitMix64(seed: 20_261_121)
    for _ in 0..<2_000 {
      let mutant = random.mutate(original)
      var bytes = SparseBytes(length: random.next() % 4 == 0 ? nil : Int64(mutant.count))
      bytes.insert(mutant, at: 0)
      do throws(ReadStop) {
        let description = try ContainerReader.read(bytes)
        #expect(description.duration.map { $0 > 0 && $0 < 1e9 } ?? true)
      } catch {
        guard case .needs(let offset, let count) = error else { continue }
        #expect(offset >= 0 && count > 0)
      }
    }
  }
}
