extension Change {
  /// The differences between the old and the new contents. A checkout that changed `\n` to `\r\n` makes no
  /// difference. Secrets in addresses are masked in a configuration.
  package var diff: UnifiedDiff {
    let isUnix = LineEnds.unix(file.contents) == nil
    let old = before.map { (isUnix ? LineEnds.unix($0) : nil) ?? $0 }
    return UnifiedDiff(
      path: file.path.description, from: movedFrom?.description, old: old.map(shown),
      new: shown(file.contents))
  }

  private func shown(_ bytes: [UInt8]) -> [UInt8] {
    masksSecrets ? Array(String(decoding: bytes, as: UTF8.self).maskingSecrets.utf8) : bytes
  }
}
