import CastDiscovery
public import CastModel
import Conversion
import Glibc
import LocalMedia
import Logging
public import LoopIsolation
import MediaFormats
import MediaPreflight
public import MediaServing
import NIOCore
import StateFiles
import TextFormats

/// The local files served to receivers, with their recipients and lifetimes.
///
/// Files published by a session's loads are unpublished when other media is loaded, or when the session ends.
@LoopActor
public final class ServingManager {
  /// Called when a publication is added or removed.
  public var onChange: (@LoopActor () -> Void)?
  /// Called with each request of a receiver to the media server, as `MediaServer.onAnswer` is.
  public var onAnswer: (@LoopActor (MediaAccess) -> Void)? {
    didSet { self.server?.onAnswer = self.onAnswer }
  }

  /// The reader of files, which looks into each of them once with the converter.
  private(set) lazy var reader = LocalMediaReader { [weak self] path in
    try? await self?.converter.facts(of: .file(path))
  }
  /// The converter of files, with the context's options.
  private(set) lazy var converter = self.makeConverter()
  /// The server, created with the first publication, when the context's options are fixed.
  private var server: MediaServer?
  /// The publications of one media item: its file, subtitles and cover.
  private struct Played {
    var publicationIds: [String] = []
    /// The value of ``publishings`` when they were noted last.
    var number = 0
  }

  /// The publications of a session's loads by the media's URL, which the receiver's status contains.
  private var played: [String: [String: Played]] = [:]
  /// The number of loads and insertions published so far.
  private(set) var publishings = 0
  /// What ffmpeg failed with last in a session's newest load.
  var conversionFailures: [String: ConversionError] = [:]
  /// The plan of the conversion that a session's newest load has published last.
  var conversionPlans: [String: ReasonedPlan] = [:]
  /// The sessions whose groups were asked for their members.
  private var askedSessions: Set<String> = []
  private weak var context: CastContext?

  init(_ context: CastContext) { self.context = context }

  // MARK: Conversion

  var conversionOptions: ConversionOptions { self.context?.options.conversion ?? ConversionOptions() }

  /// Whether this machine can convert: ffmpeg and ffprobe are installed.
  var canConvert: Bool { self.converter.isComplete }

  private func makeConverter() -> Converter {
    let options = self.conversionOptions
    let folder = (try? StateDirectory.cache("cast-rpc")) ?? StateDirectory(path: "/tmp/cast-rpc-\(geteuid())")
    let logger = self.context?.logger ?? Logger(label: "cast.sender")
    var limits = Converter.Options(
      maximumRuns: Int(options.maximumConversions), maximumBytes: Int(options.maximumBytes))
    limits.usesHardware = options.encoder != .software
    return Converter(
      relay: .forNamedURLs(logger: logger), folder: folder.directory("conversion"), options: limits, logger: logger)
  }

  /// Returns the error of a load with ffmpeg's reason, if its conversion failed.
  func explained(_ error: CastError, in sessionId: String) -> CastError {
    guard error.code == .mediaLoadFailed, let failure = self.conversionFailures[sessionId] else { return error }
    var explained = error
    explained.message = "The file can't be converted: \(failure) The receiver says: \(error.message)"
    return explained
  }

  /// Forgets the plan and the failure of a session's last conversion, because another load begins.
  func forgetConversion(in sessionId: String) {
    self.conversionFailures[sessionId] = nil
    self.conversionPlans[sessionId] = nil
  }

  func emit(_ event: CastEvent) { self.context?.emit(event) }

  /// Returns the facts about an HLS playlist at a path; `nil` for another file, and after the deadline.
  func playlist(at path: String, until deadline: NIODeadline) async -> HLSFindings? {
    guard case let left = deadline - .now(), left > .zero else { return nil }
    return await self.context?.preflight.playlist(at: path, timeout: left)
  }

  /// Returns where media comes from that a page led to; `nil` if none did.
  func pageOrigin(of media: MediaInformation?) -> ResolvedAddresses.Origin? {
    self.context?.pageOrigin(of: media?.contentUrl ?? media?.contentId)
  }

