import CastModel
import HTTPFetch
import MediaFormats
import MediaPreflight
import Testing

@Suite struct FileJudgeTests {
  private func film(_ change: (inout JudgedFile) -> Void) -> [PreflightFinding] {
    var file = JudgedFile(url: "http://192.0.2.1/film.mp4")
    (file.detectedType, file.serverType, file.size, file.duration) = ("video/mp4", "video/mp4", 10_000_000, 100)
    file.honoursRanges = true
    file.tracks = [JudgedTrack(.video, codec: "avc1.64001F"), JudgedTrack(.audio, codec: "mp4a.40.2")]
    change(&file)
    return FileJudge.findings(file, on: .any)
  }

  private func kinds(_ change: (inout JudgedFile) -> Void) -> [String] {
    self.film(change).map { "\($0.severity.rawValue) \($0.code.rawValue)" }
  }

  @Test func findsNothingInAPlayableFile() {
    #expect(self.kinds { _ in } == [])
    #expect(self.kinds { $0.serverType = "application/octet-stream" } == [])
    #expect(self.kinds { $0.saidType = "video/mp4; codecs=\"avc1.64001F\"" } == [])
    #expect(self.kinds { $0.speed = 1_000_000 } == [])
  }

  @Test func eachDefectIsNamed() {
    #expect(self.kinds { $0.size = 0 } == ["BLOCKS EMPTY"])
    #expect(self.kinds { $0.format = FormatTable.format(named: "a.avi") } == ["BLOCKS CONTAINER_NOT_SUPPORTED"])
    #expect(self.kinds { $0.format = FormatTable.format(ofType: "text/html") } == ["BLOCKS CONTAINER_NOT_SUPPORTED"])
    #expect(self.kinds { $0.defect = "there is no moov box" } == ["BLOCKS BROKEN"])
    #expect(self.kinds { $0.detectedType = "video/x-matroska" }.contains("RISKS CONTAINER_NOT_SUPPORTED"))
    #expect(self.kinds { $0.detectedType = nil } == ["RISKS CONTAINER_NOT_SUPPORTED"])
    let cut = self.film { $0.completeLength = 20_000_000 }
    #expect(cut.map(\.code) == [.broken] && cut.first?.severity == .risks)
    #expect(cut.first?.message.contains("at about 0:50 of 1:40") == true)
    #expect(self.kinds { $0.isIndexAtEnd = true } == ["NOTE MOOV_AT_END"])
    #expect(self.kinds { $0.honoursRanges = false } == ["RISKS NO_RANGE_SUPPORT"])
    #expect(self.kinds { $0.speed = 50_000 } == ["RISKS TOO_SLOW"])
  }

  /// The load's word chooses the player; the server's word matters where the load says nothing.
  @Test func wrongTypesAreTold() {
    #expect(self.kinds { $0.saidType = "application/x-mpegURL" } == ["BLOCKS WRONG_CONTENT_TYPE"])
    #expect(self.kinds { $0.saidType = "image/jpeg" } == ["BLOCKS WRONG_CONTENT_TYPE"])
    #expect(self.kinds { $0.saidType = "video/webm" } == ["NOTE WRONG_CONTENT_TYPE"])
    #expect(self.kinds { $0.serverType = "text/html" } == ["RISKS WRONG_CONTENT_TYPE"])
    #expect(
      self.kinds {
        $0.saidType = "video/mp4"
        $0.detectedType = "application/x-mpegurl"
      } == ["BLOCKS WRONG_CONTENT_TYPE"])
  }

  @Test(
    arguments: [
      ([0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0] + Array("AVI LIST".utf8), "AVI"),
      (Array("FLV\u{1}".utf8), "Flash Video (FLV)"),
      (Array("<!DOCTYPE html><html>".utf8), "a web page"), (Array("\n <html>".utf8), "a web page"),
      (Array("%PDF-1.7".utf8), "a PDF document"),
      ([0, 0, 0, 24] + Array("ftypheic".utf8), "HEIC"), ([0, 0, 0, 24] + Array("ftypisom".utf8), nil), ([], nil),
      (Array("#EXTM3U".utf8), nil),
    ] as [([UInt8], String?)])
  func foreignFormatsHaveNames(bytes: [UInt8], name: String?) {
    let format = FormatTable.format(ofStart: bytes)
    #expect((format?.isUnread == true ? format?.name : nil) == name)
  }

  @Test(
    arguments: [
      ("WEBVTT\n\n00:01.000 --> 00:02.000\nx", "text/vtt", 0), ("WEBVTT", "application/x-subrip", 1),
      ("1\n00:00:01,000 --> 00:00:02,000\nx", "text/vtt", 1), ("[Script Info]\n", "text/plain", 1),
      ("nonsense", nil, 1),
      (#"<tt xmlns="http://www.w3.org/ns/ttml"></tt>"#, "application/ttml+xml", 0), ("<html/>", "application/xml", 1),
    ] as [(String, String?, Int)])
  func subtitlesAreJudgedByContentAndType(text: String, type: String?, count: Int) {
    let findings = CaptionJudge.findings(url: "u", said: type, text: text)
    #expect(findings.count == count)
    #expect(findings.allSatisfy { $0.code == .subtitleFormatNotSupported && $0.severity == .risks })
  }
}

