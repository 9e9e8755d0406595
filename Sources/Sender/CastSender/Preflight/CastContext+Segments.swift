import CastModel
import LoopIsolation
import MediaFormats
import MediaPreflight
import NIOCore

extension CastContext {
  /// The playlists of a load that are read, so that a long queue isn't delayed.
  private static let maximumPlaylists = 4
  /// The time limit for all of them together.
  static let playlistTime = TimeAmount.seconds(4)

  /// Returns the load with the formats of the segments of its HLS playlists, unless the caller gave them.
  ///
  /// Devices with Google's older player load fragmented MP4 and packed audio for ever without them (devices.md F73,
  /// F74). A playlist that can't be read is loaded as it is.
  ///
  /// - Parameter examined: The findings of a check of the first item, whose playlist isn't read again.
  func describingSegments(_ request: LoadRequestData, examined: ExaminedMedia? = nil) async -> LoadRequestData {
    var request = request
    let deadline = NIODeadline.now() + Self.playlistTime
    if request.media != nil { request.media = await self.describingSegments(request.media, examined, until: deadline) }
    let playlists = (request.queueData?.items ?? []).indices.filter { index in
      request.queueData?.items?[index].media?.needsSegmentFormats ?? false
    }
    for index in playlists.prefix(Self.maximumPlaylists) {
      let media = request.queueData?.items?[index].media
      request.queueData?.items?[index].media = await self.describingSegments(media, examined, until: deadline)
    }
    return request
  }

  private func describingSegments(
    _ media: MediaInformation?, _ examined: ExaminedMedia?, until deadline: NIODeadline
  ) async -> MediaInformation? {
    guard var media, media.needsSegmentFormats, let url = media.contentUrl ?? media.contentId else { return media }
    if let examined, examined.isHLS, examined.report.url == url {
      media.describeSegments(examined.segments, sound: examined.soundSegments)
      return media
    }
    guard case let left = deadline - .now(), left > .zero,
      let found = await self.preflight.playlist(at: url, timeout: left)
    else { return media }
    media.describeSegments(found.segments, sound: found.soundSegments)
    return media
  }
}

extension MediaInformation {
  /// Whether it is HLS of the web whose segments' formats the caller didn't give.
  fileprivate var needsSegmentFormats: Bool {
    let url = self.contentUrl ?? self.contentId ?? ""
    return MediaType(self.contentType) == .hls && self.hlsSegmentFormat == nil && self.hlsVideoSegmentFormat == nil
      && (url.hasPrefix("http://") || url.hasPrefix("https://"))
  }

  /// Sets the formats of the segments in the words of a load.
  ///
  /// - Parameters:
  ///   - segments: The format of pictures, or of pictures and sound together.
  ///   - sound: The format of separate segments of sound; `nil` if there are none.
  mutating func describeSegments(_ segments: SegmentFormat?, sound: SegmentFormat? = nil) {
    guard let segments else { return }
    switch segments {
    case .transportStream: (self.hlsSegmentFormat, self.hlsVideoSegmentFormat) = (.ts, .mpeg2Ts)
    case .fragmentedMP4: (self.hlsSegmentFormat, self.hlsVideoSegmentFormat) = (.fmp4, .fmp4)
    case .aac: self.hlsSegmentFormat = .aac
    case .ac3: self.hlsSegmentFormat = .ac3
    case .eac3: self.hlsSegmentFormat = .eAc3
    case .mp3: self.hlsSegmentFormat = .mp3
    case .webVTT: return
    }
    guard let sound, sound != segments else { return }
    var alone = MediaInformation()
    alone.describeSegments(sound)
    self.hlsSegmentFormat = alone.hlsSegmentFormat
  }
}
