import CastTestSupport
import Foundation
import Testing

@testable import WebBridge

/// The files for browsers.
@Suite struct WebPagesTests {
  /// `clients/web` of the source tree.
  static let folder = URL(filePath: SourceTree.path("clients/web"))

  static var sources: [String] {
    let all = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { WebPages.types[URL(filePath: $0).pathExtension] != nil && !$0.hasSuffix(".md") }.sorted()
  }

  @Test func theProgramHasEveryFileOfTheFolder() { #expect(WebPages.names.sorted() == Self.sources) }

  @Test(arguments: WebPages.names)
  func aFileIsThatOfTheFolder(name: String) async throws {
    let file = try #require(await WebPages.builtIn.file("/\(name)"))
    #expect(try file.bytes == [UInt8](Data(contentsOf: Self.folder.appending(path: name))))
    let read = try #require(await WebPages.folder(Self.folder.path).file("/\(name)"))
    #expect(read.bytes == file.bytes)
    #expect(read.type == file.type)
  }

  @Test func anotherCatalogueTakesThePlaceOfTheSampleFilms() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "films-\(UUID().uuidString).json")
    try Data(#"{"categories":[]}"#.utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    for pages in [WebPages.builtIn, .folder(Self.folder.path)] {
      let offering = pages.offering(catalogue: path.path)
      let films = try #require(await offering.file("/remote/films.json"))
      #expect(String(decoding: films.bytes, as: UTF8.self) == #"{"categories":[]}"#)
      #expect(films.type == "application/json")
      #expect(await offering.file("/remote/remote.js") != nil)
    }
    #expect(await WebPages.builtIn.offering(catalogue: "/no/such/films.json").file("/remote/films.json") == nil)
  }

  @Test func otherTextsTakeThePlaceOfThePagesOwn() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "texts-\(UUID().uuidString).json")
    try Data(#"{"language":"de"}"#.utf8).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    let pages = WebPages.builtIn.offering(catalogue: "/no/such/films.json").speaking(texts: path.path)
    let texts = try #require(await pages.file("/remote/texts.json"))
    #expect(String(decoding: texts.bytes, as: UTF8.self) == #"{"language":"de"}"#)
    #expect(
      await WebPages.builtIn.file("/remote/texts.json").map { String(decoding: $0.bytes, as: UTF8.self) } == "{}\n")
    #expect(await pages.file("/remote/films.json") == nil)
  }

  @Test(arguments: [
    "", "x", "//cast.js", "/../cast.js", "/remote/../../Package.swift", "/.hidden.js", "/remote/", "/remote",
    "/absent.js", "/cast",
    "/remote/./remote.js",
  ])
  func otherPathsLeadToNothing(path: String) async {
    #expect(await WebPages.builtIn.file(path) == nil)
    #expect(await WebPages.folder(Self.folder.path).file(path) == nil)
  }
}
