public import CastDiscovery
import CastRPCProtocol
public import CastSender
import ImageCache
public import JSONCodec
public import JSONRPC
import LoopIsolation
import NIOCore

extension APIError {
  /// The framework's error as the spec names it.
  init(_ error: CastError) {
    self.init(Kind.named(error.code.rawValue) ?? .internalError, error.message, cause: error) { data in
      data.phase = error.phase.map { CastRPCProtocol.ConnectionPhase(rawValue: $0.rawValue) }
      data.elapsed = error.elapsed?.seconds
      data.sessionId = error.sessionId
      data.authentication = error.authentication.map(DeviceAuthenticationInfo.init)
      data.receiver = error.receiver.map(ReceiverErrorInfo.init)
      data.path = error.parameter.map { "params.\($0.path)" }
      data.reason = error.adSkip?.reason.rawValue ?? error.parameter?.reason
      data.remaining = error.adSkip?.remainingSeconds
      if let cause = error.cause as? ImageCacheError { data.describe(cause) }
      data.queue = error.queue.map { details in
        QueueErrorInfo(
          completedCount: details.completedCount.map { Int64($0) }, failedIndex: details.failedIndex.map { Int64($0) },
          itemIds: details.itemIds, missingItemIds: details.missingItemIds, reason: details.reason?.rawValue)
      }
    }
    if let exact = GCKErrorCode(refining: error) { self.gckErrorCode = exact }
  }

  /// A parameter that can't be used.
  init(_ problem: InvalidParameter) { self.init(CastError(problem)) }

  /// No device is the one that was asked for; `problem` is a sentence that says so.
  init(_ missing: MissingDevice, _ problem: String) {
    self.init(.deviceNotFound, "\(problem) \(missing.advice)") { data in
      data.nearest = missing.nearest
      data.answered = missing.names
    }
  }

  /// Discovery's error as the spec names it.
  init(_ error: DiscoveryError) {
    let kind: Kind =
      switch error.code {
      case .daemonUnavailable: .discoveryUnavailable
      case .noSuchDevice: .deviceNotFound
      case .unresolvable: .addressNotResolved
      case .invalidAddress: .invalidParams
      case .limitReached: .tooManyDevices
      case .cancelled: .requestCancelled
      default: .internalError
      }
    self.init(kind, error.message, cause: error)
  }

  /// One source of devices doesn't work.
  static func sourceUnavailable(_ source: String, _ code: DNSSDErrorCode?) -> APIError {
    let reason = code.map { " (\($0))" } ?? ""
    let text =
      source == SourcePolicy.avahi.rawValue
      ? "No DNS-SD daemon answers\(reason). It is used as soon as one does."
      : "No network interface can be asked\(reason). It is tried again as soon as one comes."
    return APIError(.discoveryUnavailable, text)
  }
}

extension CastError: JSONRPCErrorRepresentable {
  public var rpcCode: JSONRPCError.Code { APIError(self).rpcCode }
  public var rpcMessage: String { self.message }
  public func writeRPCData(to writer: inout JSONWriter) { APIError(self).writeRPCData(to: &writer) }
}

extension DiscoveryError: JSONRPCErrorRepresentable {
  public var rpcCode: JSONRPCError.Code { APIError(self).rpcCode }
  public var rpcMessage: String { self.message }
  public func writeRPCData(to writer: inout JSONWriter) { APIError(self).writeRPCData(to: &writer) }
}
