import Foundation
import Testing

/// Reads each input that was committed because a run of libFuzzer reached something new with it, without libFuzzer and
/// its instruments: a broken invariant traps, and the last input that the log names is the cause.
@Suite("Committed inputs of the fuzz targets", .timeLimit(.minutes(5)))
struct CorpusTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func keepTheInvariants(of name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let text = String(decoding: RepositoryFiles.bytes("Tests/FuzzTests/Corpus/\(name).txt"), as: UTF8.self)
    let inputs = try text.split(separator: "\n").map { try #require(Data(base64Encoded: String($0))) }
    #expect(!inputs.isEmpty)
    for input in inputs { Array(input).withUnsafeBufferPointer { target.run($0) } }
  }
}
