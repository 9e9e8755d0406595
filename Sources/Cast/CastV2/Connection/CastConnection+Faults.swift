import Glibc
import LoopIsolation
import NIOCore
import TLS

/// What an honest peer never does: for the emulated receiver's faults, and for tests.
extension CastConnection {
  /// Writes bytes into the TLS stream as they are: half a frame, garbage.
  package func writeRaw(_ bytes: [UInt8]) throws(CastChannelError) {
    try self.write(ByteBuffer(bytes: bytes))
  }

  /// Ends the link as a crash does: the peer sees a TCP reset; queued messages are lost.
  package func abort() {
    guard self.isOpen else { return }
    if let socket = self.channel as? any SocketOptionProvider {
      // Linger for no time: the kernel discards what is queued, and sends RST.
      _ = socket.setSoLinger(linger(l_onoff: 1, l_linger: 0))
    }
    self.closeWithoutGoodbye()
  }

  /// Ends the link with a TCP FIN but no TLS goodbye, as a device that is switched off tidily.
  package func closeWithoutGoodbye() {
    guard self.isOpen else { return }
    self.channel.triggerUserOutboundEvent(TLSSkipsGoodbye(), promise: nil)
    self.fail(.local)
  }

  /// Ends this side's half of the stream, TLS goodbye and FIN, and goes on reading.
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
