package import HTTPFetch

/// Names a copy: by its URL and what its policy lets in.
package struct ImageKey: Hashable, Sendable {
  /// 64 hexadecimal digits.
  package let name: String

  package init(url: HTTPURL, policy: ImageFetchPolicy) {
    self.name = Digest.sha256(Array("\(policy.fingerprint) \(url)".utf8))
  }

  init(name: String) { self.name = name }
}
