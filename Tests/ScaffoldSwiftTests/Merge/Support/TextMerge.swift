@testable import ScaffoldSwift

extension FileMerge {
  static func lines(base: String, yours: String, new: String) -> FileMerge {
    lines(base: Array(base.utf8), yours: Array(yours.utf8), new: Array(new.utf8))
  }
}

extension String {
  init(_ bytes: [UInt8]) { self.init(decoding: bytes, as: UTF8.self) }
}
