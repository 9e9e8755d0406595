import CastModel
import DNSSD
import NIOCore
import Testing

@testable import CastDiscovery
@testable import CastSender

/// The results of the player's pure parts, case by case.
@Suite("The player's tables") struct PlayerTables {
  static func device(_ id: String, _ name: String, port: UInt16 = 8009) -> DiscoveredDevice {
    let entry = ConfiguredDevice(host: "192.0.2.7", port: port, name: name, deviceId: id)
    return DiscoveredDevice(deviceId: id, configured: [entry], preferred: entry)
  }

  static func cached(_ id: String, _ name: String) -> DiscoveredDevice {
    let service = CastService(
      key: CastService.Key(instanceName: name, domain: "local"), host: "a.local", port: 8009,
      addresses: ["192.0.2.9"], txt: TXTRecord([TXTRecord.Entry(key: "fn", value: name)]))
    return DiscoveredDevice(cached: CachedDevice(deviceId: id, service: service, lastSeen: 0))
  }

  // MARK: Which device

  enum Meant: Sendable, Equatable {
    case device(String)
    case address(String, UInt16)
    case several(Int)
    case none

    init(_ choice: DeviceChoice) {
      switch choice {
      case .device(let device): self = .device(device.announcedId ?? device.deviceId)
      case .address(let host, let port): self = .address(host, port)
      case .several(let devices): self = .several(devices.count)
      case .none: self = .none
      }
    }
  }

  static let texts: [(String, Meant)] = [
    ("0123456789abcdef0123456789abcdef", .device("0123456789abcdef0123456789abcdef")),
    ("01234567-89AB-CDEF-0123-456789ABCDEF", .device("0123456789abcdef0123456789abcdef")),
    ("living room", .device("0123456789abcdef0123456789abcdef")),
    ("Kitchen", .device("k1")), ("KITCHEN", .several(2)), ("kitchen", .device("k2")),
    // An earlier run knew another device by this name.
    ("Attic", .device("a1")), ("Cellar", .device(DeviceID.canonical("c1"))),
    ("10.0.0.3", .address("10.0.0.3", 8009)), ("10.0.0.3:8010", .address("10.0.0.3", 8010)),
    ("tv.example", .address("tv.example", 8009)), ("tv:8009", .address("tv", 8009)),
    ("localhost", .address("localhost", 8009)), ("fe80::1%eth0", .address("fe80::1%eth0", 8009)),
    ("[::1]:8010", .address("::1", 8010)), ("[::1]", .address("::1", 8009)),
    ("tv:0", .none), ("tv:70000", .none), ("[::1]x", .none), ("tv", .none), ("The TV. Upstairs", .none), ("", .none),
  ]

  @Test(arguments: texts) func aTextMeansADevice(text: String, meant: Meant) {
    let devices = [
      Self.device("0123456789abcdef0123456789abcdef", "Living Room"), Self.device("k1", "Kitchen"),
      Self.device("k2", "kitchen"), Self.cached("a2", "Attic"), Self.device("a1", "attic"), Self.cached("c1", "Cellar"),
    ]
    #expect(Meant(DeviceChoice(text, among: devices)) == meant)
  }

  // MARK: Loads of a URL

  @Test func acceptsExactlyOneSource() throws {
    func problem(
      _ url: String? = nil, _ urls: [String]? = nil, _ media: MediaInformation? = nil, contentType: String? = nil,
      title: String? = nil
    ) -> String? {
      do throws(CastError) {
        _ = try PlayRequest(
          url: url, urls: urls, media: media, queueData: nil, contentType: contentType, title: title)
        return nil
      } catch {
        return error.parameter?.path
      }
    }
    #expect(problem() == "url")
    #expect(problem("https://e.com/a", ["https://e.com/b"]) == "urls")
    #expect(problem("https://e.com/a", nil, MediaInformation()) == "media")
    #expect(problem("film.mp4") == "url" && problem("C:\\film.mp4") == "url" && problem("https:") == "url")
    #expect(problem(nil, ["https://e.com/a", "b"]) == "urls[1]")
    #expect(problem(nil, nil, MediaInformation(), contentType: "video/mp4") == "contentType")
    #expect(problem(nil, ["https://e.com/a"], title: "A") == "title")
    #expect(problem("https://e.com/a", title: "A") == nil)
  }

