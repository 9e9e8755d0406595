package import CastModel

/// A control that can be pressed; the raw values are the spec's.
public struct WidgetControl: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let play = WidgetControl(rawValue: "PLAY")
  public static let pause = WidgetControl(rawValue: "PAUSE")
  public static let playPauseToggle = WidgetControl(rawValue: "PLAY_PAUSE_TOGGLE")
  public static let stop = WidgetControl(rawValue: "STOP")
  public static let skipNext = WidgetControl(rawValue: "SKIP_NEXT")
  public static let skipPrevious = WidgetControl(rawValue: "SKIP_PREVIOUS")
  public static let rewind30 = WidgetControl(rawValue: "REWIND_30_SECONDS")
  public static let forward30 = WidgetControl(rawValue: "FORWARD_30_SECONDS")
  public static let muteToggle = WidgetControl(rawValue: "MUTE_TOGGLE")
  public static let closedCaptions = WidgetControl(rawValue: "CLOSED_CAPTIONS")
  public static let pauseQueue = WidgetControl(rawValue: "PAUSE_QUEUE")
  public static let repeatMode = WidgetControl(rawValue: "REPEAT_MODE")
  public static let skipAd = WidgetControl(rawValue: "SKIP_AD")
  public static let volumeUp = WidgetControl(rawValue: "VOLUME_UP")
  public static let volumeDown = WidgetControl(rawValue: "VOLUME_DOWN")
  public static let custom = WidgetControl(rawValue: "CUSTOM")

  /// Whether the control is enabled in what is given.
  package func isEnabled(in controls: MediaControllerControls, _ volume: VolumeControllerState) -> Bool {
    switch self {
    case .play: controls.play.isEnabled
    case .pause: controls.pause.isEnabled
    case .playPauseToggle: controls.playPauseToggle.isEnabled
    case .stop: controls.stop.isEnabled
    case .skipNext: controls.next.isEnabled
    case .skipPrevious: controls.previous.isEnabled
    case .rewind30: controls.rewind30.isEnabled
    case .forward30: controls.forward30.isEnabled
    case .muteToggle: controls.muteToggle.isEnabled
    case .closedCaptions: controls.tracks.isEnabled
    case .pauseQueue: controls.pauseQueue.isEnabled
    case .repeatMode: controls.repeatMode.isEnabled
    case .skipAd: controls.skipAd.isEnabled
    case .volumeUp: volume.up.isEnabled
    case .volumeDown: volume.down.isEnabled
    default: false
    }
  }
}
