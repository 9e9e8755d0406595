import CastTestSupport
import Glibc
import Testing

@testable import Subtitles

@Suite struct EncodingTests {
  /// Sentences in many languages.
  private static let texts: [String: String] = [
    "pl":
      "Gdzie byłeś wczoraj wieczorem?\nSzukałam cię wszędzie, a ty nic nie powiedziałeś.\nKażdy źle zrobi, jeśli się śpieszy.",
    "cs":
      "Kde jsi byl včera večer?\nHledala jsem tě všude a ty jsi nic neřekl.\nUž nikdy mi nelži, prosím tě, příteli.",
    "hu":
      "Hol voltál tegnap este?\nMindenütt kerestelek, és te nem szóltál semmit.\nEl kellett utaznom Győrbe, őrültség.",
    "ru":
      "Где ты был вчера вечером?\nЯ искала тебя повсюду, а ты ничего не сказал.\nИзвини, мне пришлось поехать в Москву.",
    "uk":
      "Де ти був учора ввечері?\nЯ шукала тебе всюди, а ти нічого не сказав.\nВибач, мені довелося поїхати до Києва.",
    "de":
      "Wo warst du gestern Abend?\nIch habe dich überall gesucht, und du hast nichts gesagt.\nDas wäre natürlich schön, großer Bär.",
    "fr":
      "Où étais-tu hier soir ?\nJe t'ai cherché partout, et tu n'as rien dit.\nDésolé, j'ai dû aller à Besançon. Ça suffit, mon cœur…",
    "es": "¿Dónde estabas anoche?\nTe busqué por todas partes y no dijiste nada.\n¡No te creo ni una palabra, señor!",
    "en":
      "Where were you last night?\nI’ve been looking everywhere – and you said nothing…\nSorry, I had to go to the “café”.",
    "el": "Πού ήσουν χθες το βράδυ;\nΣε έψαχνα παντού και δεν είπες τίποτα.\nΣυγγνώμη, έπρεπε να πάω στην Αθήνα. Άκου!",
    "tr":
      "Dün gece neredeydin?\nSeni her yerde aradım, hiçbir şey söylemedin.\nSana inanmıyorum, çünkü yalan söylüyorsun, değil mi?",
    "he": "איפה היית אתמול בלילה?\nחיפשתי אותך בכל מקום ולא אמרת כלום.\nסליחה, הייתי חייב לנסוע לתל אביב.",
    "ar": "أين كنت الليلة الماضية؟\nبحثت عنك في كل مكان ولم تقل شيئا.\nآسف، كان علي أن أذهب إلى القاهرة.",
    "ja": "昨夜どこにいたの？\nあちこち探したのに、あなたは何も言わなかった。\nごめん、東京に行かなければならなかったんだ。",
    "zh": "你昨晚在哪里？\n我到处找你，你什么也没说。\n对不起，我必须去北京。\n我一个字都不相信你。",
    "zh-Hant": "你昨晚在哪裡？\n我到處找你，你什麼也沒說。\n對不起，我必須去臺北。\n我一個字都不相信你。",
    "ko": "어젯밤에 어디 있었어?\n사방으로 찾아다녔는데 아무 말도 안 했잖아.\n미안해, 서울에 가야 했어.",
    "th": "เมื่อคืนคุณอยู่ที่ไหน\nฉันตามหาคุณทุกที่ แต่คุณไม่พูดอะไรเลย",
  ]

  /// A film's subtitles in a language.
  private static func subtitles(_ language: String) throws -> String {
    let lines = try #require(self.texts[language]).split(separator: "\n")
    return lines.enumerated().map { "\($0 + 1)\n00:00:0\($0),000 --> 00:00:0\($0),900\n\($1)\n\n" }.joined()
  }

  private static func encoded(_ text: String, _ encoding: String) throws -> [UInt8] {
    let run = try ChildProcess.run(["iconv", "-f", "UTF-8", "-t", encoding], input: Array(text.utf8))
    try #require(run.end == .exited(0), "\(run.errors)")
    return run.output
  }

