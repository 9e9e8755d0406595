/// What a side does with JSON of a type: only that is generated for it.
struct Directions: OptionSet, Hashable, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }

  /// It reads it: from the other side, from devices, or from its own files.
  static let decoded = Directions(rawValue: 1)
  /// It writes it.
  static let encoded = Directions(rawValue: 2)
  static let both: Directions = [.decoded, .encoded]
}

/// The directions of every declared type, from where it is used: params come in, results and notifications go out, and the server's
/// requests the other way; what a declaration says itself (`decoded`, `encoded`) is added. Options are read and told, as is what somebody says of
/// them. A type that nothing reaches has both.
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

  /// What a client does with them: it writes params, reads results, notifications and what errors say, and the other way with the server's
  /// requests. Options always have both directions.
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

  /// What is done with values of the type `name`.
  subscript(name: String) -> Directions { self.directions[name] ?? self.unreached }

  private mutating func add(_ directions: Directions, to result: ResultShape) {
    switch result {
    case .empty, .object: break
    case .type(let name): self.add(directions, to: [name])
    case .fields(let shape): self.add(directions, to: shape.references)
    }
  }

  /// Adds the directions to types and to what they are made of.
  private mutating func add(_ directions: Directions, to names: [String]) {
    for name in names {
      let known = self.directions[name] ?? []
      guard !directions.isSubset(of: known) else { continue }
      self.directions[name] = known.union(directions)
      self.add(directions, to: self.spec.objectShape(named: name)?.references ?? [])
    }
  }
}
