import Testing

@testable import CastRPCServer

@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func theVectorsOfTheStandard(plain: String, encoded: String) {
    #expect(Base64.encode(Array(plain.utf8)) == encoded)
    #expect(Base64.decode(encoded) == Array(plain.utf8))
  }

  @Test func everyByteSurvives() {
    for count in 0...9 {
      let bytes = (0..<(256 + count)).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      #expect(Base64.decode(Base64.encode(bytes)) == bytes)
    }
  }

  @Test(arguments: [
    "Z", "Zg", "Zg=", "Zg===", "=", "====", "Z===", "Zg==Zg==", "Zh==", "Zm9=", "Zm 9", "Zm9v\n", "Zm9-", "Zm9_",
    "Zmé=",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(Base64.decode(text) == nil)
  }
}
