import CastModel
import CastSender
import Testing

@Suite("The states of a link")
struct LinkStatesTests {
  private func status(level: Double? = nil, muted: Bool? = nil, requestId: Int64? = 0) -> ReceiverStatusMessage {
    ReceiverStatusMessage(
      requestId: requestId, status: ReceiverStatus(volume: DeviceVolume(level: level, muted: muted)))
  }

  // MARK: Answers that name no request

  private var asked: UnnamedAnswers {
    var answers = UnnamedAnswers()
    answers.volumes = [9: DeviceVolume(level: 0.5), 7: DeviceVolume(level: 0.5), 8: DeviceVolume(muted: true)]
    return answers
  }

  @Test func aStatusAnswersTheVolumesThatItShows() {
    #expect(self.asked.volumeRequests(answeredBy: self.status(level: 0.504)) == [7, 9])
    #expect(self.asked.volumeRequests(answeredBy: self.status(level: 0.4, muted: true)) == [8])
    #expect(self.asked.volumeRequests(answeredBy: self.status(requestId: nil)) == [])
  }

  @Test func aStatusThatNamesARequestAnswersNoOther() {
    #expect(self.asked.volumeRequests(answeredBy: self.status(level: 0.5, requestId: 9)) == [])
  }

  @Test func aStopIsAnsweredByAStatusWithoutItsRun() {
    var answers = UnnamedAnswers()
    #expect(answers.stopRequest(answeredBy: []) == nil)
    answers.stop = UnnamedAnswers.Stop(requestId: 3, receiverSessionId: "run-1")
    #expect(answers.stopRequest(answeredBy: [.running()]) == nil)
    #expect(answers.stopRequest(answeredBy: [.running(sessionId: "run-2")]) == 3)
  }

  // MARK: Congestion

  @Test func onlyALongQueueIsCongestedAndOnlyReadingEndsThat() {
    var backlog = LinkBacklog()
    var changes = [
      backlog.wrote(queuedBytes: ChannelLimits.congestedBytes), backlog.writabilityChanged(true),
    ]
    #expect(changes == [false, false] && !backlog.isCongested)
    changes = [
      backlog.wrote(queuedBytes: ChannelLimits.congestedBytes + 1),
      backlog.wrote(queuedBytes: ChannelLimits.congestedBytes + 2), backlog.writabilityChanged(false),
    ]
    #expect(changes == [true, false, false] && backlog.isCongested)
    changes = [backlog.writabilityChanged(true)]
    #expect(changes == [true] && !backlog.isCongested)
  }
}
