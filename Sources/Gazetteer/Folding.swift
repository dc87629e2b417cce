/// Turns what a person types, and the names in the list, into keys that are equal when the difference does not matter:
/// case, accents, hyphens, apostrophes, spacing, `St.` for `Saint`, hiragana for katakana, simplified Chinese characters,
/// decomposed letters.
package enum Folding {
  /// The longest text that is looked at, in scalars; no place has a name as long.
  package static let longestText = 128

  /// The folded words of a text; empty when it has neither letter nor digit.
  package static func words(_ text: some StringProtocol) -> [[UInt8]] {
    var folder = WordFolder()
    for scalar in text.unicodeScalars.prefix(longestText) { folder.take(scalar) }
    return folder.finish()
  }

  /// The key of a text: its folded words without the spaces between them.
  package static func key(_ text: some StringProtocol) -> [UInt8] { Array(words(text).joined()) }

  /// Short forms in place names, each with what it stands for.
  static let shortForms = ["st": "saint", "ste": "sainte", "mt": "mount", "ft": "fort"]

  /// The letter that a lower-case letter counts as, or `nil` when it stands for itself.
  package static func plain(_ scalar: Unicode.Scalar) -> String? { plainLetters[scalar] }

  private static let plainLetters: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for group in letters { for scalar in group.marked.unicodeScalars { table[scalar] = group.plain } }
    for pair in characters.split(whereSeparator: \.isWhitespace) {
      if let simplified = pair.unicodeScalars.last { table[simplified] = String(pair.prefix(1)) }
    }
    return table
  }()

  /// Plain letters, each with the lower-case letters that count as it: Unicode's canonical decompositions without their
  /// marks, and the usual replacements of letters that do not decompose, such as `ø`, `ß` and `þ`.
  static let letters: [(plain: String, marked: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("ae", "æǽ"),
    ("b", "ḃḅḇɓ"),
    ("c", "çćĉċčḉ"),
    ("d", "ďḋḍḏḑḓđðɗ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệəǝ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǵḡ"),
    ("h", "ĥȟḣḥḧḩḫẖħ"),
    ("i", "ìíîïĩīĭįǐȉȋḭḯỉịı"),
    ("j", "ĵǰ"),
    ("k", "ķǩḱḳḵĸƙ"),
    ("l", "ĺļľḷḹḻḽł"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋŋ"),
    ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ"),
    ("oe", "œ"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"),
    ("s", "śŝşšșṡṣṥṧṩſ"),
    ("ss", "ß"),
    ("t", "ţťțṫṭṯṱẗŧ"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹƴ"),
    ("z", "źżžẑẓẕ"),
    ("α", "ά"),
    ("ε", "έ"),
    ("η", "ή"),
    ("ι", "ίϊΐ"),
    ("ο", "ό"),
    ("σ", "ς"),
    ("υ", "ύϋΰ"),
    ("ω", "ώ"),
    ("г", "ѓ"),
    ("е", "ёѐ"),
    ("и", "йѝ"),
    ("к", "ќ"),
    ("у", "ў"),
    ("і", "ї"),
    ("ا", "أإآٱ"),
    ("ك", "ک"),
    ("ه", "ةۀہھە"),
    ("و", "ؤ"),
    ("ي", "ئىی"),
  ]

  /// Chinese characters, each with its simplified form: those by which GeoNames' two spellings of one city differ.
  private static let characters = """
    亞亚 來来 侖仑 俁俣 倉仓 倫伦 內内 凱凯 則则 劉刘 劍剑 務务 勞劳 勻匀 區区 參参 呂吕 喬乔 噴喷
    國国 圍围 園园 圖图 場场 塢坞 壟垄 壺壶 奧奥 婁娄 孫孙 學学 實实 寶宝 將将 岡冈 峴岘 島岛 峽峡
    崗岗 庫库 廈厦 廣广 張张 徑径 徹彻 恆恒 愛爱 慶庆 掃扫 揚扬 撫抚 晉晋 曉晓 書书 會会 東东 條条
    棟栋 棧栈 楊杨 楓枫 樂乐 樓楼 標标 樞枢 樹树 橋桥 橫横 櫚榈 欽钦 歐欧 歷历 涼凉 淚泪 淵渊 湯汤
    溝沟 溫温 滄沧 滿满 漢汉 漣涟 澤泽 濟济 濰潍 濱浜 濱滨 瀘泸 灘滩 灣湾 烏乌 無无 煙烟 熱热 營营
    爛烂 爾尔 狹狭 獨独 瑪玛 環环 瓊琼 瓏珑 畢毕 當当 發发 盤盘 盧卢 磯矶 礦矿 禮礼 窩窝 節节 籠笼
    約约 紅红 納纳 紐纽 細细 紹绍 給给 絨绒 絲丝 綏绥 綠绿 維维 綿绵 線线 緬缅 縣县 繆缪 羅罗 義义
    聯联 聲声 聶聂 脫脱 腳脚 臨临 興兴 舊旧 茲兹 荊荆 華华 萊莱 葉叶 蓋盖 蓮莲 蕪芜 薩萨 藍蓝 蘆芦
    蘇苏 蘭兰 號号 衛卫 覺觉 觀观 訥讷 許许 詩诗 諸诸 諾诺 謝谢 謬谬 貝贝 貢贡 貴贵 買买 費费 賀贺
    賈贾 賓宾 賴赖 賽赛 贛赣 軍军 農农 連连 進进 運运 達达 遜逊 遠远 遼辽 邁迈 邊边 鄉乡 鄒邹 鄭郑
    鄲郸 醫医 銀银 銅铜 錢钱 錦锦 錫锡 鎌镰 鎮镇 鑼锣 長长 門门 開开 闊阔 關关 陸陆 陽阳 隴陇 雙双
    雞鸡 電电 靈灵 靜静 韋韦 頂顶 順顺 頓顿 頭头 風风 饒饶 馬马 騷骚 魯鲁 鮑鲍 鳩鸠 鳳凤 鴨鸭 鶴鹤
    鷹鹰 鹽盐 麗丽 麥麦 黃黄 點点 齊齐 齋斋 龍龙 龐庞 龜龟
    """
}
