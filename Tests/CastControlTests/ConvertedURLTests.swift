import CastTestSupport
import Glibc
import LoopIsolation
import Testing

@testable import CastControl

/// `castctl play` of a URL that has to be converted: the daemon does it, which stays.
@Suite(.blocking, .programs("ffmpeg", "ffprobe", "setpriv"), .timeLimit(.minutes(2))) struct ConvertedURLTests {
  @Test func theDaemonConverts() async throws {
    let folder = try TemporaryFolder(forPrograms: true)
    let film = try folder.makeMedia(
      "film.avi",
      [
        "-f", "lavfi", "-i", "testsrc=size=160x90:rate=25:duration=6", "-f", "lavfi", "-i", "sine=duration=6", "-c:v",
        "mpeg4", "-c:a", "libmp3lame",
      ])
    let bytes = try #require(folder.read(film))
    let web = try await LocalHTTPServer.start { .file(bytes, type: "video/x-msvideo", for: $0) }
    let bench = try ControlBench(["--fetch-media"])
    let run = try bench.run(["play", web.url("/film.avi"), "--on", bench.address], within: 60)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.isEmpty, "\(run.errors)")
    let status = try bench.run(["status", "--on", bench.address])
    #expect(status.output.contains("film"), "\(status.output)")
  }
}
