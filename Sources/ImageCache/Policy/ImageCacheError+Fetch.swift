import HTTPFetch

extension ImageCacheError {
  /// The error for what the HTTP client said of `url`. Its own texts hold whole URLs and are not repeated.
  init(_ error: FetchError, url: HTTPURL) {
    let shown = RedactedURL.text(url)
    switch error.code {
    case .addressRefused:
      self.init(
        .addressRefused,
        "\(url.host) leads to a private network or this machine; allowPrivateAddresses lets that be.", cause: error)
    case .redirectRefused:
      self.init(
        .redirectRefused, "\(shown) redirects to what isn't followed: plain HTTP, another scheme, or nothing.",
        status: error.status, cause: error)
    case .tooManyRedirects:
      self.init(.redirectRefused, "\(shown) redirects too often, or in a circle.", status: error.status, cause: error)
    case .bodyTooLarge:
      self.init(.tooLarge, "What is at \(shown) is longer than is accepted; maximumBytes says how long.", cause: error)
    case .tlsFailed, .certificateRefused:
      self.init(.tlsFailed, "\(url.host) can't be trusted: \(error.message)", cause: error)
    case .unavailable: self.init(.libraryUnavailable, error.message, cause: error)
    case .timedOut: self.init(.timedOut, "\(shown) took too long: \(error.message)", cause: error)
    case .cancelled: self.init(.cancelled, "The fetch was cancelled.", cause: error)
    case .invalidURL, .unsupportedScheme:
      self.init(.invalidURL, "\(shown) can't be fetched.", cause: error)
    case .resolveFailed: self.init(.unreachable, "\(url.host) has no address.", cause: error)
    case .truncated, .connectionLost, .invalidResponse, .headTooLarge:
      self.init(.unreachable, "The answer of \(url.host) broke off, or is no HTTP.", cause: error)
    default: self.init(.unreachable, "\(url.host) can't be reached.", cause: error)
    }
  }

  /// The error for a server's status.
  init(status: Int, url: HTTPURL) {
    self.init(.badStatus, "\(RedactedURL.text(url)) answers with status \(status).", status: status)
  }
}
