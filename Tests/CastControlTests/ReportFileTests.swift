import CastTestSupport
import Glibc
import Testing

@testable import CastControl

/// A report that is written where no links can be made, as on FAT.
@Suite struct ReportFileTests {
  private static func refusing(_ number: CInt) -> ReportFile.Linking {
    { _, _ in
      errno = number
      return -1
    }
  }

  private static func names(in folder: TemporaryFolder) throws -> Set<String> {
    let listing = try ChildProcess.run(["ls", "-A", folder.path]).output
    return Set(String(decoding: listing, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  @Test(arguments: [EPERM, EOPNOTSUPP, ENOSYS]) func isWrittenWithoutLinks(_ number: CInt) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/report.md"
    try ReportFile(path: path, replacesExisting: false).write("text", linking: Self.refusing(number))
    var info = stat()
    #expect(stat(path, &info) == 0 && info.st_mode & 0o777 == 0o600)
    #expect(folder.read(path) == Array("text".utf8))
    #expect(try Self.names(in: folder) == ["report.md"])
  }

  /// U+10FFE9 is the byte E9 (see `PathText`).
  @Test(arguments: [EPERM, 0]) func hasANameThatIsNoUTF8(_ number: CInt) throws {
    let folder = try TemporaryFolder()
    let file = ReportFile(path: "\(folder.path)/b\u{10FFE9}.md", replacesExisting: false)
    if number == 0 { try file.write("text") } else { try file.write("text", linking: Self.refusing(number)) }
    #expect(throws: CommandError.self) { try file.check() }
    try RecordedLines.replace(file.path, with: "new")
    let names = try ChildProcess.run(["ls", "-A", folder.path]).output
    #expect(names == [0x62, 0xE9, 0x2E, 0x6D, 0x64, 0x0A], "\(names)")
  }

  /// Another program makes the file while the report is written.
  @Test func replacesNoFileThatAppearsMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/report.md"
    let error = #expect(throws: CommandError.self) {
      try ReportFile(path: path, replacesExisting: false).write("text") { _, name in
        let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        close(descriptor)
        errno = EPERM
        return -1
      }
    }
    #expect(error?.exit == .usage && error?.message.contains("exists already") == true)
    #expect(folder.read(path) == [])
    #expect(try Self.names(in: folder) == ["report.md"])
  }
}