  /// Notes the URL of this machine that a device gets in place of a page's.
  func note(served url: String, insteadOf original: String) {
    self.context?.pages.note(served: url, insteadOf: original)
  }

  /// The entries of playlists that the last load of a session passed over.
  private var passedOver: [String: [PassedOverItem]] = [:]
  /// The subtitles beside the films of the last load of a session that no receiver shows.
  private var unusedSubtitles: [String: [PassedOverItem]] = [:]
  /// The ids of publications that a device has requested.
  private var fetched: Set<String> = []

  // MARK: Publications

  /// The publications, the oldest first.
  public var publications: [Publication] { self.server?.publications ?? [] }

  /// Serves a file to the device of a session, until the session ends.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or a `file:` URL.
  ///   - contentType: The MIME type; `nil` detects it from the file.
  ///   - name: The last part of the URL; `nil` is the file's name.
  ///   - allowsAnyPeer: Whether every host that knows the URL may fetch the file.
  /// - Throws: ``CastErrorCode/fileNotFound``, ``CastErrorCode/fileNotReadable``, ``CastErrorCode/fileNotPlayable``,
  ///   ``CastErrorCode/servingUnavailable``, ``CastErrorCode/internalLimitReached``.
  public func publish(
    _ path: String, inSession id: String, contentType: String?, name: String?, allowsAnyPeer: Bool
  ) async throws(CastError) -> Publication {
    let session = try self.living().sessions.session(id)
    try session.checkConnected()
    self.askForMembers(ofSession: id)
    let publication = try await self.publish(
      path, try session.link.servingReach(), contentType: contentType, name: name, allowsAnyPeer: allowsAnyPeer)
    try self.checkExists(id, or: [publication.publicationId])
    return publication
  }

  /// Serves a file to a device, until it is unpublished.
  ///
  /// - Throws: As ``publish(_:inSession:contentType:name:allowsAnyPeer:)``, and ``CastErrorCode/addressNotResolved``.
  public func publish(
    _ path: String, for device: PlayerDevice, contentType: String?, name: String?, allowsAnyPeer: Bool
  ) async throws(CastError) -> Publication {
    try await self.publish(
      path, try await device.device.servingReach(), contentType: contentType, name: name, allowsAnyPeer: allowsAnyPeer)
  }

  private func publish(
    _ path: String, _ reach: ServingReach, contentType: String?, name: String?, allowsAnyPeer: Bool
  ) async throws(CastError) -> Publication {
    let path = try Self.absolutePath(path)
    let fileName = path.split(separator: "/").last.map(String.init) ?? "file"
    var request = PublicationRequest(
      .file(path), contentType: contentType ?? "", name: name ?? fileName, sessionId: reach.sessionId,
      address: reach.address, peers: allowsAnyPeer ? .anybody : .only(reach.peers))
    if contentType == nil {
      if LocalMediaReader.isSubtitles(fileName) {
        let converted = try await LocalMediaPublisher.webVTT(at: path, self.reader)
        request.source = .bytes([UInt8](converted.utf8))
        request.contentType = "text/vtt"
        if name == nil { request.name = "\(fileName.prefix { $0 != "." }).vtt" }
      } else {
        request.contentType = await self.contentType(of: path)
      }
    }
    return try await self.publish(request)
  }

  /// Returns the file's MIME type. No type is refused, since the caller named the file explicitly.
  private func contentType(of path: String) async -> String {
    if let items = try? await self.reader.items(at: path), items.count == 1, let type = items[0].contentType {
      return type
    }
    return FormatTable.contentType(ofURL: path) ?? "application/octet-stream"
  }

  private static func absolutePath(_ path: String) throws(CastError) -> String {
    do throws(InvalidParameter) {
      let url = try LocalFileURL.text(of: path)
      guard LocalFileURL.isOne(url) else { throw InvalidParameter("", "is no file of the server's machine") }
      return try LocalFileURL.path(of: url)
    } catch {
      throw CastError(error.inside("path"))
    }
  }

