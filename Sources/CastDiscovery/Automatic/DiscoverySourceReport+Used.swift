extension DiscoverySourceReport {
  /// A copy that says whether and why the source is in use.
  func used(_ isInUse: Bool, reason: String?) -> DiscoverySourceReport {
    DiscoverySourceReport(
      name: self.name,
      isReachable: self.isReachable,
      activeSince: self.activeSince,
      lastError: self.lastError,
      lastErrorAt: self.lastErrorAt,
      retryAt: self.retryAt,
      answers: self.answers,
      lastAnswerAt: self.lastAnswerAt,
      services: self.services,
      resolvedServices: self.resolvedServices,
      ignoredServices: self.ignoredServices,
      queriesSent: self.queriesSent,
      isInUse: isInUse,
      reason: reason,
      network: self.network
    )
  }
}