  @Test func loadsSeveralURLsOrAPictureAsAQueue() throws {
    var request = PlayRequest(.urls(["https://e.com/a.mp3", "https://e.com/b.png"], contentType: nil, title: nil))
    request.repeatMode = .repeatAll
    #expect(request.loadRequest.queueData?.items?.compactMap(\.media?.contentType) == ["audio/mpeg", "image/png"])
    #expect(request.loadRequest.queueData?.repeatMode == .repeatAll && !request.isImage)
    let picture = PlayRequest(.urls(["https://e.com/b.png"], contentType: nil, title: "B"))
    #expect(picture.isImage && picture.loadRequest.media?.streamType == .noneValue)
    #expect(picture.loadRequest.media?.metadata?.metadataType == .photo)
  }

  // MARK: What plays

  static func status(
    _ media: MediaInformation?, state: PlayerState = .playing, time: Double = 10, itemId: Int64? = nil,
    _ change: (inout MediaStatus) -> Void = { _ in }
  ) -> MediaSnapshot {
    var status = MediaStatus()
    status.mediaSessionId = 1
    status.playerState = state
    status.currentTime = time
    status.media = media
    status.currentItemId = itemId
    change(&status)
    let estimator = PositionEstimator(
      status: status, positionReceivedAt: .uptimeNanoseconds(0), statusReceivedAt: .uptimeNanoseconds(0))
    return MediaSnapshot(sessionId: "s-1", revision: 1, status: status, estimator: estimator)
  }

  static func flat(_ media: MediaSnapshot?, seconds: Int64 = 0, itemIds: [Int64]? = nil) -> PlayerStatus {
    let facts = PlayerFacts(
      device: self.device("d1", "Living Room"), sessionId: "s-1",
      application: ReceiverApplication(
        appId: "CC1AD845", displayName: "Default", statusText: "Casting", sessionId: "r"),
      volume: DeviceVolume(level: 0.5, muted: false), media: media, queueItemIds: itemIds)
    return PlayerStatus(facts, at: .uptimeNanoseconds(UInt64(seconds) * 1_000_000_000))
  }

  struct Texts: Sendable, Equatable { var title, subtitle, artist, album: String? }

  static let metadata: [(MediaMetadata, Texts)] = [
    (MediaMetadata(title: "A"), Texts(title: "A")),
    (
      MediaMetadata(metadataType: .generic, title: "A", subtitle: "B", artist: "C"),
      Texts(title: "A", subtitle: "B", artist: "C")
    ),
    (MediaMetadata(metadataType: .movie, title: "Film", studio: "Studio"), Texts(title: "Film", subtitle: "Studio")),
    (
      MediaMetadata(metadataType: .tvShow, title: "Pilot", subtitle: "x", seriesTitle: "Series", season: 1, episode: 2),
      Texts(title: "Pilot", subtitle: "Series")
    ),
    (
      MediaMetadata(metadataType: .tvShow, seriesTitle: "Series", season: 1, episode: 2),
      Texts(title: "Series", subtitle: "S1 E2")
    ),
    (
      MediaMetadata(metadataType: .musicTrack, title: "Song", albumName: "Album", albumArtist: "Band"),
      Texts(title: "Song", subtitle: "Band", artist: "Band", album: "Album")
    ),
    (
      MediaMetadata(metadataType: .photo, title: "Sea", artist: "Me", location: "Coast"),
      Texts(title: "Sea", subtitle: "Coast", artist: "Me")
    ),
  ]

  @Test(arguments: metadata) func metadataIsFlat(metadata: MediaMetadata, texts: Texts) {
    let flat = Self.flat(Self.status(MediaInformation(contentId: "c", metadata: metadata)))
    #expect(Texts(title: flat.title, subtitle: flat.subtitle, artist: flat.artist, album: flat.albumName) == texts)
  }

