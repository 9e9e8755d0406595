import Foundation
import Testing

@testable import JSONRPC

/// The default socket path, by the table that all clients are tested with.
@Suite("Default socket place")
struct DefaultSocketPlaceTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var made: [String: String]
    var environment: [String: String]
    var isStranger: Bool?
    var place: String?
    var unsafe: String?

    var testDescription: String { self.name }
  }

  private struct Table: Decodable {
    var rows: [Row]
  }

  static func rows() throws -> [Row] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../SocketPlaces/places.json")
    return try JSONDecoder().decode(Table.self, from: Data(contentsOf: file)).rows
  }

  /// The folders of one row, with the files that it needs.
  private final class Base {
    let path: String
    let user: uid_t

    init(_ row: Row) throws {
      let files = FileManager.default
      self.path = files.temporaryDirectory.appending(path: "places-\(UUID().uuidString)").path
      self.user = geteuid() + (row.isStranger == true ? 1 : 0)
      for folder in ["elsewhere", "temporary", "other"] {
        try files.createDirectory(
          atPath: "\(self.path)/\(folder)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      }
      for (name, what) in row.made {
        let place = self.filled("\(self.path)/\(name)")
        try files.createDirectory(
          atPath: (place as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        switch what {
        case "file": #expect(files.createFile(atPath: place, contents: Data()))
        case "link": try files.createSymbolicLink(atPath: place, withDestinationPath: "\(self.path)/elsewhere")
        default:
          #expect(mkdir(place, 0o700) == 0)
          #expect(chmod(place, try #require(mode_t(what, radix: 8))) == 0)
        }
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: self.path) }

    func filled(_ text: String) -> String {
      text.replacing("BASE", with: self.path).replacing("UID", with: "\(self.user)")
    }
  }

  @Test("is found as the table says", arguments: try rows())
  func table(_ row: Row) throws {
    let base = try Base(row)
    let environment = row.environment.mapValues { base.filled($0) }
    var rule = DefaultSocketPlace()
    rule.user = base.user
    rule.variable = { environment[$0] }
    rule.runtimeFolders = "\(base.path)/run"
    rule.temporaryFolder = "\(base.path)/temporary"
    if let place = row.place {
      #expect(try rule.path(of: "cast-rpc").text == base.filled(place))
    } else {
      let folder = base.filled(try #require(row.unsafe))
      #expect {
        _ = try rule.path(of: "cast-rpc")
      } throws: { error in
        (error as? TransportError)?.code == .unsafeDirectory && "\(error)".contains(folder)
      }
    }
  }

  @Test("the private folder is judged again when the server listens", arguments: ["755", "1777", "link", "file"])
  func judgesTheOpenedFolder(what: String) throws {
    let base = try Base(
      Row(
        name: what, made: ["temporary/cast-rpc-UID": what], environment: [:], isStranger: nil, place: nil, unsafe: nil))
    // Created after the path was chosen: another user was faster.
    let path = try UnixSocketPath(making: base.filled("\(base.path)/temporary/cast-rpc-UID/socket"), isPrivate: true)
    #expect { _ = try path.openDirectory() } throws: { ($0 as? TransportError)?.code == .unsafeDirectory }
  }

  @Test("the private folder is made for its user alone")
  func makesAPrivateFolder() throws {
    let base = try Base(Row(name: "", made: [:], environment: [:], isStranger: nil, place: nil, unsafe: nil))
    var rule = DefaultSocketPlace()
    rule.variable = { _ in nil }
    rule.runtimeFolders = "/nowhere"
    rule.temporaryFolder = "\(base.path)/temporary"
    let path = try rule.path(of: "cast-rpc")
    close(try path.openDirectory())
    let attributes = try FileManager.default.attributesOfItem(
      atPath: base.filled("\(base.path)/temporary/cast-rpc-UID"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }
}
