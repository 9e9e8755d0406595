import Testing
import TextFormats

struct PercentEncodingTests {
  @Test(arguments: [("a b", "a%20b"), ("Ä/~", "%C3%84%2F~"), ("", ""), ("100%+", "100%25%2B"), ("-._0Z", "-._0Z")])
  func whatMayNotStandIsEscaped(text: String, escaped: String) {
    #expect(PercentEncoding.encoded(text.utf8) == escaped)
    #expect(PercentEncoding.decoded(escaped.utf8) == text)
  }

  @Test func aCallerSaysWhatElseMayStand() {
    #expect(PercentEncoding.encoded("/a b".utf8) { $0 == UInt8(ascii: "/") || $0 > 0x40 } == "/a%20b")
  }

  @Test(arguments: ["%", "%4", "%4g", "%g4", "%+F", "a%", "%FF", "%C3"])
  func brokenTextIsNone(text: String) { #expect(PercentEncoding.decoded(text.utf8) == nil) }

  @Test(arguments: [("100%", "100%"), ("%4g%41", "%4gA"), ("%%41", "%A"), ("%FF", nil)])
  func malformedEscapesMayStandForThemselves(text: String, decoded: String?) {
    #expect(PercentEncoding.decoded(text.utf8, keepsMalformed: true) == decoded)
  }

  @Test func aPlusIsASpaceInFormsAlone() {
    #expect(PercentEncoding.decoded("a+b%2B".utf8) == "a+b+")
    #expect(PercentEncoding.decoded("a+b%2B".utf8, plusIsSpace: true) == "a b+")
  }
}
