import CastDiscovery
import CastRPCProtocol
import CastSender

extension CastRPCProtocol.DiscoveryCriteria {
  init(_ criteria: CastDiscovery.DiscoveryCriteria) {
    self.init(applicationIds: criteria.applicationIds, namespaces: criteria.namespaces)
  }
}

extension CastDiscovery.DiscoveryCriteria {
  init(_ criteria: CastRPCProtocol.DiscoveryCriteria) {
    self.init(applicationIds: criteria.applicationIds ?? [], namespaces: criteria.namespaces ?? [])
  }
}

extension CastRPCProtocol.DiscoveryOptions {
  init(_ options: CastSender.DiscoveryOptions) {
    self.init(
      source: DiscoverySourceKind(rawValue: options.source.rawValue), passiveScan: options.isPassiveScan,
      allowedInterfaces: options.interfaces.allowed, deniedInterfaces: options.interfaces.denied,
      cachesDevices: options.cachesDevices)
  }
}

extension CastSender.DiscoveryOptions {
  /// These options, with what a client said in place of what was.
  func replacing(_ options: CastRPCProtocol.DiscoveryOptions?) -> CastSender.DiscoveryOptions {
    guard let options else { return self }
    var result = self
    options.source.map { result.source = SourcePolicy(rawValue: $0.rawValue) }
    options.passiveScan.map { result.isPassiveScan = $0 }
    options.allowedInterfaces.map { result.interfaces.allowed = $0 }
    options.deniedInterfaces.map { result.interfaces.denied = $0 }
    options.cachesDevices.map { result.cachesDevices = $0 }
    return result
  }
}
