/// Lines of text in many scripts, as labels of an app have them; no two are the same.
enum MixedText {
  private static let phrases = [
    "Settings and privacy", "Änderungen übernehmen", "Ça commence à huit heures", "Настройки и конфиденциальность",
    "Ρυθμίσεις και απόρρητο", "設定とプライバシー", "モーダルの一番上だよ", "隐私与安全性设置", "隱私權與安全性",
    "개인정보 보호 및 보안", "الإعدادات والخصوصية", "הגדרות ופרטיות", "सेटिंग और गोपनीयता", "การตั้งค่าและความเป็นส่วนตัว",
    "Party at 8 🎉🍕", "今日はいい天気 ☀️", "3 × 4 ≤ 12 · ½ £20", "Wi‑Fi مفعّل", "東京 Tokyo 도쿄 🗼", "Done ✅",
  ]

  /// A hundred lines; other ones for each round, so that nothing that was laid out before can be used again.
  static func lines(round: Int) -> [String] {
    (0..<100).map { "\(phrases[$0 % phrases.count]) \(round * 100 + $0)" }
  }
}
