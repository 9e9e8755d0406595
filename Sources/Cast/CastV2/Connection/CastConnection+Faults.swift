import Glibc
import LoopIsolation
import NIOCore
import TLS

/// Actions that an honest peer never takes: for the emulated receiver's faults, and for tests.
extension CastConnection {
  /// Writes bytes into the TLS stream unchanged: half a frame, garbage.
  package func writeRaw(_ bytes: [UInt8]) throws(CastChannelError) {
    try self.write(ByteBuffer(bytes: bytes))
  }

  /// Ends the link like a crash: the peer sees a TCP reset, and queued messages are lost.
  package func abort() {
    guard self.isOpen else { return }
    if let socket = self.channel as? any SocketOptionProvider {
      // With a linger time of 0 the kernel discards the queued bytes and sends RST.
      _ = socket.setSoLinger(linger(l_onoff: 1, l_linger: 0))
    }
    self.closeWithoutGoodbye()
  }

  /// Ends the link with a TCP FIN but without a TLS close_notify, like a device that is switched off properly.
  package func closeWithoutGoodbye() {
    guard self.isOpen else { return }
    self.channel.triggerUserOutboundEvent(TLSSkipsGoodbye(), promise: nil)
    self.fail(.local)
  }

  /// Ends this side's half of the stream with TLS close_notify and FIN, and keeps reading.
  package func closeOutput() {
    guard self.isOpen else { return }
    self.flush()
    self.channel.close(mode: .output, promise: nil)
  }

  /// Stops or resumes reading from the socket, so that the peer's writes pile up.
  package func setReading(_ isReading: Bool) {
    self.wantsReading = isReading
    self.applyAutoRead()
  }
}
