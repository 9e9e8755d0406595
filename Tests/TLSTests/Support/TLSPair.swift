import NIOCore
import NIOEmbedded
import TLS

/// A client and a server as embedded channels, joined by hand.
struct TLSPair {
  static let identity = Result { try TLSIdentity.selfSigned() }

  let client = EmbeddedChannel()
  let server = EmbeddedChannel()
  let clientSession: EventLoopFuture<TLSSession>
  let serverSession: EventLoopFuture<TLSSession>

  init(client clientPolicy: TLSPolicy = TLSPolicy(), server serverPolicy: TLSPolicy = TLSPolicy()) throws {
    try self.init(
      client: TLSContext(clientPolicy: clientPolicy),
      server: TLSContext(serverPolicy: serverPolicy, identity: Self.identity.get()))
  }

  init(
    client clientContext: TLSContext, server serverContext: TLSContext, serverName: String? = nil,
    sessionKey: String? = nil
  ) throws {
    let clientPromise = self.client.eventLoop.makePromise(of: TLSSession.self)
    let serverPromise = self.server.eventLoop.makePromise(of: TLSSession.self)
    self.clientSession = clientPromise.futureResult
    self.serverSession = serverPromise.futureResult
    try self.server.pipeline.syncOperations.addHandler(TLSHandler(context: serverContext, handshake: serverPromise))
    do {
      let handler = try TLSHandler(
        context: clientContext, serverName: serverName, sessionKey: sessionKey, handshake: clientPromise)
      try self.client.pipeline.syncOperations.addHandler(handler)
    } catch {
      self.finish()
      throw error
    }
  }

  func connect() throws {
    let address = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
    self.server.connect(to: address, promise: nil)
    self.client.connect(to: address, promise: nil)
    try self.carry()
  }

  /// Passes ciphertext both ways until neither side has any; returns the number of the client's writes.
  @discardableResult
  func carry() throws -> Int {
    var clientWrites = 0
    while true {
      var moved = false
      while let bytes = try self.client.readOutbound(as: ByteBuffer.self) {
        moved = true
        clientWrites += 1
        try self.server.writeInbound(bytes)
      }
      while let bytes = try self.server.readOutbound(as: ByteBuffer.self) {
        moved = true
        try self.client.writeInbound(bytes)
      }
      guard moved else { return clientWrites }
    }
  }

  func finish() {
    _ = try? self.client.finish()
    _ = try? self.server.finish()
  }
}
