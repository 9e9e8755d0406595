import CastRPCProtocol
import JSONCodec
import Logging
import LoopIsolation
import NIOEmbedded
import Testing

@testable import JSONRPC

/// Every method's entry in the table, called with the corpus' params.
@LoopActor
struct MethodTableTests {
  private let table = RecordingServices().table

  private func context(_ method: String) -> JSONRPCCallContext {
    let peer = JSONRPCPeer(
      channel: EmbeddedChannel(), label: "test", configuration: JSONRPCConnectionConfiguration(),
      logger: Logger(label: "test"))
    return JSONRPCCallContext(peer: peer, id: .integer(1), method: method, progress: nil)
  }

  @Test func everyMethodIsThere() {
    #expect(Set(self.table.keys) == Set(APIFacts.methods))
  }

  @Test func eachEntryDecodesItsParamsAndCallsItsMethod() async throws {
    for test in CorpusTests.cases where test.subject.hasPrefix("params ") {
      let name = String(test.subject.dropFirst("params ".count))
      let method = try #require(self.table[name])
      let params = try JSONDocument(parsing: test.value.jsonBytes).root
      do {
        _ = try await method(params, self.context(name))
        Issue.record("\(test.testDescription): nothing was called")
      } catch let call as RecordedCall {
        #expect(test.isValid, "\(test.testDescription): was called")
        #expect(call.method == name)
        let type = try #require(CorpusDecoders.all[test.subject])
        #expect(call.params.jsonText == (try type.init(json: params)).jsonText)
      } catch let error as JSONDecodingError {
        #expect(error.path == test.path, "\(test.testDescription)")
      }
    }
  }

  @Test func absentParamsAreAnEmptyObject() async throws {
    for (name, method) in self.table {
      let type = try #require(CorpusDecoders.all["params \(name)"])
      let needsNothing = (try? type.init(json: JSONDocument(parsing: "{}").root)) != nil
      do {
        _ = try await method(nil, self.context(name))
      } catch {
        #expect(error is RecordedCall == needsNothing, "\(name): \(error)")
      }
    }
  }
}