  func publish(_ request: PublicationRequest) async throws(CastError) -> Publication {
    let server = self.runningServer(try self.living())
    do throws(MediaServingError) {
      let publication = try await server.publish(request)
      // Members of the group may have become known while the server was starting.
      if let id = request.sessionId { self.admitPeers(ofSession: id) }
      return publication
    } catch {
      throw CastError(error)
    }
  }

  private func living() throws(CastError) -> CastContext {
    guard let context else { throw CastError(.shuttingDown, "The server is shutting down.") }
    return context
  }

  /// Removes the publications of a session that has ended in the meantime, and throws.
  private func checkExists(_ sessionId: String, or ids: [String]) throws(CastError) {
    guard (try? self.context?.sessions.session(sessionId)) == nil else { return }
    self.takeBack(ids)
    throw CastError(.sessionEnded, "The session ended while its files were looked into.", sessionId: sessionId)
  }

  /// Removes a publication.
  ///
  /// - Throws: ``CastErrorCode/noSuchPublication``.
  public func unpublish(_ id: String) throws(CastError) {
    guard self.server?.unpublish(id) == true else {
      throw CastError(.noSuchPublication, "There is no publication '\(id)': it never existed, or has ended.")
    }
    self.fetched.remove(id)
  }

  /// Removes all publications, and stops listening.
  func shutDown() {
    self.server?.close()
    self.converter.closeAll()
  }

  private func runningServer(_ context: CastContext) -> MediaServer {
    if let server { return server }
    let server = MediaServer(options: context.options.serving, logger: context.logger)
    server.onServe = { [weak self, weak context] transfer in
      self?.fetched.insert(transfer.publicationId)
      context?.emit(.didServe(transfer))
    }
    server.onChange = { [weak self] in self?.onChange?() }
    server.onAnswer = self.onAnswer
    self.server = server
    context.addListener { [weak self] event in self?.received(event) }
    return server
  }

  // MARK: Loads

  /// Publishes the local files that a load names.
  ///
  /// - Parameter check: Called when all is prepared; if it throws, the publications are removed.
  /// - Returns: The load as it is sent. The caller must report its outcome with ``didLoad(_:in:)`` or
  ///   ``withdraw(_:in:)``.
  func publishing(
    _ request: LoadRequestData, over link: ReceiverLink, wishes: ConversionWishes?,
    check: @LoopActor () throws(CastError) -> Void
  ) async throws(CastError) -> LoadRequestData {
    try await self.publishing(over: link, wishes) { publisher throws(CastError) in
      let published = try await publisher.publish(request)
      try check()
      return published
    }
  }

  /// Publishes the local files that items of a queue name.
  func publishing(
    _ items: [QueueItem], over link: ReceiverLink, wishes: ConversionWishes? = nil
  ) async throws(CastError) -> [QueueItem] {
    try await self.publishing(over: link, wishes) { publisher throws(CastError) in try await publisher.publish(items) }
  }

  func publisher(over link: ReceiverLink, _ wishes: ConversionWishes?) throws(CastError) -> LocalMediaPublisher {
    LocalMediaPublisher(
      self, try link.servingReach(), device: PreflightDevice(link.device),
      wishes: wishes ?? ConversionWishes(mode: self.conversionOptions.mode))
  }

  /// Calls `publish`, and keeps its publications for the session; removes them if `publish` fails.
  func publishing<Prepared>(
    over link: ReceiverLink, _ wishes: ConversionWishes? = nil,
    _ publish: (LocalMediaPublisher) async throws(CastError) -> Prepared
  ) async throws(CastError) -> Prepared {
    let publisher = try self.publisher(over: link, wishes)
    if let id = publisher.reach.sessionId {
      self.forgetConversion(in: id)
      self.askForMembers(ofSession: id)
    }
    do throws(CastError) {
      let prepared = try await publish(publisher)
      try self.keep(publisher)
      return prepared
    } catch {
      self.takeBack(publisher.publicationIds)
      throw error
    }
  }

  /// Returns the entries of playlists that the last load of a session passed over, once.
  func takePassedOver(in sessionId: String) -> [PassedOverItem] {
    self.passedOver.removeValue(forKey: sessionId) ?? []
  }

