public import CastModel
import Glibc
import HTTPServing
public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
import TextFormats

/// Serves published files of this machine to receivers, under URLs that can't be guessed, and nothing else.
///
/// It listens while something is published, on the one address that the receiver reaches; connections of other hosts
/// are closed unread.
@LoopActor
public final class MediaServer {
  /// Called with each transfer when it begins, makes progress and ends.
  public var onServe: (@LoopActor (ServedTransfer) -> Void)?
  /// Called when publications were added or removed.
  public var onChange: (@LoopActor () -> Void)?
  /// Called with each request to a published URL, and the status of its response, before the response is sent; and
  /// once more, with the bytes, when that has ended.
  public var onAnswer: (@LoopActor (MediaAccess) -> Void)?
  /// The number of the newest ``MediaAccess``.
  var lastAccess: UInt64 = 0
  /// The limits from now on; a port applies to listeners that begin later.
  public var options: ServingOptions

  /// One publication with its state.
  struct Entry {
    let publication: Publication
    let token: String
    var content: PublishedContent
    /// The time of the publication, in seconds since 1970.
    let since = EventLoopClock.unixTime()
    /// The address that it is served on.
    let host: String
    var peers: PeerRule
    /// The functions that end the running transfers.
    var transfers: [String: @LoopActor () -> Void] = [:]

    /// Whether the path after the token names one of several files.
    var hasParts: Bool {
      switch self.content {
      case .parts: true
      case .resource(let resource): resource.hasParts
      default: false
      }
    }
  }

  /// The most bytes of publications in memory, all together.
  private static let maximumMemory = 64 << 20

  private(set) var entries: [String: Entry] = [:]
  private var tokens: [String: String] = [:]
  private var listeners: [String: Listener] = [:]
  /// Listeners that are closing, by their address: their port is free afterwards.
  private var closings: [String: Task<Void, Never>] = [:]
  private var lastPublication: Int64 = 0
  private var lastTransfer: Int64 = 0
  private var admitted = PeerTable()
  private var generator = SystemRandomNumberGenerator()
  private let logger: Logger
  private var hasLoggedRefusal = false

  /// A server on one address, and the callers that wait for it to listen.
  private final class Listener {
    var server: HTTPServer?
    var publications = 0
    var starting: Task<Result<HTTPServer, MediaServingError>, Never>?
  }

  /// Makes a server that doesn't listen yet.
  public init(options: ServingOptions = ServingOptions(), logger: Logger) {
    self.options = options
    self.logger = logger.component("MediaServer")
  }

  // MARK: Publications

  /// The publications, oldest first.
  public var publications: [Publication] {
    self.entries.values.map(\.publication).sorted {
      ($0.publicationId.utf8.count, $0.publicationId) < ($1.publicationId.utf8.count, $1.publicationId)
    }
  }

  /// Whether anything is published.
  public var hasPublications: Bool { !self.entries.isEmpty }

  /// Returns the publication with an id; `nil` if there is none.
  public func publication(_ id: String) -> Publication? { self.entries[id]?.publication }

  /// Publishes something; the URL works when this returns.
  ///
  /// - Throws: ``MediaServingError``, and then nothing is published.
  public func publish(_ request: PublicationRequest) async throws(MediaServingError) -> Publication {
    guard self.entries.count < Int(clamping: self.options.maximumPublications) else {
      throw MediaServingError(
        .limitReached, "\(self.entries.count) publications are the most there can be: take some back first.")
    }
    let host = try Self.host(of: request.address)
    let listener = self.listeners[host] ?? Listener()
    self.listeners[host] = listener
    // Counted before the first wait, so that the listener stays.
    listener.publications += 1
    do throws(MediaServingError) {
      // Listens first, because an opened source would have to be closed if that fails.
      let server = try await self.server(of: listener, host: host, request.address)
      let opened = try await self.open(request)
      return self.add(request, opened, host: host, port: server.port)
    } catch {
      self.release(host)
      throw error
    }
  }

