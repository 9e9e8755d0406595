import DeviceAuthentication

extension CastError {
  /// The device didn't prove what the policy asks for.
  init(_ result: AuthenticationResult) {
    let finding = result.failure?.description ?? "It is not authentic."
    self.init(
      .deviceAuthenticationFailed,
      "The device failed device authentication, which the options require. \(finding) \(result.advice)",
      phase: .authenticate)
    self.authentication = result
  }
}

extension AuthenticationResult {
  fileprivate var advice: String {
    switch self.verdict {
    case .expired: "The device's key is genuine; `ignoreExpiry` accepts certificates that ran out."
    case .unanswered: "With the policy REPORT it is connected to all the same."
    default: "Don't trust this device with anything private; with the policy REPORT it is connected to all the same."
    }
  }
}
