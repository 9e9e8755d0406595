import CastModel
import Conversion
import HTTPFetch
import LocalMedia
import Logging
public import LoopIsolation
import MediaFormats
import MediaPreflight
import NIOCore
import NIOHTTP1

/// Finds the media behind addresses: of pages by a resolver, of playlists by reading them, of all others by asking
/// their server.
///
/// 1. ``needsResolving(_:)`` tells addresses whose name says that they are media from all others.
/// 2. ``resolve(_:for:progress:)`` chooses: a program of the options whose pattern matches; or else the server's
///    answer decides between media, a playlist and a page, which `yt-dlp` gets.
/// 3. Of the formats that a resolver names, the device's best (``FormatChoice``) is tried as the device would fetch
///    it; one that its server refuses gives way to the next. This machine fetches pictures and sound at two addresses,
///    and files whose server wants header fields: their source is noted with the address.
/// 4. The address is noted with its page, so that a queue in which it waits too long can resolve it anew
///    (``PageQueues``).
///
/// Pages and their media are hostile: no address of theirs leads further inside the network than the caller's
/// own (``PreflightFetching``), programs run within bounds (``PageProgram``), and their texts are cleaned (`PageText`).
@LoopActor
public final class PageResolver {
  /// Called with a sentence about what happens now.
  public typealias Progress = @LoopActor (String) -> Void

  /// The time for which an address is taken to be good that says nothing: some sites' tokens last for an hour.
  static let assumedLifetime = TimeAmount.hours(1)
  /// An address that expires this soon counts as expired: a device fetches it a moment later.
  private static let margin = TimeAmount.seconds(30)
  /// How many entries of a playlist are tried until one plays.
  private static let maximumTries = 10
  /// How many formats of an item are tried.
  private static let maximumFormats = 4
  /// How deep playlists are followed: a channel has lists of films.
  private static let maximumDepth = 3

  private let options: @LoopActor () -> PagesOptions
  private let fetcher: HTTPFetcher
  private let clock: any LoopClock
  private let logger: Logger
  private(set) var addresses = ResolvedAddresses()

  init(clock: any LoopClock, logger: Logger, options: @escaping @LoopActor () -> PagesOptions) {
    self.options = options
    self.clock = clock
    self.logger = logger.component("PageResolver")
    self.fetcher = HTTPFetcher(logger: logger)
  }

  /// Whether an address has to be resolved: a program of the options is for it, or its name shows no type of media.
  public func needsResolving(_ url: String) -> Bool {
    guard PageText.address(url) != nil else { return false }
    guard PageProgram.own(for: url, in: self.options()) == nil else { return true }
    let name = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
    // On the web an M3U may be HLS or a list.
    return FormatTable.contentType(ofURL: url) == nil || name.hasSuffix(".m3u")
  }

  /// Resolves an address for a device. The first item has its media; later ones that are pages of their own have
  /// not.
  ///
  /// - Parameter isEntry: Whether it is an entry of a playlist, which is passed over if its server refuses it. An
  ///   address that the caller names is loaded nevertheless: the device may have other rights.
  /// - Throws: ``CastErrorCode/pageNotResolved``, ``CastErrorCode/resolverMissing``,
  ///   ``CastErrorCode/playlistNotReadable``, ``CastErrorCode/requestCancelled``.
  public func resolve(
    _ url: String, for device: PageDevice, isEntry: Bool = false, progress: Progress = { _ in }
  ) async throws(CastError) -> ResolvedAddress {
    guard PageText.address(url) != nil else {
      throw CastError(InvalidParameter("url", "is no http or https URL that can be resolved"))
    }
    guard self.needsResolving(url) else {
      return ResolvedAddress(media: url, contentType: FormatTable.contentType(ofURL: url) ?? FormatTable.assumedType)
    }
    var found = try await self.address(url, for: device, depth: isEntry ? 1 : 0, progress)
    var tries = 0
    while let first = found.items.first, first.media == nil {
      tries += 1
      do throws(CastError) {
        guard tries <= Self.maximumTries else { throw CastError(.pageNotResolved, "Too many entries can't be played.") }
        let items = try await self.address(first.url, for: device, depth: 1, progress).items
        found.items.replaceSubrange(0..<1, with: items.map { $0.named(first.title) })
      } catch {
        guard found.items.count > 1, error.code != .requestCancelled, tries <= Self.maximumTries else { throw error }
        found.passedOver.append(PassedOverItem(name: first.title ?? first.url, reason: error.message))
        found.items.removeFirst()
      }
    }
    return found
  }