  /// Removes a publication: its URL becomes invalid, and running transfers are cut off.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func unpublish(_ id: String) -> Bool {
    guard let entry = self.entries.removeValue(forKey: id) else { return false }
    self.tokens[entry.token] = nil
    self.admitted.remove(entry.peers)
    switch entry.content {
    case .bytes(let made): made.cancel()
    case .stream(let stream): stream.close()
    case .parts(let parts): parts.unpublished()
    case .file, .resource: break
    }
    for end in entry.transfers.values { end() }
    self.logger.debug("unpublished", metadata: ["publication": "\(id)"])
    self.release(entry.host)
    self.onChange?()
    return true
  }

  /// Removes all publications of a session.
  public func unpublish(sessionId: String) {
    for (id, entry) in self.entries where entry.publication.sessionId == sessionId { self.unpublish(id) }
  }

  /// Lets further peers fetch a session's publications.
  public func admit(_ peers: Set<PeerAddress>, sessionId: String) {
    self.changePeers(ofSession: sessionId) { $0.union(peers) }
  }

  /// Stops letting these peers fetch a session's publications; running transfers continue.
  public func dismiss(_ peers: Set<PeerAddress>, sessionId: String) {
    self.changePeers(ofSession: sessionId) { $0.subtracting(peers) }
  }

  private func changePeers(ofSession sessionId: String, _ change: (Set<PeerAddress>) -> Set<PeerAddress>) {
    for (id, entry) in self.entries where entry.publication.sessionId == sessionId {
      guard case .only(let before) = entry.peers, case let after = change(before), after != before else { continue }
      self.admitted.remove(entry.peers)
      self.entries[id]?.peers = .only(after)
      self.admitted.add(.only(after))
    }
  }

  /// Removes all publications, and stops listening.
  public func close() {
    for id in self.entries.keys { self.unpublish(id) }
  }

  // MARK: Sources

  private struct Opened {
    var content: PublishedContent
    var path: String?
    var size: Int64?
    var isStream = false
  }

  private func open(_ request: PublicationRequest) async throws(MediaServingError) -> Opened {
    let tag = PublicationAddress.token(&self.generator)
    switch request.source {
    case .bytes(let bytes):
      guard self.makeRoom(for: bytes.count) else {
        throw MediaServingError(.limitReached, "The publications in memory are too large in total.")
      }
      return Opened(content: .bytes(MadeContent(bytes, tag: tag)), size: Int64(bytes.count))
    case .made(let make):
      let bounded: @LoopActor @Sendable () async -> [UInt8]? = { [weak self] in
        guard let bytes = await make(), let self, self.makeRoom(for: bytes.count) else { return nil }
        return bytes
      }
      return Opened(content: .bytes(MadeContent(nil, tag: tag, make: bounded)))
    case .parts(let parts, let path): return Opened(content: .parts(parts), path: path)
    case .resource(let resource, let url): return Opened(content: .resource(resource), path: url)
    case .pipe(let pipe):
      guard let descriptor = pipe.take() else {
        throw MediaServingError(.notServable, "'\(pipe.path)' was read already.")
      }
      let stream = try await PipeStream.open(descriptor, beginning: pipe.beginning)
      return Opened(content: .stream(stream), path: pipe.path, isStream: true)
    case .file(let path):
      let found = try await Blocking.run { () throws(MediaServingError) in try FoundFile(path) }
      switch found.kind {
      case .pipe(let descriptor):
        return Opened(content: .stream(try await PipeStream.open(descriptor)), path: found.path, isStream: true)
      case .file(let file):
        let name = PublicationAddress.served(request.name)
        if let manifest = try await ManifestFolder.open(found.path, name: name, contentType: request.contentType) {
          return Opened(content: .parts(manifest), path: found.path)
        }
        let generation = FileGeneration(tag: tag, length: file.length, modified: file.modified)
        return Opened(
          content: .file(path: found.path, identity: file.identity, generation: generation), path: found.path,
          size: file.length)
      }
    }
  }

  private func add(_ request: PublicationRequest, _ opened: Opened, host: String, port: Int) -> Publication {
    self.lastPublication += 1
    let token = PublicationAddress.token(&self.generator)
    let publication = Publication(
      publicationId: "p-\(self.lastPublication)",
      url: PublicationAddress.url(host: host, port: port, token: token, name: request.name), path: opened.path,
      name: request.name, contentType: request.contentType, size: opened.size, isStream: opened.isStream,
      sessionId: request.sessionId, allowAnyPeer: request.peers == .anybody, isAutomatic: request.isAutomatic)
    self.entries[publication.publicationId] = Entry(
      publication: publication, token: token, content: opened.content, host: host, peers: request.peers)
    self.tokens[token] = publication.publicationId
    self.admitted.add(request.peers)
    self.logger.info(
      "published",
      metadata: [
        "publication": "\(publication.publicationId)", "path": "\(publication.path ?? "memory")",
        "type": "\(publication.contentType)", "session": "\(publication.sessionId ?? "none")",
      ])
    self.onChange?()
    return publication
  }

  /// The number of bytes that are published from memory.
  private var memory: Int {
    self.entries.values.reduce(0) { sum, entry in
      if case .bytes(let made) = entry.content { sum + (made.count ?? 0) } else { sum }
    }
  }

  /// Frees contents that can be made again if `count` further bytes don't fit into the memory otherwise; returns
  /// whether they fit now.
  private func makeRoom(for count: Int) -> Bool {
    if self.memory + count > Self.maximumMemory {
      for case .bytes(let made) in self.entries.values.map(\.content) { made.forget() }
    }
    return self.memory + count <= Self.maximumMemory
  }

  /// Returns the publication of a request's path, if `peer` may fetch it.
  func entry(ofPath path: String, for peer: PeerAddress?) -> Entry? {
    guard let token = PublicationAddress.token(ofPath: path, hasParts: true), let id = self.tokens[token],
      let entry = self.entries[id], entry.hasParts || PublicationAddress.token(ofPath: path) != nil
    else { return nil }
    guard entry.peers.admits(peer) else {
      self.logRefusal(of: peer)
      return nil
    }
    return entry
  }

  /// Records the current state of a file, and returns its validators.
  func observe(_ file: HTTPFile, of id: String) -> HTTPValidators? {
    guard case .file(let path, let identity, var generation)? = self.entries[id]?.content else { return nil }
    let validators = generation.observe(length: file.length, modified: file.modified)
    self.entries[id]?.content = .file(path: path, identity: identity, generation: generation)
    return validators
  }

  func nextTransfer() -> String {
    self.lastTransfer += 1
    return "t-\(self.lastTransfer)"
  }

  /// Returns a separator for the parts of an answer.
  func makeBoundary() -> String { PublicationAddress.token(&self.generator) }

  /// Records that a transfer of `publication` begins; `end` is called if the publication is removed meanwhile.
  func transferBegan(_ id: String, of publication: String, end: @escaping @LoopActor () -> Void) {
    self.entries[publication]?.transfers[id] = end
  }

  func transferEnded(_ id: String, of publication: String) { self.entries[publication]?.transfers[id] = nil }

  // MARK: Listening

  /// Returns the numeric address of this machine for URLs.
  private static func host(of address: SocketAddress) throws(MediaServingError) -> String {
    guard let host = address.ipAddress else {
      throw MediaServingError(
        .addressUnavailable, "There is no network address by which the receiver reaches this machine.")
    }
    if host.contains("%") || host.lowercased().hasPrefix("fe80:") {
      throw MediaServingError(
        .addressUnavailable,
        "The receiver was reached by a link-local IPv6 address (\(host)), which it can't use in a URL. "
          + "Name the device by its IPv4 address.")
    }
    return host
  }

  private func server(
    of listener: Listener, host: String, _ address: SocketAddress
  ) async throws(MediaServingError) -> HTTPServer {
    if let server = listener.server { return server }
    let closing = self.closings[host]
    let starting =
      listener.starting
      ?? LoopActor.task {
        await closing?.value
        return await self.listen(on: address)
      }
    listener.starting = starting
    let result = await starting.value
    listener.starting = nil
    let server = try result.get()
    listener.server = server
    return server
  }

  private func listen(on address: SocketAddress) async -> Result<HTTPServer, MediaServingError> {
    var local = address
    local.port = Int(self.options.port)
    var configuration = HTTPServerConfiguration(
      maximumConnections: Int(clamping: self.options.maximumConnections), maximumBodyLength: 0,
      methods: [.GET, .HEAD, .OPTIONS])
    configuration.stallTimeout = TimeAmount(self.options.stallTimeout)
    do throws(HTTPServerError) {
      let server = try await HTTPServer.listen(
        on: local, configuration: configuration, logger: self.logger,
        doorkeeper: { [weak self] peer in self?.admits(PeerAddress(peer)) ?? false }
      ) { [weak self] request in
        await self?.answer(request) ?? .status(.notFound)
      }
      self.logger.info("serving files", metadata: ["address": "\(server.localAddress.map { "\($0)" } ?? "")"])
      return .success(server)
    } catch {
      let hint =
        self.options.port == 0 ? "" : " Another program may have the port: choose another, or 0 for a free one."
      return .failure(MediaServingError(.addressUnavailable, "\(error.message)\(hint)", cause: error))
    }
  }

  /// Whether anything is published for `peer`.
  private func admits(_ peer: PeerAddress?) -> Bool {
    if self.admitted.admits(peer) { return true }
    self.logRefusal(of: peer)
    return false
  }

  private func logRefusal(of peer: PeerAddress?) {
    // Logged once at a visible level, so that repeated connections don't fill the log.
    self.logger.log(
      level: self.hasLoggedRefusal ? .debug : .notice, "refused another host than the receiver",
      metadata: ["peer": "\(peer.map { "\($0)" } ?? "unknown")"])
    self.hasLoggedRefusal = true
  }

  private func release(_ host: String) {
    guard let listener = self.listeners[host] else { return }
    listener.publications -= 1
    guard listener.publications == 0 else { return }
    self.listeners[host] = nil
    guard let server = listener.server else { return }
    self.logger.info("no longer serving files", metadata: ["address": "\(host)"])
    let closing = LoopActor.task { await server.close() }
    self.closings[host] = closing
    LoopActor.task {
      await closing.value
      if self.closings[host] == closing { self.closings[host] = nil }
    }
  }
}

