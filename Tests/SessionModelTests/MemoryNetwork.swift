import CastV2
import Glibc
import LoopIsolation
import NIOCore

/// A network in memory, on which receivers listen and senders connect; TLS runs over it as over TCP.
@LoopActor
final class MemoryNetwork: CastNetwork {
  /// The conditions of all streams.
  let conditions = MemoryChannel.Conditions()
  private var listeners: [SocketAddress: Listener] = [:]
  private var channels: [WeakChannel] = []
  private var lastPort = 49_151

  private struct Listener {
    let channel: MemoryChannel
    let accept: @LoopActor (any Channel) -> Void
  }

  private struct WeakChannel {
    weak var channel: MemoryChannel?
  }

  nonisolated init() {}

  /// Whether bytes pass. While they don't, connections wait, too; everything arrives in order afterwards.
  var isUp: Bool {
    get { self.conditions.passes }
    set {
      self.conditions.passes = newValue
      if newValue { for entry in self.channels { entry.channel?.scheduleDelivery() } }
    }
  }

  func connect(
    to address: SocketAddress, initializer: @escaping @LoopActor (any Channel) -> Void
  ) -> EventLoopFuture<Void> {
    let connected = LoopActor.shared.eventLoop.makePromise(of: Void.self)
    let client = self.makeChannel(remote: address)
    initializer(client)
    client.closeFuture.whenComplete { _ in connected.fail(ChannelError.ioOnClosedChannel) }
    client.eventLoop.execute {
      LoopActor.assumeIsolated {
        // A SYN that is lost has no answer; the caller has a time limit.
        guard self.isUp else { return }
        guard let listener = self.listeners[address] else {
          connected.fail(IOError(errnoCode: ECONNREFUSED, reason: "connect"))
          return client.close(promise: nil)
        }
        let server = self.makeChannel(local: address)
        listener.accept(server)
        MemoryChannel.join(server, client)
        connected.succeed(())
      }
    }
    return connected.futureResult
  }

  func listen(on address: SocketAddress, accept: @escaping @LoopActor (any Channel) -> Void) throws -> any Channel {
    var address = address
    if address.port == 0 {
      self.lastPort += 1
      address.port = self.lastPort
    }
    guard self.listeners[address] == nil else { throw IOError(errnoCode: EADDRINUSE, reason: "bind") }
    let channel = MemoryChannel(local: address, conditions: self.conditions)
    self.listeners[address] = Listener(channel: channel, accept: accept)
    channel.closeFuture.whenComplete { _ in LoopActor.assumeIsolated { self.listeners[address] = nil } }
    return channel
  }

  /// Makes the two ends of a client's connection to the server.
  func makePair() -> (server: MemoryChannel, client: MemoryChannel) {
    // The conditions are those of the network to the devices, not of the server's own sockets.
    let conditions = MemoryChannel.Conditions()
    return (
      MemoryChannel(conditions: conditions, allowsHalfClosure: true), MemoryChannel(conditions: conditions)
    )
  }

  private func makeChannel(local: SocketAddress? = nil, remote: SocketAddress? = nil) -> MemoryChannel {
    let channel = MemoryChannel(local: local, remote: remote, conditions: self.conditions)
    self.channels.removeAll { $0.channel == nil }
    self.channels.append(WeakChannel(channel: channel))
    return channel
  }
}
