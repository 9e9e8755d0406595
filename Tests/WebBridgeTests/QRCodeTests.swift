import Testing

@testable import WebBridge

/// QR codes against those of `qrencode -8 -l M` (libqrencode 4.1.1), one for each version. `Tests/Web/test_phones.py`
/// reads one with `zbarimg`.
@Suite struct QRCodeTests {
  /// Texts, and the rows of their codes as hexadecimal numbers.
  static let vectors: [(text: String, rows: String)] = [
    (
      "a",
      """
      1fd57f 104641 174d5d 175d5d 17515d 105641 1fd57f 1700 117ef9 1a272b 144a7c 193cd6 19f5c7 19c6 1fd982 \
      104f2a 17567f 174b2b 174a7c 1048d4 1fddc5
      """
    ),
    (
      "http://192.168.1.5/",
      """
      1fcf47f 1047641 175755d 175e85d 175485d 1051f41 1fd557f 1e600 17c837c b6882 a6de6b 1016911 124f477 \
      198c00a 125f2ab 10a2609 15f61f4 15d1c 1fc8d5f 1059b1a 175d7fd 1750377 1753085 1046579 1fda2ff
      """
    ),
    (
      String(repeating: "q", count: 42),
      """
      1fc0227f 1054bb41 174a115d 174d775d 1757225d 1048bb41 1fd5557f 3ee00 154c8812 f9add49 1e66447f 1d99ee20 \
      d588e9 7b2dd49 55d447f d11ee20 47c88e9 61add49 17cf447f dbfee20 17ea89f9 1bdd19 1fc3475f 1043ed13 \
      175149f8 17479c1b 175cc5bd 104bed82 1fd40bdb
      """
    ),
    (
      "http://192.168.1.5:8019/#pair-ABCDEFGHJKLMNPQR",
      """
      1fd36977f 10460b141 174c9095d 17596db5d 175347c5d 105496141 1fd55557f 107ce00 117d9e8f9 bb9f130f \
      12732874a 18a47ce43 553e504b 2a71a8ec 36d9a23a 1fbe0fda0 12fdecad6 112cfdf0f 1efa2424a 8b5325c1 7c41074b \
      10ac8f0ee 4e9e5f42 425fcb91 1c4b8ebf4 1a75117 1fd639d5a 104bbdb1a 1755071fb 174c92cde 174c922fc \
      10434fee0 1fd1f8bd5
      """
    ),
    (
      String(repeating: "ü", count: 42),
      """
      1fc91dfb7f 104fe22441 175b5d7b5d 175753155d 175316405d 105f8ff941 1fd555557f 1aea0c00 17c40dfb7c \
      152c220499 11676ff976 1ebf7a0c8d 6689cea06 adc9bfb9 5d0d22486 3090d7b7d 4e5f20486 103c0dfb76 136a522488 \
      4350d7b76 1f5f6315b9 1183f64056 19e70ff978 151bba0c86 18d8cdfb39 18a2f20499 12414ff976 12087a0c8d \
      13fbdcebf7 1689bf19 1fc3d22756 105d4d791d 17577205f6 17534dfa07 17515225bb 104f4d7a85 1fdd23157b
      """
    ),
    (
      String(repeating: "m", count: 106),
      """
      1fda944447f 10484555541 175b5aaaa5d 1745deeee5d 1742d44445d 10500555541 1fd5555557f c2555500 1466a111125 \
      12131bbbb6d 1467caaaa15 1083e5555ba 17fcc111168 13125bbbb6d 5e4caaaa15 880c5555ba 1d6ce111168 c0bebbbb6d \
      16f86aaaa15 128965555ba 1578e111168 c072bbbb6d 10d82aaaa15 1491e5555b9 1179f11116a 1e3e0bbbb6d \
      14424aaaa15 82de5555ba 558f111168 fbf4bbbb6d 1cc36aaaa15 12fc5555ba 1cd8d1111f8 16ebbb91d 1fd05aaa955 \
      1042c55571a 1742bd113f8 17422bbba9d 175c1aaa895 104e8d555e8 1fdefd11149
      """
    ),
    (
      String(repeating: "n", count: 122),
      """
      1fc9424bd17f 104049f53a41 175fc30f9a5d 175a0de4235d 175a53fbd75d 105cf9153841 1fd55555557f 11811f9600 \
      17cbcff42c7c 1c2cd34bd3b9 1ed4f9f53c52 17820f96fd dcadde42c43 1921c34bd3b9 55e69f53c52 c33120f96fd \
      11de9de42c43 1819634bd3b9 16ee89f53c52 1aa3320f96fd 7fe3df42df3 51b031bd319 1359ab553f52 916a31f951d \
      7fa75f42df3 15b707ebd249 136aa8453fb2 827abff965d 6c25a042df1 15aa0bebd249 36e68453fb2 c1ca3ff965d \
      b46f2042df3 faaafebd249 16e78453fb2 f1c33ff965d 135473f42df3 19ed1bd119 1fc1a3553f52 10517b1f971d \
      1755f5f42ff3 17532d0bd0fb 175da3e53f42 10467d4f94bc 1fd9fef42e52
      """
    ),
    (
      String(repeating: "v", count: 152),
      """
      1fc9f80bd097f 104bcf7ca7741 17507129f235d 175604f42fa5d 1756a4ffd085d 10537d44a7c41 1fd555555557f \
      155245f2800 17ca977c2f57c c870e0bd08d2 f69c9fca7faf 11caa29f28f0 126bd7742f527 12b8ba0bd08d2 \
      1e7f39fca7faf 150ee629f28f0 64fb742f527 1ea74a0bd08d2 749e9fca7faf 12e8a29f28f0 7dbd7742f527 \
      1938ba0bd08d2 19f3797ca7fff 191a62c5f2910 19537bd42f557 151e5247d0b12 5f9697ca7dff 394eefdf29a0 \
      74cc7682f6f7 182e46b7d0922 8e7a948a7fdf 9815efdf29a1 166667682f6f4 3b7eab7d0922 11697948a7fdf \
      13b6eefdf29a0 156cc7682f6f7 101e46b7d0922 8c3ad48a7fdf e11d6fdf29a0 1c643f7c2f7f7 132e47d0b12 \
      1fcd59d4a7d5f 105ad2c5f2910 175c937c2f7f7 17537a6bd09f3 17523134a7c2c 10441ec9f2bd1 1fd93f3c2f4a7
      """
    ),
    (
      String(repeating: "k", count: 180),
      """
      1fdbf69a44447f 1042dd7e555e41 175fcc24aaaa5d 1747a895eeed5d 174cae9f44445d 10538d51555441 1fd5555555557f \
      22af1555500 1469af5f111225 1b202155bbbab5 184c62a1aaa8a1 198432eb55555b 14dda94a11121a 1f172055bbbab5 \
      65fe0a1aaa8a1 122772eb55555b 1065d84a11121a 162bb155bbbab5 1153a8a1aaa8a1 138770eb55555b 10ffea4a11121a \
      1395255bbbab5 1deb2ca1aaa8a1 681a1eb55555b 1bff335f1113fa 31c8f71bbbb15 1158b1b5aaa951 3124bf155551b \
      bfdd77f1111fa 2ac3b75bbbae5 116e91aaaaa941 33647ee555758 9fad5541112a9 5a83b75bbbae5 3e811aaaaa941 \
      d3c05ee55575b 3f245541112aa 7842a75bbbae5 3c8e0aaaaa941 f2cf8ee55575b 11735a541112aa 1951b75bbbae5 \
      1bd124aaaaa941 c1ae3ee55575b 27d4b5f1113fa 1d1751bbbb15 1fd12e95aaa951 104b20f155551b 174d8fff1111fa \
      174c7f3bbbb957 1759322aaaa912 104530d55557b8 1fd280911112a9
      """
    ),
    (
      String(repeating: "p", count: 213),
      """
      1fc6b0bddddd67f 105bbda66666a41 17431d56666665d 17441e18888825d 175db5b7dddda5d 104b30a46666441 \
      1fd55555555557f fada45999a00 1548edeff777612 1ba3de4a2222029 1b578f559999997 a2ecda19999a92 \
      14f87d6b7777679 7239e8a2222029 1bdf7f159999997 ea68de19999a90 10f4fcab777767b 1a38dca2222029 \
      1ddb4b559999997 e2aa5219999a92 11ecfd2b7777679 a1868a2222029 1d5c4a559999997 1632a7219999a92 \
      19cbf82b7777679 8b9868a2222029 5fdc057d9999f7 17106d2c5999b12 1b5a88257777559 51b5e846222319 \
      7fe201fd999bf7 12a0fdee5999962 5ea28a67777569 100bae88a222288 35a7059d9998d6 16a4ddae5999962 \
      76658a67777569 148bff08a222289 4da6319d9998d7 1324da2e5999962 66e55e67777569 158bf188a222289 \
      5556519d9998d7 a2fdf2e5999962 176d51e67777569 1495f488a222289 14e7a519d9998d7 1f0f902e5999962 \
      6db1e7f7775f9 14248c6222319 1fc7a5955999957 104d302c5999b12 175d71eff7775f9 174474c5a22219a \
      175ba5d75999b75 104120aa1999a22 1fd5e36db77759b
      """
    ),
  ]

