import HTTPFetch

extension ImageFetchPolicy {
  /// What `bytes` are, if they may be taken.
  ///
  /// - Throws: `typeRefused`, `tooLarge`.
  func inspect(_ bytes: [UInt8], contentType: String?, of url: HTTPURL) throws(ImageCacheError) -> ImageInfo {
    let shown = RedactedURL.text(url)
    guard let info = ImageInfo(header: bytes) else {
      throw ImageCacheError(
        .typeRefused,
        "What is at \(shown) is no PNG, JPEG, GIF, WebP, BMP or AVIF (the server calls it \(Self.name(contentType))).")
    }
    try self.check(info, shown)
    guard self.allowsTypeMismatch || info.type.agrees(with: contentType) else {
      throw ImageCacheError(
        .typeRefused,
        "What is at \(shown) is \(info.type), but the server calls it \(Self.name(contentType)); allowTypeMismatch lets that be."
      )
    }
    return info
  }

  /// Whether a copy that is there may be handed out under this policy.
  func accepts(_ entry: ImageEntry) -> Bool {
    entry.size <= Int64(self.maximumBytes) && (try? self.check(entry.info, "")) != nil
  }

  /// What `bytes` are that no server said anything of.
  func inspect(_ bytes: [UInt8], shown: String) throws(ImageCacheError) -> ImageInfo {
    guard let info = ImageInfo(header: bytes) else {
      throw ImageCacheError(.typeRefused, "What is at \(shown) is no PNG, JPEG, GIF, WebP, BMP or AVIF.")
    }
    try self.check(info, shown)
    return info
  }

  private func check(_ info: ImageInfo, _ shown: String) throws(ImageCacheError) {
    guard info.type != .svg || self.allowsSVG else {
      throw ImageCacheError(.typeRefused, "What is at \(shown) is SVG, which can hold scripts; allowSVG lets that be.")
    }
    if let pixels = info.pixels, pixels > self.maximumPixels {
      throw ImageCacheError(
        .tooLarge, "What is at \(shown) has \(pixels) pixels; at most \(self.maximumPixels) are accepted.")
    }
  }

  private static func name(_ contentType: String?) -> String {
    guard let contentType else { return "nothing" }
    let isPlain = contentType.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    return isPlain ? String(contentType.prefix(100)) : "something odd"
  }
}

extension ImageCacheError {
  /// Whether the server couldn't be asked, or didn't work: an old copy is better than none then.
  var isOutage: Bool {
    switch self.code {
    case .unreachable, .timedOut, .tlsFailed: true
    case .badStatus: (self.status ?? 0) >= 500 || self.status == 429 || self.status == 408
    default: false
    }
  }
}
