import CastModel
package import ImageCache

extension CastError {
  /// The framework's error for one of the cache; the cause tells more.
  package init(_ error: ImageCacheError) {
    let code: CastErrorCode =
      switch error.code {
      case .invalidURL, .plainHTTPRefused, .addressRefused, .redirectRefused: .imageURLRefused
      case .tooLarge: .imageTooLarge
      case .typeRefused: .imageTypeRefused
      case .storeUnavailable: .imageCacheUnavailable
      case .libraryUnavailable: .libraryUnavailable
      case .tooManyFetches: .internalLimitReached
      case .cancelled: .requestCancelled
      default: .imageUnavailable
      }
    self.init(code, error.message, cause: error)
  }
}
