import JSONCodec
import Testing

@testable import ReceiverControl

@Suite struct CredentialRedactionTests {
  @Test(arguments: [
    (
      #"{"credentials":"secret","credentialsType":"cloud"}"#, #"{"credentials":"[redacted]","credentialsType":"cloud"}"#
    ),
    (
      #"{"appParams":{"launchCheckerParams":{"credentialsData":{"credentials":"x","credentialsType":"y"}}}}"#,
      #"{"appParams":{"launchCheckerParams":{"credentialsData":{"credentials":"[redacted]","credentialsType":"y"}}}}"#
    ),
    (#"{"atvCredentials":"x"}"#, #"{"atvCredentials":"[redacted]"}"#),
    (#"[{"customData":{"accessToken":"x","n":1}}]"#, #"[{"customData":{"accessToken":"[redacted]","n":1}}]"#),
    (#"{"headers":{"Authorization":"Bearer x"}}"#, #"{"headers":{"Authorization":"[redacted]"}}"#),
    (#"{"password":7,"credentials":"","token":null}"#, #"{"password":"[redacted]","credentials":"","token":null}"#),
  ])
  func takesOutSecrets(text: String, expected: String) throws {
    let redacted = CredentialRedaction.redact(try JSONDocument(parsing: text).root.value)
    #expect(redacted.jsonText == expected)
  }
}
