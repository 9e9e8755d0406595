public import HTTPFetch
public import HTTPServing
public import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
public import TLS

/// Relays files of web servers to ffmpeg, over loopback.
///
/// ffmpeg itself connects to nothing else: it gets a URL of 127.0.0.1 that can't be guessed, and reads only containers
/// that refer to no other resource. So the rules of this process hold for every byte: which addresses may be contacted,
/// which redirects are followed, whose certificates are good. The relay listens while a source is open, and answers
/// only sockets of this process's user (``LoopbackPeer``): other users may read the URL in ffmpeg's arguments.
///
/// The caller's server can respond with a source, too: ``response(to:for:report:)``.
@LoopActor
public final class SourceRelay {
  /// Returns which addresses and redirects are allowed for a URL that the caller named.
  public typealias Policies = @LoopActor @Sendable (HTTPURL) -> (addresses: AddressPolicy, redirects: RedirectPolicy)

  private struct Entry {
    var url: HTTPURL
    var source: RemoteSource
    var addresses: AddressPolicy
    var redirects: RedirectPolicy
    var users: Int
  }

  private static let headerLimit = 8 << 10
  private static let maximumHeaders = 32
  private static let tokenAlphabet = Array("abcdefghijkmnpqrstuvwxyz23456789")

  private let policies: Policies
  private let fetcher: HTTPFetcher
  private let logger: Logger
  private var entries: [String: Entry] = [:]
  private var server: Task<Result<HTTPServer, HTTPServerError>, Never>?

  /// Creates a relay that doesn't listen yet.
  public init(policies: @escaping Policies, tls: TLSPolicy = .web, logger: Logger) {
    self.policies = policies
    self.fetcher = HTTPFetcher(tls: tls, logger: logger)
    self.logger = logger.component("SourceRelay")
  }

  /// Returns a URL on loopback for a source, the same one while it is open. Each call needs one of ``close(_:)``.
  ///
  /// - Throws: ``ConversionError/Code/invalidInput`` for another scheme, and for headers that can't be sent;
  ///   ``ConversionError/Code/system``.
  public func open(_ source: RemoteSource) async throws(ConversionError) -> String {
    let url = try Self.checked(source)
    let token = self.entries.first { $0.value.source == source }?.key ?? Self.token()
    if self.entries[token] == nil {
      self.entries[token] = self.entry(url, source)
    }
    self.entries[token]?.users += 1
    do throws(HTTPServerError) {
      let server = try await self.listening()
      return "http://127.0.0.1:\(server.port)/\(token)"
    } catch {
      self.close(source)
      throw ConversionError(.system, "A URL can't be converted.", cause: error.message)
    }
  }

  private func entry(_ url: HTTPURL, _ source: RemoteSource) -> Entry {
    let (addresses, redirects) = source.rules.map { ($0.addresses, $0.redirects) } ?? self.policies(url)
    return Entry(url: url, source: source, addresses: addresses, redirects: redirects, users: 0)
  }

  /// Ends one use of a source. The last one makes its URL invalid, and stops listening.
  public func close(_ source: RemoteSource) {
    guard let token = self.entries.first(where: { $0.value.source == source })?.key else { return }
    self.entries[token]?.users -= 1
    if self.entries[token]?.users == 0 { self.entries[token] = nil }
    guard self.entries.isEmpty, let server = self.server else { return }
    self.server = nil
    LoopActor.task { if case .success(let server) = await server.value { await server.close() } }
  }

  /// Whether the relay listens.
  var isListening: Bool { self.server != nil }

  private static func checked(_ source: RemoteSource) throws(ConversionError) -> HTTPURL {
    do throws(FetchError) {
      let url = try HTTPURL(source.url)
      let length = source.headers.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
      guard source.headers.count <= Self.maximumHeaders, length <= Self.headerLimit else {
        throw FetchError(.invalidRequest, "It has too many header fields.")
      }
      return url
    } catch {
      throw ConversionError(.invalidInput, "“\(source.url.prefix(200))” can't be converted.", cause: error.message)
    }
  }

