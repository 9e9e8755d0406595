import CastV2
package import JSONCodec
import Logging
import LoopIsolation
import NIOCore

extension JSONMemo {
  /// Creates a memo for the large members of the statuses of one device: a status is an element of the list `status`.
  package static func ofMediaStatuses() -> JSONMemo { JSONMemo(["media", "items"], depth: 4) }
}

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
