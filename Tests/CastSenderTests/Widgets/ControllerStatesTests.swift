import CastModel
import Testing

@testable import CastSender

/// The mini and the expanded controller, volume and rate.
@Suite struct ControllerStatesTests {
  @Test func showsTheMiniControllerDuringPlayback() throws {
    var scene = try WidgetScene(playing: WidgetScene.film())
    #expect(scene.mini.isActive && !scene.mini.isEnabled && !scene.mini.shouldAppear)
    scene.memory.options.isMiniControllerEnabled = true
    #expect(scene.mini.shouldAppear && scene.mini.minHeight == 64)
    scene.memory.surfaces.isExpandedPresented = true
    #expect(!scene.mini.shouldAppear)
    scene.memory.surfaces.isExpandedPresented = false
    scene.inputs.media = nil
    #expect(!scene.mini.isActive && !scene.mini.shouldAppear && scene.mini.title == nil && scene.mini.progress == nil)
  }

  @Test func theMiniControllerShowsTheMedia() throws {
    var scene = try WidgetScene(playing: WidgetScene.film(), after: 15.3)
    #expect(scene.mini.title == "A film" && scene.mini.subtitle == "A studio" && scene.mini.progress == 0.25)
    #expect(scene.mini.thumbnail?.url == "https://example.com/1.jpg")
    scene.memory.options.hasThumbnail = false
    #expect(scene.mini.thumbnail == nil)
    let live = try WidgetScene(playing: WidgetScene.live()).mini
    #expect(live.isLive && live.progress == nil && live.subtitle == "Casting to Living Room")
  }

  @Test func buttonsAreThoseOfTheProgramAndTheRestIsEmpty() throws {
    var scene = try WidgetScene(playing: WidgetScene.film())
    #expect(scene.mini.buttons.map(\.type) == [.noneValue, .noneValue, .playPauseToggle])
    #expect(scene.expanded.buttons.map(\.type) == [.closedCaptions, .skipPrevious, .skipNext, .muteToggle])
    scene.memory.options = scene.memory.options.merging(
      WidgetOptions(
        miniController: MiniControllerOptions(buttons: [
          MediaButtonChoice(type: .forward30Seconds), MediaButtonChoice(type: .custom, customId: "like"),
        ])))
    #expect(scene.mini.buttons.map(\.type) == [.forward30Seconds, .custom, .noneValue])
    #expect(scene.mini.buttons.map(\.isEnabled) == [true, true, false])
    #expect(scene.mini.buttons[1].customId == "like")
  }

  @Test func everyButtonTypeHasItsControl() throws {
    let queue = #""currentItemId":2,"items":[{"itemId":1},{"itemId":2},{"itemId":3}],"#
    let controls = try WidgetScene(playing: WidgetScene.film(queue)).controls
    for type in MediaButtonType.knownValues {
      let button = MediaButton(MediaButtonChoice(type: type), controls)
      let isPossible = type != .noneValue && type != .closedCaptions
      #expect(button.isEnabled == isPossible, "\(type)")
    }
  }

