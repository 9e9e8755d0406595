import CastModel
import CastV2
import DeviceAuthentication
import LoopIsolation
import NIOCore

/// The authentication of the device at the other end of one link.
///
/// The owner hands it every message of ``CastV2/CastNamespace/deviceAuth``, calls ``linkLost()`` when the device
/// closes the connection, and ``cancel()`` when this side does.
@LoopActor
final class LinkAuthenticator {
  /// The result if the device closed the connection before its answer.
  static let linkLossResult = AuthenticationResult(
    failure: AuthenticationFinding(.noReply, "The device closed the connection instead of answering the challenge."))

  private let options: DeviceAuthenticationOptions
  private let files: AuthenticationFiles
  private let tlsCertificate: [UInt8]?
  private let claimsVideo: Bool
  private let clock: any LoopClock
  private let send: @LoopActor (CastMessage) -> Void
  private let finish: @LoopActor (AuthenticationResult) -> Void
  private var handshake: AuthenticationHandshake
  private var timer: LoopTimer?
  /// The device's certificate and its intermediates, DER, as the device sent them; empty before its answer.
  private(set) var certificates: [[UInt8]] = []

  /// - Parameters:
  ///   - tlsCertificate: The device's certificate in this link's TLS handshake.
  ///   - claimsVideo: Whether the device announces a screen.
  ///   - nonce: A random value for this link alone.
  ///   - finish: Called once, unless the authenticator is cancelled.
  init(
    options: DeviceAuthenticationOptions, files: AuthenticationFiles, tlsCertificate: [UInt8]?, claimsVideo: Bool,
    nonce: [UInt8], clock: any LoopClock, send: @escaping @LoopActor (CastMessage) -> Void,
    finish: @escaping @LoopActor (AuthenticationResult) -> Void
  ) {
    self.options = options
    self.files = files
    self.tlsCertificate = tlsCertificate
    self.claimsVideo = claimsVideo
    self.clock = clock
    self.send = send
    self.finish = finish
    self.handshake = AuthenticationHandshake(nonce: nonce, limit: TimeAmount(options.timeout))
  }

  func start() { self.handle(.start) }

  func received(_ message: CastMessage) { self.handle(.received(message)) }

  /// Cancels the authentication; `finish` is no longer called.
  func cancel() {
    self.timer?.cancel()
    self.timer = nil
  }

  /// Ends the authentication, because the device closed the connection.
  func linkLost() {
    self.cancel()
    self.finish(Self.linkLossResult)
  }

  private func handle(_ event: AuthenticationHandshake.Event) {
    for action in self.handshake.handle(event, now: self.clock.now) { self.carryOut(action) }
    self.timer?.cancel()
    self.timer = self.handshake.deadline.map { deadline in
      self.clock.schedule(at: deadline) { [weak self] in self?.handle(.tick) }
    }
  }

  private func carryOut(_ action: AuthenticationHandshake.Action) {
    switch action {
    case .send(let message): self.send(message)
    case .finish(.failure(let finding)): self.finish(AuthenticationResult(failure: finding))
    case .finish(.response(let response)):
      self.certificates = [response.clientAuthCertificate] + response.intermediateCertificates
      // Takes some 0.8 ms, once for each link: a hop to another thread and back isn't worth it.
      self.finish(
        self.files.verifier(self.options).verify(
          response, nonce: self.handshake.nonce, tlsCertificate: self.tlsCertificate, claimsVideo: self.claimsVideo,
          at: self.clock.unixTime))
    }
  }
}

extension CastError {
  /// Creates the error for a device that didn't give the proof required by the policy.
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
