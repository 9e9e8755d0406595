import CastModel
import CastRPCProtocol
import JSONCodec
import JSONRPC
import Testing

struct APIErrorTests {
  @Test func dataHasTheCataloguesFacts() {
    let error = APIError(.noSuchSession) { $0.sessionId = "s-1" }
    var writer = JSONWriter()
    error.writeRPCData(to: &writer)
    let kind = APIError.Kind.noSuchSession
    let data = try? JSONDocument(parsing: writer.bytes).root.value
    #expect(data?["name"] == .string(kind.name))
    #expect(data?["domain"] == .string(kind.domain))
    #expect(data?["retryable"] == .bool(kind.isRetryable))
    #expect(data?["sessionId"] == "s-1")
    #expect(error.rpcCode.rawValue == Int(kind.code))
    #expect(error.rpcMessage == kind.message)
  }

  @Test func aMessageReplacesTheCatalogues() {
    #expect(APIError(.noSuchSession, "There is no session s-9.").message == "There is no session s-9.")
  }

  @Test func namesAndCodesAreUnique() {
    let kinds = APIError.Kind.all
    #expect(Set(kinds.map(\.name)).count == kinds.count)
    #expect(Set(kinds.map(\.code)).count == kinds.count)
    for kind in kinds { #expect(APIError.Kind.named(kind.name) == kind) }
    #expect(APIError.Kind.named("NoSuchError") == nil)
  }

  @Test func theLayerBelowUsesTheCataloguesNamesAndCodes() {
    let errors: [JSONRPCError] = [
      .parseError("x"), .invalidRequest("x"), .methodNotFound("x"), .invalidParams(JSONDecodingError(reason: "x")),
      .internalError("x"), .messageTooLarge(limit: 1), .requestCancelled, .shuttingDown, .tooManyRequests(limit: 1),
    ]
    for error in errors {
      let kind = error.name.flatMap { APIError.Kind.named($0) }
      #expect(kind?.code == Int64(error.code.rawValue), "\(error)")
      #expect(kind?.domain == error.data["domain"]?.string, "\(error)")
      #expect(kind?.userAdvice == error.data["userAdvice"]?.string, "\(error)")
      guard kind != .invalidParams else { continue }
      #expect(kind?.userMessage == error.data["userMessage"]?.string, "\(error)")
    }
  }
}
