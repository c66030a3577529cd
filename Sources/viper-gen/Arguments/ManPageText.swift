/// The texts of the manual page that are not in the table of commands.
enum ManPageText {
  /// Sections of paragraphs, each a list of sentences.
  static let sections: [(String, [[String]])] = [
    (
      "OPTIONS OF TEMPLATES",
      [
        [
          "Each option that a template declares is also an option of 'create': '--ui swiftui' and "
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
          "Options can appear before or after other arguments, and before the command.",
          "'--name value' and '--name=value' are the same, and so are '-n value', '-n=value' and "
            + "'-nvalue'.",
          "Short switches can be combined, as in '-nq'.",
          "A value that begins with two dashes needs the equals sign.",
          "'--no-NAME' turns the switch '--NAME' off.",
          "If an option is repeated, the last one wins, unless the option takes several values.",
          "After '--' everything is an argument.",
          "With '--help' or '--version', other errors in the command line are ignored.",
        ]
      ]
    ),
  ]

  /// Sections of names with their explanations.
  static let lists: [(String, [(String, String)])] = [
    (
      "ENVIRONMENT",
      [
        ("COLUMNS", "The width of help texts (default: that of the terminal)."),
        ("NO_COLOR", "If set and not empty, colour is off unless '--color' turns it on."),
        ("TERM", "If 'dumb', colour is off unless '--color' turns it on."),
        (
          "PATH",
          "The search path for 'swift', for manifests that only SwiftPM can read."
        ),
        (
          "XDG_CACHE_HOME, HOME",
          "The parent of the cache folder for SwiftPM's answers."
        ),
        (
          "XDG_CONFIG_HOME, HOME",
          "The parent of 'viper-gen/config.json' ($HOME/.config without XDG_CONFIG_HOME)."
        ),
        ("TMPDIR", "The parent folder of the scratch package of 'verify'."),
      ]
    ),
    (
      "FILES",
      [
        (
          ".viper-gen/TARGET/MODULE.json",
          "The record of a module and its files, for 'list' and 'remove'."
        ),
        (".viper-gen.json", "The settings of a package, in its root folder."),
        (
          "~/.config/viper-gen/config.json",
          "Your settings for all packages, with the same keys; those of a package override them."
        ),
      ]
    ),
  ]

  /// Commands with their purposes.
  static let examples = [
    ("viper-gen create SignIn", "Create a module in the package of the working directory:"),
    ("viper-gen create SignIn --init --package-path Demo", "Create a package with a module:"),
    (
      "viper-gen create Account/SignIn --ui swiftui --actions 'signIn(username: String)'",
      "Create a module with a SwiftUI view and one action in a subfolder:"
    ),
    ("viper-gen remove SignIn --dry-run", "Preview what removing a module would delete:"),
    ("source <(viper-gen completions bash)", "Enable completion in the current bash session:"),
    ("viper-gen help --man | man -l -", "Read this page:"),
  ]
}
