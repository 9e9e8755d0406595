import CastModel
public import JSONCodec
import Logging
import LoopIsolation

extension WidgetCenter {
  /// The pictures that were picked for what plays.
  struct PickedImages {
    var metadata: MediaMetadata
    var images: [ImageHintType: Image] = [:]
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
    self.pickedImages?.work = LoopActor.task { [weak self] in
      // The dialog, the mini controller, and the expanded and the media controller.
      for kind in [ImageHintType.castDialog, .miniController, .background] {
        let image = await imagePicker(ImageHints(imageType: kind, size: settings.imageSizes[kind]), metadata)
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

extension WidgetCenter {
  /// A part of the style tree.
  public struct StylePart: Sendable, Hashable {
    /// Which part.
    public var path: String
    /// What was set at it.
    public var attributes: [String: JSONValue]
    /// What counts for it when all is applied.
    public var effective: [String: JSONValue]
    /// Whether all changes to the tree have been applied.
    public var isApplied: Bool
  }

  /// A part of the style tree.
  ///
  /// - Throws: ``CastErrorCode/invalidParams`` for a part that isn't there.
  public func stylePart(_ path: String = "castViews") throws(CastError) -> StylePart {
    StylePart(
      path: path, attributes: try self.style.attributes(at: path), effective: try self.style.effective(at: path),
      isApplied: self.style.isApplied)
  }

  /// Sets attributes of a part, which count from ``applyStyle()`` on.
  ///
  /// - Throws: ``CastErrorCode/invalidParams``; nothing is set then.
  public func setStyle(_ attributes: [String: JSONValue], at path: String) throws(CastError) -> StylePart {
    try self.style.set(attributes, at: path)
    return try self.stylePart(path)
  }

  /// Lets what was set count, and tells it; the parts that changed (SDK `applyStyle`).
  public func applyStyle() -> [String] {
    let changed = self.style.apply()
    self.logger.component("WidgetCenter(Style)").debug("style applied", metadata: ["parts": "\(changed.count)"])
    if !changed.isEmpty {
      self.onEvent?(.didApplyStyle(Dictionary(uniqueKeysWithValues: changed.map { ($0.path, $0.effective) })))
    }
    return changed.map(\.path)
  }
}
