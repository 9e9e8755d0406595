import CastV2
import LoopIsolation
public import NIOCore

extension CastContext {
  /// Finds out whether a Cast port answers at an address, and closes the connection again.
  ///
  /// - Returns: How long it took to connect and encrypt.
  /// - Throws: ``CastError`` with the phase that failed.
  public func probe(host: String, port: UInt16) async throws(CastError) -> TimeAmount {
    let tls = try self.tls()
    let start = self.clock.now
    do throws(CastChannelError) {
      let connection = try await CastConnection.connect(
        to: .host(host, port: Int(port)), context: tls, configuration: self.connection, logger: self.logger)
      connection.close()
    } catch {
      var failure = CastError(error)
      failure.elapsedMs = failure.elapsedMs ?? (self.clock.now - start).nanoseconds / 1_000_000
      throw failure
    }
    return self.clock.now - start
  }
}
