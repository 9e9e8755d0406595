import CastDiscovery
import CastModel
import JSONCodec
import NIOCore

@testable import CastSender

/// A state from which widgets are computed: the session's data, and the inputs.
struct WidgetScene {
  var inputs: WidgetInputs
  var memory = WidgetMemory()

  /// A machine with a network, where discovery runs without a device.
  init() {
    self.inputs = WidgetInputs(now: at(0))
    self.inputs.isDiscoveryRunning = true
    self.memory.introWasShown = false
  }

  /// A session with this media status, whose members are `status`, without braces.
  init(playing status: String, volume: DeviceVolume? = DeviceVolume(level: 0.5, muted: false), after: Double = 0) throws
  {
    self.init()
    self.inputs.castState = .connected
    self.inputs.devices = [Self.device]
    self.inputs.session = Self.session(.connected, volume: volume)
    let status = try mediaStatus("{\"mediaSessionId\":1,\(status)}")
    let estimator = PositionEstimator(status: status, positionReceivedAt: at(0), statusReceivedAt: at(0))
    self.inputs.media = MediaSnapshot(sessionId: "s-1", revision: 1, status: status, estimator: estimator)
    self.inputs.now = at(after)
  }

  static let device = DiscoveredDevice(
    deviceId: "d1", configured: [], preferred: ConfiguredDevice(host: "192.0.2.1", name: "Living Room"))

  static func session(_ state: ConnectionState, volume: DeviceVolume? = nil) -> SessionSnapshot {
    SessionSnapshot(
      sessionId: "s-1", device: Self.device, connectionState: state, linkState: .up, applicationState: .running,
      application: ReceiverApplication(appId: "CC1AD845", displayName: "Default Media Receiver", statusText: "Ready"),
      volume: volume, traits: SessionTraits(volume), supportsMedia: true)
  }

  /// A film of 100 seconds on a receiver with all commands.
  static func film(_ more: String = "", state: String = "PLAYING", commands: Int = 12_303) -> String {
    """
    "playerState":"\(state)","currentTime":10,"playbackRate":1,"supportedMediaCommands":\(commands),\(more)
    "media":{"contentId":"a","streamType":"BUFFERED","duration":100,"metadata":{"metadataType":1,"title":"A film","studio":"A studio",
    "images":[{"url":"https://example.com/1.jpg"},{"url":"https://example.com/2.jpg"}]}}
    """
  }

  /// A live stream with a window of 100 seconds, or without one.
  static func live(hasWindow: Bool = true, state: String = "PLAYING") -> String {
    let window = hasWindow ? #""liveSeekableRange":{"start":0,"end":100,"isMovingWindow":true},"# : ""
    return """
      "playerState":"\(state)","currentTime":50,"playbackRate":1,"supportedMediaCommands":15,\(window)
      "media":{"contentId":"a","streamType":"LIVE","metadata":{"title":"News"}}
      """
  }

  var button: CastButtonState { CastButtonState(self.inputs, self.memory) }
  var dialog: CastDialogState { CastDialogState(self.inputs, self.memory) }
  var intro: IntroOverlayState { IntroOverlayState(self.inputs, self.memory) }
  var mini: MiniControllerState { MiniControllerState(self.inputs, self.memory) }
  var expanded: ExpandedControllerState { ExpandedControllerState(self.inputs, self.memory) }
  var media: MediaControllerState { MediaControllerState(self.inputs, self.memory) }
  var controls: MediaControllerControls { self.media.controls }
  var volume: VolumeControllerState { VolumeControllerState(self.inputs, self.memory) }
  var rate: PlaybackRateControllerState { PlaybackRateControllerState(self.inputs, self.memory) }
  var tracks: TrackSelectorState { TrackSelectorState(self.inputs, self.memory) }
}

extension MediaControllerControls {
  /// The names of the enabled controls.
  var enabled: Set<String> {
    let all: [(String, MediaControl)] = [
      ("play", self.play), ("pause", self.pause), ("toggle", self.playPauseToggle), ("stop", self.stop),
      ("forward", self.forward30), ("rewind", self.rewind30), ("pauseQueue", self.pauseQueue), ("next", self.next),
      ("previous", self.previous), ("repeat", self.repeatMode), ("position", self.streamPosition),
      ("tracks", self.tracks),
      ("skipAd", self.skipAd), ("mute", self.muteToggle),
    ]
    return Set(all.filter(\.1.isEnabled).map(\.0))
  }
}