  private static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    return String((0..<32).map { _ in Self.tokenAlphabet.randomElement(using: &generator) ?? "a" })
  }

  private func listening() async throws(HTTPServerError) -> HTTPServer {
    let starting =
      self.server
      ?? LoopActor.task { () -> Result<HTTPServer, HTTPServerError> in
        var configuration = HTTPServerConfiguration(
          maximumConnections: 64, maximumBodyLength: 0, methods: [.GET, .HEAD])
        configuration.maximumQueuedBytes = RelayedBody.maximumQueued * 2
        configuration.stallTimeout = .seconds(120)
        configuration.transferTimeout = .hours(24)
        do throws(HTTPServerError) {
          guard let address = try? SocketAddress(ipAddress: "127.0.0.1", port: 0) else {
            throw HTTPServerError(.addressUnavailable, "There is no loopback.")
          }
          return .success(
            try await HTTPServer.listen(on: address, configuration: configuration, logger: self.logger) {
              [weak self] request in
              await self?.answer(request) ?? .status(.notFound)
            })
        } catch {
          return .failure(error)
        }
      }
    self.server = starting
    do throws(HTTPServerError) {
      return try await starting.value.get()
    } catch {
      if self.server == starting { self.server = nil }
      throw error
    }
  }

  // MARK: Requests

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard await LoopbackPeer.isOwn(request.remoteAddress, of: request.localAddress),
      let entry = self.entries[String(request.path.dropFirst())]
    else { return .status(.notFound) }
    return await self.answer(request, with: entry) { _, _ in }
  }

  /// Called with the number of bytes sent so far; and once, when the response has ended, also with whether those were
  /// all.
  public typealias Report = @LoopActor (_ sent: Int64, _ isWhole: Bool?) -> Void

  /// Returns the response to a request for a source, whose range is fetched from the source's server.
  ///
  /// - Parameter report: Called for a response with a body.
  /// - Throws: ``ConversionError/Code/invalidInput`` as ``open(_:)``.
  public func response(
    to request: HTTPRequest, for source: RemoteSource, report: @escaping Report
  ) async throws(ConversionError) -> HTTPResponse {
    await self.answer(request, with: self.entry(try Self.checked(source), source), report)
  }

  /// Returns the text of a source, such as a manifest, and its URL after redirects.
  ///
  /// - Parameter limit: The most bytes.
  /// - Throws: ``ConversionError/Code/invalidInput`` as ``open(_:)``, and if the text can't be fetched.
  public func text(
    of source: RemoteSource, limit: Int
  ) async throws(ConversionError) -> (url: HTTPURL, text: String) {
    let entry = self.entry(try Self.checked(source), source)
    let limits = FetchLimits(
      connectTimeout: .seconds(10), idleTimeout: .seconds(10), totalTimeout: .seconds(20), bodyBytes: limit)
    var request = FetchRequest(
      entry.url, limits: limits, redirects: entry.redirects, addresses: entry.addresses)
    source.addHeaders(to: &request)
    do throws(FetchError) {
      let response = try await self.fetcher.fetch(request)
      try response.requireSuccess()
      let bytes = try await response.body.collect(upTo: limit)
      return (response.url, String(decoding: bytes.readableBytesView, as: UTF8.self))
    } catch {
      throw ConversionError(.invalidInput, "“\(source.url.prefix(200))” can't be fetched.", cause: error.message)
    }
  }

  private func answer(
    _ request: HTTPRequest, with entry: Entry, _ report: @escaping Report
  ) async -> HTTPResponse {
    let range = Self.range(request.headers.first(name: "range"))
    do throws(FetchError) {
      let response = try await self.fetch(entry, from: range?.first, to: range?.last)
      return self.pass(response, of: entry, from: range?.first ?? 0, isHead: request.method == .HEAD, report)
    } catch {
      self.logger.notice("a source can't be fetched", metadata: ["url": "\(entry.url)", "error": "\(error)"])
      return .status(error.code == .timedOut ? .gatewayTimeout : .badGateway)
    }
  }

  /// Returns the first and last byte of a `Range` with one range (RFC 9110, 14.1.2), or `nil` for others, for which the
  /// whole is sent.
  static func range(_ value: String?) -> (first: Int64, last: Int64?)? {
    guard let value, value.hasPrefix("bytes="), value.utf8.count < 64 else { return nil }
    let ends = value.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Int64(ends[0]), first >= 0 else { return nil }
    guard !ends[1].isEmpty else { return (first, nil) }
    guard let last = Int64(ends[1]), last >= first else { return nil }
    // No resource is that long, and the count of bytes from 0 on would overflow.
    return (first, last < .max ? last : nil)
  }

  private func fetch(_ entry: Entry, from first: Int64?, to last: Int64?) async throws(FetchError) -> FetchResponse {
    let range = first.map { first in
      last.map { .bytes(from: first, count: $0 - first + 1) } ?? ByteRange.bytes(from: first)
    }
    let limits = FetchLimits(
      connectTimeout: .seconds(10), idleTimeout: .seconds(20), totalTimeout: nil, bodyBytes: .max)
    var request = FetchRequest(
      entry.url, range: range, limits: limits, redirects: entry.redirects,
      addresses: entry.addresses)
    entry.source.addHeaders(to: &request)
    return try await self.fetcher.fetch(request)
  }

  private func pass(
    _ response: FetchResponse, of entry: Entry, from first: Int64, isHead: Bool, _ report: @escaping Report
  ) -> HTTPResponse {
    var headers = HTTPHeaders()
    for name in ["content-type", "content-length", "content-range", "accept-ranges"] {
      if let value = response.headers.first(name: name) { headers.add(name: name, value: value) }
    }
    guard [200, 206].contains(response.status) else {
      response.body.cancel()
      return .status(HTTPResponseStatus(statusCode: response.status))
    }
    guard response.status == 200 || response.contentRange?.bytes?.lowerBound == first else {
      response.body.cancel()
      self.logger.notice("a source has another part than requested", metadata: ["url": "\(entry.url)"])
      return .status(.badGateway)
    }
    guard !isHead else {
      response.body.cancel()
      // A stream has the length of the server's response, or none.
      return HTTPResponse(
        status: HTTPResponseStatus(statusCode: response.status), headers: headers, body: .stream { $0.end() })
    }
    let place = response.status == 206 ? first : 0
    let body = RelayedBody(response, from: place) { [weak self] place, end throws(FetchError) in
      guard let self else { throw FetchError(.cancelled, "The relay has ended.") }
      return try await self.fetch(entry, from: place, to: end)
    }
    return HTTPResponse(
      status: HTTPResponseStatus(statusCode: response.status), headers: headers,
      body: .stream { output in body.send(to: output, report) })
  }
}

