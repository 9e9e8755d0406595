import CastModel
import Testing

@testable import CastSender

@Suite struct CastDialogStateTests {
  @Test func showsReasonAndAdviceWithoutDevices() {
    let rows: [(NoDevicesReason, CastDialogMode, (inout WidgetInputs) -> Void)] = [
      (.nothingFound, .noDevices, { _ in }), (.discoveryOff, .discoveryOff, { $0.isDiscoveryRunning = false }),
      (.discoveryUnavailable, .discoveryUnavailable, { $0.isDiscoveryAvailable = false }),
      (.noNetwork, .noDevices, { $0.hasNetwork = false }),
      (.noneSuitable, .noDevices, { $0.hasUnsuitableDevices = true }),
    ]
    var texts: Set<String> = []
    for (reason, mode, change) in rows {
      var scene = WidgetScene()
      change(&scene.inputs)
      #expect(scene.dialog.noDevicesReason == reason && scene.dialog.mode == mode)
      #expect(!scene.dialog.canDisconnect && scene.dialog.devices.isEmpty)
      texts.insert(scene.dialog.noDevicesText ?? "")
    }
    #expect(texts.count == rows.count && !texts.contains(""))
  }

  @Test func devicesAreShownInTheirOrder() {
    var scene = WidgetScene()
    scene.inputs.devices = [WidgetScene.device]
    #expect(scene.dialog.mode == .chooser && scene.dialog.noDevicesReason == nil)
    #expect(scene.dialog.devices.map(\.friendlyName) == ["Living Room"])
    #expect(scene.dialog.devices.first?.deviceType == "GENERIC" && scene.dialog.devices.first?.isBusy == false)
  }

  @Test(arguments: [ConnectionState.connecting, .suspended])
  func namesTheDeviceWhileConnecting(state: ConnectionState) {
    var scene = WidgetScene()
    scene.inputs.session = WidgetScene.session(state)
    #expect(scene.dialog.mode == .connecting && scene.dialog.title == "Connecting to Living Room")
    #expect(scene.dialog.deviceId == "d1" && scene.dialog.canDisconnect)
  }

  @Test func showsTitleStudioThumbnailAndVolume() throws {
    let dialog = try WidgetScene(playing: WidgetScene.film()).dialog
    #expect(dialog.mode == .connected && dialog.title == "Living Room" && dialog.sessionId == "s-1")
    #expect(dialog.mediaTitle == "A film" && dialog.mediaSubtitle == "A studio")
    #expect(dialog.image?.url == "https://example.com/1.jpg")
    #expect(dialog.volumePercent == 50 && dialog.isMuted == false && dialog.canDisconnect)
  }

  @Test func showsTheAppWithoutMedia() throws {
    let dialog = try WidgetScene(playing: #""playerState":"IDLE","idleReason":"FINISHED""#).dialog
    #expect(dialog.mediaTitle == "Default Media Receiver" && dialog.mediaSubtitle == "Ready" && dialog.image == nil)
  }

  @Test func aFailureIsShown() {
    var scene = WidgetScene()
    var error = ErrorInfo(code: -32000, message: "No answer to LAUNCH.", data: ErrorData(name: "LaunchTimeout"))
    scene.memory.surfaces.dialogFailure = error
    #expect(scene.dialog.failure == "No answer to LAUNCH." && scene.dialog.error == error)
    error.data.userMessage = "The app didn't start."
    scene.memory.surfaces.dialogFailure = error
    #expect(scene.dialog.failure == "The app didn't start.")
  }
}
