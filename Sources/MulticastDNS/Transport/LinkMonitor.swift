import Glibc
import LoopIsolation
import NIOCore
import NIOPosix

/// Tells when interfaces or addresses of this host change (rtnetlink); looks by itself now and then where it can't be told.
@LoopActor
final class LinkMonitor {
  /// Several messages belong to one change, and an interface needs a moment to get its addresses.
  private static let settling = TimeAmount.milliseconds(100)
  private static let interval = TimeAmount.seconds(10)

  private let onChange: @LoopActor () -> Void
  private var channel: (any Channel)?
  private var timer: Scheduled<Void>?
  private var isRunning = false

  init(onChange: @escaping @LoopActor () -> Void) {
    self.onChange = onChange
  }

  func start() {
    guard !self.isRunning else { return }
    self.isRunning = true
    self.open()
  }

  func stop() {
    self.isRunning = false
    self.timer?.cancel()
    self.timer = nil
    self.channel?.close(promise: nil)
    self.channel = nil
  }

  private func open() {
    guard let descriptor = LinkMonitor.makeSocket() else { return self.schedule(in: LinkMonitor.interval) }
    NIOPipeBootstrap(group: LoopActor.shared.eventLoop)
      .channelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 16_384))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let handler = LinkMonitorHandler(
            onRead: { [weak self] in self?.schedule(in: LinkMonitor.settling) },
            onClose: { [weak self] in self?.didClose() }
          )
          try channel.pipeline.syncOperations.addHandler(handler)
        }
      }
      .takingOwnershipOfDescriptor(input: descriptor)
      .whenComplete { result in
        LoopActor.assumeIsolated { self.didOpen(result, descriptor: descriptor) }
      }
  }

  private func didOpen(_ result: Result<any Channel, any Error>, descriptor: CInt) {
    switch result {
    case .success(let channel) where self.isRunning: self.channel = channel
    case .success(let channel): channel.close(promise: nil)
    case .failure:
      close(descriptor)
      self.schedule(in: LinkMonitor.interval)
    }
  }

  /// Too many messages for the socket's buffer end it; what they told is found by looking.
  private func didClose() {
    guard self.isRunning else { return }
    self.channel = nil
    self.schedule(in: LinkMonitor.settling)
  }

  private func schedule(in amount: TimeAmount) {
    guard self.isRunning, self.timer == nil else { return }
    self.timer = LoopActor.shared.eventLoop.scheduleTask(in: amount) {
      LoopActor.assumeIsolated { self.look() }
    }
  }

  private func look() {
    self.timer = nil
    guard self.isRunning else { return }
    self.onChange()
    if self.channel == nil { self.open() }
  }

  private nonisolated static func makeSocket() -> CInt? {
    let type = CInt(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let routing: CInt = 0  // NETLINK_ROUTE
    let descriptor = socket(AF_NETLINK, type, routing)
    guard descriptor >= 0 else { return nil }
    // sockaddr_nl: family, padding, port, groups (RTMGRP_LINK, RTMGRP_IPV4_IFADDR, RTMGRP_IPV6_IFADDR); Swift lacks it.
    let groups: UInt32 = 0x1 | 0x10 | 0x100
    var address = [UInt16(truncatingIfNeeded: AF_NETLINK), 0, 0, 0, UInt16(truncatingIfNeeded: groups), 0]
    let status = address.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(descriptor, $0.baseAddress, 12) }
    }
    guard status == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }
}
