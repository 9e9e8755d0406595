import CastTestSupport
import ChildProcesses
import Foundation
import Testing

@Suite struct ProgramSearchTests {
  @Test func aFolderIsNoProgram() throws {
    let folder = try TemporaryFolder()
    #expect(ProgramSearch.file(of: folder.path) == nil)
    let program = try folder.write(Array("#!/bin/sh\n".utf8), to: "tool")
    #expect(ProgramSearch.file(of: program) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    #expect(ProgramSearch.file(of: program) == program)
    let link = "\(folder.path)/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: program)
    #expect(ProgramSearch.file(of: link) == link)
  }
}
