package import CastModel
package import HTTPFetch
package import MediaFormats

/// Judges how a failed fetch, or the place of a resource, affects playback. Pure.
package enum FetchJudge {
  // MARK: URLs

  /// Returns the findings about the URL itself, before anything is fetched.
  package static func findings(_ url: HTTPURL, on device: PreflightDevice) -> [PreflightFinding] {
    if self.isLoopback(url.host) {
      guard !device.isOnThisMachine else { return [] }
      return [
        PreflightFinding(
          code: .loopbackUrl, severity: .blocks, url: url.description,
          message: "“\(url.host)” means whatever machine fetches it: the receiver would ask itself.",
          advice: "Use this machine's address in the receiver's network, and let the server listen there.")
      ]
    }
    guard self.isPrivateName(url.host) else { return [] }
    return [
      PreflightFinding(
        code: .privateName, severity: .risks, url: url.description,
        message: "Perhaps only this machine knows the name “\(url.host)”: many Cast devices ask Google's name servers.",
        advice: "Use the server's address instead of its name.")
    ]
  }

  /// Whether a host's name or address means the machine itself.
  package static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "0.0.0.0" || host == "::1" || host == "::" {
      return true
    }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
    return (numbers.count == 4 && numbers[0] == 127) || host.hasPrefix("::ffff:127.")
  }

  private static func isPrivateName(_ host: String) -> Bool {
    guard !host.contains(":"), !host.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else { return false }
    let suffixes = [".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".localdomain"]
    return !host.contains(".") || suffixes.contains { host.hasSuffix($0) }
  }

  /// Returns the finding for text that isn't a URL that receivers fetch.
  package static func unusable(_ text: String, _ error: FetchError) -> PreflightFinding {
    let shown = text.utf8.count > 200 ? "\(text.prefix(100))…" : text
    let isData = text.lowercased().hasPrefix("data:")
    return PreflightFinding(
      code: .urlNotSupported, severity: .blocks, url: isData ? nil : shown,
      message: isData ? "Receivers don't play `data:` URLs." : "Receivers can't fetch “\(shown)”: \(error.message)",
      advice: "Put it on a web server, or cast the file: castctl play FILE serves it.")
  }

  // MARK: Failures

  /// Returns the finding for a failed fetch.
  ///
  /// - Parameter refusedLoopback: Whether the preflight refused the fetch, because another server led to this machine.
  package static func finding(
    _ error: FetchError, url: String, part: MediaFindings.Part, refusedLoopback: Bool = false
  ) -> PreflightFinding {
    var finding = self.finding(error, url, part, refusedLoopback)
    finding.severity = part == .captions && finding.severity == .blocks ? .risks : finding.severity
    if part == .captions { finding.message += " It plays without these subtitles." }
    return finding
  }

  private static func finding(
    _ error: FetchError, _ url: String, _ part: MediaFindings.Part, _ refusedLoopback: Bool
  ) -> PreflightFinding {
    func finding(
      _ code: PreflightCode, _ message: String, _ advice: String, _ severity: PreflightSeverity = .blocks
    ) -> PreflightFinding {
      PreflightFinding(code: code, severity: severity, url: url, message: message, advice: advice)
    }
    switch error.code {
    case .badStatus: return finding(self.code(.httpStatus, part), error.message, self.advice(status: error.status ?? 0))
    case .crossOrigin:
      return finding(
        .noCors, error.message, "Let the server answer with “Access-Control-Allow-Origin: *”, also to OPTIONS.")
    case .certificateRefused: return self.certificate(error, url)
    case .tlsFailed: return finding(.tlsFailed, error.message, "Let the server offer TLS 1.2 with a usual cipher.")
    case .addressRefused where refusedLoopback:
      return finding(
        .loopbackUrl, "It leads to a loopback address, at which the receiver would ask itself.",
        "Mend the redirect or the playlist on the server: it must name an address that the receiver reaches.")
    case .addressRefused:
      return finding(
        .notChecked, "It leads to a private address, which isn't fetched from here.",
        "Check that the receiver reaches it.", .risks)
    case .timedOut:
      return finding(
        self.code(.timedOut, part), "\(error.message)", "Check the server, and that this machine reaches it.",
        self.isInside(part) ? .risks : .blocks)
    case .redirectRefused, .tooManyRedirects:
      return finding(.redirectRefused, error.message, "Mend the redirect, or use the URL at its end.")
    case MediaFolder.unreadable:
      return finding(
        self.code(.unreachable, part), error.message, "Put the file there, or make the manifest anew beside its files.")
    case .unavailable, .cancelled, .invalidRequest:
      return finding(.notChecked, error.message, "Install libcurl, or check it by hand.", .risks)
    default:
      return finding(
        self.code(.unreachable, part), error.message,
        "Check the address, that the server runs, and that a firewall lets the receiver's network in.")
    }
  }

  private static func code(_ code: PreflightCode, _ part: MediaFindings.Part) -> PreflightCode {
    self.isInside(part) ? .segmentUnreachable : code
  }

  /// Whether a manifest names the resource, and doesn't play without it.
  private static func isInside(_ part: MediaFindings.Part) -> Bool {
    [.playlist, .key, .initialization, .segment].contains(part)
  }

  private static func certificate(_ error: FetchError, _ url: String) -> PreflightFinding {
    let (code, advice): (PreflightCode, String) =
      switch error.certificate {
      case .expired: (.certificateExpired, "Renew the server's certificate.")
      case .notYetValid: (.certificateExpired, "Check the clocks, or replace the server's certificate.")
      case .nameMismatch: (.certificateNameMismatch, "Use the name that is in the certificate.")
      default:
        (.certificateUntrusted, "Use a certificate of a public authority with its whole chain, or plain http at home.")
      }
    return PreflightFinding(code: code, severity: .blocks, url: url, message: error.message, advice: advice)
  }

  private static func advice(status: Int) -> String {
    switch status {
    case 401, 407: "Receivers send no password: use a URL with a token."
    case 403: "The server may want cookies, a referrer, or another network; the receiver brings none of them."
    case 404, 410: "Check the URL: there is nothing at it."
    case 429, 503: "Try again later."
    default: "Ask whoever runs the server."
    }
  }

  // MARK: Manifests

  /// Returns the finding for an obstacle in a manifest or the resources that it names.
  package static func finding(_ stop: MediaFindings.Stop) -> PreflightFinding {
    let url = stop.url.description
    let severity: PreflightSeverity = stop.part == .captions ? .risks : .blocks
    func broken(_ message: String) -> PreflightFinding {
      PreflightFinding(
        code: .manifestBroken, severity: severity, url: url, message: message,
        advice: "Check that the URL leads to the playlist itself, and how it was made.")
    }
    switch stop.obstacle {
    case .fetch(let error): return self.finding(error, url: url, part: stop.part)
    case .badReference(let error): return broken("It leads to what can't be fetched: \(error.message)")
    case .insecureReference(let from): return self.mixed(from: from.description, to: url)
    case .notAPlaylist: return broken("It is no HLS playlist.")
    case .nestedVariants: return broken("It lists variants where segments belong.")
    case .noPlayableVariant: return broken("It has no variant that the device plays.")
    case .unusableDASH(let unusable): return broken(unusable.message)
    case .notSmooth: return broken("It is no Smooth Streaming manifest.")
    case .notASegment(let content):
      let message =
        switch content {
        case .nothing: "It is empty."
        case .page: "It is a web page, not a part of the media."
        case .unknown: "It is no segment of a format that receivers play."
        }
      return PreflightFinding(
        code: .segmentUnreachable, severity: severity, url: url, message: message,
        advice: "Check what the playlist lists.")
    }
  }

  // MARK: Redirects

  /// Returns the finding for a redirect or reference from https to http.
  package static func mixed(from: String, to: String) -> PreflightFinding {
    PreflightFinding(
      code: .mixedContent, severity: .risks, url: to, message: "\(from) is secure and leads to what isn't.",
      advice: "Serve all of it over https, or all over http.")
  }
}
