import CastModel
import Testing

@testable import CastSender

@Suite struct CastButtonStateTests {
  @Test(arguments: [
    (CastState.noDevicesAvailable, CastButtonIcon.inactive, "Cast. No devices available."),
    (.notConnected, .inactive, "Cast. Not connected."), (.connecting, .animating, "Cast. Connecting."),
    (.connected, .active, "Cast. Connected."),
  ])
  func iconAndLabelFollowTheCastState(state: CastState, icon: CastButtonIcon, label: String) {
    var scene = WidgetScene()
    scene.inputs.castState = state
    #expect(scene.button.icon == icon && scene.button.label == label && scene.button.castState == state.rawValue)
  }

  @Test func labelsAreThoseOfTheProgram() {
    var scene = WidgetScene()
    scene.memory.options.labels = ["default": "Übertragen", "CONNECTED": "Verbunden"]
    #expect(scene.button.label == "Übertragen")
    scene.inputs.castState = .connected
    #expect(scene.button.label == "Verbunden")
  }

  @Test(arguments: [
    (CastButtonVisibility.always, false, false, true), (.onNetwork, true, false, true),
    (.onNetwork, false, false, false),
    (.onNetwork, false, true, true), (.withDevices, true, false, false), (.withDevices, false, true, true),
  ])
  func isVisibleAsTheOptionsSay(
    visibility: CastButtonVisibility, hasNetwork: Bool, hasDevice: Bool, expected: Bool
  ) {
    var scene = WidgetScene()
    scene.memory.options.visibility = visibility
    scene.inputs.hasNetwork = hasNetwork
    scene.inputs.devices = hasDevice ? [WidgetScene.device] : []
    #expect(scene.button.isVisible == expected)
  }

  @Test func aSessionKeepsItVisibleWithoutDevicesAndNetwork() {
    for visibility in CastButtonVisibility.knownValues {
      var scene = WidgetScene()
      scene.memory.options.visibility = visibility
      scene.inputs.hasNetwork = false
      scene.inputs.session = WidgetScene.session(.connected)
      #expect(scene.button.isVisible)
    }
  }

  @Test(arguments: [(true, false, true), (true, true, false), (false, false, false)])
  func theFirstTapStartsDiscoveryIfItDoesNotRun(option: Bool, isRunning: Bool, expected: Bool) {
    var scene = WidgetScene()
    scene.inputs.startsDiscoveryWithTap = option
    scene.inputs.isDiscoveryRunning = isRunning
    #expect(scene.button.startsDiscoveryOnTap == expected)
  }
}