  /// Resolves an item of a page anew; returns none if the page has it no longer.
  ///
  /// - Parameter index: The item's place in the resolver's answer.
  func resolveAnew(_ page: String, index: Int, for device: PageDevice) async throws(CastError) -> [PageItem] {
    let items = try await self.resolve(page, for: device, isEntry: true).items
    return items.filter { $0.index == index && $0.media != nil }
  }

  /// Notes the address of this machine that replaces a page's address, so that it expires with that.
  func note(served address: String, insteadOf original: String) {
    guard var origin = self.addresses[original] else { return }
    origin.isServed = false
    self.addresses.note(address, origin)
  }

  /// Keeps an address that a queue resolves, or has just resolved, from being resolved anew for a time.
  func hold(_ address: String?, _ hold: RenewalHold? = nil) {
    self.addresses.hold(address, hold ?? RenewalHold(now: self.clock.now))
  }

  /// Returns where an address comes from, and whether a queue may resolve it anew.
  func origin(of address: String?) -> (origin: ResolvedAddresses.Origin, isExpired: Bool)? {
    guard let origin = self.addresses[address] else { return nil }
    return (origin, origin.renewal <= self.clock.now)
  }

  // MARK: One address

  private func address(
    _ url: String, for device: PageDevice, depth: Int, _ progress: Progress
  ) async throws(CastError) -> ResolvedAddress {
    guard depth <= Self.maximumDepth else {
      throw CastError(.playlistNotReadable, "\(url) is a playlist in a playlist in a playlist.")
    }
    let options = self.options()
    if let program = PageProgram.own(for: url, in: options) {
      return try await self.page(url, program, for: device, trusts: true, PreflightFetching(), progress)
    }
    progress("Asking \(PageText.host(of: url))")
    let fetching = PreflightFetching()
    if let host = (try? HTTPURL(url))?.host { fetching.name(host) }
    let answer: ServerAnswer
    do throws(FetchError) {
      answer = try await ServerAnswer.ask(url, with: self.fetcher, fetching)
    } catch {
      if error.code == .cancelled { throw CastError(.requestCancelled, "The call was cancelled.") }
      if depth > 0, error.code == .badStatus {
        throw CastError(.pageNotResolved, PageText.line(error.message) ?? "Its server refuses it.", cause: error)
      }
      // The device may reach what this machine doesn't, so the address is loaded as it is.
      self.logger.info("no answer", metadata: ["url": "\(url)", "reason": "\(error.message)"])
      return ResolvedAddress(media: url, contentType: FormatTable.contentType(ofURL: url) ?? FormatTable.assumedType)
    }
    switch answer.content {
    case .media(let type): return ResolvedAddress(media: url, contentType: type, answer)
    case .unknown:
      return ResolvedAddress(
        media: url, contentType: FormatTable.contentType(ofURL: url) ?? FormatTable.assumedType, answer)
    case .playlist(let kind): return try await self.playlist(url, kind, answer, fetching, options)
    case .page:
      let items = options.maximumItems
      let found = options.usesYtDlp ? await Blocking.run { PageProgram.ytDlp(for: url, maximumItems: items) } : nil
      guard let found else {
        throw CastError(
          .resolverMissing,
          "\(PageText.line(url) ?? "") is a web page, not media. A program such as yt-dlp finds the media in it; none is "
            + (options.usesYtDlp ? "installed on the server's machine." : "allowed by the options."))
      }
      return try await self.page(url, found, for: device, trusts: false, fetching, progress)
    }
  }

  // MARK: Pages

