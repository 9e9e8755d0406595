// `make model` builds this folder as one optimised program.
import Glibc

@main
enum Model {
  static func main() async throws {
    guard try await ModelBatch().run() else { exit(1) }
  }
}
