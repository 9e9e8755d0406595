/// The directions in which a side converts a type: code is only generated for these.
struct Directions: OptionSet, Hashable, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  /// JSON is read: from the other side, from devices, or from the side's own files.
  static let decoded = Directions(rawValue: 1)
  /// JSON is written.
  static let encoded = Directions(rawValue: 2)
  static let both: Directions = [.decoded, .encoded]
}

/// The directions of every declared type, from its uses: the server reads params and writes results and
/// notifications, and the reverse for its own requests; a declaration's own directions (`decoded`, `encoded`) are
/// added. Options and their changes are both read and written. A type without uses has both.
struct DirectionTable {
  private let spec: APISpec
  private var directions: [String: Directions] = [:]
  private let unreached: Directions

  init(_ spec: APISpec) {
    self.init(spec, fromClients: .decoded, fromServer: .encoded, unreached: .both)
    for type in spec.types { self.add(type.directions, to: [type.name]) }
    for type in spec.types where spec.objectShape(named: type.name)?.isOptions == true {
      self.add(.both, to: [type.name])
    }
  }

  /// Creates a client's directions: it writes params, reads results, notifications and errors' data, and the reverse
  /// for the server's requests. Options aren't added: the server's table gives them both directions.
  init(client spec: APISpec) {
    self.init(spec, fromClients: .encoded, fromServer: .decoded, unreached: [])
    if spec.type(named: Self.errorData) != nil { self.add(.decoded, to: [Self.errorData]) }
  }

  /// Creates the directions of the values that clients send, and of those that the server sends.
  private init(_ spec: APISpec, fromClients: Directions, fromServer: Directions, unreached: Directions) {
    self.spec = spec
    self.unreached = unreached
    for method in spec.methods {
      self.add(fromClients, to: method.params.references)
      self.add(fromServer, to: method.result)
    }
    for notification in spec.notifications { self.add(fromServer, to: notification.params.references) }
    for request in spec.serverRequests {
      self.add(fromServer, to: request.params.references)
      self.add(fromClients, to: request.result)
    }
  }

  /// The type of every error's `data`.
  private static let errorData = "ErrorData"

  /// The directions of the type `name`.
  subscript(name: String) -> Directions { self.directions[name] ?? self.unreached }

  private mutating func add(_ directions: Directions, to result: ResultShape) {
    switch result {
    case .empty, .object: break
    case .type(let name): self.add(directions, to: [name])
    case .fields(let shape): self.add(directions, to: shape.references)
    }
  }

  /// Adds the directions to types and to the types of their members.
  private mutating func add(_ directions: Directions, to names: [String]) {
    for name in names {
      let known = self.directions[name] ?? []
      guard !directions.isSubset(of: known) else { continue }
      self.directions[name] = known.union(directions)
      self.add(directions, to: self.spec.objectShape(named: name)?.references ?? [])
    }
  }
}
