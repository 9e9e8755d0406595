import CastModel
import EmulatedReceiver
import HTTPFetch
import LoopIsolation
import MediaFormats
import NIOCore
import NIOHTTP1

extension MediaExaminer {
  // MARK: HLS

  @LoopActor
  func examineHLS(_ url: HTTPURL) async -> ResourceExamination {
    do throws(ExaminationFailure) {
      let master = try await self.playlist(
        url, network: MediaFailure.hlsMasterNetwork, manifest: MediaFailure.hlsMasterManifest)
      guard master.content.isMultivariant else { return try await self.examination(of: master.content, at: master.url) }
      guard let variant = master.content.variants.first(where: { Codecs.canPlay(listed: $0.codecs) }) else {
        throw .init(MediaFailure.hlsMasterManifest, "\(url) has no variant with codecs that receivers play.")
      }
      let media = try await self.playlist(
        try self.resolve(variant.uri, in: master.url, code: MediaFailure.hlsMasterManifest),
        network: MediaFailure.hlsPlaylistNetwork, manifest: MediaFailure.hlsPlaylistManifest)
      guard !media.content.isMultivariant else {
        throw .init(MediaFailure.hlsPlaylistManifest, "\(media.url) lists variants where segments belong.")
      }
      var examination = try await self.examination(of: media.content, at: media.url)
      examination.describe(variant, master.content.renditions)
      return examination
    } catch {
      return ResourceExamination(failure: error.failure)
    }
  }

  @LoopActor
  private func playlist(
    _ url: HTTPURL, network: Int64, manifest: Int64
  ) async throws(ExaminationFailure) -> (url: HTTPURL, content: HLSPlaylist) {
    let file = try await self.text(url, network: network)
    guard let playlist = HLSPlaylist(file.text) else { throw .init(manifest, "\(file.url) is no HLS playlist.") }
    return (file.url, playlist)
  }

  @LoopActor
  private func examination(
    of playlist: HLSPlaylist, at url: HTTPURL
  ) async throws(ExaminationFailure) -> ResourceExamination {
    if let uri = playlist.keyURI {
      let key = try self.resolve(uri, in: url, code: MediaFailure.hlsKeyNetwork)
      _ = try await self.text(key, network: MediaFailure.hlsKeyNetwork)
    }
    if let segment = playlist.map ?? playlist.firstSegment {
      let segmentURL = try self.resolve(segment, in: url, code: MediaFailure.segmentNetwork)
      try await self.checkSegment(segmentURL, isEncrypted: playlist.keyURI != nil)
    }
    var examination = ResourceExamination(contentType: "application/x-mpegURL", kind: .video)
    if playlist.hasEnd || playlist.type == "VOD" {
      examination.duration = playlist.duration > 0 ? playlist.duration : nil
    } else {
      examination.liveWindow = LiveWindow(length: playlist.duration, isMoving: playlist.type != "EVENT")
    }
    return examination
  }

  /// Whether the first segment is there, may be read, and looks like one.
  @LoopActor
  private func checkSegment(_ url: HTTPURL, isEncrypted: Bool) async throws(ExaminationFailure) {
    let start: [UInt8]
    do throws(FetchError) {
      let response = try await self.fetcher.fetch(
        self.policy.request(url, range: .bytes(from: 0, count: 1_024)))
      try response.requireSuccess()
      try self.policy.checkAccess(response)
      start = Array(try await response.body.prefix(1_024).readableBytesView)
    } catch {
      throw .init(MediaFailure.segmentNetwork, error.message)
    }
    guard !isEncrypted else { return }
    let isTagged = start.starts(with: "ID3".utf8) || start.starts(with: "WEBVTT".utf8)
    let boxes = ["ftyp", "styp", "moof", "moov", "sidx", "emsg", "prft"].map { Array($0.utf8) }
    let isMP4 = start.count >= 8 && boxes.contains(Array(start[4..<8]))
    // Transport streams, ADTS and MPEG audio, AC-3.
    let isStream =
      start.first == 0x47 || start.starts(with: [0x0B, 0x77])
      || (start.first == 0xFF && start.count > 1 && start[1] & 0xE0 == 0xE0)
    guard isTagged || isMP4 || isStream else {
      throw .init(MediaFailure.hlsSegmentParsing, "\(url) is no segment that receivers play.")
    }
  }

