import CastDiscovery
import CastModel
import CastSender
import JSONCodec
import LoopIsolation
import NIOCore
import Testing

@Suite("Launch credentials", .timeLimit(.minutes(1)))
@LoopActor
struct CredentialsTests {
  private func sentCredentials(_ bench: Bench) async -> String? {
    let launch = await bench.receiver.message("LAUNCH")
    return launch.json["appParams"]?["launchCheckerParams"]?["credentialsData"]?["credentials"]?.string
  }

  @Test func withoutAnyNothingIsSent() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    #expect(await bench.receiver.message("LAUNCH").json["appParams"] == nil)
  }

  @Test func whatWasSetIsSent() async throws {
    let bench = try await Bench()
    bench.context.launchCredentials = LaunchCredentials(credentials: "static")
    _ = try await bench.start()
    #expect(await self.sentCredentials(bench) == "static")
  }

  @Test func theProviderIsAskedFirst() async throws {
    let bench = try await Bench()
    bench.context.launchCredentials = LaunchCredentials(credentials: "static")
    var asked: CredentialsRequest?
    bench.context.credentialsProvider = { request in
      asked = request
      return LaunchCredentials(credentials: "provided")
    }
    let session = try await bench.start()
    #expect(await self.sentCredentials(bench) == "provided")
    #expect(
      asked
        == CredentialsRequest(
          deviceId: session.device.deviceId, applicationId: "CC1AD845", sessionId: session.id))
  }

  @Test func aProviderThatRefusesFallsBack() async throws {
    let bench = try await Bench()
    bench.context.launchCredentials = LaunchCredentials(credentials: "static")
    bench.context.credentialsProvider = { _ in nil }
    _ = try await bench.start()
    #expect(await self.sentCredentials(bench) == "static")
  }

  @Test func aProviderThatIsLateFallsBack() async throws {
    var options = CastContextOptions.quick
    options.credentialsDeadline = .milliseconds(100)
    let bench = try await Bench(options: options)
    bench.context.launchCredentials = LaunchCredentials(credentials: "static")
    bench.context.credentialsProvider = { _ in
      try? await Task.sleep(for: .seconds(3_600))
      return LaunchCredentials(credentials: "late")
    }
    _ = try await bench.start()
    #expect(await self.sentCredentials(bench) == "static")
  }

  @Test func theCallsOwnWinAndNobodyIsAsked() async throws {
    let bench = try await Bench()
    bench.context.credentialsProvider = { _ in LaunchCredentials(credentials: "provided") }
    _ = try await bench.start(SessionStartOptions(credentials: LaunchCredentials(credentials: "own")))
    #expect(await self.sentCredentials(bench) == "own")
  }

  @Test func joiningAsksNobody() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    var count = 0
    bench.context.credentialsProvider = { _ in
      count += 1
      return nil
    }
    _ = try await bench.start()
    #expect(count == 0)
  }
}
