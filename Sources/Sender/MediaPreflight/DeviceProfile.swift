package import MediaFormats

/// The codecs that one model of Google's decodes, by the page "Supported Media for Google Cast"
/// (developers.google.com/cast/docs/media).
package struct DeviceProfile: Hashable, Sendable {
  /// The limits of a decoder for one video codec.
  package struct VideoLimits: Hashable, Sendable {
    /// A maximum frame size in pixels, with the maximum frame rate in frames per second.
    package struct Size: Hashable, Sendable {
      package var width: Int64
      package var height: Int64
      package var frameRate: Double
    }

    /// The decodable profiles, as the codec numbers them; empty: all.
    package var profiles: Set<Int> = []
    /// The maximum level in tenths: 41 is 4.1; `nil`: the level isn't checked.
    package var level: Int?
    /// The sizes that Google's page lists.
    package var sizes: [Size]
    /// Sizes beyond the listed ones that sources dispute: they are a risk, and all beyond them is refused.
    package var disputed: [Size] = []
  }

  /// The model's name on Google's page.
  package var name: String
  /// The video codecs that the page lists for the model, with their limits.
  package var video: [Codec.Family: VideoLimits]
  /// The video codecs that the page doesn't list, but that the model may decode.
  package var uncertain: Set<Codec.Family>

  /// The audio codecs that all models decode. (The page lists them for speakers; the others decode no less.)
  package static let audio: Set<Codec.Family> = [.aac, .mp3, .opus, .vorbis, .flac, .pcm]
  /// The codecs among ``audio`` that Chromecasts refuse or play silently with more than two channels (devices.md F53 to
  /// F55, F61, F62).
  package static let stereo: Set<Codec.Family> = [.aac, .opus, .vorbis, .flac]
  /// The audio codecs that a device passes through to the television, which may decode them or not.
  package static let handedOn: Set<Codec.Family> = [.ac3, .eac3]

  // MARK: The page's list

  private static let (hd60, hd30) = (Self.size(1_280, 720, 60), Self.size(1_280, 720, 30))
  private static let (fullHD60, fullHD30) = (Self.size(1_920, 1_080, 60), Self.size(1_920, 1_080, 30))
  private static let (ultraHD60, ultraHD30) = (Self.size(4_096, 2_160, 60), Self.size(4_096, 2_160, 30))
  /// Baseline, Main, Extended, High.
  private static let highProfile: Set<Int> = [66, 77, 88, 100]
  /// Main and Main 10.
  private static let mainProfiles: Set<Int> = [1, 2]

  private static func size(_ width: Int64, _ height: Int64, _ rate: Double) -> VideoLimits.Size {
    VideoLimits.Size(width: width, height: height, frameRate: rate)
  }

  private static func h264(_ level: Int, _ sizes: VideoLimits.Size...) -> VideoLimits {
    VideoLimits(profiles: self.highProfile, level: level, sizes: sizes)
  }

  /// VP8 on Android TV: the page leaves it out, but Android requires it of every television. (Android Compatibility
  /// Definition 5.3.6.)
  private static let androidVP8 = VideoLimits(sizes: [Self.fullHD60])
  private static let hevc = VideoLimits(profiles: Self.mainProfiles, level: 51, sizes: [Self.ultraHD60])
  private static let vp9 = VideoLimits(profiles: [0, 2], level: 51, sizes: [Self.ultraHD60])

  package static let firstAndSecondGeneration = DeviceProfile(
    name: "Chromecast (1st and 2nd generation)",
    video: [.h264: Self.h264(41, Self.hd60, Self.fullHD30), .vp8: VideoLimits(sizes: [Self.hd60, Self.fullHD30])],
    uncertain: [])
  package static let thirdGeneration = DeviceProfile(
    name: "Chromecast (3rd generation)",
    video: [.h264: Self.h264(42, Self.fullHD60), .vp8: VideoLimits(sizes: [Self.hd60, Self.fullHD30])], uncertain: [])
  package static let ultra = DeviceProfile(
    name: "Chromecast Ultra",
    video: [
      .h264: Self.h264(42, Self.fullHD60), .vp8: VideoLimits(sizes: [Self.ultraHD30]), .hevc: Self.hevc, .vp9: Self.vp9,
    ], uncertain: [])
  package static let googleTV = DeviceProfile(
    name: "Chromecast with Google TV",
    video: [
      .h264: Self.h264(51, Self.ultraHD30, Self.fullHD60), .hevc: Self.hevc, .vp9: Self.vp9, .vp8: Self.androidVP8,
    ],
    uncertain: [.av1])
  package static let googleTVStreamer = DeviceProfile(
    name: "Google TV Streamer",
    video: [
      .h264: Self.h264(52, Self.ultraHD60), .hevc: Self.hevc, .vp9: Self.vp9,
      .av1: VideoLimits(profiles: [0], level: 51, sizes: [Self.ultraHD60]), .vp8: Self.androidVP8,
    ], uncertain: [])
  package static let nestHub = Self.display("Nest Hub", Self.hd60)
  package static let nestHubMax = Self.display("Nest Hub Max", Self.hd30)

  /// Creates the profile of a display with a small screen. The page lists 720 lines beside levels that allow 1080;
  /// users cast 1080 and 1440 lines to such displays, and Shaka requests 720 at most (devices.md F6, F7, F27).
  private static func display(_ name: String, _ size: VideoLimits.Size) -> DeviceProfile {
    let disputed = [self.size(2_560, 1_440, 60)]
    return DeviceProfile(
      name: name,
      video: [
        .h264: VideoLimits(profiles: self.highProfile, level: 41, sizes: [size], disputed: disputed),
        .vp9: VideoLimits(level: 40, sizes: [size], disputed: disputed),
      ], uncertain: [.vp8])
  }

  private static let androidTVBit: Int64 = 1 << 18

  /// Returns the models that a device with this model name (TXT `md`) may be; none for a name that isn't on the page.
  ///
  /// Four generations have the name "Chromecast", so it may mean any of them.
  /// - Parameter capabilities: The bits of TXT `ca`; `nil` if unknown.
  package static func candidates(modelName: String, capabilities: Int64? = nil) -> [DeviceProfile] {
    switch modelName.lowercased() {
    case "chromecast":
      // Of all records seen, the bit is set for Android TV devices alone (devices.md F16, F35c).
      capabilities.map { $0 & self.androidTVBit != 0 } == true
        ? [self.googleTV] : [self.firstAndSecondGeneration, self.thirdGeneration, self.googleTV]
    case "chromecast ultra": [self.ultra]
    case "google tv streamer": [self.googleTVStreamer]
    case "google home hub", "google nest hub", "nest hub": [self.nestHub]
    case "google nest hub max", "nest hub max": [self.nestHubMax]
    default: []
    }
  }
}

/// The device that media is judged for.
public struct PreflightDevice: Hashable, Sendable {
  package var deviceId: String?
  package var friendlyName: String?
  /// TXT `md`; empty if unknown.
  package var modelName: String
  /// Whether it has a screen; `nil` if unknown.
  package var hasScreen: Bool?
  /// The bits of TXT `ca`; `nil` if unknown.
  package var capabilities: Int64?
  /// Whether it runs on this machine, so that a loopback URL means the same to it.
  package var isOnThisMachine: Bool

  package init(
    deviceId: String? = nil, friendlyName: String? = nil, modelName: String = "", hasScreen: Bool? = nil,
    capabilities: Int64? = nil, isOnThisMachine: Bool = false
  ) {
    self.capabilities = capabilities
    (self.deviceId, self.friendlyName, self.modelName) = (deviceId, friendlyName, modelName)
    (self.hasScreen, self.isOnThisMachine) = (hasScreen, isOnThisMachine)
  }

  /// Any device: nothing is known of it.
  package static let any = PreflightDevice()

  package var candidates: [DeviceProfile] {
    DeviceProfile.candidates(modelName: self.modelName, capabilities: self.capabilities)
  }
}
