package import CastModel

/// The registrations of channels, and which channels are connected. A pure value: inputs return the resulting events.
///
/// A channel is connected in a session whose link is up and whose app lists the namespace. This is computed from
/// both, never stored. An owner with two registrations (one for the session, one for all) gets every event once.
package struct ChannelTable: Sendable {
  private var registrations: [ChannelRegistration] = []
  /// The connected sessions' links.
  private var links: [String: ChannelLink] = [:]

  package init() {}

  // MARK: Registrations

  /// Adds a registration. Returns the events of the channels that it connects.
  ///
  /// - Throws: ``CastErrorCode/channelExists``, ``CastErrorCode/internalLimitReached``.
  package mutating func add(_ registration: ChannelRegistration) throws(CastError) -> [ChannelEvent] {
    guard !self.registrations.contains(registration) else {
      let scope = registration.sessionId.map { " in session '\($0)'" } ?? " for every session"
      throw CastError(
        .channelExists, "You have a channel for '\(registration.namespace)' already\(scope).",
        sessionId: registration.sessionId)
    }
    guard self.registrations.count(where: { $0.owner == registration.owner }) < ChannelLimits.registrationsPerOwner
    else {
      throw CastError(
        .internalLimitReached, "There are \(ChannelLimits.registrationsPerOwner) channels already: remove some.")
    }
    let before = self.sessionsConnecting(registration.owner, to: registration.namespace)
    self.registrations.append(registration)
    return self.sessionsConnecting(registration.owner, to: registration.namespace).filter { !before.contains($0) }
      .map { id in
        self.event(registration, in: id, .didConnect(isWritable: self.links[id]?.isWritable ?? false))
      }
  }

  /// Removes a registration. Returns the events of the channels that this disconnects.
  ///
  /// - Throws: ``CastErrorCode/noSuchChannel``.
  package mutating func remove(_ registration: ChannelRegistration) throws(CastError) -> [ChannelEvent] {
    guard let index = self.registrations.firstIndex(of: registration) else {
      throw Self.noSuchChannel(registration.namespace, sessionId: registration.sessionId)
    }
    let before = self.sessionsConnecting(registration.owner, to: registration.namespace)
    self.registrations.remove(at: index)
    let after = self.sessionsConnecting(registration.owner, to: registration.namespace)
    return before.filter { !after.contains($0) }.map { self.event(registration, in: $0, .didDisconnect(.removed)) }
  }

  /// Removes all registrations of an owner, without events.
  package mutating func removeAll(of owner: ChannelOwner) {
    self.registrations.removeAll { $0.owner == owner }
  }

  /// Returns an owner's registrations, the oldest first.
  package func registrations(of owner: ChannelOwner) -> [ChannelRegistration] {
    self.registrations.filter { $0.owner == owner }
  }

  /// Whether an owner has a channel for a namespace that covers a session.
  package func isRegistered(_ owner: ChannelOwner, namespace: String, sessionId: String) -> Bool {
    self.registrations.contains { $0.owner == owner && $0.namespace == namespace && $0.covers(sessionId) }
  }

  // MARK: Sessions

  /// Sets a session's link; `nil` if it has none, for the given reason.
  package mutating func update(
    _ sessionId: String, to link: ChannelLink?, reason: ChannelDisconnectReason = .sessionSuspended
  ) -> [ChannelEvent] {
    let old = self.links[sessionId]
    guard old != link else { return [] }
    self.links[sessionId] = link
    return self.namespaces(in: sessionId).compactMap { namespace in
      self.change(of: namespace, from: old, to: link, reason: reason).map { kind in
        ChannelEvent(
          sessionId: sessionId, namespace: namespace, owners: self.owners(of: namespace, in: sessionId), kind: kind)
      }
    }
  }

  /// Removes a session that is over, and the registrations for it alone.
  package mutating func sessionEnded(_ sessionId: String) -> [ChannelEvent] {
    let events = self.update(sessionId, to: nil, reason: .sessionEnded)
    self.registrations.removeAll { $0.sessionId == sessionId }
    return events
  }

  /// Whether a channel for this namespace is, or would be, connected in a session.
  package func isConnected(_ namespace: String, in sessionId: String) -> Bool {
    self.links[sessionId]?.namespaces.contains(namespace) ?? false
  }

  /// Whether the link of a session accepts more messages.
  package func isWritable(_ sessionId: String) -> Bool { self.links[sessionId]?.isWritable ?? false }

  /// Returns the owners that receive a message; none while the channel isn't connected.
  package func recipients(of namespace: String, in sessionId: String) -> Set<ChannelOwner> {
    self.isConnected(namespace, in: sessionId) ? self.owners(of: namespace, in: sessionId) : []
  }

  // MARK: Machinery

  static func noSuchChannel(_ namespace: String, sessionId: String?) -> CastError {
    CastError(
      .noSuchChannel, "You have no channel for '\(namespace)' here: channel.add makes one, channel.list tells yours.",
      sessionId: sessionId)
  }

  private func change(
    of namespace: String, from old: ChannelLink?, to new: ChannelLink?, reason: ChannelDisconnectReason
  ) -> ChannelEvent.Kind? {
    let was = old?.namespaces.contains(namespace) ?? false
    let isNow = new?.namespaces.contains(namespace) ?? false
    let isWritable = new?.isWritable ?? false
    if was != isNow {
      return isNow ? .didConnect(isWritable: isWritable) : .didDisconnect(new == nil ? reason : .notListed)
    }
    return isNow && old?.isWritable != isWritable ? .didChangeWritable(isWritable) : nil
  }

  private func event(
    _ registration: ChannelRegistration, in sessionId: String, _ kind: ChannelEvent.Kind
  ) -> ChannelEvent {
    ChannelEvent(sessionId: sessionId, namespace: registration.namespace, owners: [registration.owner], kind: kind)
  }

  /// Returns the sessions in which an owner is connected, sorted by id only to make the order stable.
  private func sessionsConnecting(_ owner: ChannelOwner, to namespace: String) -> [String] {
    self.links.keys.sorted().filter { id in
      self.isConnected(namespace, in: id) && self.isRegistered(owner, namespace: namespace, sessionId: id)
    }
  }

  private func owners(of namespace: String, in sessionId: String) -> Set<ChannelOwner> {
    Set(self.registrations.filter { $0.namespace == namespace && $0.covers(sessionId) }.map(\.owner))
  }

  /// Returns the namespaces of all registrations that cover a session, each once, the oldest registration's first.
  private func namespaces(in sessionId: String) -> [String] {
    var seen: Set<String> = []
    return self.registrations.filter { $0.covers(sessionId) && seen.insert($0.namespace).inserted }.map(\.namespace)
  }
}
