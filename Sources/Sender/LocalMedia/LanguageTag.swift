/// A language in BCP 47, from the words that names of files, tags of containers and people use for it.
struct LanguageTag: Hashable, Sendable {
  /// The tag in BCP 47: `en`, `pt-BR`.
  let tag: String
  /// The name in English: `Portuguese (Brazil)`.
  let name: String

  /// Creates the language that one word names: `en`, `eng`, `English`, `Deutsch`, `pt-BR`, `pt_br`, `zh-Hant`; `nil` if
  /// it names none.
  init?(_ word: some StringProtocol) {
    let word = word.lowercased()
    if let index = Self.words[word] {
      self.init(index)
      return
    }
    let parts = word.split(maxSplits: 1) { $0 == "-" || $0 == "_" }
    guard parts.count == 2, let index = Self.words[String(parts[0])], Self.languages[index].isCode(parts[0]),
      let part = Self.parts[String(parts[1])]
    else { return nil }
    let language = Self.languages[index]
    self.init(tag: "\(language.tag)-\(part.tag)", name: "\(language.name) (\(part.name))")
  }

  private init(tag: String, name: String) { (self.tag, self.name) = (tag, name) }

  private init(_ index: Int) {
    let language = Self.languages[index]
    self.init(tag: language.tag, name: language.name)
  }

  /// Regions and scripts that names of files have.
  private static let parts: [String: (tag: String, name: String)] = [
    "br": ("BR", "Brazil"), "pt": ("PT", "Portugal"), "us": ("US", "United States"), "gb": ("GB", "United Kingdom"),
    "uk": ("GB", "United Kingdom"), "au": ("AU", "Australia"), "ca": ("CA", "Canada"), "es": ("ES", "Spain"),
    "mx": ("MX", "Mexico"), "ar": ("AR", "Argentina"), "419": ("419", "Latin America"), "la": ("419", "Latin America"),
    "fr": ("FR", "France"), "be": ("BE", "Belgium"), "ch": ("CH", "Switzerland"), "de": ("DE", "Germany"),
    "at": ("AT", "Austria"), "cn": ("CN", "China"), "tw": ("TW", "Taiwan"), "hk": ("HK", "Hong Kong"),
    "hans": ("Hans", "Simplified"), "hant": ("Hant", "Traditional"), "chs": ("Hans", "Simplified"),
    "cht": ("Hant", "Traditional"), "latn": ("Latn", "Latin"), "cyrl": ("Cyrl", "Cyrillic"), "rs": ("RS", "Serbia"),
    "in": ("IN", "India"), "nl": ("NL", "Netherlands"), "no": ("NO", "Norway"), "se": ("SE", "Sweden"),
    "dk": ("DK", "Denmark"), "fi": ("FI", "Finland"), "it": ("IT", "Italy"), "jp": ("JP", "Japan"),
    "kr": ("KR", "Korea"), "ru": ("RU", "Russia"), "ua": ("UA", "Ukraine"), "pl": ("PL", "Poland"),
    "tr": ("TR", "Turkey"), "gr": ("GR", "Greece"), "il": ("IL", "Israel"), "ro": ("RO", "Romania"),
    "hu": ("HU", "Hungary"), "cz": ("CZ", "Czechia"), "ir": ("IR", "Iran"), "eg": ("EG", "Egypt"),
  ]

  private struct Language {
    let tag: String
    let name: String
    /// ISO 639-2 and other codes.
    let codes: [String]
    /// The names that aren't codes.
    let names: [String]

    init(_ tag: String, _ codes: String, _ name: String, _ names: String = "") {
      (self.tag, self.name) = (tag, name)
      self.codes = codes.split(separator: " ").map(String.init)
      self.names = names.split(separator: " ").map(String.init)
    }

    func isCode(_ word: some StringProtocol) -> Bool {
      self.tag.lowercased() == word || self.codes.contains { $0 == word }
    }
  }

  private static let words: [String: Int] = {
    var words: [String: Int] = [:]
    for (index, language) in languages.enumerated() {
      let all = [language.tag.lowercased(), language.name.lowercased()] + language.codes + language.names
      for word in all where words[word] == nil { words[word] = index }
    }
    return words
  }()