/// The file or pipe at a path.
struct FoundFile: Sendable {
  enum Kind: Sendable {
    case file(HTTPFile)
    /// A pipe's reading end.
    case pipe(CInt)
  }

  let kind: Kind
  /// The path without symbolic links.
  let path: String

  /// Returns the pipe at a path, or `nil` if there is something else.
  static func pipe(_ path: String) throws(MediaServingError) -> (kind: Kind, path: String)? {
    guard let real = PathText.resolved(path) else { throw MediaServingError(path, errno: errno) }
    return try self.openPipe(real).map { (.pipe($0), real) }
  }

  init(_ path: String) throws(MediaServingError) {
    guard path.hasPrefix("/"), !path.utf8.contains(0) else {
      throw MediaServingError(
        .notServable, "'\(path)' is not an absolute path: the server's folder isn't the caller's.")
    }
    guard let resolved = PathText.resolved(path) else { throw MediaServingError(path, errno: errno) }
    self.path = resolved
    // Check this before opening: opening a named pipe looks like a reader to its writer, which may then delete it.
    if let pipe = try Self.openPipe(self.path) {
      self.kind = .pipe(pipe)
      return
    }
    do throws(HTTPFileError) {
      self.kind = .file(try HTTPFile.open(self.path, followsLinks: false))
    } catch {
      throw MediaServingError(path, error)
    }
  }

  /// Opens a pipe's reading end; `nil` if there is something else at the path.
  private static func openPipe(_ path: String) throws(MediaServingError) -> CInt? {
    var info = stat()
    guard lstat(PathText.system(path), &info) == 0, info.st_mode & S_IFMT == S_IFIFO else { return nil }
    let descriptor = Glibc.open(PathText.system(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw MediaServingError(path, errno: errno) }
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFIFO else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}

extension MediaServingError {
  init(_ path: String, _ error: HTTPFileError) {
    if let number = error.systemError {
      self.init(path, errno: number, cause: error)
    } else {
      self.init(.notServable, "'\(path)' can't be served: \(error).", cause: error)
    }
  }

  init(_ path: String, errno number: CInt, cause: (any Error)? = nil) {
    let reason = HTTPFileError.system(number).description
    switch number {
    case ENOENT, ENOTDIR: self.init(.fileNotFound, "There is no file '\(path)' on the server's machine.", cause: cause)
    case EACCES, EPERM:
      self.init(.fileNotReadable, "The server may not read '\(path)': \(reason).", cause: cause)
    default: self.init(.fileNotReadable, "'\(path)' can't be read: \(reason).", cause: cause)
    }
  }
}
