import ScaffoldKit

extension Environment {
  /// The template that a word of the command line names, for the library: an id, or the path of a template's
  /// folder, which has a slash. A word without one is a path if no template has this id.
  func templateReference(_ word: String, folders: [String]) -> String {
    guard word.contains("/") || word == "." || word == ".." else {
      return Scaffolder(environment: self).hints.templateFolder(called: word, folders: folders)
        ?? word
    }
    let path = pathEndingInName(word)
    return path.contains("/") ? path : "./" + path
  }
}
