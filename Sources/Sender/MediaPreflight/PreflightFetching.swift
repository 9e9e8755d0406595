package import HTTPFetch
import MediaFormats
import NIOCore
import Synchronization

/// From where is fetched for one preflight, and on which ways: asked on libcurl's thread.
///
/// The client names URLs, and may name a server of this network or machine: that is where media at home is. But a
/// server chooses its redirects and the URLs of its playlists: these may not reach further inside than the URL that
/// the client named. So no server of the internet makes this machine ask a router, or itself.
///
/// A name may lead elsewhere at each look-up (DNS rebinding), or to several addresses. So what counts is the address
/// that responded: from then on neither the named host nor its redirects and references reach further inside.
package final class PreflightFetching: Sendable {
  /// How far inside an address is.
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
    /// The named hosts that responded, each with the outermost address that did.
    var responses: [String: Reach] = [:]
    /// Hosts of elsewhere that led to this machine.
    var loopbackHosts: Set<String> = []
    var redirects: [HTTPURL: HTTPURL] = [:]

    /// Returns how far inside a host may be asked.
    func limit(of host: String) -> Reach {
      guard self.namedHosts.contains(host) else { return self.responses.values.max() ?? .publicInternet }
      return self.responses[host] ?? .thisMachine
    }
  }

  private static let maximumRedirects = 32
  private let state = Mutex(State())

  package init() {}

  /// The client named this host, so it may be asked at any address until it has responded.
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
