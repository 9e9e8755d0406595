import CastModel
import JSONCodec
import MediaFormats
public import MediaPreflight

/// The abilities of a device that decide which of a page's formats it plays.
///
/// Abilities that a model isn't known for are left out: a page has several formats, and the plain one plays.
public struct PageDevice: Hashable, Sendable {
  /// A size of pictures, so often a second.
  struct Size: Hashable, Sendable {
    var height: Int64
    var frameRate: Double
  }

  /// Codecs of moving pictures, by the names of the interface.
  enum Pictures: String, Sendable, CaseIterable {
    case h264, hevc, vp8, vp9, av1
  }

  /// Codecs of sound, by the names of the interface.
  enum Sound: String, Sendable, CaseIterable {
    case aac, mp3, opus, vorbis, flac
  }

  /// The codec that a text names.
  enum Codec<Known: RawRepresentable & Sendable & Hashable>: Sendable, Hashable where Known.RawValue == String {
    case known(Known)
    /// One that no list here has; its name is for people.
    case other(String)
  }

  /// Whether it has a screen.
  var hasScreen: Bool
  /// For each model that the device may be, the sizes by codec: what plays must fit all models.
  var models: [[Pictures: [Size]]]

  /// Every model decodes H.264 in these sizes (devices.md F175); of displays the second alone is listed.
  private static let common: [[Pictures: [Size]]] = [
    [.h264: [Size(height: 1_080, frameRate: 30), Size(height: 720, frameRate: 60)]]
  ]

  /// Any device with a screen.
  public static let any = PageDevice(hasScreen: true, models: Self.common)

  init(hasScreen: Bool, models: [[Pictures: [Size]]]) {
    (self.hasScreen, self.models) = (hasScreen, models)
  }

  /// Creates the abilities of a device that discovery has found.
  public init(_ device: PreflightDevice) {
    let models = device.candidates.map { profile in
      let sizes: [(Pictures, [DeviceProfile.VideoLimits.Size]?)] = [
        (.h264, profile.video[.h264]?.sizes), (.hevc, profile.video[.hevc]?.sizes),
        (.vp8, profile.video[.vp8]?.sizes), (.vp9, profile.video[.vp9]?.sizes), (.av1, profile.video[.av1]?.sizes),
      ]
      return Dictionary(
        uniqueKeysWithValues: sizes.compactMap { codec, list in
          list.map { (codec, $0.map { Size(height: $0.height, frameRate: $0.frameRate) }) }
        })
    }
    self.init(hasScreen: device.hasScreen ?? true, models: models.isEmpty ? Self.common : models)
  }

  /// Whether it decodes pictures of this codec and size; what isn't known passes.
  func decodes(_ codec: Pictures, height: Int64?, frameRate: Double?) -> Bool {
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
    let pictures = Pictures.allCases.filter { self.decodes($0, height: nil, frameRate: nil) }
    return [
      "hasScreen": .bool(self.hasScreen),
      "maximumHeight": .integer(self.maximumHeight),
      "maximumFrameRate": .integer(
        [60, 30].first { self.decodes(.h264, height: self.maximumHeight, frameRate: Double($0)) } ?? 30),
      "videoCodecs": .array(pictures.map { .string($0.rawValue) }),
      "audioCodecs": .array(Sound.allCases.map { .string($0.rawValue) }),
      // One item has one address: pictures and sound apart don't play.
      "separateAudio": .bool(false),
    ]
  }
}

extension PageDevice.Codec where Known == PageDevice.Pictures {
  /// Reads `avc1.640028`, `vp9`…
  init(_ text: String) {
    switch Codec(text).family {
    case .h264: self = .known(.h264)
    case .hevc: self = .known(.hevc)
    case .vp8: self = .known(.vp8)
    case .vp9: self = .known(.vp9)
    case .av1: self = .known(.av1)
    default: self = .other(text)
    }
  }
}

extension PageDevice.Codec where Known == PageDevice.Sound {
  /// Reads `mp4a.40.2`, `opus`…
  init(_ text: String) {
    switch Codec(text).family {
    case .aac: self = .known(.aac)
    case .mp3: self = .known(.mp3)
    case .opus: self = .known(.opus)
    case .vorbis: self = .known(.vorbis)
    case .flac: self = .known(.flac)
    default: self = .other(text)
    }
  }
}
