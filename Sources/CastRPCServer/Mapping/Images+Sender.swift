import CastRPCProtocol
import CastSender
import ImageCache
import JSONCodec

extension CastSender.ImageHints {
  init(_ hints: CastRPCProtocol.ImageHints?) {
    self.init(
      kind: hints?.imageType.map { CastSender.ImageHints.Kind(rawValue: $0.rawValue) } ?? .custom,
      size: ImageSize(width: hints?.width ?? hints?.height, height: hints?.height ?? hints?.width),
      customData: hints?.customData)
  }
}

extension CastRPCProtocol.ImageHints {
  init(_ hints: CastSender.ImageHints) {
    self.init(
      imageType: ImageHintType(rawValue: hints.kind.rawValue), width: hints.size?.width, height: hints.size?.height,
      customData: hints.customData)
  }
}

extension CastSender.ImagePickPolicy {
  init(_ policy: CastRPCProtocol.ImagePickPolicy?) {
    self.init(strategy: policy?.strategy.map { ImagePickStrategy(rawValue: $0.rawValue) } ?? .first)
    for (name, strategy) in policy?.byType ?? [:] {
      self.byKind[ImageHints.Kind(rawValue: name)] = ImagePickStrategy(rawValue: strategy.rawValue)
    }
  }
}

extension CastRPCProtocol.ImagePickPolicy {
  init(_ policy: CastSender.ImagePickPolicy) {
    var byType: [String: CastRPCProtocol.ImagePickStrategy] = [:]
    for (kind, strategy) in policy.byKind { byType[kind.rawValue] = .init(rawValue: strategy.rawValue) }
    self.init(strategy: .init(rawValue: policy.strategy.rawValue), byType: byType)
  }
}

extension ImageFile {
  init(_ fetched: FetchedImage) {
    let image = fetched.image
    let source: ImageSource =
      switch image.source {
      case .cache: .cache
      case .revalidated: .revalidated
      case .stale: .stale
      case .network: .network
      }
    self.init(
      path: image.path, mediaType: image.info.type.rawValue, width: image.info.width.map(Int64.init),
      height: image.info.height.map(Int64.init), bytes: image.size, source: fetched.isCustom ? .client : source,
      isKept: image.isKept)
  }
}

extension CastRPCProtocol.ImageCacheInfo {
  init(_ info: ImageCacheUsage) {
    self.init(
      directory: info.directory, bytes: info.bytes, images: Int64(info.images),
      removedImages: Int64(info.removedImages), removedFiles: Int64(info.removedFiles), fetches: Int64(info.fetches))
  }
}

extension ImageDidCache {
  init(_ event: ImageEvent) {
    let image = event.image
    self.init(
      url: event.url, urlDigest: event.urlDigest, path: image.path, mediaType: image.info.type.rawValue,
      width: image.info.width.map(Int64.init), height: image.info.height.map(Int64.init), bytes: image.size)
  }
}

extension ErrorData {
  /// What a failure of the cache of pictures says beside its name.
  mutating func describe(_ error: ImageCacheError) {
    self.reason = error.code.rawValue
    if let status = error.status { self.additional["status"] = .integer(Int64(status)) }
  }
}