/// The body of one response, sent as fast as it is read. After a connection breaks, the rest is requested anew.
@LoopActor
private final class RelayedBody {
  /// The bytes that may wait for the reader; an ``HTTPServer`` allows twice as many.
  static let maximumQueued = 512 << 10
  private static let maximumRepeats = 3

  typealias Continue = @LoopActor (_ from: Int64, _ to: Int64?) async throws(FetchError) -> FetchResponse

  private var response: FetchResponse
  private let again: Continue
  private var place: Int64
  /// The place after the last byte; `nil` if the server announces no length, or an impossible one.
  private let end: Int64?
  private var room: Waiter<Void, Never>?
  private var isOpen = true
  private var (sent, isWhole) = (Int64(0), false)
  private var reported = NIODeadline.now()

  /// - Parameters:
  ///   - place: The place of the first byte in the resource.
  ///   - again: Fetches the rest from a place to a last byte.
  init(_ response: FetchResponse, from place: Int64, again: @escaping Continue) {
    (self.response, self.place, self.again) = (response, place, again)
    self.end = response.contentLength.flatMap { length in
      let (end, overflows) = place.addingReportingOverflow(length)
      return overflows ? nil : end
    }
  }

  func send(to output: HTTPResponseStream, _ report: @escaping SourceRelay.Report) {
    output.onEnd = {
      self.isOpen = false
      self.response.body.cancel()
      self.room?.finish(.success(()))
      report(self.sent, self.isWhole)
    }
    output.onDrain = { [weak output] in
      if output?.queuedBytes ?? 0 < Self.maximumQueued / 2 { self.room?.finish(.success(())) }
    }
    LoopActor.task { await self.pump(to: output, report) }
  }

  private func pump(to output: HTTPResponseStream, _ report: @escaping SourceRelay.Report) async {
    var repeats = 0
    while self.isOpen {
      do throws(FetchError) {
        guard let piece = try await self.response.body.next() else {
          self.isWhole = true
          return output.end()
        }
        repeats = 0
        let (place, overflows) = self.place.addingReportingOverflow(Int64(piece.readableBytes))
        guard !overflows else { return output.abort() }
        self.place = place
        if output.write(piece) { self.sent += Int64(piece.readableBytes) }
        if NIODeadline.now() - self.reported > .seconds(1) {
          self.reported = .now()
          report(self.sent, nil)
        }
        await self.awaitRoom(in: output)
      } catch {
        repeats += 1
        guard self.isOpen, repeats <= Self.maximumRepeats, await self.reconnect() else { return output.abort() }
      }
    }
  }

  private func awaitRoom(in output: HTTPResponseStream) async {
    guard self.isOpen, output.queuedBytes >= Self.maximumQueued else { return }
    let room = Waiter<Void, Never>()
    self.room = room
    await room.value()
    self.room = nil
  }

  /// Requests the rest; returns whether the server sends it. The server must honour ranges, and have announced the
  /// length.
  private func reconnect() async -> Bool {
    guard let end, self.place < end, let response = try? await self.again(self.place, end - 1),
      response.status == 206, response.contentRange?.bytes?.lowerBound == self.place
    else { return false }
    self.response = response
    return self.isOpen
  }
}
