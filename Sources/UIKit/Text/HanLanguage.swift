import CPango

/// The languages that write one Han character in different shapes, each with a font of its own.
enum HanLanguage: Int, CaseIterable, Sendable {
  case japanese, simplifiedChinese, traditionalChinese, hongKongChinese, korean

  /// The name of the language as fonts know it.
  var tag: String {
    switch self {
    case .japanese: "ja"
    case .simplifiedChinese: "zh-cn"
    case .traditionalChinese: "zh-tw"
    case .hongKongChinese: "zh-hk"
    case .korean: "ko"
    }
  }

  var familyName: String {
    switch self {
    case .japanese: "Noto Sans CJK JP"
    case .simplifiedChinese: "Noto Sans CJK SC"
    case .traditionalChinese: "Noto Sans CJK TC"
    case .hongKongChinese: "Noto Sans CJK HK"
    case .korean: "Noto Sans CJK KR"
    }
  }

  /// The first of the preferred languages (such as `ja-JP`, `zh-Hant-TW`) that writes Han characters.
  static func preferred(of identifiers: [String]) -> HanLanguage? {
    for identifier in identifiers {
      let parts = identifier.split { $0 == "-" || $0 == "_" }
      switch parts.first {
      case "ja":
        return .japanese
      case "ko":
        return .korean
      case "zh" where parts.contains("HK") || parts.contains("MO"):
        return .hongKongChinese
      case "zh" where parts.contains("Hant") || parts.contains("TW"):
        return .traditionalChinese
      case "zh":
        return .simplifiedChinese
      default:
        continue
      }
    }
    return nil
  }

  /// The language whose letters other than Han the text holds: kana are Japanese, Hangul Korean, bopomofo Chinese as
  /// written in Taiwan. Han alone tells nothing.
  static func telltale(in text: String) -> HanLanguage? {
    var result: HanLanguage?
    var text = text
    text.withUTF8 { bytes in
      // All of these are three bytes long in UTF-8 and begin with E3, E1 or EA...ED.
      var index = 0
      while index + 2 < bytes.count {
        let lead = bytes[index]
        guard lead >= 0xE1, lead <= 0xED else {
          index += 1
          continue
        }
        let scalar = UInt32(lead & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        switch scalar {
        case 0x3041...0x30FF, 0x31F0...0x31FF:
          result = .japanese
          return
        case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E:
          result = .korean
          return
        case 0x3105...0x312F, 0x31A0...0x31BF:
          result = .traditionalChinese
          return
        default:
          index += 3
        }
      }
    }
    return result
  }
}
