import CastModel
import Testing

@testable import CastSender

@Suite struct IntroOverlayStateTests {
  @Test(arguments: [
    (CastState.notConnected, false as Bool?, true), (.noDevicesAvailable, false, false), (.notConnected, true, false),
    (.notConnected, nil, false), (.connected, false, true),
  ])
  func itCanBeShownOnceAndWithDevices(state: CastState, wasShown: Bool?, expected: Bool) {
    var scene = WidgetScene()
    scene.inputs.castState = state
    scene.memory.introWasShown = wasShown
    #expect(scene.intro.canPresent == expected)
  }

  @Test func itNeedsAButtonToPointOut() {
    var scene = WidgetScene()
    scene.inputs.castState = .notConnected
    scene.memory.options.visibility = .withDevices
    #expect(!scene.intro.canPresent)
  }

  @Test func textsAndPlaceAreThoseOfTheProgram() {
    var scene = WidgetScene()
    scene.memory.options = scene.memory.options.merging(
      WidgetOptions(introOverlay: IntroOverlayOptions(titleText: "Hier", buttonText: "Gut", titlePosition: .above)))
    #expect(scene.intro.titleText == "Hier" && scene.intro.buttonText == "Gut" && scene.intro.titlePosition == .above)
  }
}