  @Test(arguments: Self.vectors)
  func matchesQrencodeInOneMask(text: String, rows: String) throws {
    let bits = rows.split(separator: " ").map { UInt64($0, radix: 16) ?? 0 }
    let size = bits.count
    let codes = (0..<8).compactMap { QRCode(Array(text.utf8), mask: $0) }
    #expect(codes.allSatisfy { $0.size == size })
    let matching = codes.filter { code in
      (0..<size).allSatisfy { y in
        (0..<size).allSatisfy { x in code.isDark(x, y) == (bits[y] >> UInt64(size - 1 - x) & 1 == 1) }
      }
    }
    #expect(matching.count == 1)
    #expect(codes.contains(try #require(QRCode(text))))
  }

  @Test func takesTheSmallestVersionAndNoLongerText() throws {
    for version in QRVersion.all {
      let longest = String(repeating: "a", count: version.capacity)
      #expect(QRCode(longest)?.size == version.size)
      #expect(QRCode(longest + "a")?.size == (version.number == 10 ? nil : version.size + 4))
    }
    #expect(QRVersion.all.map(\.capacity) == [14, 26, 42, 62, 84, 106, 122, 152, 180, 213])
  }

  @Test func isDrawnWithItsQuietZone() throws {
    let code = try #require(QRCode("a"))
    let lines = code.terminalLines
    #expect(lines.count == (21 + 8 + 1) / 2)
    #expect(lines.allSatisfy { $0.count == 29 })
    #expect(lines[0] == String(repeating: "█", count: 29))
    // The finder's upper edge: dark above, light inside it.
    #expect(lines[2].hasPrefix("████ ▄▄▄▄▄ █"))
    #expect(code.svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 29 29\""))
    #expect(code.svg.contains("M4 4h1v1h-1z"))
  }
}
