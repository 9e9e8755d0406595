extension DiscoverySourceReport {
  /// What was sent, heard and joined.
  public struct Network: Sendable, Hashable {
    /// How many packets with questions were sent, and how many with answers arrived.
    public let queriesSent: Int
    public let responsesReceived: Int
    /// How many packets were left out: not well-formed, unasked for, or too many from one sender.
    public let packetsRefused: Int
    /// The names of the interfaces that take part.
    public let interfaces: [String]
    public let portUse: PortUse
    /// How many sends and joins failed, and the last of those, for people.
    public let errors: Int
    public let lastError: String?

    public init(
      queriesSent: Int,
      responsesReceived: Int,
      packetsRefused: Int = 0,
      interfaces: [String],
      portUse: PortUse,
      errors: Int = 0,
      lastError: String? = nil
    ) {
      self.queriesSent = queriesSent
      self.responsesReceived = responsesReceived
      self.packetsRefused = packetsRefused
      self.interfaces = interfaces
      self.portUse = portUse
      self.errors = errors
      self.lastError = lastError
    }
  }
}
