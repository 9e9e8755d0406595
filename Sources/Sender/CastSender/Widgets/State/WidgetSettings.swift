package import CastModel

/// The program's complete options for its widgets.
package struct WidgetSettings: Sendable, Hashable {
  package var visibility = CastButtonVisibility.onNetwork
  package var triggersDefaultCastDialog = true
  package var labels: [String: String] = [:]
  package var tintColor: String?
  package var imageSizes: [ImageHintType: ImageSize] = [
    .castDialog: ImageSize(width: 128, height: 128), .miniController: ImageSize(width: 128, height: 128),
    .background: ImageSize(width: 1_280, height: 720),
  ].compactMapValues(\.self)
  package var introTitle = "Touch to cast media to your TV and Speakers"
  package var introButton = "OK"
  package var introTitlePosition = IntroTitlePosition.automatic
  package var presentsIntroAutomatically = false
  package var isMiniControllerEnabled = false
  package var hasThumbnail = true
  package var miniButtons = Self.choices([.noneValue, .noneValue, .playPauseToggle])
  package var usesDefaultExpandedControls = false
  package var hidesLivePositionInExpanded = false
  package var presentsExpandedWhenMediaStarts = false
  package var expandedButtons = Self.choices([.closedCaptions, .skipPrevious, .skipNext, .muteToggle])
  package var showsRemainingAsNegative = true
  package var hidesLivePosition = false
  package var boundMetadata: [String] = []
  package var boundImages: [String: PictureSize] = [:]
  package var playbackRates: [Double] = [0.5, 1, 2]

  private static func choices(_ types: [MediaButtonType]) -> [MediaButtonChoice] {
    types.map { MediaButtonChoice(type: $0) }
  }

  /// Returns the settings, changed by the members that `options` has.
  package func merging(_ options: WidgetOptions) -> WidgetSettings {
    var settings = self
    if let button = options.castButton {
      settings.visibility = button.visibility ?? self.visibility
      settings.triggersDefaultCastDialog = button.triggersDefaultCastDialog ?? self.triggersDefaultCastDialog
      settings.labels = button.labels ?? self.labels
      settings.tintColor = button.tintColor.flatMap(ColorText.normalized) ?? self.tintColor
    }
    settings.setSize(options.images?.castDialog, of: .castDialog)
    settings.setSize(options.images?.miniController, of: .miniController)
    settings.setSize(options.images?.background, of: .background)
    if let intro = options.introOverlay {
      settings.introTitle = intro.titleText ?? self.introTitle
      settings.introButton = intro.buttonText ?? self.introButton
      settings.introTitlePosition = intro.titlePosition ?? self.introTitlePosition
      settings.presentsIntroAutomatically = intro.presentsAutomatically ?? self.presentsIntroAutomatically
    }
    if let mini = options.miniController {
      settings.isMiniControllerEnabled = mini.isEnabled ?? self.isMiniControllerEnabled
      settings.hasThumbnail = mini.thumbnailEnabled ?? self.hasThumbnail
      settings.miniButtons = mini.buttons.map { Self.filled($0, to: 3) } ?? self.miniButtons
    }
    settings.mergeControllers(options)
    return settings
  }

  private mutating func mergeControllers(_ options: WidgetOptions) {
    if let expanded = options.expandedController {
      self.usesDefaultExpandedControls = expanded.useDefaultExpandedMediaControls ?? self.usesDefaultExpandedControls
      self.hidesLivePositionInExpanded =
        expanded.hideStreamPositionControlsForLiveContent ?? self.hidesLivePositionInExpanded
      self.presentsExpandedWhenMediaStarts =
        expanded.presentsWhenMediaStarts ?? self.presentsExpandedWhenMediaStarts
      self.expandedButtons = expanded.buttons.map { Self.filled($0, to: 4) } ?? self.expandedButtons
    }
    if let media = options.mediaController {
      self.showsRemainingAsNegative = media.displayTimeRemainingAsNegativeValue ?? self.showsRemainingAsNegative
      self.hidesLivePosition = media.hideStreamPositionControlsForLiveContent ?? self.hidesLivePosition
      self.boundMetadata = media.boundMetadata ?? self.boundMetadata
      self.boundImages = media.boundImages ?? self.boundImages
    }
    self.playbackRates = options.playbackRateController?.playbackRates ?? self.playbackRates
  }

  private mutating func setSize(_ size: PictureSize?, of kind: ImageHintType) {
    guard let size else { return }
    self.imageSizes[kind] = ImageSize(width: size.width, height: size.height)
  }

  private func declaredSize(of kind: ImageHintType) -> PictureSize? {
    self.imageSizes[kind].map { PictureSize(width: $0.width, height: $0.height) }
  }

  private static func filled(_ buttons: [MediaButtonChoice], to count: Int) -> [MediaButtonChoice] {
    buttons.prefix(count) + Array(repeating: MediaButtonChoice(type: .noneValue), count: max(0, count - buttons.count))
  }

  /// The settings as complete options.
  package var declared: WidgetOptions {
    WidgetOptions(
      castButton: CastButtonOptions(
        visibility: self.visibility, triggersDefaultCastDialog: self.triggersDefaultCastDialog,
        tintColor: self.tintColor, labels: self.labels),
      images: WidgetImageOptions(
        castDialog: self.declaredSize(of: .castDialog), miniController: self.declaredSize(of: .miniController),
        background: self.declaredSize(of: .background)),
      introOverlay: IntroOverlayOptions(
        titleText: self.introTitle, buttonText: self.introButton, titlePosition: self.introTitlePosition,
        presentsAutomatically: self.presentsIntroAutomatically),
      miniController: MiniControllerOptions(
        isEnabled: self.isMiniControllerEnabled, thumbnailEnabled: self.hasThumbnail, buttons: self.miniButtons),
      expandedController: ExpandedControllerOptions(
        useDefaultExpandedMediaControls: self.usesDefaultExpandedControls,
        hideStreamPositionControlsForLiveContent: self.hidesLivePositionInExpanded,
        presentsWhenMediaStarts: self.presentsExpandedWhenMediaStarts, buttons: self.expandedButtons),
      mediaController: MediaControllerOptions(
        displayTimeRemainingAsNegativeValue: self.showsRemainingAsNegative,
        hideStreamPositionControlsForLiveContent: self.hidesLivePosition, boundMetadata: self.boundMetadata,
        boundImages: self.boundImages),
      playbackRateController: PlaybackRateOptions(playbackRates: self.playbackRates))
  }
}
