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
          "'--name value' and '--name=value' are the same, and so are '-C DIR', '-C=DIR' and '-CDIR'.",
          "Short switches can be combined, as in '-nq'.",
          "A value that begins with two dashes needs the equals sign.",
          "'--no-NAME' turns the switch '--NAME' off.",
          "A signature such as signIn(user: String) always needs quotes, because shells interpret parentheses.",
          "If an option is repeated, the last one wins, unless the option takes several values.",
          "After '--' everything is an argument.",
          "With '--help' or '--version', other errors in the command line are ignored.",
        ]
      ]
    ),
    (
      "PROMPTS",
      [
        [
          "On a terminal, 'create' without a name prompts for the name, target, template and options.",
          "It previews the files, asks for confirmation, and prints the equivalent command.",
          "Ctrl-C, Ctrl-D and the answer 'no' change nothing; the status is then 130.",
          "Without a terminal, a missing name is a usage error.",
        ],
        [
          "With '--on-conflict ask', 'create' prompts for each file that differs: yes, no, all, none, diff "
            + "or quit, by word or letter.",
          "Nothing is written before the last answer, and all files are written as one step.",
          "If a file changes after it was shown, the command stops.",
          "Quit and Ctrl-D change nothing; the status is then 73.",
          "Without a terminal or with '--json', 'ask' means 'fail', and the message says so.",
        ],
      ]
    ),
    (
      "OUTPUT",
      [
        [
          "Results go to standard output, and everything else, prompts included, to standard error.",
          "On a terminal, files are shown as a tree (only folder counts for more than about 100 files), and "
            + "'--diff' is in colour.",
          "In a pipe, each file is one line.",
          "'--json' prints one object; 'viper-gen help --report-schema' prints its JSON schema.",
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
        ("PATH", "The search path for 'swift' and, in 'templates add', for 'git'."),
        (
          "XDG_CACHE_HOME, HOME",
          "The parent of the cache folder for SwiftPM's answers."
        ),
        (
          "XDG_CONFIG_HOME, HOME",
          "The parent of 'viper-gen/config.json' ($HOME/.config without XDG_CONFIG_HOME)."
        ),
        (
          "TMPDIR",
          "The parent folder of temporary folders, in 'verify', 'templates verify', 'templates check' and 'templates add'."
        ),
      ]
    ),
    (
      "FILES",
      [
        (
          ".viper-gen/TARGET/MODULE.json",
          "The record of a module and its files, for every command that works on existing modules."
        ),
        (
          ".viper-gen/templates/DIGEST.json",
          "The template that a module was made of, for 'change', 'update' and 'rename'."
        ),
        (".viper-gen.json", "The settings of a package, in its root folder."),
        (
          "~/.config/viper-gen/config.json",
          "Your settings for all packages, with the same keys; those of a package override them."
        ),
      ]
    ),
  ]
}
