/// What widgets remember of what people did, and what the program wants.
package struct WidgetMemory: Sendable {
  package var options = WidgetSettings()
  package var isDialogPresented = false
  /// Why the last attempt to connect failed, while the dialog is open.
  package var dialogFailure: String?
  /// Whether the introductory overlay has been shown; `nil` until the disk has been asked.
  package var introWasShown: Bool?
  package var isIntroPresented = false
  package var isExpandedPresented = false
  /// Whether the expanded controller was presented before media: the end of what was before doesn't take it away.
  package var expandedAwaitsMedia = false
  package var isTrackSelectorPresented = false
  /// Where the slider of the position is held.
  package var heldPosition: Double?
  /// Where the slider of the volume is held.
  package var heldVolume: Double?
  /// Whether what plays is to be paused when its item is over.
  package var pausesQueue = false
  package var lastKnown = LastKnownPlayback()

  package init() {}
}
