import CastRPCClient
import Testing

@testable import CastControl

/// The steps of a player while the terminal is blocked.
@Suite(.timeLimit(.minutes(1))) struct PlayerStepsTests {
  private static func status(_ position: Int) -> PlayerStatus {
    var status = PlayerStatus(deviceId: "d", friendlyName: "TV", playerState: .playing)
    status.position = Double(position)
    return status
  }

  /// Returns the steps that wait, in short.
  private static func waiting(_ steps: PlayerSteps) async -> [String] {
    steps.finish()
    var texts: [String] = []
    for await step in steps {
      switch step {
      case .changed(let status): texts.append("changed \(Int(status.position ?? 0))")
      case .drawn(let status): texts.append("drawn \(Int(status.position ?? 0))")
      case .converted(let progress): texts.append("converted \(Int(progress.madeUntil))")
      case .ended: texts.append("ended")
      }
    }
    return texts
  }

  @Test func ofRedrawsAndConversionsTheLatestWaits() async {
    let steps = PlayerSteps()
    for number in 0..<1_000 {
      steps.add(.drawn(Self.status(number)))
      let plan = PlannedConversion(steps: [], reasons: [])
      steps.add(
        .converted(
          ConversionProgress(
            publicationId: "p", path: "/a", conversion: plan, madeUntil: Double(number), isMaking: true)))
    }
    #expect(await Self.waiting(steps) == ["converted 999", "drawn 999"])
  }

  @Test func changesWaitInTheirOrderUpToALimit() async {
    let steps = PlayerSteps()
    for number in 0..<(PlayerSteps.maximumChanges + 2) { steps.add(.changed(Self.status(number))) }
    let texts = await Self.waiting(steps)
    #expect(texts == (2..<(PlayerSteps.maximumChanges + 2)).map { "changed \($0)" })
  }

  @Test func aChangeReplacesAnEarlierRedraw() async {
    let steps = PlayerSteps()
    steps.add(.drawn(Self.status(1)))
    steps.add(.changed(Self.status(2)))
    steps.add(.drawn(Self.status(3)))
    steps.add(.changed(Self.status(4)))
    #expect(await Self.waiting(steps) == ["changed 2", "changed 4"])
  }
}
