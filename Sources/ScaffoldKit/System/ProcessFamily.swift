#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that was started in a group of its own, and all that it has started in turn.
///
/// SwiftPM gives each compiler a group, and is gone sooner than they are: whoever stops SwiftPM has to
/// remember them while it is still there.
struct ProcessFamily {
  private let head: pid_t
  /// The processes below the head that were there when ``look()`` was last called.
  private var others: Set<pid_t> = []

  /// - Parameter head: the first process of the group, a child of this program.
  init(of head: pid_t) {
    self.head = head
    look()
  }

  /// Finds those that have come, and forgets those that have gone.
  mutating func look() {
    let processes = Self.running
    var family = others.union([head])
    var generation = family
    while !generation.isEmpty {
      generation = Set(processes.filter { generation.contains($0.value) }.keys).subtracting(family)
      family.formUnion(generation)
    }
    others = family.filter { $0 != head && processes[$0] != nil }
  }

  /// Sends a signal to the group, and to the others as well if they are meant.
  func send(_ signal: Int32, toAll: Bool) {
    kill(-head, signal)
    if toAll { for process in others { kill(process, signal) } }
  }

  /// Whether nothing of it was there any more when ``look()`` was last called.
  var isGone: Bool {
    var status: Int32 = 0
    while waitpid(-head, &status, WNOHANG) > 0 {}
    return kill(-head, 0) != 0 && others.isEmpty
  }

  /// The parents of all processes that run; those that have ended and wait to be asked for are left out.
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
    /// Reads `PID (NAME) STATE PARENT …`, whose name may hold anything.
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
