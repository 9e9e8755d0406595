import LoopIsolation
import Testing

@testable import CastRPCServer

/// Random programs against the model of a session; `make model` runs many (docs/Testing.md).
@Suite(.timeLimit(.minutes(1)), .serialized) @LoopActor struct SessionModelTests {
  /// Scripts that once differed from the model, shrunk.
  nonisolated static let scripts = [
    // The link's requests had left their timer.
    """
    A session.start {"host":"192.0.2.1"}
    """,
    // The session that player.interrupt restores had no owner in its notifications.
    """
    A session.start {"host":"192.0.2.1","applicationId":"233637DE"}
    A player.interrupt {"media":{"contentId":"http://192.0.2.9/bell.mp3?duration=3","contentType":"audio/mpeg"}}
    """,
    // The launch on the other device reported its phases after the end of the session.
    """
    devices {"launchTime":0.2}
    A session.start {"host":"192.0.2.1"}
    wait 0.3
    A session.transfer {"host":"192.0.2.2"}
    remote 1 stop
    """,
    // A device told its name after the end of the session.
    """
    devices {"latency":0.02,"launchTime":3.0}
    A session.start {"host":"192.0.2.1"}
    wait 3.05
    B player.interrupt {"media":{"contentId":"http://192.0.2.9/bell.mp3?duration=3","contentType":"audio/mpeg"}}
    cancel A
    wait 1.0
    cancel B
    A player.play {"device":"192.0.2.1","media":{"contentId":"http://192.0.2.9/5.mp4?duration=3","contentType":"video/mp4"}}
    """,
    // A session that only joins left the app of an abandoned launch running.
    """
    devices {"launchTime":3.0}
    A session.start {"host":"192.0.2.1","timeout":2.0}
    A session.join {"host":"192.0.2.1","ifExists":"USE"}
    """,
    // A start that was refused left the app of an abandoned launch running.
    """
    devices {"launchTime":0.2}
    B session.start {"host":"192.0.2.1"}
    cancel B
    A session.start {"host":"192.0.2.1","applicationId":"NOTFOUND"}
    """,
    // The end of a session undid a seek, and its media client published that after the end.
    """
    devices {"latency":0.3}
    fault 1 {"fault":"takeOver","action":"load"}
    A session.start {"host":"192.0.2.1"}
    wait 1.0
    A session.end
    A player.seek {"position":0}
    """,
    // A device whose answers were delayed lost the STOP that came just before the link's end.
    """
    devices {"latency":0.3,"launchTime":0.2}
    A session.start {"host":"192.0.2.2"}
    wait 1.0
    C session.end {"action":"STOP_CASTING"}
    """,
    // The end of a session whose call was cancelled left the app running.
    """
    devices {"latency":0.02}
    A player.play {"device":"192.0.2.2","media":{"contentId":"http://192.0.2.9/3.mp4?duration=20","contentType":"video/mp4"}}
    wait 1.0
    A session.end {"action":"STOP_CASTING"}
    cancel A
    """,
    // The device that a session had left told its name to it, so the session named the wrong one.
    """
    devices {"latency":0.02}
    fault 1 {"fault":"takeOver","action":"launch"}
    A session.start {"host":"192.0.2.1"}
    wait 0.05
    A session.transfer {"host":"192.0.2.2"}
    fault 1 {"fault":"halfClose"}
    A player.play {"media":{"contentId":"http://192.0.2.9/2.mp4?duration=600","contentType":"video/mp4"}}
    """,
    // Playing on the target of a transfer ended the session on its old device, which the error named.
    """
    devices {"launchTime":3.0}
    A session.start {"host":"192.0.2.2","applicationId":"233637DE"}
    wait 3.0
    A session.transfer {"host":"192.0.2.1"}
    A player.play {"device":"192.0.2.1","media":{"contentId":"http://192.0.2.9/1.mp4?duration=3","contentType":"video/mp4"}}
    """,
    // A change of the queue behind a load without an answer.
    """
    A player.play {"device":"192.0.2.1","media":{"contentId":"http://192.0.2.9/2.mp4?duration=600","contentType":"video/mp4"}}
    wait 1.0
    fault 1 {"fault":"silence","seconds":0.5}
    A media.load {"media":{"contentId":"http://192.0.2.9/2.mp4?duration=3","contentType":"video/mp4"}}
    fault 1 {"fault":"takeOver","action":"stop"}
    A queue.jump {"itemId":5}
    """,
    // A notification named the run of the app that another sender had just ended.
    """
    devices {"launchTime":0.2,"isGroup":true}
    A session.start {"host":"192.0.2.1"}
    wait 1.0
    fault 1 {"fault":"takeOver","action":"load"}
    A session.setVolume {"level":0.8}
    remote 1 stop
    """,
    // A call ended the session of another app, and was cancelled before it launched its own.
    """
    devices {"latency":0.3}
    A session.start {"host":"192.0.2.1","applicationId":"233637DE"}
    wait 1.0
    B player.play {"device":"192.0.2.1","media":{"contentId":"http://192.0.2.9/1.mp4?duration=20","contentType":"video/mp4"}}
    cancel B
    """,
    // A call waited for the player after its session had ended.
    """
    A session.start {"host":"192.0.2.1"}
    A media.load {"media":{"contentId":"http://192.0.2.9/1.mp4?duration=600","contentType":"video/mp4"}}
    A media.play {"waitFor":"IDLE","waitTimeout":5}
    B session.end {"action":"LEAVE"}
    wait 1.0
    """,
  ]

  @Test(arguments: scripts) func keepsTheModel(script: String) async throws {
    #expect(try await ModelRun.differences(of: ModelProgram(script)) == [])
  }

  @Test func randomProgramsKeepTheModel() async throws {
    let fixed = (1...50).map { UInt64($0) }
    let new = (1...10).map { _ in UInt64.random(in: 1_000...1_000_000_000) }
    for seed in fixed + new {
      if let report = try await ModelReport.of(seed: seed) {
        Issue.record("\(report)")
        return
      }
    }
  }

  @Test func everyMethodHasParameters() {
    #expect(ProgramGenerator.methods.count > 90)
    for method in ProgramGenerator.methods {
      var calls = ModelCalls(random: SplitMix64(seed: 1))
      #expect(calls.params(method) != nil, "\(method)")
    }
  }

  @Test(arguments: 1...20) func aProgramIsReadAsItIsWritten(seed: UInt64) throws {
    let program = ModelProgram(seed: seed)
    #expect(try ModelProgram(program.description) == program)
  }
}
