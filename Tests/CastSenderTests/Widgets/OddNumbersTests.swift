import CastModel
import Testing

@testable import CastSender

/// Numbers that no device should send, in each member that a widget shows.
@Suite struct OddNumbersTests {
  private static let numbers = [1e300, -1e300, 1e19, -1e19, 0.0, -0.0]

  @Test(arguments: numbers) func everyWidgetTakesAVolume(level: Double) throws {
    let volume = DeviceVolume(level: level, muted: false, stepInterval: level)
    let scene = try WidgetScene(playing: WidgetScene.film(), volume: volume)
    Self.showAll(scene)
    #expect(scene.dialog.volumePercent == (level > 0 ? 100 : 0))
    #expect(scene.volume.percent == (level > 0 ? 100 : 0))
  }

  @Test(
    arguments: numbers,
    [
      "currentTime", "duration", "playbackRate", "mediaSessionId", "whenSkippable", "currentBreakTime",
      "currentBreakClipTime", "start", "end", "startAbsoluteTime",
    ])
  func everyWidgetTakesANumberOfThePlayer(number: Double, member: String) throws {
    let ad =
      #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":1,"currentBreakClipTime":1,"whenSkippable":5},"#
    let absolute = #""startAbsoluteTime":10,"#
    for status in [
      WidgetScene.film(ad), WidgetScene.film(),
      WidgetScene.live().replacing(#""media":{"#, with: #""media":{"# + absolute),
    ] {
      let text = status.replacing(
        try Regex(#""\#(member)":-?[0-9.]+"#), with: #""\#(member)":\#(number)"#)
      for seconds in [0, 1, 86_400.0] { Self.showAll(try WidgetScene(playing: text, after: seconds)) }
    }
  }

  private static func showAll(_ scene: WidgetScene) {
    _ = (scene.button, scene.dialog, scene.intro, scene.mini, scene.expanded)
    _ = (scene.media, scene.volume, scene.rate, scene.tracks)
  }
}