  private func page(
    _ url: String, _ program: PageProgram, for device: PageDevice, trusts: Bool,
    _ fetching: PreflightFetching, _ progress: Progress
  ) async throws(CastError) -> ResolvedAddress {
    progress("Looking for the media with \(PageText.line(program.name) ?? "a resolver")")
    let answer = try await program.resolve(url, for: device, self.options())
    self.logger.info(
      "resolved", metadata: ["url": "\(url)", "program": "\(program.name)", "items": "\(answer.items.count)"])
    var found = ResolvedAddress(url: url, isPlaylist: answer.isPlaylist, title: answer.title)
    found.resolver = PageText.line(program.name)
    var refusal: CastError?
    for (index, item) in answer.items.enumerated() {
      if item.formats.isEmpty, let page = item.page, page != url {
        found.items.append(PageItem(page, item))
        continue
      }
      do throws(CastError) {
        // Of a long list only the first item is tried; a device fetches the others much later.
        let isTried = found.items.isEmpty
        let chosen = try await self.chosen(item, for: device, isTried: isTried, trusts: trusts, program, fetching)
        found.items.append(self.item(item, chosen, url, index: index, fetching))
      } catch {
        if error.code == .requestCancelled { throw error }
        refusal = refusal ?? error
        found.passedOver.append(PassedOverItem(name: item.title ?? item.page ?? url, reason: error.message))
      }
    }
    if answer.leftOut > 0 {
      found.passedOver.append(
        PassedOverItem(
          name: "\(answer.leftOut) more", reason: "Only the first \(self.options().maximumItems) entries are taken."))
    }
    guard !found.items.isEmpty else {
      throw refusal ?? CastError(.pageNotResolved, "\(program.name) found no media in the page: its list is empty.")
    }
    return found
  }

  /// The chosen format of an item, with what its server answered; the answer is `nil` if it wasn't asked.
  private func chosen(
    _ item: ResolverAnswer.Item, for device: PageDevice, isTried: Bool, trusts: Bool, _ program: PageProgram,
    _ fetching: PreflightFetching
  ) async throws(CastError) -> (FormatChoice, ServerAnswer?) {
    var device = device
    // Streams without an end are joined by the device, from a manifest.
    if item.isLive { device.joins = false }
    let candidates = FormatChoice.candidates(item.formats, for: device)
    guard let best = candidates.first else {
      throw CastError(
        .pageNotResolved,
        "\(program.name) found nothing in the page that the device plays. \(FormatChoice.refusal(item.formats, for: device))"
      )
    }
    guard isTried else {
      if trusts { for host in best.hosts { fetching.name(host) } }
      return (best.untried, nil)
    }
    var reason: String?
    var unreadable: (FormatChoice, ServerAnswer?)?
    for candidate in candidates.prefix(Self.maximumFormats) {
      if trusts { for host in candidate.hosts { fetching.name(host) } }
      do throws(FetchError) {
        let (choice, answer) = try await self.tried(candidate, fetching)
        // Manifests are read by the device's page, which their server has to allow (devices.md F80).
        if answer.isReadable || choice.isRelayed || FormatTable.isProgressive(choice.contentType) {
          return (choice, answer)
        }
        unreadable = unreadable ?? (choice, answer)
      } catch {
        if error.code == .cancelled { throw CastError(.requestCancelled, "The call was cancelled.") }
        reason = reason ?? PageText.line(error.message)
      }
    }
    if let unreadable { return unreadable }
    throw CastError(
      .pageNotResolved, "\(program.name) found media in the page that can't be fetched: \(reason ?? "")")
  }

