import CastV2
import Logging
import LoopIsolation
import NIOCore

extension CastPayload {
  /// The payload of a message; `nil`, and said so, where it can't be read.
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
