import CastModel
import CastSender
import Testing

@Suite("Channel table")
struct ChannelTableTests {
  private static let chat = "urn:x-cast:com.example.chat"
  private static let quiz = "urn:x-cast:com.example.quiz"
  private static let alice = ChannelOwner(id: 1)
  private static let bob = ChannelOwner(id: 2)

  /// An event and the expected actions: the owner (a, b), the session, the channel, and the action.
  private enum Step {
    case add(ChannelOwner, String, session: String?)
    case remove(ChannelOwner, String, session: String?)
    case forget(ChannelOwner)
    case up(String, [String], isWritable: Bool = true)
    case down(String)
    case end(String)
  }

  private static func run(_ steps: [(Step, [String])], sourceLocation: SourceLocation = #_sourceLocation) {
    var table = ChannelTable()
    for (index, (step, expected)) in steps.enumerated() {
      let told = Self.take(step, &table).map(Self.words).sorted()
      #expect(told == expected.sorted(), "step \(index): \(step)", sourceLocation: sourceLocation)
    }
  }

  private static func take(_ step: Step, _ table: inout ChannelTable) -> [ChannelEvent] {
    do throws(CastError) {
      switch step {
      case .add(let owner, let namespace, let session):
        return try table.add(ChannelRegistration(owner: owner, namespace: namespace, sessionId: session))
      case .remove(let owner, let namespace, let session):
        return try table.remove(ChannelRegistration(owner: owner, namespace: namespace, sessionId: session))
      case .forget(let owner):
        table.removeAll(of: owner)
        return []
      case .up(let session, let namespaces, let isWritable):
        return table.update(session, to: ChannelLink(namespaces: Set(namespaces), isWritable: isWritable))
      case .down(let session): return table.update(session, to: nil)
      case .end(let session): return table.sessionEnded(session)
      }
    } catch {
      return [ChannelEvent(sessionId: "\(error.code)", namespace: "", owners: [], kind: .didChangeWritable(true))]
    }
  }

  private static func words(of event: ChannelEvent) -> String {
    guard !event.owners.isEmpty else { return event.sessionId }
    let who = [(self.alice, "a"), (self.bob, "b")].filter { event.owners.contains($0.0) }.map(\.1).joined()
    let name = event.namespace.split(separator: ".").last ?? ""
    return switch event.kind {
    case .didConnect(let isWritable): "\(who) \(event.sessionId) \(name) +\(isWritable ? "" : " slow")"
    case .didDisconnect(let reason): "\(who) \(event.sessionId) \(name) - \(reason)"
    case .didReceiveMessage: "message"
    case .didChangeWritable(let isWritable): "\(who) \(event.sessionId) \(name) \(isWritable ? "fast" : "slow")"
    }
  }

  @Test func aChannelConnectsWhenTheAppListsItsNamespace() {
    Self.run([
      (.add(Self.alice, Self.chat, session: nil), []),
      (.up("s1", [Self.quiz]), []),
      (.up("s1", [Self.quiz, Self.chat]), ["a s1 chat +"]),
      (.up("s1", [Self.quiz, Self.chat]), []),
      (.up("s1", [Self.quiz]), ["a s1 chat - NOT_LISTED"]),
    ])
  }

  @Test func aChannelAddedLateConnectsAtOnce() {
    Self.run([
      (.up("s1", [Self.chat], isWritable: false), []),
      (.up("s2", [Self.chat]), []),
      (.add(Self.alice, Self.chat, session: nil), ["a s1 chat + slow", "a s2 chat +"]),
      (.add(Self.bob, Self.chat, session: "s2"), ["b s2 chat +"]),
    ])
  }

  @Test func aChannelReconnectsAfterALostLink() {
    Self.run([
      (.add(Self.alice, Self.chat, session: nil), []),
      (.add(Self.bob, Self.chat, session: "s1"), []),
      (.up("s1", [Self.chat]), ["ab s1 chat +"]),
      (.down("s1"), ["ab s1 chat - SESSION_SUSPENDED"]),
      (.down("s1"), []),
      (.up("s1", [Self.chat]), ["ab s1 chat +"]),
    ])
  }

