import CastModel
import JSONCodec
import Logging
import LoopIsolation

extension WidgetCenter {
  /// The pictures that were picked for what plays.
  struct PickedImages {
    var metadata: MediaMetadata
    var images: [ImageHints.Kind: Image] = [:]
    /// Those that the program wants of the media controller, by its names for them.
    var bound: [String: Image] = [:]
    /// What picks them, until it has.
    var work: Task<Void, Never>?
  }

  /// Has pictures picked for other metadata than before; until then, and without a picker, the first picture is shown.
  func pickImages(for metadata: MediaMetadata?) {
    guard let imagePicker, let metadata, metadata != self.pickedImages?.metadata else { return }
    self.pickedImages = PickedImages(metadata: metadata)
    guard metadata.images?.isEmpty == false else { return }
    let settings = self.memory.options
    self.pickedImages?.work = Task { @LoopActor [weak self] in
      // The dialog, the mini controller, and the expanded and the media controller.
      for kind in [ImageHints.Kind.castDialog, .miniController, .background] {
        let image = await imagePicker(ImageHints(kind: kind, size: settings.imageSizes[kind]), metadata)
        // Something else may play by now.
        guard let self, self.pickedImages?.metadata == metadata else { return }
        self.pickedImages?.images[kind] = image
      }
      for (name, size) in settings.boundImages.sorted(by: { $0.key < $1.key }) {
        let hints = ImageHints(size: ImageSize(width: size.width, height: size.height), customData: .string(name))
        let image = await imagePicker(hints, metadata)
        guard let self, self.pickedImages?.metadata == metadata else { return }
        self.pickedImages?.bound[name] = image
      }
      self?.pickedImages?.work = nil
      self?.refresh()
    }
  }
}
