package import HTTPFetch
import MediaFormats
import NIOCore
import Synchronization

/// The addresses and redirects that the fetches of one preflight may use. Called on libcurl's thread.
///
/// The client names URLs, and may name a server of this network or machine, where media at home is. But a server
/// chooses its redirects and the URLs of its playlists: these may not reach further inside than the URL that the client
/// named. So no server of the internet makes this machine send requests to a router, or to itself.
///
/// A name may resolve to another address at each look-up (DNS rebinding), or to several addresses. So the address that
/// responded decides: from then on neither the named host nor its redirects and references reach further inside.
package final class PreflightFetching: Sendable {
  /// How far inside the network an address is.
  private enum Reach: Int, Sendable, Comparable {
    case publicInternet, privateNetwork, thisMachine

    static func < (left: Reach, right: Reach) -> Bool { left.rawValue < right.rawValue }

    init(_ address: SocketAddress) {
      let text = address.ipAddress ?? ""
      self =
        FetchJudge.isLoopback(text) ? .thisMachine : PublicAddress.isPublic(address) ? .publicInternet : .privateNetwork
    }
  }

  private struct State: Sendable {
    var namedHosts: Set<String> = []
    /// The reach of the outermost address that responded, by named host.
    var responses: [String: Reach] = [:]
    /// The hosts that were refused because they resolved to this machine.
    var loopbackHosts: Set<String> = []
    var redirects: [HTTPURL: HTTPURL] = [:]

    /// Returns how far inside the addresses of a host may be.
    func limit(of host: String) -> Reach {
      guard self.namedHosts.contains(host) else { return self.responses.values.max() ?? .publicInternet }
      return self.responses[host] ?? .thisMachine
    }
  }

  private static let maximumRedirects = 32
  private let state = Mutex(State())

  package init() {}

  /// Records that the client named this host, so that all its addresses are allowed until one has responded.
  package func name(_ host: String) { self.state.withLock { _ = $0.namedHosts.insert(host) } }

  package var addresses: AddressPolicy {
    AddressPolicy(onResponse: { address, url in
      let reach = Reach(address)
      self.state.withLock { state in
        guard state.namedHosts.contains(url.host) else { return }
        state.responses[url.host] = min(state.responses[url.host] ?? reach, reach)
      }
    }) { address, url in
      let reach = Reach(address)
      return self.state.withLock { state in
        if reach <= state.limit(of: url.host) { return true }
        if reach == .thisMachine { state.loopbackHosts.insert(url.host) }
        return false
      }
    }
  }

  /// The policy that follows at most 10 redirects, as receivers do, and records them.
  package var redirects: RedirectPolicy {
    RedirectPolicy(maximum: 10) { from, to in
      self.state.withLock { state in
        if state.redirects.count < Self.maximumRedirects { state.redirects[from] = to }
      }
      return true
    }
  }

  /// Returns the URLs to which a URL redirected, in order; empty if it didn't redirect.
  package func way(from url: HTTPURL) -> [HTTPURL] {
    self.state.withLock { state in
      var (way, seen, current): ([HTTPURL], Set<HTTPURL>, HTTPURL) = ([], [url], url)
      while let next = state.redirects[current], seen.insert(next).inserted {
        way.append(next)
        current = next
      }
      return way
    }
  }

  /// Whether a fetch of `url` was refused because it led to this machine.
  package func refusedLoopback(_ url: HTTPURL) -> Bool {
    let hosts = Set((self.way(from: url) + [url]).map(\.host))
    return self.state.withLock { !$0.loopbackHosts.isDisjoint(with: hosts) }
  }
}
