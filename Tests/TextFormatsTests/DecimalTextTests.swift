import Testing
import TextFormats

@Suite struct DecimalTextTests {
  @Test(
    arguments: [
      (0, "0.000000"), (2.2e-05, "0.000022"), (1e-9, "0.000000"), (-1e-9, "0.000000"), (-0.5, "-0.500000"),
      (41.708, "41.708000"), (1e9, "1000000000.000000"), (1e300, "9000000000000.000000"), (.infinity, "0.000000"),
      (.nan, "0.000000"),
    ] as [(Double, String)])
  func numbersHaveSixDigitsAndNoExponent(value: Double, text: String) {
    #expect(DecimalText.text(value) == text)
  }
}
