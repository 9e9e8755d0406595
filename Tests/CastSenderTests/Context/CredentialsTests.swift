import CastDiscovery
import CastModel
import CastSender
import CastTestSupport
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

  @Test func sendsNoneByDefault() async throws {
    let bench = try await Bench()
    _ = try await bench.start()
    #expect(await bench.receiver.message("LAUNCH").json["appParams"] == nil)
  }

  @Test func sendsTheSetCredentials() async throws {
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
    let clock = ManualClock()
    let bench = try await Bench(options: options, clock: clock)
    bench.context.launchCredentials = LaunchCredentials(credentials: "static")
    bench.context.credentialsProvider = { _ in
      clock.advance(by: .milliseconds(100))
      try? await Task.sleep(for: .seconds(3_600))
      return LaunchCredentials(credentials: "late")
    }
    _ = try await bench.start()
    #expect(await self.sentCredentials(bench) == "static")
  }

  @Test func theCallsCredentialsSkipTheProvider() async throws {
    let bench = try await Bench()
    bench.context.credentialsProvider = { _ in LaunchCredentials(credentials: "provided") }
    _ = try await bench.start(SessionStartOptions(credentials: LaunchCredentials(credentials: "own")))
    #expect(await self.sentCredentials(bench) == "own")
  }

  @Test func joiningAsksTheProviderTooAndOnce() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    var count = 0
    bench.context.credentialsProvider = { _ in
      count += 1
      return nil
    }
    let session = try await bench.start()
    _ = try await session.requestStatus()
    #expect(count == 1)
    #expect(!bench.receiver.types.contains("LAUNCH"), "there is nothing to deliver")
  }

  // MARK: Joining

  @Test func aRunningAppReceivesTheCredentials() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    bench.context.launchCredentials = LaunchCredentials(credentials: "static")
    let session = try await bench.start()
    #expect(session.snapshot.receiverSessionId == "run-1")
    #expect(await self.sentCredentials(bench) == "static")
  }

  @Test func aJoinDeliversThemToo() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    _ = try await bench.context.sessions.join(
      bench.target,
      options: SessionJoinOptions(credentials: LaunchCredentials(credentials: "joined", credentialsType: "cloud")))
    #expect(await self.sentCredentials(bench) == "joined")
    #expect(await bench.receiver.message("LAUNCH").json["appId"]?.string == "CC1AD845", "the app that runs")
  }

  @Test func withoutAnyAJoinLaunchesNothing() async throws {
    let bench = try await Bench()
    bench.receiver.applications = [.running()]
    let session = try await bench.context.sessions.join(bench.target)
    _ = try await bench.context.sessions.session(session.sessionId).requestStatus()
    #expect(!bench.receiver.types.contains("LAUNCH"))
  }

  @Test func deliversCredentialsOnceInSpiteOfChangesAndReconnects() async throws {
    let bench = try await Bench()
    bench.context.launchCredentials = LaunchCredentials(credentials: "first")
    let session = try await bench.start()
    bench.context.launchCredentials = LaunchCredentials(credentials: "second")
    bench.receiver.dropLinks()
    await bench.recorder.event("didResume")
    _ = try await session.requestStatus()
    #expect(bench.receiver.types.filter { $0 == "LAUNCH" }.count == 1)
  }

  @Test func requiredFeaturesTravelWithTheLaunch() async throws {
    let bench = try await Bench()
    var options = SessionStartOptions(credentials: LaunchCredentials(credentials: "me"))
    options.requiredFeatures = ["STREAM_TRANSFER"]
    _ = try await bench.start(options)
    let parameters = await bench.receiver.message("LAUNCH").json["appParams"]
    #expect(parameters?["requiredFeatures"]?[0]?.string == "STREAM_TRANSFER")
    #expect(parameters?["launchCheckerParams"]?["credentialsData"]?["credentials"]?.string == "me")
  }
}