  @Test func positionsLiveAdsAndQueues() {
    let film = MediaInformation(contentId: "https://e.com/a.mp4", contentType: "video/mp4", duration: 100)
    let playing = Self.flat(Self.status(film, itemId: 7), seconds: 5, itemIds: [3, 7, 9])
    #expect(playing.position == 15 && playing.duration == 100 && playing.playbackRate == 1)
    #expect(playing.queueIndex == 1 && playing.queueLength == 3)
    #expect(playing.contentId == "https://e.com/a.mp4" && playing.volumeLevel == 0.5 && playing.isMuted == false)
    let live = Self.flat(Self.status(MediaInformation(contentId: "l", streamType: .live)))
    #expect(live.isPlayingLiveStream == true && live.duration == nil)
    let ad = Self.flat(
      Self.status(film) { status in
        status.breakStatus = BreakStatus(breakId: "b", currentBreakTime: 1, currentBreakClipTime: 1)
      }, seconds: 5)
    #expect(ad.isPlayingAd == true && ad.position == 10)
    let ended = Self.flat(Self.status(nil, state: .idle) { $0.idleReason = .finished })
    #expect(ended.playerState == .idle && ended.idleReason == .finished && ended.position == nil && ended.title == nil)
    let nothing = Self.flat(nil)
    #expect(nothing.playerState == .idle && nothing.applicationName == "Default" && nothing.position == nil)
  }

  @Test func aPictureHasAURL() {
    var metadata = MediaMetadata(title: "A")
    metadata.posterUrl = "https://e.com/poster.png"
    #expect(Self.flat(Self.status(MediaInformation(metadata: metadata))).imageUrl == "https://e.com/poster.png")
    metadata.images = [Image(url: "https://e.com/a.png")]
    #expect(Self.flat(Self.status(MediaInformation(metadata: metadata))).imageUrl == "https://e.com/a.png")
  }

  // MARK: Relevant changes

  @Test func anAdvancingPositionIsNoChange() {
    let film = MediaInformation(contentId: "a", duration: 100)
    let before = Self.flat(Self.status(film, time: 10))
    #expect(!Self.flat(Self.status(film, time: 10), seconds: 20).isNews(after: before, elapsed: 20))
    #expect(Self.flat(Self.status(film, time: 60)).isNews(after: before, elapsed: 0))
    #expect(Self.flat(Self.status(film, state: .paused, time: 10)).isNews(after: before, elapsed: 0))
    // The position stops at the end.
    #expect(!Self.flat(Self.status(film, time: 10), seconds: 200).isNews(after: before, elapsed: 200))
    let paused = Self.flat(Self.status(film, state: .paused, time: 10))
    #expect(!Self.flat(Self.status(film, state: .paused, time: 10), seconds: 9).isNews(after: paused, elapsed: 9))
    #expect(Self.flat(Self.status(film, state: .paused, time: 30)).isNews(after: paused, elapsed: 9))
  }

  // MARK: Where a distance leads

  static let distances: [(Double, Double)] = [(-30, 0), (30, 40), (1_000, 100), (-.infinity, 0), (0, 10)]

  @Test(arguments: distances) func aDistanceStopsAtBothEnds(distance: Double, target: Double) {
    let film = Self.status(MediaInformation(contentId: "a", duration: 100))
    #expect(film.target(ofDistance: distance, at: .uptimeNanoseconds(0)) == target)
  }

  @Test func aDistanceStaysInTheLiveWindow() {
    let live = Self.status(MediaInformation(contentId: "l", streamType: .live), time: 50) { status in
      status.liveSeekableRange = LiveSeekableRange(start: 20, end: 60, isMovingWindow: false, isLiveDone: true)
    }
    #expect(live.target(ofDistance: -100, at: .uptimeNanoseconds(0)) == 20)
    #expect(live.target(ofDistance: 100, at: .uptimeNanoseconds(0)) == 60)
  }
}
