import CastModel
public import JSONCodec
import Logging
import LoopIsolation

extension WidgetCenter {
  struct PickedImages {
    var metadata: MediaMetadata
    /// The images by purpose; a `nil` value if the picker chose to show none.
    var images: [ImageHintType: Image?] = [:]
    /// The images that the program requests for the media controller, by its names for them.
    var bound: [String: Image] = [:]
    /// The task that picks them, until it is done.
    var work: Task<Void, Never>?
  }

  /// Picks the images again, because the policy, the picker or the requested sizes changed.
  func pickImagesAnew() {
    guard self.pickedImages != nil else { return }
    self.forgetPickedImages()
    self.refresh()
  }

  /// Discards the picked images, and cancels a pick in progress.
  func forgetPickedImages() {
    self.pickedImages?.work?.cancel()
    self.pickedImages = nil
  }

  /// Picks images if the metadata changed. Until then, and without a picker, the first image is shown.
  func pickImages(for metadata: MediaMetadata?) {
    guard let imagePicker, let metadata, metadata != self.pickedImages?.metadata else { return }
    self.pickedImages = PickedImages(metadata: metadata)
    guard metadata.images?.isEmpty == false else { return }
    let settings = self.memory.options
    self.pickedImages?.work = LoopActor.task { [weak self] in
      // The images of the dialog, of the mini controller, and of the expanded and the media controller.
      for kind in [ImageHintType.castDialog, .miniController, .background] {
        let image = await imagePicker(ImageHints(imageType: kind, size: settings.imageSizes[kind]), metadata)
        // In the meantime other media may have begun, or the rules may have changed.
        guard let self, !Task.isCancelled, self.pickedImages?.metadata == metadata else { return }
        self.pickedImages?.images.updateValue(image, forKey: kind)
      }
      for (name, size) in settings.boundImages.sorted(by: { $0.key < $1.key }) {
        let hints = ImageHints(size: ImageSize(width: size.width, height: size.height), customData: .string(name))
        let image = await imagePicker(hints, metadata)
        guard let self, !Task.isCancelled, self.pickedImages?.metadata == metadata else { return }
        self.pickedImages?.bound[name] = image
      }
      guard let self, !Task.isCancelled else { return }
      self.pickedImages?.work = nil
      self.refresh()
    }
  }
}

extension WidgetCenter {
  /// A part of the style tree.
  public struct StylePart: Sendable, Hashable {
    /// The part's path.
    public var path: String
    /// The attributes set at the part.
    public var attributes: [String: JSONValue]
    /// The effective attributes after all changes are applied.
    public var effective: [String: JSONValue]
    /// Whether all changes to the tree have been applied.
    public var isApplied: Bool
  }

  /// Returns a part of the style tree.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for an unknown part.
  public func stylePart(_ path: String = "castViews") throws(CastError) -> StylePart {
    StylePart(
      path: path, attributes: try self.style.attributes(at: path), effective: try self.style.effective(at: path),
      isApplied: self.style.isApplied)
  }

  /// Sets attributes of a part, which take effect with ``applyStyle()``.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``, in which case nothing is set.
  public func setStyle(_ attributes: [String: JSONValue], at path: String) throws(CastError) -> StylePart {
    try self.style.set(attributes, at: path)
    return try self.stylePart(path)
  }

  /// Applies the changes to the style, and notifies the program. Returns the parts that changed (SDK `applyStyle`).
  public func applyStyle() -> [String] {
    let changed = self.style.apply()
    self.logger.component("WidgetCenter(Style)").debug("style applied", metadata: ["parts": "\(changed.count)"])
    if !changed.isEmpty {
      self.onEvent?(.didApplyStyle(Dictionary(uniqueKeysWithValues: changed.map { ($0.path, $0.effective) })))
    }
    return changed.map(\.path)
  }
}
