import Hashing

/// The built-in templates of the releases whose records do not say where a template came from.
///
/// Newer records have a ``TemplateOrigin``, so that this list does not grow.
enum ReleasedTemplates {
  private static let digests: Set<String> = [
    // 0.1.0
    "ccd766a7b6a68ad13b3be2f4b45054d52521e90a6cd5230274a53d81b1c9e6f2",  // vip
    "5d526a531f631fea2edf88318e10e2e78f13389b3a07e1d6cccd30de7aea509a",  // viper
    "906b4286b8f587ba52df4cfa5ea6517c115649ac0b444c55137a83d4adbb438a",  // viper-closures
    "f67f1a125fae312cdcd843022a59a0f8f5a6358d6fd2764decd13a93adb24930",  // viper-contract
    "ff9a3d9509fa3f3e58cbd06ff98e96fca1ac853bb7a9150503c1c911fa1aa0cd",  // viper-list-detail
  ]

  /// The origin of a template that an older record names.
  static func origin(of id: String, _ digest: Digest) -> TemplateOrigin {
    guard let current = EmbeddedTemplates.digest(of: id) else { return .folder }
    return digest == current || digests.contains(digest.text) ? .builtIn : .unknown
  }
}
