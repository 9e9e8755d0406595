import CastModel
import Logging
import LoopIsolation

extension WidgetCenter {
  /// The pictures that were picked for what plays.
  struct PickedImages {
    var metadata: MediaMetadata
    var images: [ImageHints.Kind: Image] = [:]
  }

  /// What pictures are picked for: the dialog, the mini controller, and the expanded and the media controller.
  private static let imagePurposes: [ImageHints.Kind] = [.castDialog, .miniController, .background]

  /// Has pictures picked for other metadata than before; until then, and without a picker, the first picture is shown.
  func pickImages(for metadata: MediaMetadata?) {
    guard let imagePicker, let metadata, metadata != self.pickedImages?.metadata else { return }
    self.pickedImages = PickedImages(metadata: metadata)
    guard metadata.images?.isEmpty == false else { return }
    Task { @LoopActor [weak self] in
      for purpose in Self.imagePurposes {
        let image = await imagePicker(purpose, metadata)
        // Something else may play by now.
        guard let self, self.pickedImages?.metadata == metadata else { return }
        self.pickedImages?.images[purpose] = image
      }
      self?.refresh()
    }
  }
}
