import JSONCodec
import MediaFormats
public import MediaPreflight

/// The abilities of a device that decide which of a page's formats it plays.
///
/// Abilities that a model isn't known for are left out: a page has several formats, and the plain one plays.
public struct PageDevice: Hashable, Sendable {
  /// The sizes of pictures that a decoder takes.
  typealias Sizes = [DeviceProfile.VideoLimits.Size]

  var hasScreen: Bool
  /// For each model that the device may be, the sizes by codec: what plays must fit all models.
  var models: [[Codec.Family: Sizes]]
  /// Whether this machine can join pictures and sound at two addresses for it.
  var joins = false

  /// Every model decodes H.264 in these sizes (devices.md F175); of displays the second alone is listed.
  private static let common: [[Codec.Family: Sizes]] = [
    [.h264: DeviceProfile.firstAndSecondGeneration.video[.h264]?.sizes ?? []]
  ]
  /// The codecs, by the names of the interface for resolvers.
  private static let pictures: [(Codec.Family, name: String)] = [
    (.h264, "h264"), (.hevc, "hevc"), (.vp8, "vp8"), (.vp9, "vp9"), (.av1, "av1"),
  ]
  private static let sounds: [(Codec.Family, name: String)] = [
    (.aac, "aac"), (.mp3, "mp3"), (.opus, "opus"), (.vorbis, "vorbis"), (.flac, "flac"),
  ]

  /// Any device with a screen.
  public static let any = PageDevice(hasScreen: true, models: Self.common)

  init(hasScreen: Bool, models: [[Codec.Family: Sizes]]) { (self.hasScreen, self.models) = (hasScreen, models) }

  /// Creates the abilities of a device that discovery has found.
  public init(_ device: PreflightDevice) {
    let models = device.candidates.map { $0.video.mapValues(\.sizes) }
    self.init(hasScreen: device.hasScreen ?? true, models: models.isEmpty ? Self.common : models)
  }

  /// Whether it decodes pictures of this codec and size; what isn't known passes.
  func decodes(_ codec: Codec.Family, height: Int64?, frameRate: Double?) -> Bool {
    self.hasScreen
      && self.models.allSatisfy { sizes in
        sizes[codec]?.contains { size in
          // 59.94 counts as 60, and a film of 2:1 in 1080 lines has fewer.
          (height ?? 0) <= size.height && (frameRate ?? 0) <= size.frameRate + 0.5
        } ?? false
      }
  }

  /// The most lines of H.264 at the rate of films.
  var maximumHeight: Int64 {
    [2_160, 1_440, 1_080, 720, 480].first { self.decodes(.h264, height: $0, frameRate: 25) } ?? 0
  }

  /// The device as resolvers read it.
  var json: JSONValue {
    let pictures = Self.pictures.filter { self.decodes($0.0, height: nil, frameRate: nil) }
    return [
      "hasScreen": .bool(self.hasScreen),
      "maximumHeight": .integer(self.maximumHeight),
      "maximumFrameRate": .integer(
        [60, 30].first { self.decodes(.h264, height: self.maximumHeight, frameRate: Double($0)) } ?? 30),
      "videoCodecs": .array(pictures.map { .string($0.name) }),
      "audioCodecs": .array(Self.sounds.map { .string($0.name) }),
      "separateAudio": .bool(self.joins),
    ]
  }
}