  // MARK: DASH and Smooth Streaming

  @LoopActor
  func examineDASH(_ url: HTTPURL) async -> ResourceExamination {
    do throws(ExaminationFailure) {
      let file = try await self.text(url, network: MediaFailure.dashNetwork)
      do throws(DASHManifest.Unusable) {
        return ResourceExamination(try DASHManifest(file.text))
      } catch {
        throw .init(MediaFailure.code(of: error.defect), error.message)
      }
    } catch {
      return ResourceExamination(failure: error.failure)
    }
  }

  @LoopActor
  func examineSmooth(_ url: HTTPURL) async -> ResourceExamination {
    do throws(ExaminationFailure) {
      let file = try await self.text(url, network: MediaFailure.smoothNetwork)
      guard let manifest = SmoothManifest(file.text) else {
        throw .init(MediaFailure.smoothManifest, "\(file.url) is no Smooth Streaming manifest.")
      }
      var examination = ResourceExamination(
        duration: manifest.isLive ? nil : manifest.duration, contentType: "application/vnd.ms-sstr+xml",
        kind: manifest.kinds.contains("video") ? .video : .audio)
      if manifest.isLive { examination.liveWindow = LiveWindow(length: manifest.duration ?? 0) }
      return examination
    } catch {
      return ResourceExamination(failure: error.failure)
    }
  }

  // MARK: Helpers

  @LoopActor
  private func text(_ url: HTTPURL, network code: Int64) async throws(ExaminationFailure) -> FetchedText {
    do throws(FetchError) {
      return try await .fetch(url, with: self.fetcher, policy: self.policy)
    } catch {
      throw .init(code, error.message)
    }
  }

  private func resolve(_ uri: String, in base: HTTPURL, code: Int64) throws(ExaminationFailure) -> HTTPURL {
    do throws(FetchError) {
      return try base.resolving(uri)
    } catch {
      throw .init(code, error.message)
    }
  }
}

/// Why a manifest, or a resource that it names, can't be used.
private struct ExaminationFailure: Error {
  var failure: ResourceFailure

  init(_ code: Int64, _ explanation: String) { self.failure = MediaFailure.failure(code, explanation) }
}

extension ResourceExamination {
  /// The further members of a multivariant playlist.
  fileprivate mutating func describe(_ variant: HLSPlaylist.Variant, _ renditions: [HLSPlaylist.Rendition]) {
    let isSound = variant.width == nil && !variant.codecs.isEmpty && variant.codecs.allSatisfy { $0.hasPrefix("mp4a") }
    if isSound { self.kind = .audio }
    if let width = variant.width, let height = variant.height {
      let range = variant.videoRange ?? "SDR"
      self.video = VideoInfo(width: width, height: height, hdrType: range == "SDR" ? .sdr : .hdr)
    }
    for rendition in renditions.prefix(100) where ["SUBTITLES", "AUDIO"].contains(rendition.type) {
      let isText = rendition.type == "SUBTITLES"
      self.inbandTracks.append(
        Track(
          trackId: 0, type: isText ? .text : .audio, subtype: isText ? .subtitles : nil, name: rendition.name,
          language: rendition.language, isInband: true))
    }
  }

  fileprivate init(_ manifest: DASHManifest) {
    let pictures = manifest.sets.filter { $0.kind == "video" }
    self.init(
      duration: manifest.isLive ? nil : manifest.duration.flatMap { $0 > 0 ? $0 : nil },
      contentType: "application/dash+xml", kind: pictures.isEmpty ? .audio : .video)
    if manifest.isLive { self.liveWindow = LiveWindow(length: manifest.timeShift ?? 0) }
    if let width = pictures.compactMap(\.width).max(), let height = pictures.compactMap(\.height).max() {
      self.video = VideoInfo(width: width, height: height, hdrType: .sdr)
    }
    for set in manifest.sets.prefix(100) where set.kind == "text" || set.kind == "audio" {
      let isText = set.kind == "text"
      self.inbandTracks.append(
        Track(
          trackId: 0, type: isText ? .text : .audio, subtype: isText ? .subtitles : nil, language: set.language,
          isInband: true))
    }
  }
}
