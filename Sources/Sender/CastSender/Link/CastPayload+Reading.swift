import CastV2
import Logging
import LoopIsolation
import NIOCore

extension CastPayload {
  /// Returns the payload of a message; logs an error and returns `nil` if it can't be parsed.
  static func reading(_ message: CastMessage, logger: Logger) -> CastPayload? {
    do throws(CastPayloadError) {
      return try CastPayload(message)
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
