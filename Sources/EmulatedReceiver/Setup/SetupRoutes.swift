import HTTPServing
import JSONCodec
import LoopIsolation
import NIOCore
import NIOHTTP1

/// Answers the device's HTTP requests.
@LoopActor
final class SetupRoutes {
  private let device: ReceiverDevice
  private let information: @LoopActor @Sendable (_ ipAddress: String, _ nonce: String?) async -> SetupInformation?

  init(
    device: ReceiverDevice,
    information: @escaping @LoopActor @Sendable (_ ipAddress: String, _ nonce: String?) async -> SetupInformation?
  ) {
    self.device = device
    self.information = information
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    // A page of another site that was made to resolve to the device's address is shut out that way (trap 64).
    if self.device.setup.refusesHostNames, !Self.isAddress(request.hostName) { return .status(.forbidden) }
    switch request.path {
    case "/setup/eureka_info": return await self.eurekaInfo(request)
    case "/setup/icon.png":
      guard request.method.isReading else { return Self.notAllowed }
      return HTTPResponse(SetupIcon.png, type: "image/png")
    // All else wants the token of a Google account, which nobody has here.
    case let path where path.hasPrefix("/setup/"): return .status(.forbidden)
    default: return .status(.notFound)
    }
  }

  private func eurekaInfo(_ request: HTTPRequest) async -> HTTPResponse {
    guard request.method.isReading else { return Self.notAllowed }
    let (params, options) = (Self.list(request.target["params"]), Self.list(request.target["options"]))
    let wantsSignature = (params + options).contains("sign")
    let address = request.localAddress?.ipAddress ?? ""
    guard
      let information = await self.information(address, wantsSignature ? request.target["nonce"] ?? "" : nil)
    else { return .status(.serviceUnavailable) }
    let document = information.document(params: params, options: options)
    return HTTPResponse(JSONValue.object(document).jsonBytes, type: "application/json")
  }

  private static var notAllowed: HTTPResponse {
    var response = HTTPResponse.status(.methodNotAllowed)
    response.headers.add(name: "allow", value: "GET, HEAD")
    return response
  }

  private static func list(_ text: String?) -> [String] {
    text?.split(separator: ",").map(String.init) ?? []
  }

  /// Whether a `Host` is empty or an address; names are what PyChromecast tries again without.
  private static func isAddress(_ host: String) -> Bool {
    host.isEmpty || (try? SocketAddress(ipAddress: host, port: 0)) != nil
  }
}

extension HTTPMethod {
  fileprivate var isReading: Bool { self == .GET || self == .HEAD }
}
