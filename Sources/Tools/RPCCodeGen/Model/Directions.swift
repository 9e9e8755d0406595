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
  private var unreached: Directions = .both

  init(_ spec: APISpec) {
    self.spec = spec
    for method in spec.methods {
      self.add(.decoded, to: method.params.references)
      self.add(.encoded, to: method.result)
    }
    for notification in spec.notifications { self.add(.encoded, to: notification.params.references) }
    for request in spec.serverRequests {
      self.add(.encoded, to: request.params.references)
      self.add(.decoded, to: request.result)
    }
    for type in spec.types { self.add(type.directions, to: [type.name]) }
    for type in spec.types where spec.objectShape(named: type.name)?.isOptions == true {
      self.add(.both, to: [type.name])
    }
  }

  /// Makes a client's directions: it writes params, reads results, notifications and errors' data, and the reverse
  /// for the server's requests. Options always have both directions.
  init(client spec: APISpec) {
    self.spec = spec
    self.unreached = []
    for method in spec.methods {
      self.add(.encoded, to: method.params.references)
      self.add(.decoded, to: method.result)
    }
    for notification in spec.notifications { self.add(.decoded, to: notification.params.references) }
    for request in spec.serverRequests {
      self.add(.decoded, to: request.params.references)
      self.add(.encoded, to: request.result)
    }
    if spec.type(named: Self.errorData) != nil { self.add(.decoded, to: [Self.errorData]) }
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