  /// Returns the subtitles beside the films of the last load of a session that no receiver shows, once.
  func takeUnusedSubtitles(in sessionId: String) -> [PassedOverItem]? {
    self.unusedSubtitles.removeValue(forKey: sessionId)
  }

  private func keep(_ publisher: LocalMediaPublisher) throws(CastError) {
    guard let id = publisher.reach.sessionId else { return }
    self.passedOver[id] = publisher.passedOver.isEmpty ? nil : publisher.passedOver
    self.unusedSubtitles[id] = publisher.unusedSubtitles.isEmpty ? nil : publisher.unusedSubtitles
    try self.checkExists(id, or: publisher.publicationIds)
    self.publishings += 1
    for item in publisher.items {
      var played = self.played[id]?[item.url] ?? Played()
      played.publicationIds += item.publicationIds
      played.number = self.publishings
      self.played[id, default: [:]][item.url] = played
    }
  }

  /// Whether loads have publications in a session.
  func isServing(in sessionId: String) -> Bool { self.played[sessionId] != nil }

  /// Whether a load has published the file behind a URL of a session's queue.
  func isServing(_ url: String, in sessionId: String) -> Bool { self.played[sessionId]?[url] != nil }

  /// Removes the publications of earlier loads in a session, after another load succeeded.
  ///
  /// - Parameter publishings: The value of ``publishings`` when the load was sent. Items published later are about to
  ///   be inserted into its queue.
  func didLoad(_ request: LoadRequestData, in sessionId: String, publishedUpTo publishings: Int) {
    guard self.played[sessionId] != nil else { return }
    let urls = Set(request.contentURLs)
    self.forget(in: sessionId) { !urls.contains($0) && $1.number <= publishings }
  }

  /// Removes the publications of a load that failed.
  func withdraw(_ request: LoadRequestData, in sessionId: String) {
    self.withdraw(Set(request.contentURLs), in: sessionId)
  }

  func withdraw(_ urls: Set<String>, in sessionId: String) {
    guard !urls.isEmpty else { return }
    self.forget(in: sessionId) { url, _ in urls.contains(url) }
  }

  private func forget(in sessionId: String, where isOver: (String, Played) -> Bool) {
    let items = self.played[sessionId] ?? [:]
    let left = items.filter { !isOver($0.key, $0.value) }
    self.played[sessionId] = left.isEmpty ? nil : left
    for (url, played) in items where isOver(url, played) { self.takeBack(played.publicationIds) }
  }

  func takeBack(_ ids: [String]) {
    for id in ids { self.server?.unpublish(id) }
    self.fetched.subtract(ids)
  }

  /// Returns the error of a failed load, with the cause if the device hasn't requested any of its files,
  /// although the media itself is served by this machine.
  func explained(_ error: CastError, of request: LoadRequestData, in sessionId: String) -> CastError {
    let urls = Set(request.contentURLs)
    let ids = urls.flatMap { self.played[sessionId]?[$0]?.publicationIds ?? [] }
    // The subtitles and pictures of a film on the web aren't its file, which the device fetches from another server.
    let files = ids.compactMap { self.server?.publication($0)?.url }.filter(urls.contains)
    guard error.code == .mediaLoadFailed, self.fetched.isDisjoint(with: ids), let file = files.first,
      let port = Self.port(of: file)
    else { return error }
    var explained = error
    explained.namesCause = true
    explained.message =
      "The device never fetched the file from this machine. If a firewall runs here, open TCP port \(port); the option "
      + "`serving.port` keeps the port. \(error.message)"
    return explained
  }

  private static func port(of url: String) -> Int? {
    let host = url.dropFirst("http://".count).prefix { $0 != "/" }
    return host.lastIndex(of: ":").flatMap { Int(host[host.index(after: $0)...]) }
  }

  // MARK: Sessions

