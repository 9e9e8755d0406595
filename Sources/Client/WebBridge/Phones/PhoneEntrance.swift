import HTTPServing
import JSONCodec
import Logging
public import LoopIsolation
import NIOCore
import NIOHTTP1
import NIOWebSocket
import StateFiles

/// The port in the local network: pairs phones, and serves the remote page to paired ones.
///
/// 1. The user shows a code (``offerCode()``), which a phone scans. It opens the pairing page, which sends the code.
/// 2. ``PairingDesk`` accepts the code once. The phone gets a token as a cookie; ``PhoneBook`` keeps its hash.
/// 3. With the cookie the phone gets the remote page and a socket, whose messages ``RemoteCallFilter`` judges.
/// 4. A removed phone's sockets are ended, also if another process removed it (``PhoneEntrance/lookInterval``).
///
/// There is no TLS here: a host that reads the network's packets can copy a phone's cookie (docs/Threat model.md).
@LoopActor
public final class PhoneEntrance {
  /// A pairing code that is shown.
  public struct Offer: Sendable, Hashable {
    /// The code.
    public var code: String
    /// The address that the code's image holds.
    public var url: String
    /// The time for which the code is valid, in seconds.
    public var seconds: Int64
    /// The QR code of ``url``, or `nil` if the URL is too long for one.
    public var image: QRCode? { QRCode(self.url) }
  }

  /// The interval of the checks whether another process removed a phone.
  nonisolated static let lookInterval = TimeAmount.milliseconds(250)
  /// The most connections: of one address, and of all.
  nonisolated static let maximumConnections = (address: 16, all: 128)
  /// The path to which the pairing page sends the code.
  nonisolated static let pairPath = "/pair"
  /// The files for phones that aren't paired.
  nonisolated static let publicFiles: Set = [
    "/phone/pair.js", "/phone/texts.js", "/phone/phone.css", "/remote/texts.json", "/manifest.webmanifest",
    "/icons/icon.svg", "/icons/icon-192.png", "/icons/icon-512.png",
  ]

  private let admission: PhoneAdmission
  private let book: PhoneBook
  private let pages: WebPages
  private let tabs: WebTabs
  private let logger: Logger
  private var server: HTTPServer?
  private var desk = PairingDesk()
  private var list: PhoneList
  private var stamp: PhoneBook.Stamp
  private var timer: RepeatedTask?
  private var isLooking = false
  private var onPaired: (@Sendable (String) -> Void)?

  private init(
    _ admission: PhoneAdmission, _ book: PhoneBook, _ known: (PhoneList, PhoneBook.Stamp), _ pages: WebPages,
    _ tabs: WebTabs, _ logger: Logger
  ) {
    self.admission = admission
    self.book = book
    (self.list, self.stamp) = known
    self.pages = pages
    self.tabs = tabs
    self.logger = logger.component("PhoneEntrance")
  }

