/// Which session a connection means where it names none. A pure value.
///
/// What several programs have on one daemon is kept apart by it: a connection that has had sessions of its own never gets somebody
/// else's in their place.
struct ClientSessions: Sendable, Hashable {
  /// What a call without a session's id means.
  enum Choice: Sendable, Hashable {
    case session(String)
    /// There is none.
    case none
    /// There are several, or what there is belongs to others: the call has to say.
    case unclear
  }

  /// Those that the connection started, joined or chose, the newest last.
  private var own: [String] = []
  /// Whether it ever began one, whatever became of that.
  private(set) var hasBegun = false

  /// The connection begins a session, or tries to.
  mutating func begin() { self.hasBegun = true }

  /// The session `id` is its current one from now on; `existing` are those that there are.
  mutating func adopt(_ id: String, among existing: [String]) {
    self.hasBegun = true
    self.own = self.own.filter { $0 != id && existing.contains($0) } + [id]
  }

  /// Its newest own session of those that there are.
  func newestOwn(among existing: [String]) -> String? { self.own.last(where: existing.contains) }

  /// What a call means, if `existing` are the sessions that there are.
  func choice(among existing: [String]) -> Choice {
    if let id = self.newestOwn(among: existing) { return .session(id) }
    if existing.isEmpty { return .none }
    return self.hasBegun || existing.count > 1 ? .unclear : .session(existing[0])
  }
}
