import CastV2
import JSONCodec
import Testing

@Suite struct VirtualConnectionRouterTests {
  static let app = VirtualConnection.ID(localId: "sender-1", remoteId: "web-5")
  static let platform = VirtualConnection.ID(localId: "sender-1", remoteId: "receiver-0")

  static func router(_ ids: VirtualConnection.ID...) -> VirtualConnectionRouter {
    var router = VirtualConnectionRouter()
    for id in ids { _ = router.open(id) }
    return router
  }

  static func message(
    from source: String, to destination: String, _ namespace: CastNamespace = .media, _ text: String = "{}"
  ) -> CastMessage {
    CastMessage(sourceId: source, destinationId: destination, namespace: namespace, text: text)
  }

  static func close(from source: String, to destination: String, _ text: String = #"{"type":"CLOSE"}"#) -> CastMessage {
    self.message(from: source, to: destination, .connection, text)
  }

  // MARK: Opening and closing

  @Test func connectCarriesTheWholePayload() throws {
    var router = VirtualConnectionRouter()
    let payload = ConnectPayload(
      kind: .invisible, userAgent: "test/1",
      senderInfo: SenderInfo(version: "2.0", browserVersion: "3.0", systemVersion: "6.1"))
    let connect = router.open(Self.app, payload: payload)
    #expect(connect.sourceId == "sender-1")
    #expect(connect.destinationId == "web-5")
    #expect(connect.namespace == .connection)
    #expect(
      connect.text
        == #"{"type":"CONNECT","connType":2,"origin":{},"userAgent":"test/1","senderInfo":{"sdkType":2,"version":"2.0","browserVersion":"3.0","platform":6,"systemVersion":"6.1","connectionType":1}}"#
    )
  }

  /// Trap 17: the connection doesn't wait for CONNECTED.
  @Test func opensAConnectionAtOnce() {
    var router = Self.router(Self.app)
    #expect(router.isOpen(Self.app))
    #expect(router.transportClosed().map(\.kind) == [.strong])
  }

  @Test func openingAgainSendsConnectAgainButIsOneConnection() {
    var router = Self.router(Self.app)
    #expect(router.open(Self.app, payload: ConnectPayload(kind: .weak)).namespace == .connection)
    #expect(router.transportClosed().map(\.kind) == [.weak])
  }

  @Test func closingSendsCloseOnce() {
    var router = Self.router(Self.app)
    #expect(router.close(Self.app)?.text == #"{"type":"CLOSE"}"#)
    #expect(router.close(Self.app) == nil)
    #expect(!router.isOpen(Self.app))
  }

  @Test func closingMayGiveAReason() {
    var router = Self.router(Self.app)
    #expect(router.close(Self.app, reason: .closedBySelf)?.text == #"{"type":"CLOSE","reasonCode":5}"#)
  }

  @Test func closingAllSaysGoodbyeToEachTheNewestFirst() {
    var router = Self.router(Self.platform, Self.app)
    #expect(router.closeAll().map(\.destinationId) == ["web-5", "receiver-0"])
    #expect(router.transportClosed().isEmpty)
  }

  @Test func aLostSocketClosesEverythingSilently() {
    var router = Self.router(Self.platform, Self.app)
    #expect(router.transportClosed().map(\.id) == [Self.platform, Self.app])
    #expect(!router.isOpen(Self.platform) && !router.isOpen(Self.app))
  }

  // MARK: CLOSE from the peer

  @Test(arguments: [
    (#"{"type":"CLOSE","reasonCode":4}"#, VirtualConnectionCloseReason.transportTooLongInactive),
    (#"{"type":"CLOSE","reasonCode":"3"}"#, .transportInvalidMessage),
    (#"{"type":"CLOSE","reasonCode":99}"#, VirtualConnectionCloseReason(rawValue: 99)),
    (#"{"type":"CLOSE"}"#, .closedByPeer),
    (#"{"type":"CLOSE","reasonCode":null}"#, .closedByPeer),
  ])
  func closeHasAReasonOrAnObviousOne(text: String, reason: VirtualConnectionCloseReason) {
    var router = Self.router(Self.app)
    guard case .closed(let connection, let found, _) = router.receive(Self.close(from: "web-5", to: "sender-1", text))
    else { return #expect(Bool(false), "not closed") }
    #expect(connection.id == Self.app)
    #expect(found == reason)
  }

  /// Trap 18: without our CLOSE some receivers answer every later message with theirs. Only one is sent, or two peers
  /// would never stop.
  @Test func closeIsAcknowledgedOnce() {
    var router = Self.router(Self.app)
    let close = Self.close(from: "web-5", to: "sender-1")
    guard case .closed(_, _, let acknowledgement) = router.receive(close) else {
      return #expect(Bool(false), "not acknowledged")
    }
    #expect(acknowledgement.sourceId == "sender-1")
    #expect(acknowledgement.destinationId == "web-5")
    guard case .ignored = router.receive(close) else { return #expect(Bool(false), "acknowledged twice") }
  }

  @Test(arguments: [("receiver-0", "sender-1"), ("web-5", "sender-2"), ("web-6", "sender-1"), ("web-5", "*")])
  func closeCountsOnlyForBothItsEnds(source: String, destination: String) {
    var router = Self.router(Self.app)
    guard case .ignored = router.receive(Self.close(from: source, to: destination)) else {
      return #expect(Bool(false))
    }
    #expect(router.isOpen(Self.app))
  }

  @Test(arguments: ["", "CLOSE", "[]", #"{"type":"#])
  func brokenPayloadsAreIgnored(text: String) {
    var router = Self.router(Self.app)
    guard case .ignored = router.receive(Self.close(from: "web-5", to: "sender-1", text)) else {
      return #expect(Bool(false))
    }
    #expect(router.isOpen(Self.app))
  }

  // MARK: Delivery

  @Test func aMessageGoesToTheConnectionOfItsTwoEnds() {
    var router = Self.router(Self.platform, Self.app)
    #expect(router.recipients(of: Self.message(from: "web-5", to: "sender-1")) == [Self.app])
    #expect(
      router.recipients(of: Self.message(from: "receiver-0", to: "sender-1", .receiver)) == [Self.platform])
  }

  @Test func deliversUnknownNamespaces() {
    var router = Self.router(Self.app)
    let message = Self.message(from: "web-5", to: "sender-1", "urn:x-cast:unheard.of", "not even JSON")
    #expect(router.recipients(of: message) == [Self.app])
  }

  @Test func aBroadcastGoesToEveryLocalEndOnce() {
    let other = VirtualConnection.ID(localId: "sender-2", remoteId: "receiver-0")
    var router = Self.router(Self.platform, Self.app, other)
    #expect(
      router.recipients(of: Self.message(from: "receiver-0", to: "*", .receiver)) == [Self.platform, other])
    #expect(router.recipients(of: Self.message(from: "web-5", to: "*")) == [Self.app, other])
  }

  /// Trap 16: a local id without a connection receives nothing; here this is an error.
  @Test func reportsAMessageWithoutAConnection() {
    var router = Self.router(Self.app)
    guard case .unconnected = router.receive(Self.message(from: "web-6", to: "sender-1")),
      case .unconnected = router.receive(Self.message(from: "web-5", to: "sender-9"))
    else { return #expect(Bool(false)) }
  }

  /// Trap 10: several peers of one local id, and ids with a common prefix.
  @Test func oneLocalEndHasManyPeers() {
    var router = Self.router(Self.platform, Self.app)
    _ = router.open(VirtualConnection.ID(localId: "sender-1", remoteId: "web-6"))
    #expect(router.recipients(of: Self.message(from: "web-6", to: "sender-1"))?.first?.remoteId == "web-6")
  }

  @Test(arguments: [
    (CastNamespace.heartbeat, true), (.deviceAuth, true), (.connection, true),
    ("urn:x-cast:com.google.cast.tp.new", true), (.receiver, false), (.media, false),
    ("urn:x-cast:com.google.cast.tpx", false), ("urn:x-cast:tp.heartbeat", false), ("tp.", false),
  ])
  func transportNamespacesAreToldByPrefix(namespace: CastNamespace, isTransport: Bool) {
    #expect(namespace.isTransport == isTransport)
  }

  @Test(arguments: [
    (CastNamespace.media, true), ("urn:x-cast:com.google.cast.media.sub", true), (.deviceAuth, true),
    ("urn:x-cast:com.google.cast.mediax", false), ("urn:x-cast:com.google.cast.cac", false), ("urn:x-cast:a", false),
  ])
  func reservedNamespaces(namespace: CastNamespace, isReserved: Bool) {
    #expect(namespace.isReserved == isReserved)
  }

  /// Device authentication comes before any CONNECT.
  @Test func transportMessagesNeedNoConnection() {
    var router = VirtualConnectionRouter()
    let auth = CastMessage(sourceId: "receiver-0", destinationId: "sender-0", namespace: .deviceAuth, binary: [1])
    guard case .transport(auth) = router.receive(auth) else { return #expect(Bool(false)) }
    let connected = Self.message(from: "receiver-0", to: "sender-0", .connection, #"{"type":"CONNECTED"}"#)
    guard case .transport(connected) = router.receive(connected) else { return #expect(Bool(false)) }
  }

  // MARK: CONNECT from the peer

  static func connect(_ text: String) -> CastMessage {
    self.message(from: "web-5", to: "sender-1", .connection, text)
  }

  /// Only the sender opens connections: a peer can't fill the list.
  @Test(arguments: [#"{"type":"CONNECT"}"#, #"{"type":"CONNECT","connType":1,"senderInfo":{"platform":6}}"#])
  func aConnectIsRefusedWithClose(text: String) {
    var router = VirtualConnectionRouter()
    guard case .connectRefused(let close) = router.receive(Self.connect(text)) else { return #expect(Bool(false)) }
    #expect(close.sourceId == "sender-1")
    #expect(close.destinationId == "web-5")
    #expect(close.text == #"{"type":"CLOSE"}"#)
    #expect(router.transportClosed().isEmpty)
  }

  @Test func aConnectEndsTheConnectionThatWasOpen() {
    var router = Self.router(Self.platform, Self.app)
    guard case .connectRefused = router.receive(Self.connect(#"{"type":"CONNECT"}"#)) else {
      return #expect(Bool(false))
    }
    #expect(router.transportClosed().map(\.id) == [Self.platform])
  }

  @Test func broadcastConnectIsIgnored() {
    var router = VirtualConnectionRouter()
    let message = Self.message(from: "sender-1", to: "*", .connection, #"{"type":"CONNECT"}"#)
    guard case .ignored = router.receive(message) else { return #expect(Bool(false)) }
  }
}

extension VirtualConnectionRouter {
  /// The connections that `message` is delivered to, `nil` if it isn't.
  fileprivate mutating func recipients(of message: CastMessage) -> [VirtualConnection.ID]? {
    if case .deliver(_, let ids) = self.receive(message) { ids } else { nil }
  }
}
