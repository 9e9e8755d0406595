import CastModel
import CastSender
import JSONCodec
import Testing

@Suite("Merging receiver statuses")
struct ReceiverStatusReducerTests {
  private func status(_ text: String) throws -> ReceiverStatusMessage {
    try #require(ReceiverStatusMessage(payload(text)))
  }

  @Test func volumesMergeKeyByKey() throws {
    var reducer = ReceiverStatusReducer()
    _ = reducer.receive(
      try self.status(
        #"{"status":{"volume":{"level":0.5,"muted":false,"controlType":"attenuation","stepInterval":0.05}}}"#))
    let changes = reducer.receive(try self.status(#"{"status":{"volume":{"muted":true}}}"#))
    #expect(changes == .volume)
    #expect(
      reducer.volume == DeviceVolume(level: 0.5, muted: true, controlType: .attenuation, stepInterval: 0.05))
  }

  @Test func anEqualStatusChangesNothing() throws {
    var reducer = ReceiverStatusReducer()
    let status = try self.status(
      #"{"status":{"applications":[{"appId":"A","sessionId":"1","transportId":"1"}],"volume":{"level":1}}}"#)
    #expect(reducer.receive(status) == [.volume, .status])
    #expect(reducer.receive(status) == [])
  }

  @Test func aStatusTextIsAChange() throws {
    var reducer = ReceiverStatusReducer()
    _ = reducer.receive(try self.status(#"{"status":{"applications":[{"appId":"A","statusText":"Ready"}]}}"#))
    let changes = reducer.receive(
      try self.status(#"{"status":{"applications":[{"appId":"A","statusText":"Casting"}]}}"#))
    #expect(changes == .status)
  }

  @Test func keepsAndReportsUndeclaredMembers() throws {
    var reducer = ReceiverStatusReducer()
    _ = reducer.receive(try self.status(#"{"status":{"isStandBy":"x","volume":{"level":1}}}"#))
    #expect(reducer.undeclared.isEmpty)
    let status = try self.status(#"{"status":{"userEq":{"max_peaking_eqs":0,"big":12345678901234567890},"version":2}}"#)
    #expect(reducer.receive(status) == .status)
    #expect(reducer.undeclared.jsonText == #"{"userEq":{"max_peaking_eqs":0,"big":12345678901234567890},"version":2}"#)
    #expect(reducer.receive(status) == [])
    let many = (0..<1_000).map { #""member\#($0)":1"# }.joined(separator: ",")
    _ = reducer.receive(try self.status(#"{"status":{\#(many)}}"#))
    #expect(reducer.undeclared.count == DeviceLimits.inheritedMembers && reducer.hasLeftOut)
  }

  @Test func inputAndStandbyHaveThreeStates() throws {
    var reducer = ReceiverStatusReducer()
    _ = reducer.receive(try self.status(#"{"status":{}}"#))
    #expect(reducer.isActiveInput == nil && reducer.isStandBy == nil)
    #expect(reducer.receive(try self.status(#"{"status":{"isActiveInput":false,"isStandBy":true}}"#)) == .status)
    #expect(reducer.isActiveInput == false && reducer.isStandBy == true)
  }

  @Test func ignoresEchoesOfEarlierVolumes() throws {
    var reducer = ReceiverStatusReducer()
    _ = reducer.receive(try self.status(#"{"status":{"volume":{"level":0.2}}}"#))
    reducer.beginVolumeRequest(5)
    #expect(reducer.receive(try self.status(#"{"requestId":0,"status":{"volume":{"level":0.3}}}"#)) == [])
    #expect(reducer.volume?.level == 0.2)
    #expect(reducer.receive(try self.status(#"{"requestId":5,"status":{"volume":{"level":0.8}}}"#)) == .volume)
    #expect(reducer.volume?.level == 0.8)
  }

  @Test func anUnansweredVolumeRequestStopsCountingWhenItIsOver() throws {
    var reducer = ReceiverStatusReducer()
    reducer.beginVolumeRequest(5)
    reducer.finishVolumeRequest(5)
    #expect(reducer.receive(try self.status(#"{"status":{"volume":{"level":0.3}}}"#)) == .volume)
  }

  @Test func oddShapesAreRead() throws {
    let object = try self.status(#"{"status":{"applications":{"appId":"A","sessionId":"1"}}}"#)
    #expect(object.status.applications?.first?.appId == "A")
    let strings = try self.status(
      #"{"status":{"applications":[{"appId":"A","namespaces":["urn:x-cast:com.google.cast.media"]}]}}"#)
    #expect(strings.status.applications?.first?.supportsMedia == true)
    #expect(ReceiverStatusMessage(try payload(#"{"type":"RECEIVER_STATUS","status":"busy"}"#)) == nil)
    #expect(ReceiverStatusMessage(try payload(#"{"type":"RECEIVER_STATUS"}"#)) == nil)
  }

  @Test(arguments: [
    (#""none""#, 1), ("5", 1), ("[5]", 1), ("[null]", 1), (#"{"":[]}"#, 1), ("null", 0), ("[]", 0),
    (#"[null,{"appId":"B"}]"#, 1),
  ])
  func skipsUnreadableApplications(text: String, count: Int) throws {
    var reducer = ReceiverStatusReducer()
    _ = reducer.receive(.listing([.running()]))
    let message = try #require(
      ReceiverStatusMessage(
        payload(#"{"type":"RECEIVER_STATUS","requestId":0,"status":{"applications":\#(text)}}"#)))
    _ = reducer.receive(message)
    #expect(reducer.applications.count == count)
    #expect(reducer.applications.first?.appId == (count == 0 ? nil : text.contains("appId") ? "B" : "CC1AD845"))
  }
}
