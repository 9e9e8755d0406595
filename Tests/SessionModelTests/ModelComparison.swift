import CastModel
import EmulatedReceiver
import JSONCodec
import LoopIsolation
import NIOCore

/// Compares, once all is quiet, a client's knowledge from notifications with the results of calls and with the devices.
@LoopActor
struct ModelComparison {
  private let run: ModelRun

  init(_ run: ModelRun) { self.run = run }

  /// Adds the differences to the run.
  func compare() async {
    for client in self.run.clients where client.isConnected && client.follows {
      await self.compareState(of: client)
    }
    guard self.run.flaws.isEmpty, let client = self.run.client("A") else { return }
    await self.compareDevices(client)
    guard self.run.flaws.isEmpty else { return }
    await self.endAll(client)
  }

  // MARK: Notifications and results

  private func compareState(of client: ModelClient) async {
    guard let list = await self.run.result(client, "session.list")?["sessions"]?.array else {
      return self.run.add("\(client.name) gets no session.list")
    }
    let listed = Set(list.compactMap { $0["sessionId"]?.string })
    let known = client.notifications.living
    if listed != Set(known.keys) {
      self.run.add(
        "\(client.name) knows of the sessions \(known.keys.sorted()), and session.list has \(listed.sorted())")
    }
    if let castState = client.notifications.castState {
      let context = await self.run.result(client, "context.get")
      self.expect(castState, context?["castState"], "\(client.name) castState")
    }
    for session in list {
      guard let id = session["sessionId"]?.string, let known = known[id] else { continue }
      let what = "\(client.name) \(id)"
      // An attempt to connect moves them, and notifies of its outcome.
      let moving: Set = ["application", "isMediaStatusKnown", "linkState", "supportsMedia"]
      let without: Set = ["phase"]
      self.compareObjects(
        known.session, session.object, "\(what) session",
        without: session["phase"] == nil ? without : without.union(moving))
      await self.compareMedia(of: client, id)
      await self.compareQueue(of: client, id)
    }
  }

  private func compareMedia(of client: ModelClient, _ id: String) async {
    let state = await self.run.result(client, "media.getStatus", ["sessionId": .string(id)])?.object
    guard var notified = client.notifications.living[id]?.media, var state else { return }
    // They advance with time.
    for key in ["position", "statusAge", "liveSeekableRange", "seq"] {
      notified[key] = nil
      state[key] = nil
    }
    notified["adBreak"] = Self.withoutTimes(notified["adBreak"])
    state["adBreak"] = Self.withoutTimes(state["adBreak"])
    self.compareObjects(notified, state, "\(client.name) \(id) media", without: [])
    let what = "\(client.name) \(id) mediaSessionId"
    if let open = client.notifications.living[id]?.mediaSessionId {
      self.expect(.integer(open), state["mediaSessionId"], what)
    } else if let ended = state["mediaSessionId"], state["playerState"] != "IDLE" {
      self.expect(nil, ended, what)
    }
  }

  /// Returns an ad without the members that advance with time.
  private static func withoutTimes(_ ad: JSONValue?) -> JSONValue? {
    guard var ad = ad?.object else { return nil }
    for key in ["breakTime", "clipTime", "skippableIn", "isSkippable"] { ad[key] = nil }
    return .object(ad)
  }

  private func compareQueue(of client: ModelClient, _ id: String) async {
    let params: JSONObject = ["sessionId": .string(id), "count": 5_000, "fetchIfNeeded": false]
    // The list may be fetched by this call, with notifications.
    guard let items = await self.run.result(client, "queue.list", params)?["items"]?.array else { return }
    let known = client.notifications.living[id]?.queue ?? []
    let ids = items.compactMap { $0["itemId"]?.integer }
    self.expect(
      .array(known.map { .integer($0) }), .array(ids.map { .integer($0) }), "\(client.name) \(id) queue")
  }

  private func compareObjects(_ left: JSONObject, _ right: JSONObject?, _ what: String, without: Set<String>) {
    guard let right else { return self.run.add("\(what): there is none") }
    for key in Set(left.keys).union(right.keys).subtracting(without).sorted() {
      self.expect(left[key], right[key], "\(what).\(key)")
    }
  }

  private func expect(_ notified: JSONValue?, _ got: JSONValue?, _ what: String) {
    guard notified != got else { return }
    self.run.add("\(what) was \(notified?.jsonText ?? "absent") in notifications, and is \(got?.jsonText ?? "absent")")
  }

  // MARK: Devices

  private func hasUnownedLink(_ client: ModelClient) -> Bool {
    let hosts = client.notifications.living.values.compactMap { $0.session["device"]?["host"]?.string }
    return self.run.devices.contains { $0.receiver.linkCount > 0 && !hosts.contains($0.host) }
  }

  private func compareDevices(_ client: ModelClient) async {
    // A device whose platform closed its connection unheard answers no more; then its status isn't known.
    var answered: Set<String> = []
    for session in client.notifications.living.keys.sorted() {
      let params: JSONObject = ["sessionId": .string(session)]
      if await self.run.result(client, "session.requestStatus", params) != nil { answered.insert(session) }
      _ = await self.run.result(client, "media.requestStatus", params)
    }
    // The link of a launch that was abandoned waits for its outcome.
    await self.run.pass(.seconds(self.hasUnownedLink(client) ? 90 : 1))
    let living = client.notifications.living
    for device in self.run.devices {
      let sessions = living.values.filter { $0.session["device"]?["host"]?.string == device.host }
      if sessions.count > 1 { self.run.add("\(sessions.count) sessions with \(device.host)") }
      if let session = sessions.first {
        guard answered.contains(session.session["sessionId"]?.string ?? "") else { continue }
        self.expect(
          session.session["receiverSessionId"], device.receiver.sessionId.map { .string($0) }, "\(device.host) app")
        let level = (session.session["volume"]?["level"]?.number ?? -1) - (device.receiver.volume.level ?? -1)
        if abs(level) > 0.001 { self.run.add("\(device.host) volume differs by \(level)") }
      } else if device.receiver.linkCount > 0, !device.hasStalled {
        self.run.add("\(device.receiver.linkCount) links to \(device.host), with which there is no session")
      }
    }
  }

  // MARK: The end

  private func endAll(_ client: ModelClient) async {
    for session in client.notifications.living.keys.sorted() {
      _ = await self.run.result(client, "session.end", ["sessionId": .string(session), "action": "STOP_CASTING"])
    }
    await self.run.pass(.seconds(2))
    let left = client.notifications.living.keys.sorted()
    if !left.isEmpty { self.run.add("\(left) didn't end") }
    for device in self.run.devices {
      guard !device.hasStalled else { continue }
      if device.receiver.linkCount > 0 { self.run.add("\(device.receiver.linkCount) links to \(device.host) are left") }
      if !device.connections.isEmpty { self.run.add("\(device.connections) of \(device.host) are left") }
      // Only the server has launched apps, and no message to the device was lost.
      if let app = device.receiver.sessionId, !device.hasFailed, !self.run.wasLeft {
        self.run.add("the app \(app) is left on \(device.host)")
      }
    }
  }
}

extension ModelRun {
  /// Whether a client ended a session without ending the app, or the network failed.
  fileprivate var wasLeft: Bool {
    self.program.steps.contains { step in
      switch step {
      case .call(_, "session.end", let params): params["action"] != "STOP_CASTING"
      case .call(_, "session.takeBack", let params): params["action"] == "LEAVE"
      case .network(isUp: false): true
      case .call(_, let method, _): ["player.interrupt", "player.stop"].contains(method)
      default: false
      }
    }
  }
}