  @Test func removingAffectsOnlyOneOwner() {
    Self.run([
      (.up("s1", [Self.chat]), []),
      (.add(Self.alice, Self.chat, session: nil), ["a s1 chat +"]),
      (.add(Self.bob, Self.chat, session: nil), ["b s1 chat +"]),
      (.remove(Self.alice, Self.chat, session: nil), ["a s1 chat - REMOVED"]),
      (.remove(Self.alice, Self.chat, session: nil), ["NoSuchChannel"]),
      (.down("s1"), ["b s1 chat - SESSION_SUSPENDED"]),
      (.forget(Self.bob), []),
      (.up("s1", [Self.chat]), []),
    ])
  }

  @Test func twoRegistrationsOfOneOwnerCountOnce() {
    Self.run([
      (.up("s1", [Self.chat]), []),
      (.add(Self.alice, Self.chat, session: "s1"), ["a s1 chat +"]),
      (.add(Self.alice, Self.chat, session: nil), []),
      (.add(Self.alice, Self.chat, session: nil), ["ChannelExists"]),
      (.up("s2", [Self.chat]), ["a s2 chat +"]),
      (.remove(Self.alice, Self.chat, session: "s1"), []),
      (.up("s1", [Self.chat], isWritable: false), ["a s1 chat slow"]),
      (.remove(Self.alice, Self.chat, session: nil), ["a s1 chat - REMOVED", "a s2 chat - REMOVED"]),
    ])
  }

  @Test func aSessionsEndRemovesOnlyItsChannels() {
    Self.run([
      (.add(Self.alice, Self.chat, session: "s1"), []),
      (.add(Self.bob, Self.chat, session: nil), []),
      (.up("s1", [Self.chat]), ["ab s1 chat +"]),
      (.end("s1"), ["ab s1 chat - SESSION_ENDED"]),
      (.remove(Self.alice, Self.chat, session: "s1"), ["NoSuchChannel"]),
      (.up("s1", [Self.chat]), ["b s1 chat +"]),
      (.end("s0"), []),
    ])
  }

  @Test func reportsWritabilityOfConnectedChannelsOnly() {
    Self.run([
      (.add(Self.alice, Self.chat, session: nil), []),
      (.add(Self.alice, Self.quiz, session: nil), []),
      (.up("s1", [Self.chat]), ["a s1 chat +"]),
      (.up("s1", [Self.chat], isWritable: false), ["a s1 chat slow"]),
      (.up("s1", [Self.chat, Self.quiz], isWritable: true), ["a s1 chat fast", "a s1 quiz +"]),
    ])
  }

  @Test func messagesReachOnlyConnectedChannels() throws {
    var table = ChannelTable()
    _ = try table.add(ChannelRegistration(owner: Self.alice, namespace: Self.chat))
    _ = try table.add(ChannelRegistration(owner: Self.bob, namespace: Self.chat, sessionId: "s1"))
    _ = try table.add(ChannelRegistration(owner: Self.bob, namespace: Self.quiz))
    #expect(table.recipients(of: Self.chat, in: "s1").isEmpty)
    _ = table.update("s1", to: ChannelLink(namespaces: [Self.chat]))
    _ = table.update("s2", to: ChannelLink(namespaces: [Self.chat, Self.quiz]))
    #expect(table.recipients(of: Self.chat, in: "s1") == [Self.alice, Self.bob])
    #expect(table.recipients(of: Self.chat, in: "s2") == [Self.alice])
    #expect(table.recipients(of: Self.quiz, in: "s1").isEmpty)
    #expect(table.recipients(of: Self.quiz, in: "s2") == [Self.bob])
  }

  @Test func limitsTheChannelsOfAnOwner() throws {
    var table = ChannelTable()
    for number in 0..<ChannelLimits.registrationsPerOwner {
      _ = try table.add(ChannelRegistration(owner: Self.alice, namespace: "urn:x-cast:\(number)"))
    }
    #expect(throws: CastError.self) {
      try table.add(ChannelRegistration(owner: Self.alice, namespace: Self.chat))
    }
    #expect(try table.add(ChannelRegistration(owner: Self.bob, namespace: Self.chat)).isEmpty)
  }
}
