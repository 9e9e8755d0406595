import HTTPServing
import JSONCodec
import LoopIsolation
import NIOCore
import NIOHTTP1

/// The answers to the requests of the user's page about phones: their list, a pairing code, and their removal.
@LoopActor
enum PhonesPage {
  /// The prefix of the paths of these requests.
  nonisolated static let prefix = "/phones/"

  /// Answers a request that carries the user's token.
  ///
  /// - Parameter entrance: The port for phones, or `nil` if it is closed.
  static func answer(_ request: HTTPRequest, _ entrance: PhoneEntrance?) async -> HTTPResponse {
    guard let entrance else { return self.json(["isOpen": false]) }
    switch (request.method, request.path) {
    case (.GET, "\(self.prefix)state"): return self.json(self.state(entrance))
    case (.POST, "\(self.prefix)code"):
      let offer = entrance.offerCode()
      return self.json([
        "url": .string(offer.url), "code": .string(offer.code), "svg": .string(offer.image?.svg ?? ""),
        "expiresIn": .integer(offer.seconds),
      ])
    case (.POST, "\(self.prefix)forget"):
      guard let name = self.member("name", of: request) else { return .status(.badRequest) }
      do {
        try await entrance.forget(name)
      } catch {
        return HTTPResponse(status: .internalServerError, text: "\(error)\n")
      }
      return self.json(self.state(entrance))
    default: return .status(.notFound)
    }
  }

  private static func state(_ entrance: PhoneEntrance) -> JSONValue {
    [
      "isOpen": true, "url": .string(entrance.url),
      "phones": .array(
        entrance.phones.map { phone in
          [
            "name": .string(phone.name), "pairedAt": .integer(phone.pairedAt),
            "isConnected": .bool(entrance.isConnected(phone)),
          ]
        }),
    ]
  }

  /// Returns the string member `name` of a request's JSON object, or `nil` if there is none.
  static func member(_ name: String, of request: HTTPRequest) -> String? {
    guard request.headers.first(name: "content-type")?.lowercased().hasPrefix("application/json") == true else {
      return nil
    }
    let limits = JSONLimits(maximumBytes: 1 << 10, maximumDepth: 4)
    return (try? JSONDocument(parsing: Array(request.body.readableBytesView), limits: limits))?.root[name]?.string
  }

  static func json(_ value: JSONValue) -> HTTPResponse { HTTPResponse(value.jsonBytes, type: "application/json") }
}
