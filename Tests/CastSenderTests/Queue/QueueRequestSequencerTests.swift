import CastModel
import CastSender
import Testing

@Suite("One change of a queue at a time")
struct QueueRequestSequencerTests {
  @Test func changesRunInOrder() {
    var sequencer = QueueRequestSequencer()
    #expect(sequencer.submit(1, .change) == [.start(1)])
    #expect(sequencer.submit(2, .change) == [])
    #expect(sequencer.submit(3, .change) == [])
    #expect(sequencer.finish(1) == [.start(2)])
    #expect(sequencer.finish(1) == [])
    #expect(sequencer.finish(2) == [.start(3)])
    #expect(sequencer.finish(3) == [])
    #expect(sequencer.submit(4, .change) == [.start(4)])
  }

  @Test func skipsCancelledWaiters() {
    var sequencer = QueueRequestSequencer()
    _ = sequencer.submit(1, .change)
    _ = sequencer.submit(2, .change)
    _ = sequencer.submit(3, .change)
    #expect(sequencer.finish(2) == [])
    #expect(sequencer.finish(1) == [.start(3)])
  }

  @Test func aLoadEndsEarlierChangesWithoutWaiting() {
    var sequencer = QueueRequestSequencer()
    _ = sequencer.submit(1, .change)
    _ = sequencer.submit(2, .change)
    #expect(sequencer.submit(3, .load) == [.abort(1), .abort(2), .start(3)])
    #expect(sequencer.submit(4, .change) == [])
    #expect(sequencer.finish(1) == [] && sequencer.finish(2) == [])
    #expect(sequencer.submit(5, .load) == [.abort(3), .abort(4), .start(5)])
    #expect(sequencer.finish(3) == [] && sequencer.active == 5)
    #expect(sequencer.finish(5) == [] && sequencer.active == nil)
  }

  @Test func tooManyAreRefused() {
    var sequencer = QueueRequestSequencer()
    for id in 0...UInt64(QueueRequestSequencer.maximumWaiting) { #expect(sequencer.submit(id, .change) != nil) }
    #expect(sequencer.submit(9_999, .change) == nil)
    #expect(sequencer.submit(10_000, .load)?.count == QueueRequestSequencer.maximumWaiting + 2)
  }
}
