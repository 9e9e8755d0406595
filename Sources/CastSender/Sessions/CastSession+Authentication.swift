import CastDiscovery
import CastV2
import DeviceAuthentication
import Logging
import LoopIsolation
import TLS

extension CastSession {
  /// Asks the device to prove what it is, before anything else is told to it.
  func authenticateDevice() {
    guard let connection = self.connection else { return }
    self.authentication = nil
    let authenticator = LinkAuthenticator(
      options: self.environment.options.deviceAuthentication, tlsCertificate: connection.session.peerCertificate,
      claimsVideo: self.device.hasCapabilities(.videoOut), nonce: self.environment.nonce(),
      clock: self.environment.clock,
      send: { [weak self] in self?.send($0) },
      finish: { [weak self] in self?.didAuthenticate($0) })
    self.authenticator = authenticator
    authenticator.start()
  }

  private func didAuthenticate(_ result: AuthenticationResult) {
    self.authenticator = nil
    self.authentication = result
    self.logger.info(
      "device authentication",
      metadata: [
        "verdict": "\(result.verdict)", "failure": "\(result.failure.map(String.init(describing:)) ?? "none")",
      ])
    guard result.isAuthentic || self.environment.options.deviceAuthentication.policy != .require else {
      return self.advance(.authenticationFailed(CastError(result)))
    }
    self.advance(.authenticated)
  }
}
