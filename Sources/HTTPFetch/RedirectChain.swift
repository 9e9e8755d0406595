import NIOHTTP1

/// Follows a fetch from redirect to redirect.
///
/// Pure: responses go in, the next request comes out.
struct RedirectChain: Sendable {
  private(set) var request: FetchRequest
  private var visited: Set<HTTPURL>

  init(_ request: FetchRequest) {
    self.request = request
    self.visited = [request.url]
  }

  /// The request to make next; `nil` if the response is the answer.
  mutating func next(after response: ResponseHead) throws(FetchError) -> FetchRequest? {
    guard [301, 302, 303, 307, 308].contains(response.status), self.request.redirects.maximum > 0 else {
      return nil
    }
    let status = response.status
    let from = self.request.url
    guard let location = response.headers.first(name: "Location") else {
      throw FetchError(.redirectRefused, "\(from) redirects (\(status)) but doesn't say where to.", status: status)
    }
    let to: HTTPURL
    do throws(FetchError) {
      to = try from.resolving(location)
    } catch {
      throw FetchError(
        .redirectRefused, "\(from) redirects to what can't be fetched: \(error)", status: status, cause: error)
    }
    guard self.request.redirects.allows(from, to) else {
      throw FetchError(.redirectRefused, "\(from) redirects to \(to), which isn't followed.", status: status)
    }
    // The first URL isn't a redirect.
    guard self.visited.count <= self.request.redirects.maximum, self.visited.insert(to).inserted else {
      throw FetchError(.tooManyRedirects, "\(from) is one redirect too many, or leads back.", status: status)
    }
    if from.origin != to.origin {
      for name in ["Authorization", "Cookie"] { self.request.headers.remove(name: name) }
    }
    self.request.url = to
    return self.request
  }
}
