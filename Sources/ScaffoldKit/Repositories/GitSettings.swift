/// The settings with which `git` runs: those of this program, and of the user's those that are data.
///
/// A setting that names a program, such as `credential.helper` or `core.sshCommand`, is left out.
struct GitSettings {
  typealias Entry = (key: String, value: String)

  /// The folders of other users that the user trusts.
  private var safeFolders: [String] = []
  /// The other settings of the user, in their order.
  private var entries: [Entry] = []
  /// The user's policies for protocols, such as `never` for `http`.
  private var policies: [String: String] = [:]

  /// No settings of the user.
  init() {}

  /// The settings in the output of `git config --list -z`.
  init(listed output: [UInt8]) {
    for entry in output.split(separator: 0) {
      // A value that is not UTF-8 cannot be passed on.
      guard let text = String(validating: entry, as: UTF8.self) else { continue }
      let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      add(String(parts[0]), parts.count > 1 ? String(parts[1]) : "true")
    }
  }

  private mutating func add(_ key: String, _ value: String) {
    let section = key.prefix { $0 != "." }
    let name = key.split(separator: ".").last ?? ""
    switch (section, name) {
    case ("safe", "directory"): safeFolders.append(value)
    case ("protocol", "allow"): policies[String(key.dropLast(".allow".count))] = value
    case ("url", "insteadof"): entries.append((key, value))
    case ("http", _) where Self.data.contains(String(name)): entries.append((key, value))
    default: break
    }
  }

  /// The settings of `http` that are data.
  private static let data = Set(
    words: """
      cookiefile curloptresolve delegation emptyauth extraheader followredirects pinnedpubkey proactiveauth proxy \
      proxyauthmethod proxysslcainfo proxysslcert proxysslkey schannelcheckrevoke schannelusesslcainfo sslbackend \
      sslcainfo sslcapath sslcert sslcipherlist sslkey ssltry sslverify sslversion useragent version
      """)

  /// The protocols that git may use, as `GIT_ALLOW_PROTOCOL` lists them.
  var protocols: String {
    "https http ssh git file".split(separator: " ").filter { name in
      (policies["protocol.\(name)"] ?? policies["protocol"]) != "never"
    }.joined(separator: ":")
  }

  /// The variables that pass the user's settings and others on. Other users cannot see them, unlike arguments.
  func variables(adding others: [Entry]) -> [String: String] {
    let entries = entries + others
    var variables = ["GIT_CONFIG_COUNT": String(entries.count)]
    for (index, entry) in entries.enumerated() {
      variables["GIT_CONFIG_KEY_\(index)"] = entry.key
      variables["GIT_CONFIG_VALUE_\(index)"] = entry.value
    }
    return variables
  }

  /// The file in place of the user's settings. The `git` that reads a local repository gets it, too.
  var file: String {
    Self.own
      + safeFolders.map { "[safe]\n  directory = \"\(Self.escaped($0))\"\n" }.joined()
  }

  private static func escaped(_ value: String) -> String {
    value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }

  private static let own = """
    [core]
      hooksPath = /dev/null
      attributesFile = /dev/null
      fsmonitor = false
      bigFileThreshold = 1m
      deltaBaseCacheLimit = 16m
      packedGitWindowSize = 16m
      packedGitLimit = 128m
    [pack]
      threads = 1
      windowMemory = 32m
    [fetch]
      unpackLimit = 1
      recurseSubmodules = false
    [gc]
      auto = 0
    [maintenance]
      auto = false
    [transfer]
      bundleURI = false
    [uploadpack]
      allowFilter = true
      allowAnySHA1InWant = true

    """
}
