public import JSONCodec

/// Takes out of logs what nobody but the receiver is to read: credentials, tokens, custom data, and what URLs carry beside their path.
public enum Redactor {
  /// What stands where something was taken out.
  public static let placeholder = "<redacted>"

  /// Names of members and metadata whose values are secret, in lower case and without `-` and `_`.
  private static let secretNames: Set<String> = [
    "authorization", "proxyauthorization", "cookie", "setcookie", "credentials", "atvcredentials", "credentialsdata",
    "token",
    "accesstoken", "refreshtoken", "idtoken", "authtoken", "authenticationtoken", "bearer", "password", "passwd",
    "passphrase",
    "secret", "clientsecret", "apikey", "privatekey", "customdata", "licenseurl", "licensetoken", "adtagurl",
    "adsresponse",
    "signature", "xapikey", "xauthtoken",
  ]

  /// Whether what has this name is secret, however it is spelt: `Access-Token`, `access_token`, `accessToken`.
  public static func isSecret(_ name: some StringProtocol) -> Bool {
    guard name.utf8.count <= 64 else { return false }
    return self.secretNames.contains(String(name.lowercased().filter { $0 != "-" && $0 != "_" }))
  }

  /// `text` without secrets: values behind secret names, and the user, query and fragment of URLs.
  public static func redact(_ text: String) -> String {
    var scanner = RedactionScanner(text)
    return scanner.redacted()
  }

  /// `value` without secrets: members with secret names, and texts as ``redact(_:)-(String)`` does it.
  public static func redact(_ value: JSONValue) -> JSONValue { self.redact(value, depth: 0) }

  private static func redact(_ value: JSONValue, depth: Int) -> JSONValue {
    // Deeper than anything that Cast sends; what can't be looked through isn't shown.
    guard depth < 64 else { return .string(self.placeholder) }
    switch value {
    case .string(let text): return .string(self.redact(text))
    case .array(let elements): return .array(elements.map { self.redact($0, depth: depth + 1) })
    case .object(let object):
      var result = JSONObject()
      for (key, member) in object.members {
        result[key] = self.isSecret(key) ? .string(self.placeholder) : self.redact(member, depth: depth + 1)
      }
      return .object(result)
    default: return value
    }
  }
}
