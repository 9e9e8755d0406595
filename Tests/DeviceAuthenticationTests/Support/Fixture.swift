import CastModel
import DeviceAuthentication
import Foundation

/// Files of openscreen's test data.
enum Fixture {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/openscreen")

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: self.folder.appending(path: path)))
  }

  /// The certificates of a PEM file, in DER.
  static func certificates(_ path: String) throws -> [[UInt8]] {
    try TrustAnchors(pem: try self.bytes(path)).certificates
  }

  /// The block `name` of a PEM file.
  static func block(_ name: String, of path: String) throws -> [UInt8] {
    let text = String(decoding: try self.bytes(path), as: UTF8.self)
    let body = text.split(separator: "-----BEGIN \(name)-----").last?.split(separator: "-----END \(name)-----").first
    guard let body, let data = Data(base64Encoded: String(body), options: .ignoreUnknownCharacters) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return Array(data)
  }

  /// Midnight UTC.
  static func date(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    let date = calendar.date(from: DateComponents(year: year, month: month, day: day))
    return Int64(date?.timeIntervalSince1970 ?? 0)
  }
}
