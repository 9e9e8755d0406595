package import CastModel
import JSONCodec
package import NIOCore

/// The playback at the moment of an interruption, and the way to restore it. A pure value.
package struct InterruptedPlayback: Sendable {
  /// A setting to correct after the media is loaded again, if the receiver has not applied it from the LOAD.
  package enum Correction: Sendable, Hashable {
    case pause
    case seek(to: Double)
    case repeatMode(RepeatMode)
    case streamLevel(Double)
    case streamMuted(Bool)
    case activeTracks([Int64])
    case textTrackStyle(TextTrackStyle)
    case playbackRate(Double)
    case play
  }

  /// The allowed differences of the position, in seconds; larger while playing, since the answer takes time.
  private static let positionTolerance = (paused: 1.0, playing: 3.0)

  /// The media session that was interrupted.
  package let mediaSessionId: Int64?
  /// Whether the media played; otherwise it was paused.
  package let plays: Bool
  private let contentId: String?
  private let data: LoadRequestData
  private let repeatMode: RepeatMode?
  private let streamVolume: Volume?
  private let activeTrackIds: [Int64]?
  private let textTrackStyle: TextTrackStyle?
  private let playbackRate: Double?

  /// Creates the playback from `snapshot` at `now`; `nil` if nothing is loaded.
  ///
  /// - Parameter items: The whole queue, if known.
  package init?(_ snapshot: MediaSnapshot, items: [QueueItem]?, at now: NIODeadline) {
    guard let status = snapshot.status, let state = SessionState(snapshot, items: items, at: now) else { return nil }
    var data = state.loadRequestData
    let isPaused = snapshot.isPaused
    // A live stream that was paused continues at its position, however near to the live edge.
    if isPaused, snapshot.media?.isLive == true, snapshot.liveSeekableRange(at: now)?.end != nil {
      data.currentTime = snapshot.position(at: now)
    }
    // A queue that is inserted in several messages can't be shuffled as a whole: its order would differ.
    let isShuffled = data.queueData?.shuffle == true || data.queueData?.repeatMode == .repeatAllAndShuffle
    if isShuffled, data.queueData?.items?.contains(where: { $0.orderId == nil }) == true || data.isLong {
      data.queueData?.shuffle = nil
      if data.queueData?.repeatMode == .repeatAllAndShuffle { data.queueData?.repeatMode = .repeatAll }
    }
    self.data = data
    self.mediaSessionId = snapshot.mediaSessionId
    self.contentId = snapshot.media?.contentId
    self.plays = !isPaused
    self.repeatMode = data.queueData == nil ? status.repeatMode : data.queueData?.repeatMode
    self.streamVolume = status.volume
    self.activeTrackIds = status.activeTrackIds
    self.textTrackStyle = snapshot.media?.textTrackStyle
    // While paused, a receiver may report a rate of 0, or 1 regardless of the real one.
    self.playbackRate = isPaused ? data.playbackRate : status.playbackRate.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The LOAD. It starts paused if the stream's volume must be set first, so that muted sound isn't audible.
  package var request: LoadRequestData {
    var data = self.data
    data.autoplay = self.plays && !self.startsQuietly
    if let rate = data.playbackRate, !RemoteMediaClient.playbackRates.contains(rate) { data.playbackRate = nil }
    return data
  }

  private var startsQuietly: Bool { self.streamVolume?.muted == true || (self.streamVolume?.level ?? 1) < 1 }

  /// Whether the interrupted media is still loaded, or again.
  package func isThere(_ snapshot: MediaSnapshot) -> Bool {
    snapshot.status?.isEnded == false && snapshot.mediaSessionId == self.mediaSessionId
      && snapshot.media?.contentId == self.contentId
  }

  /// Returns the corrections to make after loading, in their order.
  package func corrections(for snapshot: MediaSnapshot, at now: NIODeadline) -> [Correction] {
    guard let status = snapshot.status, !status.isEnded else { return [] }
    // While it buffers, a receiver that ignores `autoplay` can't be told from others: PAUSE does no harm.
    var corrections: [Correction] = !self.plays && snapshot.playerState != .paused ? [.pause] : []
    if let time = self.data.currentTime {
      let tolerance = self.plays ? Self.positionTolerance.playing : Self.positionTolerance.paused
      if abs(snapshot.position(at: now) - time) > tolerance, !snapshot.isPlayingAd {
        corrections.append(.seek(to: time))
      }
    }
    if let repeatMode, repeatMode != status.repeatMode ?? .repeatOff { corrections.append(.repeatMode(repeatMode)) }
    if let level = self.streamVolume?.level, level != status.volume?.level { corrections.append(.streamLevel(level)) }
    if let muted = self.streamVolume?.muted, muted != status.volume?.muted { corrections.append(.streamMuted(muted)) }
    if let activeTrackIds, Set(activeTrackIds) != Set(status.activeTrackIds ?? []) {
      corrections.append(.activeTracks(activeTrackIds))
    }
    if let textTrackStyle, textTrackStyle != snapshot.media?.textTrackStyle {
      corrections.append(.textTrackStyle(textTrackStyle))
    }
    if let rate = self.playbackRate, RemoteMediaClient.playbackRates.contains(rate),
      rate != status.playbackRate ?? 1, status.playbackRate != 0
    {
      corrections.append(.playbackRate(rate))
    }
    if self.plays, snapshot.isPaused { corrections.append(.play) }
    return corrections
  }
}

extension LoadRequestData {
  /// Whether the request may need several messages.
  fileprivate var isLong: Bool { self.jsonBytes.count > 56 * 1024 }
}