  @Test func theExpandedControllerShowsDeviceAndAds() throws {
    let scene = try WidgetScene(playing: WidgetScene.film())
    #expect(scene.expanded.isActive && scene.expanded.castingToText == "Casting to Living Room")
    #expect(scene.expanded.title == "A film" && scene.expanded.image?.url == "https://example.com/1.jpg")
    let ad = #""breakStatus":{"breakId":"b","breakClipId":"c","currentBreakTime":0,"currentBreakClipTime":0},"#
    let film = WidgetScene.film(ad).replacing(
      #""duration":100,"#,
      with: #""duration":100,"breakClips":[{"id":"c","title":"Soap","posterUrl":"https://example.com/ad.jpg"}],"#)
    let expanded = try WidgetScene(playing: film).expanded
    #expect(expanded.ad?.title == "Soap" && expanded.image?.url == "https://example.com/ad.jpg")
    #expect(expanded.ad?.isSkippable == false && expanded.ad?.skippableIn == nil)
    #expect(!WidgetScene().expanded.isActive)
  }

  @Test func showsThePickedPictures() throws {
    var scene = try WidgetScene(playing: WidgetScene.film())
    scene.inputs.pickedImages = [
      .castDialog: Image(url: "https://example.com/small.jpg"),
      .background: Image(url: "https://example.com/large.jpg"),
    ]
    #expect(scene.dialog.image?.url == "https://example.com/small.jpg")
    #expect(scene.expanded.image?.url == "https://example.com/large.jpg")
    #expect(scene.media.image?.url == "https://example.com/large.jpg")
    #expect(scene.mini.thumbnail?.url == "https://example.com/1.jpg", "nobody picked one")
  }

  @Test func showsNoImageIfThePickerChoseNone() throws {
    var scene = try WidgetScene(playing: WidgetScene.film())
    scene.inputs.pickedImages = [.miniController: nil, .background: nil]
    #expect(scene.mini.thumbnail == nil && scene.media.image == nil && scene.expanded.image == nil)
    #expect(scene.dialog.image?.url == "https://example.com/1.jpg", "not picked yet")
  }

  // MARK: Volume

  struct VolumeRow: Sendable {
    var volume: DeviceVolume?
    var slider: Bool
    var up: Bool
    var down: Bool
    var mute: Bool
    var isFixed = false
  }

  @Test(arguments: [
    VolumeRow(volume: DeviceVolume(level: 0.5, muted: false), slider: true, up: true, down: true, mute: true),
    VolumeRow(volume: DeviceVolume(level: 1, muted: false), slider: true, up: false, down: true, mute: true),
    VolumeRow(volume: DeviceVolume(level: 0, muted: true), slider: true, up: true, down: false, mute: true),
    VolumeRow(
      volume: DeviceVolume(level: 1, muted: false, controlType: .fixed), slider: false, up: false, down: false,
      mute: false,
      isFixed: true),
    VolumeRow(volume: nil, slider: false, up: false, down: false, mute: false),
  ])
  func volumeFollowsTheTraits(row: VolumeRow) throws {
    let volume = try WidgetScene(playing: WidgetScene.film(), volume: row.volume).volume
    #expect(volume.slider.isEnabled == row.slider && volume.up.isEnabled == row.up)
    #expect(volume.down.isEnabled == row.down && volume.muteToggle.isEnabled == row.mute)
    #expect(volume.isFixedVolume == row.isFixed && volume.percent == Int64((row.volume?.level ?? 0) * 100))
    #expect(volume.muteToggle.state == (row.volume?.muted == true ? .muteOn : .muteOff))
  }

  @Test func volumeIsDisabledWithoutASessionAndHeldByASlider() throws {
    #expect(!WidgetScene().volume.slider.isEnabled && WidgetScene().volume.level == 0)
    var scene = try WidgetScene(playing: WidgetScene.film())
    scene.memory.heldVolume = 0.9
    #expect(scene.volume.isSliding && scene.volume.level == 0.9 && scene.volume.percent == 90)
  }

  // MARK: Rate

  @Test(arguments: [
    (1.0, 1 as Int?), (0.5, 0), (0.7, 0), (0.99, 0), (1.01, 2), (2, 2), (3, 2),
  ])
  func segmentsAreThoseOfTheGuide(rate: Double, index: Int?) throws {
    let status = WidgetScene.film().replacing(#""playbackRate":1"#, with: "\"playbackRate\":\(rate)")
    let state = try WidgetScene(playing: status).rate
    #expect(state.segments.firstIndex { $0.isSelected } == index && state.playbackRate == rate && state.isEnabled)
    #expect(state.segments.map(\.label) == ["0.5×", "1×", "2×"])
  }

  @Test func otherSegmentsAreChosenByTheNearest() {
    #expect(PlaybackRateControllerState.segment(for: 1.3, of: [0.5, 1.25, 1.5]) == 1)
    #expect(PlaybackRateControllerState.segment(for: 1, of: [0.5, 2]) == nil)
    #expect(PlaybackRateControllerState.segment(for: 0.6, of: [1, 2]) == nil)
  }

  @Test func aRateOfZeroInAPauseCountsAsNormal() throws {
    let status = WidgetScene.film(state: "PAUSED").replacing(#""playbackRate":1"#, with: #""playbackRate":0"#)
    let state = try WidgetScene(playing: status).rate
    #expect(state.playbackRate == 1 && state.segments.map(\.isSelected) == [false, true, false])
  }

  @Test func theRateNeedsAReceiverThatCanChangeIt() throws {
    #expect(try !WidgetScene(playing: WidgetScene.film(commands: 15)).rate.isEnabled)
    #expect(!WidgetScene().rate.isEnabled && WidgetScene().rate.playbackRate == 1)
  }
}