  static func start(
    on network: LocalNetwork, port: Int, book: PhoneBook, pages: WebPages, tabs: WebTabs, logger: Logger
  ) async throws -> PhoneEntrance {
    let known = try await Self.load(book)
    var configuration = HTTPServerConfiguration()
    configuration.maximumConnections = Self.maximumConnections.all
    configuration.maximumConnectionsPerAddress = Self.maximumConnections.address
    configuration.replacesConnections = true
    configuration.firstRequestTimeout = WebBridge.firstRequestTimeout
    configuration.transferTimeout = .seconds(10)
    configuration.methods = [.GET, .HEAD, .POST]
    configuration.maximumBodyLength = 1 << 10
    let box = EntranceBox()
    let server = try await HTTPServer.listen(
      on: SocketAddress(ipAddress: network.ipAddress, port: port), configuration: configuration,
      upgraders: [AdmittedUpgrader(box: box)], logger: logger, doorkeeper: { network.contains($0?.ipAddress) },
      handler: { request in
        await (box.entrance as? PhoneEntrance)?.answer(request) ?? .status(.serviceUnavailable)
      })
    // Browsers omit port 80.
    let host = server.port == 80 ? network.ipAddress : "\(network.ipAddress):\(server.port)"
    let admission = PhoneAdmission(host: host)
    let entrance = PhoneEntrance(admission, book, known, pages, tabs, logger)
    entrance.server = server
    box.entrance = entrance
    entrance.timer = LoopActor.shared.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.lookInterval, delay: Self.lookInterval
    ) { [weak entrance] _ in LoopActor.assumeIsolated { entrance?.lookAtBook() } }
    return entrance
  }

  /// The address of the page for paired phones.
  public var url: String { "http://\(self.admission.host)/" }

  /// The paired phones, oldest first.
  public var phones: [Phone] { self.list.phones }

  /// Makes a new pairing code; the one before ends.
  public func offerCode() -> Offer {
    let code = PairingDesk.makeCode()
    self.desk.offer(code: code, now: .now())
    return Offer(code: code, url: "\(self.url)#pair-\(code)", seconds: PairingDesk.lifetime.nanoseconds / 1_000_000_000)
  }

  /// Calls `body` with the name of each phone that is paired from now on.
  public func reportPairings(_ body: @escaping @Sendable (String) -> Void) { self.onPaired = body }

  /// Removes the phone called `name`, and ends its sockets.
  func forget(_ name: String) async throws {
    let book = self.book
    _ = try await Blocking.run { try book.forget(name) }
    await self.reload()
  }

  /// Whether a phone has a tab.
  func isConnected(_ phone: Phone) -> Bool { self.tabs.has(.phone(phone.hash)) }

  func close() async {
    self.timer?.cancel()
    self.timer = nil
    await self.server?.close()
    self.server = nil
  }

  // MARK: Requests

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    var response = await self.response(to: request)
    for (name, value) in WebProtection.headers(sockets: "ws://\(self.admission.host)", isLoopback: false) {
      response.headers.replaceOrAdd(name: name, value: value)
    }
    if response.status.code >= 400 { response.headers.replaceOrAdd(name: "connection", value: "close") }
    return response
  }

  private func response(to request: HTTPRequest) async -> HTTPResponse {
    if request.path == WebBridge.socketPath { return SocketRequest.answer(request, self.socket(request.headers)) }
    if let refusal = self.admission.refusal(of: request.headers) { return Self.refused(refusal) }
    if request.method == .POST {
      return request.path == Self.pairPath ? await self.pair(request) : .status(.methodNotAllowed)
    }
    let isPaired = self.admission.phone(request.headers, among: self.list) != nil
    if !isPaired, request.path == "/" { return await self.file("/phone/pair.html") }
    guard isPaired || Self.publicFiles.contains(request.path) else { return Self.refused(.unknownPhone) }
    return await self.file(request.path)
  }

  private static func refused(_ refusal: PhoneAdmission.Refusal) -> HTTPResponse {
    HTTPResponse(status: .forbidden, text: refusal.rawValue + "\n")
  }

  private func file(_ path: String) async -> HTTPResponse {
    guard let file = await self.pages.file(path) else { return .status(.notFound) }
    return HTTPResponse(file.bytes, type: file.type)
  }

  /// Returns the answer to a phone that isn't paired: the reason as a key of the page's texts, and in words.
  private static func notPaired(_ name: String, _ message: String, _ status: HTTPResponseStatus) -> HTTPResponse {
    var response = PhonesPage.json(["name": .string(name), "message": .string(message)])
    response.status = status
    return response
  }

  /// Pairs a phone that sends the right code.
  private func pair(_ request: HTTPRequest) async -> HTTPResponse {
    if let refusal = self.admission.refusal(ofChange: request.headers) { return Self.refused(refusal) }
    guard let code = PhonesPage.member("code", of: request) else { return .status(.badRequest) }
    let address = request.remoteAddress?.ipAddress ?? ""
    let outcome = self.desk.redeem(code, from: address, now: .now())
    guard outcome == .paired else {
      self.logger.info("pairing refused", metadata: ["peer": "\(address)", "outcome": "\(outcome)"])
      return Self.notPaired("\(outcome)", outcome.rawValue, outcome == .blocked ? .tooManyRequests : .forbidden)
    }
    let (book, token) = (self.book, WebAdmission.makeToken())
    let name = PhonesPage.member("name", of: request) ?? PhoneName.unnamed
    let now = EventLoopClock.unixTime()
    let result = await Blocking.result { () throws(StateFileError) in
      try book.update { $0.add(name: name, token: token, now: now) }
    }
    switch result {
    case .failure(let error):
      // The error names a path of this machine, which phones mustn't get.
      self.logger.warning("a phone can't be kept", metadata: ["error": "\(error)"])
      return Self.notPaired(
        "notKept", "The computer can't write its list of phones: see its disk and its rights.", .internalServerError)
    case .success(nil):
      return Self.notPaired(
        "full", "There are \(PhoneList.maximumCount) phones already: remove one on the computer.", .forbidden)
    case .success(let phone?):
      await self.reload()
      self.onPaired?(phone.name)
      return HTTPResponse(status: .noContent, headers: ["set-cookie": PhoneAdmission.cookie(token)])
    }
  }

  // MARK: The book

  private static func load(_ book: PhoneBook) async throws(StateFileError) -> (PhoneList, PhoneBook.Stamp) {
    // The stamp is read first, so that the next check notices a change in between.
    try await Blocking.run { () throws(StateFileError) in
      let stamp = book.stamp
      return (try book.read(), stamp)
    }
  }

  private func lookAtBook() {
    guard !self.isLooking else { return }
    self.isLooking = true
    let (book, stamp) = (self.book, self.stamp)
    LoopActor.task { [weak self] in
      let isSame = await Blocking.run { book.stamp == stamp }
      if !isSame { await self?.reload() }
      self?.isLooking = false
    }
  }

  /// Reads the phones again, and ends the sockets of those that were removed. A file that can't be read admits none.
  private func reload() async {
    do {
      (self.list, self.stamp) = try await Self.load(self.book)
    } catch {
      self.logger.warning("phones can't be read", metadata: ["error": "\(error)"])
      self.list = PhoneList()
    }
    let hashes = Set(self.list.phones.map(\.hash))
    self.tabs.end(.policyViolation, "This phone was removed on the computer.") { caller in
      if case .phone(let hash) = caller { !hashes.contains(hash) } else { false }
    }
  }
}

extension PhoneEntrance: WebEntrance {
  func socket(_ headers: HTTPHeaders) -> Result<WebCaller, SocketRefused> {
    switch self.admission.socket(headers, among: self.list) {
    case .failure(let refusal): .failure(SocketRefused(status: .forbidden, text: refusal.rawValue))
    case .success(let phone):
      self.tabs.refusal(of: .phone(phone.hash)).map { .failure($0) } ?? .success(.phone(phone.hash))
    }
  }

  func open(_ channel: any Channel, caller: WebCaller) throws { try self.tabs.open(channel, caller: caller) }
}