@Suite struct FetchJudgeTests {
  @Test(
    arguments: [
      ("http://127.0.0.1/x", .loopbackUrl), ("http://localhost:80/", .loopbackUrl), ("http://[::1]/", .loopbackUrl),
      ("http://0.0.0.0/", .loopbackUrl), ("http://nas.local/x", .privateName), ("http://nas/x", .privateName),
      ("http://nas.fritz.home.arpa/", .privateName), ("http://192.168.1.2/x", nil), ("https://example.com/", nil),
      ("http://[2001:db8::1]/", nil), ("http://127.example.com/", nil),
    ] as [(String, PreflightCode?)])
  func hostsAreJudgedByTheirNames(url: String, code: PreflightCode?) throws {
    #expect(FetchJudge.findings(try HTTPURL(url), on: .any).map(\.code) == (code.map { [$0] } ?? []))
  }

  @Test func aReceiverOfThisMachineMayHaveLoopbackURLs() throws {
    let here = PreflightDevice(isOnThisMachine: true)
    #expect(FetchJudge.findings(try HTTPURL("http://127.0.0.1/x"), on: here).isEmpty)
  }

  @Test(
    arguments: [
      (.badStatus, .media, .httpStatus, .blocks), (.badStatus, .segment, .segmentUnreachable, .blocks),
      (.badStatus, .captions, .httpStatus, .risks), (.resolveFailed, .media, .unreachable, .blocks),
      (.timedOut, .media, .timedOut, .blocks), (.timedOut, .segment, .segmentUnreachable, .risks),
      (.tooManyRedirects, .media, .redirectRefused, .blocks), (.tlsFailed, .media, .tlsFailed, .blocks),
      (.certificateRefused, .media, .certificateUntrusted, .blocks), (.addressRefused, .segment, .notChecked, .risks),
      (.unavailable, .media, .notChecked, .risks),
    ] as [(FetchError.Code, MediaFindings.Part, PreflightCode, PreflightSeverity)])
  func failuresAreFindings(
    code: FetchError.Code, part: MediaFindings.Part, found: PreflightCode, severity: PreflightSeverity
  ) {
    let finding = FetchJudge.finding(FetchError(code, "It failed.", status: 404), url: "u", part: part)
    #expect(finding.code == found)
    #expect(finding.severity == severity)
    #expect(finding.advice?.isEmpty == false)
  }

  @Test func theVerdictIsThatOfTheWorst() {
    func finding(_ severity: PreflightSeverity) -> PreflightFinding {
      PreflightFinding(code: .empty, severity: severity, message: "m")
    }
    #expect(MediaPreflight.verdict([]) == .willPlay)
    #expect(MediaPreflight.verdict([finding(.note)]) == .willPlay)
    #expect(MediaPreflight.verdict([finding(.note), finding(.risks)]) == .mayFail)
    #expect(MediaPreflight.verdict([finding(.blocks), finding(.risks)]) == .willFail)
    let ordered = MediaPreflight.ordered([finding(.note), finding(.risks), finding(.note), finding(.blocks)])
    #expect(ordered.map(\.severity) == [.blocks, .risks, .note])
    let risks = [PreflightCode.containerNotSupported, .audioCodecNotSupported].map { code in
      PreflightFinding(code: code, severity: .risks, message: "m")
    }
    #expect(MediaPreflight.ordered(risks).map(\.code) == [.audioCodecNotSupported, .containerNotSupported])
  }
}