  /// Asks the servers of a format, as the device would fetch it; one that is refused so is asked for with the
  /// resolver's header fields, because this machine can fetch it for the device.
  private func tried(
    _ candidate: FormatChoice, _ fetching: PreflightFetching
  ) async throws(FetchError) -> (FormatChoice, ServerAnswer) {
    if let sound = candidate.sound {
      _ = try await ServerAnswer.ask(sound, withHeaders: true, with: self.fetcher, fetching)
      return (
        candidate, try await ServerAnswer.ask(candidate.media, withHeaders: true, with: self.fetcher, fetching)
      )
    }
    do throws(FetchError) {
      return (
        candidate, try await ServerAnswer.ask(candidate.media, withHeaders: false, with: self.fetcher, fetching)
      )
    } catch {
      guard error.code == .badStatus, candidate.isRelayable else { throw error }
      var relayed = candidate
      relayed.isRelayed = true
      return (
        relayed, try await ServerAnswer.ask(candidate.media, withHeaders: true, with: self.fetcher, fetching)
      )
    }
  }

  private func item(
    _ item: ResolverAnswer.Item, _ chosen: (choice: FormatChoice, answer: ServerAnswer?), _ page: String, index: Int,
    _ fetching: PreflightFetching
  ) -> PageItem {
    let choice = chosen.choice
    var found = PageItem(item.page ?? page, item)
    found.index = index
    found.height = choice.height
    (found.soundURL, found.isRelayed) = (choice.sound?.url, choice.isRelayed)
    // Tracks need a server of the media that lets pages read it, as this machine's does: else they break what played
    // (devices.md F106a).
    found.media = item.media(choice, withTracks: choice.isServed || chosen.answer?.isReadable == true)
    let now = Double(self.clock.unixTime)
    let addresses = [choice.url] + [choice.sound?.url].compactMap(\.self)
    let stated = item.expires.flatMap { $0 > now ? $0 : nil }
    let expires = stated ?? addresses.compactMap { AddressExpiry.time(of: $0, now: now) }.min()
    let lifetime = expires.map { TimeAmount(seconds: $0 - now) } ?? Self.assumedLifetime
    found.lifetime = lifetime
    self.addresses.note(
      choice.url,
      ResolvedAddresses.Origin(
        page: page, index: index, deadline: self.clock.now + lifetime - Self.margin,
        source: choice.source(SourceRules(addresses: fetching.addresses, redirects: fetching.redirects)),
        isServed: choice.isServed))
    return found
  }

  // MARK: Playlists

  private func playlist(
    _ url: String, _ kind: PlaylistFormat, _ answer: ServerAnswer, _ fetching: PreflightFetching,
    _ options: PagesOptions
  ) async throws(CastError) -> ResolvedAddress {
    let list: RemotePlaylist
    do {
      var request = FetchRequest(try HTTPURL(url), redirects: fetching.redirects, addresses: fetching.addresses)
      request.headers.replaceOrAdd(name: "User-Agent", value: MediaPreflight.userAgent)
      request.limits = FetchLimits(totalTimeout: .seconds(20), bodyBytes: RemotePlaylist.maximumBytes)
      let response = try await self.fetcher.fetch(request)
      try response.requireSuccess()
      let bytes = Array(try await response.body.collect(upTo: RemotePlaylist.maximumBytes).readableBytesView)
      let base = response.url
      list = try await Blocking.run { () throws(LocalMediaError) in
        try RemotePlaylist(bytes, kind, limit: Int(clamping: options.maximumItems)) { location in
          PageText.address((try? base.resolving(location))?.description)
        }
      }
    } catch let error as FetchError {
      throw CastError(
        error.code == .cancelled ? .requestCancelled : .playlistNotReadable,
        "The playlist can't be read: \(error.message)", cause: error)
    } catch {
      throw CastError(.playlistNotReadable, "\((error as? LocalMediaError)?.message ?? "\(error)")", cause: error)
    }
    var found = ResolvedAddress(url: url, isPlaylist: true, title: nil)
    found.passedOver = list.passedOver.prefix(Int(clamping: options.maximumItems)).map { item in
      PassedOverItem(name: PageText.line(item.name) ?? "an entry", reason: PageText.line(item.reason) ?? "")
    }
    found.items = list.items.compactMap { PageItem($0) }
    guard !found.items.isEmpty else {
      throw CastError(
        .playlistNotReadable,
        "The playlist has no entry with an http or https address"
          + (list.passedOver.first.map { ": it begins with \(PageText.line($0.name) ?? "")." } ?? "."))
    }
    return found
  }
}
