#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that was started in a process group of its own, and all processes below it.
///
/// SwiftPM gives each compiler its own group and ends before they do, so its children are collected while
/// it still runs.
struct ProcessFamily {
  private let head: pid_t
  /// The processes below the head at the last ``update()``.
  private var others: Set<pid_t> = []

  /// - Parameter head: the first process of the group, a child of this program.
  init(of head: pid_t) {
    self.head = head
    update()
  }

  /// Adds new processes and removes those that have ended.
  mutating func update() {
    let processes = Self.running
    var family = others.union([head])
    var generation = family
    while !generation.isEmpty {
      generation = Set(processes.filter { generation.contains($0.value) }.keys).subtracting(family)
      family.formUnion(generation)
    }
    others = family.filter { $0 != head && processes[$0] != nil }
  }

  /// Sends a signal to the group, or to all processes of the family.
  func send(_ signal: Int32, toAll: Bool) {
    kill(-head, signal)
    if toAll { for process in others { kill(process, signal) } }
  }

  /// Whether no process of the family was left at the last ``update()``.
  var isGone: Bool {
    var status: Int32 = 0
    while waitpid(-head, &status, WNOHANG) > 0 {}
    return kill(-head, 0) != 0 && others.isEmpty
  }

  /// The parent of each running process; zombies are left out.
  private static var running: [pid_t: pid_t] {
    #if canImport(Darwin)
      var processes = [pid_t](repeating: 0, count: Int(max(0, proc_listallpids(nil, 0))) + 64)
      let size = Int32(processes.count * MemoryLayout<pid_t>.stride)
      let count = Int(max(0, proc_listallpids(&processes, size)))
      var parents: [pid_t: pid_t] = [:]
      for process in processes.prefix(count) {
        var info = proc_bsdinfo()
        let size = Int32(MemoryLayout<proc_bsdinfo>.size)
        guard proc_pidinfo(process, PROC_PIDTBSDINFO, 0, &info, size) == size,
          info.pbi_status != UInt32(SZOMB)
        else { continue }
        parents[process] = pid_t(bitPattern: info.pbi_ppid)
      }
      return parents
    #else
      guard let folder = opendir("/proc") else { return [:] }
      defer { closedir(folder) }
      var parents: [pid_t: pid_t] = [:]
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let process = pid_t(name), let parent = parent(of: process) { parents[process] = parent }
      }
      return parents
    #endif
  }

  #if !canImport(Darwin)
    /// Reads `PID (NAME) STATE PARENT …`, whose name may contain any character.
    private static func parent(of process: pid_t) -> pid_t? {
      guard let file = fopen("/proc/\(process)/stat", "re") else { return nil }
      defer { fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = fread(&bytes, 1, bytes.count, file)
      guard let name = bytes.prefix(count).lastIndex(of: UInt8(ascii: ")")) else { return nil }
      let fields = bytes[(name + 1)..<count].split(separator: UInt8(ascii: " "))
      guard fields.count > 2, fields[0].first != UInt8(ascii: "Z") else { return nil }
      return pid_t(String(decoding: fields[1], as: UTF8.self))
    }
  #endif
}