  private func received(_ event: CastEvent) {
    switch event {
    case .session(.didEnd(let snapshot, _, _)):
      self.played[snapshot.sessionId] = nil
      self.passedOver[snapshot.sessionId] = nil
      self.unusedSubtitles[snapshot.sessionId] = nil
      self.forgetConversion(in: snapshot.sessionId)
      self.askedSessions.remove(snapshot.sessionId)
      self.server?.unpublish(sessionId: snapshot.sessionId)
      self.fetched.formIntersection(self.server?.publications.map(\.publicationId) ?? [])
    case .session(.didUpdateDevice(let snapshot)), .session(.didResume(let snapshot)):
      self.admitPeers(ofSession: snapshot.sessionId)
    case .transfer(.didTransfer(let snapshot, _)):
      self.askedSessions.remove(snapshot.sessionId)
      self.askForMembers(ofSession: snapshot.sessionId)
      self.admitPeers(ofSession: snapshot.sessionId)
    case .multizone(.didReceiveStatus(let id, _)), .multizone(.didAddDevice(let id, _)): self.admitPeers(ofSession: id)
    case .multizone(.didRemoveDevice(let id, let deviceId)): self.dismissMember(deviceId, ofSession: id)
    case .discovery(.didChangeList(.inserted(let device, _))), .discovery(.didChangeList(.updated(let device, _))),
      .discovery(.didChangeList(.moved(let device, _, _))):
      self.admitMember(device)
    default: break
    }
  }

  /// Admits the addresses of a session's device or group after a change.
  private func admitPeers(ofSession id: String) {
    guard let session = try? self.context?.sessions.session(id) else { return }
    self.server?.admit(session.link.servingPeers, sessionId: id)
  }

  /// Admits a device that was found, if it is a member of a group that plays local files.
  private func admitMember(_ device: DiscoveredDevice) {
    guard let server, server.hasPublications else { return }
    for session in self.context?.sessions.sessions ?? [] where session.link.hasMember(device.deviceId) {
      self.admitPeers(ofSession: session.id)
    }
  }

  /// Removes a member's addresses, except those shared with the session's device or another member.
  private func dismissMember(_ deviceId: String, ofSession id: String) {
    guard let session = try? self.context?.sessions.session(id) else { return }
    self.server?.dismiss(session.link.servingPeers(of: deviceId).subtracting(session.link.servingPeers), sessionId: id)
  }

  /// Asks a group, or a device that may be one, for its members once, since they may fetch the media, too. The answer
  /// is an event.
  private func askForMembers(ofSession id: String) {
    guard let session = try? self.context?.sessions.session(id), session.link.multizone.status == nil,
      session.link.mayBeGroup, self.askedSessions.insert(id).inserted
    else { return }
    LoopActor.task { _ = try? await session.requestMultizoneStatus() }
  }
}

extension LoadRequestData {
  var contentURLs: [String] {
    let all = [self.media] + (self.queueData?.items ?? []).map(\.media)
    return all.flatMap { [$0?.contentId, $0?.contentUrl] }.compactMap(\.self)
  }
}

extension CastError {
  /// Whether the receiver may have loaded or inserted media although the call failed, so that its files are still
  /// needed: it didn't answer, the caller no longer waits, or only some of the items were sent.
  var mayLeaveMediaPlaying: Bool {
    [.requestTimedOut, .requestCancelled, .connectionLost, .sessionSuspended, .queueIncomplete].contains(self.code)
  }

  /// Creates the framework's error for one of the file server.
  init(_ error: MediaServingError) {
    let code: CastErrorCode =
      switch error.code {
      case .fileNotFound: .fileNotFound
      case .fileNotReadable: .fileNotReadable
      case .notServable: .fileNotPlayable
      case .limitReached: .internalLimitReached
      default: .servingUnavailable
      }
    self.init(code, error.message, cause: error)
  }

  /// Creates the framework's error for local media that can't be cast.
  init(_ error: LocalMediaError) {
    let code: CastErrorCode =
      switch error.code {
      case .notFound: .fileNotFound
      case .unreadable: .fileNotReadable
      case .cancelled: .requestCancelled
      default: .fileNotPlayable
      }
    self.init(code, error.message, cause: error)
  }
}
