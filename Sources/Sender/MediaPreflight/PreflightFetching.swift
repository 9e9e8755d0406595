package import HTTPFetch
import MediaFormats
import NIOCore
import Synchronization

/// From where is fetched for one preflight, and on which ways: asked on libcurl's thread.
///
/// The client names URLs, and may name a server of this network or machine: that is where media at home is. But a
/// server chooses its redirects and the URLs of its playlists: these may not reach further inside than the URL that
/// the client named. So no server of the internet makes this machine ask a router, or itself.
package final class PreflightFetching: Sendable {
  /// How far inside an address is.
  private enum Reach: Int, Sendable {
    case publicInternet, privateNetwork, thisMachine

    init(_ address: SocketAddress) {
      let text = address.ipAddress ?? ""
      self =
        FetchJudge.isLoopback(text) ? .thisMachine : PublicAddress.isPublic(address) ? .publicInternet : .privateNetwork
    }
  }

  private struct State: Sendable {
    var namedHosts: Set<String> = []
    var reach = Reach.publicInternet
    /// Hosts of elsewhere that led to this machine.
    var loopbackHosts: Set<String> = []
    var redirects: [HTTPURL: HTTPURL] = [:]
  }

  private static let maximumRedirects = 32
  private let state = Mutex(State())

  package init() {}

  /// The client named this host, so it may be asked at any address.
  package func name(_ host: String) { self.state.withLock { _ = $0.namedHosts.insert(host) } }

  package var addresses: AddressPolicy {
    AddressPolicy { address, url in
      let reach = Reach(address)
      return self.state.withLock { state in
        if state.namedHosts.contains(url.host) {
          state.reach = Reach(rawValue: max(state.reach.rawValue, reach.rawValue)) ?? reach
          return true
        }
        if reach.rawValue <= state.reach.rawValue { return true }
        if reach == .thisMachine { state.loopbackHosts.insert(url.host) }
        return false
      }
    }
  }

  /// All that receivers follow, noted.
  package var redirects: RedirectPolicy {
    RedirectPolicy(maximum: 10) { from, to in
      self.state.withLock { state in
        if state.redirects.count < Self.maximumRedirects { state.redirects[from] = to }
      }
      return true
    }
  }

  /// Where a URL led, the last one being where it ended; empty for one that led nowhere else.
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

  /// Whether a fetch of `url` ended because it led to this machine.
  package func refusedLoopback(_ url: HTTPURL) -> Bool {
    let hosts = Set((self.way(from: url) + [url]).map(\.host))
    return self.state.withLock { !$0.loopbackHosts.isDisjoint(with: hosts) }
  }
}
