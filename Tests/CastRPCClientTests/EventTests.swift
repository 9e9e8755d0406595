import CastRPCClient
import CastTestSupport
import Testing

/// Notifications as a program sees them.
@Suite(.blocking, .timeLimit(.minutes(2)))
struct EventTests {
  private func tell(_ method: String, _ params: JSONValue, through client: CastClient) async throws {
    _ = try await client.call("fake.tell", params: ["method": .string(method), "params": params])
  }

  @Test func decodesKnownNotifications() async throws {
    let client = try await FakeServer.connect()
    var events = client.events.makeAsyncIterator()
    try await self.tell("discovery.didStart", ["hasDevices": true], through: client)
    try await self.tell("moon.didRise", ["phase": "FULL"], through: client)
    try await self.tell("$/overflow", ["dropped": 3, "topics": ["log.didRecord"]], through: client)
    let first = await events.next()
    #expect(first == .discoveryDidStart(DiscoveryDidStart(hasDevices: true)) && first?.method == "discovery.didStart")
    let second = await events.next()
    #expect(second?.method == "moon.didRise" && second?.params == ["phase": "FULL"] && second?.value == nil)
    #expect(await events.next() == .overflow(dropped: 3, topics: ["log.didRecord"]))
    await client.close()
    #expect(await events.next() == nil)
  }

  @Test func reportsLostEventsToASlowLoop() async throws {
    var options = CastClientOptions()
    options.maximumWaitingEvents = 10
    let client = try await FakeServer.connect(options: options)
    var events = client.events.makeAsyncIterator()
    _ = try await client.call("fake.flood", params: ["count": 25])
    #expect(await events.next() == .overflow(dropped: 15, topics: ["fake.didCount"]))
    for number in 15..<25 {
      #expect(await events.next()?.params["number"]?.integer == Int64(number))
    }
    await client.close()
    #expect(await events.next() == nil)
  }

  @Test func eachLoopGetsEverythingAndEndsWithItsTask() async throws {
    let client = try await FakeServer.connect()
    var one = client.events.makeAsyncIterator()
    var two = client.events.makeAsyncIterator()
    _ = try await client.call("fake.flood", params: ["count": 3])
    for number in 0..<3 {
      #expect(await one.next()?.params["number"]?.integer == Int64(number))
      #expect(await two.next()?.params["number"]?.integer == Int64(number))
    }
    let loop = Task { for await _ in client.events {} }
    loop.cancel()
    await loop.value
    await client.close()
    for await _ in client.events { Issue.record("an event after the end") }
  }
}
