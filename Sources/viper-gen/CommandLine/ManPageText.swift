/// What the manual says beyond the table of commands.
enum ManPageText {
  /// Sections of paragraphs, each a list of sentences.
  static let sections: [(String, [[String]])] = [
    (
      "OPTIONS OF TEMPLATES",
      [
        [
          "Each option that a template declares is an option of 'create', too: '--ui swiftui' and "
            + "'--set ui=swiftui' are the same.",
          "'viper-gen create --template ID --help' lists them, and 'viper-gen templates show ID' "
            + "describes the template.",
        ]
      ]
    ),
    (
      "HOW ARGUMENTS ARE READ",
      [
        [
          "Options and other arguments may stand in any order, and options also before the command.",
          "'--name value' and '--name=value' are the same, and so are '-n value', '-n=value' and "
            + "'-nvalue'; letters of switches can be joined.",
          "A value that begins with two dashes needs the equals sign.",
          "'--no-NAME' switches off what '--NAME' switches on.",
          "When an option is given twice, the last one wins, unless it may be repeated.",
          "After '--' everything is an argument.",
          "'--help' and '--version' win over every mistake beside them.",
        ]
      ]
    ),
  ]

  /// Sections of names with what they mean.
  static let lists: [(String, [(String, String)])] = [
    (
      "ENVIRONMENT",
      [
        ("COLUMNS", "The width of help texts, instead of the terminal's."),
        ("NO_COLOR", "When it is set and not empty, nothing is coloured unless '--color' says so."),
        ("TERM", "When it is 'dumb', nothing is coloured unless '--color' says so."),
        ("PATH", "Where 'swift' is looked up, for packages whose manifest only SwiftPM can read."),
        ("XDG_CACHE_HOME, HOME", "Where SwiftPM's answers are kept: in the folder for caches."),
        ("TMPDIR", "Where 'verify' makes its scratch package."),
      ]
    ),
    (
      "FILES",
      [
        (
          ".viper-gen/TARGET/MODULE.json",
          "Where a module came from and what was written; 'list' and 'remove' read it."
        )
      ]
    ),
  ]

  /// Commands, and what they are for.
  static let examples = [
    ("viper-gen create SignIn", "Write a module into the package in which the command runs:"),
    ("viper-gen create SignIn --init --package-path Demo", "Make a package with a module in it:"),
    (
      "viper-gen create Account/SignIn --ui swiftui --actions 'signIn(username: String)'",
      "Write a module with a view in SwiftUI and one action into a subfolder:"
    ),
    ("viper-gen remove SignIn --dry-run", "Show what taking a module back would remove:"),
    ("source <(viper-gen completions bash)", "Complete command lines in this bash:"),
    ("viper-gen help --man | man -l -", "Read this page:"),
  ]
}
