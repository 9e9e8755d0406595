import CastV2
import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension CastPayload {
  /// Returns the payload of a message; logs an error and returns `nil` if it can't be parsed.
  ///
  /// - Parameter memo: Members that the device repeats.
  static func reading(_ message: CastMessage, memo: JSONMemo?, logger: Logger) -> CastPayload? {
    do throws(CastPayloadError) {
      return try CastPayload(message, memo: memo)
    } catch {
      logger.component("CastPayload").warning(
        "message not understood",
        metadata: [
          "namespace": "\(message.namespace)", "source": "\(message.sourceId)",
          "bytes": "\(message.payload.readableBytes)", "error": "\(error)",
        ])
      return nil
    }
  }
}
