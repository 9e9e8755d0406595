import CastDiscovery
import CastModel
import JSONCodec
import NIOCore

@testable import CastSender

/// Computes the state of every widget for a session with this media and volume, and writes it: no number of a device
/// ends the process.
func checkWidgets(media: MediaSnapshot? = nil, volume: DeviceVolume? = nil, now: NIODeadline) {
  let device = DiscoveredDevice(
    deviceId: "d", configured: [], preferred: ConfiguredDevice(host: "192.0.2.1", name: "d"))
  var inputs = WidgetInputs(now: now)
  inputs.castState = .connected
  inputs.devices = [device]
  inputs.session = SessionSnapshot(
    sessionId: "s", device: device, connectionState: .connected, linkState: .up, applicationState: .running,
    volume: volume, traits: SessionTraits(volume), supportsMedia: true)
  inputs.media = media
  let memory = WidgetMemory()
  checkWritten(CastButtonState(inputs, memory))
  checkWritten(CastDialogState(inputs, memory))
  checkWritten(MiniControllerState(inputs, memory))
  checkWritten(ExpandedControllerState(inputs, memory))
  checkWritten(MediaControllerState(inputs, memory))
  checkWritten(VolumeControllerState(inputs, memory))
  checkWritten(PlaybackRateControllerState(inputs, memory))
  checkWritten(TrackSelectorState(inputs, memory))
}

/// Writes a value: the text is JSON.
private func checkWritten(_ value: some JSONEncodable) {
  precondition((try? JSONDocument(parsing: value.jsonBytes, policy: .strict)) != nil, "\(value.jsonText) isn't JSON")
}
