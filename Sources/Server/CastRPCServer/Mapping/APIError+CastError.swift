import DNSSD
public import CastDiscovery
import CastModel
import CastRPCProtocol
public import CastSender
import DeviceAuthentication
import ImageCache
public import JSONRPC
import LoopIsolation
import NIOCore

extension APIError {
  /// Maps the framework's error to the spec's.
  init(_ error: CastError) {
    self.init(Kind.named(error.code.rawValue) ?? .internalError, error.message, cause: error) { data in
      data.phase = error.phase
      data.elapsed = error.elapsed?.seconds
      data.sessionId = error.sessionId
      data.authentication = error.authentication.map(DeviceAuthenticationInfo.init)
      data.receiver = error.receiver
      data.path = error.parameter.map { "params.\($0.path)" }
      data.reason = error.adSkip?.reason.rawValue ?? error.parameter?.reason
      if error.code == .playbackNotRestored { data.reason = (error.cause as? CastError).map { APIError($0).kind.name } }
      data.remaining = error.adSkip?.remainingSeconds
      data.describe(error.missingDevice)
      if let cause = error.cause as? ImageCacheError { data.describe(cause) }
      data.queue = error.queue
      if let preflight = error.preflight {
        data.preflight = preflight
        data.advice = preflight.findings.first { $0.severity != .note }?.advice ?? data.advice
      }
    }
    if let exact = GCKErrorCode(refining: error) { self.gckErrorCode = exact }
  }

  /// Creates the error for an unusable parameter.
  init(_ problem: InvalidParameter) { self.init(CastError(problem)) }

  /// Creates the error for a device that wasn't found; `problem` is a sentence that says so.
  init(_ missing: MissingDevice, _ problem: String) {
    self.init(.deviceNotFound, "\(problem) \(missing.advice)") { $0.describe(missing) }
  }

  /// Maps discovery's error to the spec's.
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

  /// Returns the error for one source of devices that doesn't work.
  static func sourceUnavailable(_ source: String, _ code: DNSSDErrorCode?) -> APIError {
    let reason = code.map { " (\($0))" } ?? ""
    let text =
      source == DiscoverySourceKind.avahi.rawValue
      ? "No DNS-SD daemon answers\(reason). It is used as soon as one does."
      : "No network interface can be asked\(reason). It is tried again as soon as one comes."
    return APIError(.discoveryUnavailable, text)
  }
}

extension ErrorData {
  /// Adds the device that was probably meant, and those that responded.
  fileprivate mutating func describe(_ missing: MissingDevice?) {
    guard let missing else { return }
    self.nearest = missing.nearest
    self.answered = missing.names
  }
}

extension CastError: JSONRPCErrorConvertible {
  /// The entry of `spec/errors.json` with the error's name, or else `InternalError`, with this error's message and
  /// details.
  public var rpcError: any JSONRPCErrorRepresentable { APIError(self) }
}

extension DiscoveryError: JSONRPCErrorConvertible {
  /// The entry of `spec/errors.json` for the discovery code, or else `InternalError`, with this error's message.
  public var rpcError: any JSONRPCErrorRepresentable { APIError(self) }
}