  /// The languages by ISO 639-1, with the codes of 639-2 in both forms, as FFmpeg and mkvtoolnix write them, and the
  /// names on subtitle sites.
  private static let languages: [Language] = [
    Language("en", "eng", "English", "englisch anglais inglés ingles inglese englishsdh"),
    Language("de", "ger deu", "German", "deutsch allemand alemán tedesco"),
    Language("fr", "fre fra", "French", "français francais französisch francés vf vff vostfr"),
    Language("es", "spa esp", "Spanish", "español espanol castellano spanisch"),
    Language("es-419", "spl", "Spanish (Latin America)", "latino"),
    Language("it", "ita", "Italian", "italiano italienisch"),
    Language("pt-BR", "pob ptbr pb", "Portuguese (Brazil)", "brazilian brasil"),
    Language("pt", "por", "Portuguese", "português portugues"),
    Language("nl", "dut nld", "Dutch", "nederlands holländisch"),
    Language("sv", "swe", "Swedish", "svenska"),
    Language("no", "nor", "Norwegian", "norsk"),
    Language("nb", "nob", "Norwegian Bokmål", "bokmål"),
    Language("nn", "nno", "Norwegian Nynorsk", "nynorsk"),
    Language("da", "dan", "Danish", "dansk"),
    Language("fi", "fin", "Finnish", "suomi"),
    Language("is", "ice isl", "Icelandic", "íslenska"),
    Language("pl", "pol", "Polish", "polski polnisch"),
    Language("cs", "cze ces", "Czech", "čeština cesky česky"),
    Language("sk", "slo slk", "Slovak", "slovenčina slovensky"),
    Language("sl", "slv", "Slovenian", "slovene slovenščina"),
    Language("hu", "hun", "Hungarian", "magyar"),
    Language("ro", "rum ron", "Romanian", "română romana"),
    Language("hr", "hrv scr", "Croatian", "hrvatski"),
    Language("bs", "bos", "Bosnian", "bosanski"),
    Language("sr", "srp scc", "Serbian", "srpski српски"),
    Language("mk", "mac mkd", "Macedonian", "македонски"),
    Language("bg", "bul", "Bulgarian", "български"),
    Language("ru", "rus", "Russian", "русский russisch"),
    Language("uk", "ukr", "Ukrainian", "українська"),
    Language("be", "bel", "Belarusian", "беларуская"),
    Language("el", "gre ell", "Greek", "ελληνικά"),
    Language("tr", "tur", "Turkish", "türkçe turkce türkisch"),
    Language("ar", "ara", "Arabic", "العربية"),
    Language("he", "heb iw", "Hebrew", "עברית"),
    Language("fa", "per fas", "Persian", "farsi فارسی"),
    Language("ur", "urd", "Urdu", "اردو"),
    Language("hi", "hin", "Hindi", "हिन्दी"),
    Language("bn", "ben", "Bengali", "bangla"),
    Language("ta", "tam", "Tamil"),
    Language("te", "tel", "Telugu"),
    Language("ml", "mal", "Malayalam"),
    Language("kn", "kan", "Kannada"),
    Language("mr", "mar", "Marathi"),
    Language("zh-Hans", "chs gb zh-cn", "Chinese (Simplified)", "simplified 简体 简体中文"),
    Language("zh-Hant", "cht big5 zh-tw", "Chinese (Traditional)", "traditional 繁體 繁體中文"),
    Language("zh", "chi zho", "Chinese", "中文 mandarin"),
    Language("yue", "yue", "Cantonese", "粵語"),
    Language("ja", "jpn jp", "Japanese", "日本語 japanisch"),
    Language("ko", "kor kr", "Korean", "한국어"),
    Language("vi", "vie", "Vietnamese", "tiếngviệt"),
    Language("th", "tha", "Thai", "ไทย"),
    Language("id", "ind in", "Indonesian", "bahasa"),
    Language("ms", "may msa", "Malay", "melayu"),
    Language("fil", "fil tgl tl", "Filipino", "tagalog"),
    Language("et", "est", "Estonian", "eesti"),
    Language("lv", "lav", "Latvian", "latviešu"),
    Language("lt", "lit", "Lithuanian", "lietuvių"),
    Language("sq", "alb sqi", "Albanian", "shqip"),
    Language("ka", "geo kat", "Georgian", "ქართული"),
    Language("hy", "arm hye", "Armenian", "հայերեն"),
    Language("az", "aze", "Azerbaijani"),
    Language("kk", "kaz", "Kazakh"),
    Language("ca", "cat", "Catalan", "català catala"),
    Language("eu", "baq eus", "Basque", "euskara"),
    Language("gl", "glg", "Galician", "galego"),
    Language("cy", "wel cym", "Welsh", "cymraeg"),
    Language("ga", "gle", "Irish", "gaeilge"),
    Language("la", "lat", "Latin"),
    Language("eo", "epo", "Esperanto"),
  ]
}
