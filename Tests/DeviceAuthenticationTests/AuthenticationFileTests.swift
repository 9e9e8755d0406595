import CastModel
import DeviceAuthentication
import Foundation
import Testing

@Suite struct AuthenticationFileTests {
  private static func withFile<T>(_ contents: [UInt8], _ body: (String) throws -> T) throws -> T {
    let file = FileManager.default.temporaryDirectory.appending(path: "authentication-\(UUID().uuidString)")
    try Data(contents).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test func rootsAreReadFromAFile() throws {
    let path = Fixture.folder.appending(path: "receiver/channel/device_chain.pem").path
    let file = try AuthenticationFile<TrustAnchors>(reading: path)
    #expect(file.path == path)
    #expect(file.contents.certificates.count == 3)
  }

  @Test func aRevocationListIsReadFromAFile() throws {
    let path = Fixture.folder.appending(path: "receiver/channel/good_crl.pb").path
    #expect(try AuthenticationFile<[UInt8]>(readingCRL: path).contents == Fixture.bytes("receiver/channel/good_crl.pb"))
  }

  @Test(arguments: ["/nonexistent/roots.pem", "/", "/dev/zero", ""])
  func refusesOtherPaths(path: String) {
    let error = #expect(throws: AuthenticationFileError.self) { try AuthenticationFile<TrustAnchors>(reading: path) }
    #expect(error?.code == .unreadable)
    #expect(error?.message.isEmpty == false)
  }

  @Test func aPipeDoesNotBlock() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID().uuidString)").path
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    let error = #expect(throws: AuthenticationFileError.self) { try AuthenticationFile<TrustAnchors>(reading: path) }
    #expect(error?.code == .unreadable)
  }

  @Test func aFileThatIsTooLargeIsRefused() throws {
    let contents = [UInt8](repeating: 0x20, count: TrustAnchors.maximumFileLength + 1)
    let error = try Self.withFile(contents) { path in
      #expect(throws: AuthenticationFileError.self) { try AuthenticationFile<TrustAnchors>(reading: path) }
    }
    #expect(error?.code == .tooLarge)
  }

  @Test(arguments: [[], [0xFF], Array("-----BEGIN".utf8)] as [[UInt8]])
  func refusesInvalidRevocationLists(contents: [UInt8]) throws {
    let error = try Self.withFile(contents) { path in
      #expect(throws: AuthenticationFileError.self) { try AuthenticationFile<[UInt8]>(readingCRL: path) }
    }
    #expect(error?.code == .malformed)
  }
}