  @Test(
    .enabled(if: EncodingDetection.isLibraryInstalled, "libuchardet0 isn't installed"), .blocking,
    arguments: [
      ("pl", "WINDOWS-1250"), ("pl", "ISO-8859-2"), ("cs", "WINDOWS-1250"), ("cs", "ISO-8859-2"),
      ("hu", "WINDOWS-1250"), ("ru", "WINDOWS-1251"), ("ru", "KOI8-R"), ("ru", "ISO-8859-5"), ("ru", "IBM866"),
      ("uk", "WINDOWS-1251"), ("de", "WINDOWS-1252"), ("de", "ISO-8859-1"), ("fr", "WINDOWS-1252"),
      ("es", "WINDOWS-1252"), ("en", "WINDOWS-1252"), ("el", "WINDOWS-1253"), ("el", "ISO-8859-7"),
      ("tr", "WINDOWS-1254"), ("tr", "ISO-8859-9"), ("he", "WINDOWS-1255"), ("ar", "WINDOWS-1256"),
      ("ja", "SHIFT_JIS"), ("ja", "EUC-JP"), ("ja", "ISO-2022-JP"), ("zh", "GB18030"), ("zh", "GBK"),
      ("zh-Hant", "BIG5"), ("ko", "EUC-KR"), ("th", "CP874"),
    ])
  func encodingsAreTold(language: String, encoding: String) throws {
    let text = try Self.subtitles(language)
    let bytes = try Self.encoded(text, encoding)
    let decoded = DecodedText(bytes)
    #expect(decoded.text == text, "read as \(decoded.encoding.rawValue)")
    // A right or wrong language changes nothing if the bytes show the encoding.
    #expect(DecodedText(bytes, languageHint: language).text == text)
    let isLatin = ["pl", "cs", "hu", "de", "fr", "es", "en", "tr"].contains(language)
    if !isLatin { #expect(DecodedText(bytes, languageHint: "de").text == text) }
  }

  @Test(
    .blocking,
    arguments: ["UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"], ["de", "ru", "zh", "he"])
  func unicodeIsToldWithAndWithoutAMark(encoding: String, language: String) throws {
    let text = try Self.subtitles(language)
    for mark in ["", "\u{FEFF}"] {
      let decoded = DecodedText(try Self.encoded(mark + text, encoding))
      #expect(decoded.encoding.rawValue == encoding)
      #expect(decoded.text == text)
    }
  }

  /// Without uchardet, too: the language decides where the bytes are ambiguous.
  @Test(
    .blocking,
    arguments: [("pl", "WINDOWS-1250", "Łódź"), ("tr", "WINDOWS-1254", "Iğdır"), ("de", "WINDOWS-1252", "Öl")])
  func shortTextsNeedTheirLanguage(language: String, encoding: String, word: String) throws {
    let text = "1\n00:00:01,000 --> 00:00:02,000\n\(word)\n"
    #expect(DecodedText(try Self.encoded(text, encoding), languageHint: language).text == text)
  }

  @Test func aFewBrokenBytesAreStillUTF8() {
    let text = Array("Grüße aus Köln, schöne Füße, große Bären, süße Möhren".utf8)
    let decoded = DecodedText(text[..<20] + [0xFF] + text[20...])
    #expect(decoded.encoding == .utf8)
    #expect(decoded.text.contains("\u{FFFD}"))
    #expect(decoded.text.contains("süße Möhren"))
  }

  @Test(arguments: [
    ("a\r\nb\rc\n\rd", "a\nb\nc\n\nd"), ("\u{FEFF}a\u{FEFF}b", "ab"), ("a\0b", "ab"), ("a\u{1B}$b", "a$b"),
    ("", ""), ("\u{FEFF}", ""),
  ])
  func linesEndAlike(text: String, plain: String) { #expect(DecodedText(Array(text.utf8)).text == plain) }

  @Test func cutTextsAreRead() {
    #expect(DecodedText([0xFF, 0xFE, 0x41]).text == "")
    #expect(DecodedText([0xFF, 0xFE, 0x41, 0x00, 0x3D, 0xD8]).text == "A\u{FFFD}")
    #expect(!DecodedText([0xFF]).text.isEmpty)
    let cut = DecodedText([0x93, 0xFA, 0x96, 0x7B, 0x8C], languageHint: nil)
    #expect(!cut.text.isEmpty)
  }
}
