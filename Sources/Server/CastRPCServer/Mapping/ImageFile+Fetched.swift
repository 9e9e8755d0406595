import CastModel
import CastRPCProtocol
import CastSender
import ImageCache
import JSONCodec
import MediaFormats

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

extension ImageCacheInfo {
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
  /// Adds the details of an image cache failure.
  mutating func describe(_ error: ImageCacheError) {
    self.reason = error.code.rawValue
    if let status = error.status { self.additional["status"] = .integer(Int64(status)) }
  }
}
