extension Diagnostic {
  /// A stable word for what a message says, for scripts: `unknown-option`.
  ///
  /// ```swift
  /// Diagnostic.Code.unknownOption.rawValue  // "unknown-option"
  /// ```
  public enum Code: String, Sendable, Hashable, CaseIterable {
    // MARK: Command line

    /// The answer to a question matches several choices.
    case ambiguousAnswer = "ambiguous-answer"
    /// A setting is not written as `NAME=VALUE`.
    case badSetting = "bad-setting"
    /// The command line has an argument that the command does not take.
    case extraArgument = "extra-argument"
    /// Options for a package and options for a project without a package are used together.
    case foldersAndPackage = "folders-and-package"
    /// Arguments follow the list of an option, and it is not clear whether they belong to the list.
    case listValues = "list-values"
    /// A required argument is missing or empty.
    case missingArgument = "missing-argument"
    /// The command line has no command.
    case missingCommand = "missing-command"
    /// The folders of a project are only partly named: `--sources` or `--module` is missing.
    case missingFolder = "missing-folder"
    /// An option that takes a value has none.
    case missingValue = "missing-value"
    /// The command line has more errors than are shown.
    case moreProblems = "more-problems"
    /// `--stand-ins` is used without `--compile`.
    case needsCompile = "needs-compile"
    /// `--build` is used without `--package-path`.
    case needsPackage = "needs-package"
    /// `--stand-ins` is used without `--quick`.
    case needsQuick = "needs-quick"
    /// `--axis` is used without `--xcode`.
    case needsXcode = "needs-xcode"
    /// `--new-target` is used without a `Package.swift`, or with an option that excludes it.
    case newTarget = "new-target"
    /// The system did not pass a readable command line.
    case noArguments = "no-arguments"
    /// The command line names no option to change.
    case noChange = "no-change"
    /// The input file does not exist.
    case noInputFile = "no-input-file"
    /// No module name is given.
    case noName = "no-name"
    /// No signature is given, or a signature or value to add or remove is empty.
    case noSignature = "no-signature"
    /// The command cannot ask you how to resolve the conflicts.
    case nobodyToAsk = "nobody-to-ask"
    /// An argument is not valid UTF-8.
    case notUTF8 = "not-utf8"
    /// Several language modes are given for a build, which has only one.
    case oneMode = "one-mode"
    /// An option is typed with a typographic dash instead of hyphens.
    case typographicDash = "typographic-dash"
    /// A value is given to an option that takes none.
    case unexpectedValue = "unexpected-value"
    /// The answer to a question is not one of the choices.
    case unknownAnswer = "unknown-answer"
    /// There is no such command.
    case unknownCommand = "unknown-command"
    /// The command or the template has no such option.
    case unknownOption = "unknown-option"
    /// A value or word is not one of those that are allowed at this place.
    case unknownValue = "unknown-value"

    // MARK: Names and paths

    /// A link on the path leads to something that does not exist.
    case danglingLink = "dangling-link"
    /// Two Swift files of a target would have the same name, which Swift does not allow.
    case fileNameTaken = "file-name-taken"
    /// A link on the path leads out of the package or repository.
    case linkLeadsOut = "link-leads-out"
    /// A name is empty.
    case nameEmpty = "name-empty"
    /// A name contains an invisible character.
    case nameInvisible = "name-invisible"
    /// A name is too long.
    case nameLength = "name-length"
    /// Several names are given where one name is expected.
    case nameList = "name-list"
    /// A name is `.` or `..`, which is a folder.
    case namePath = "name-path"
    /// A name already has a meaning in Swift, in the generated code or on Windows.
    case nameReserved = "name-reserved"
    /// A name is not valid as the name of a Swift type.
    case nameSyntax = "name-syntax"
    /// The name, or a type that the module would declare, is already in use or is given twice.
    case nameTaken = "name-taken"
    /// A path that must be relative is absolute.
    case pathAbsolute = "path-absolute"
    /// A path leads out of the target's folder, the package or the project.
    case pathEscape = "path-escape"
    /// A path contains an invisible character.
    case pathInvisible = "path-invisible"
    /// A path or a name in it is too long, or has too many folders.
    case pathLength = "path-length"
    /// A name in a path is the name of a device on Windows.
    case pathReserved = "path-reserved"
    /// A name in a path is empty, or has a character that is not allowed there.
    case pathSyntax = "path-syntax"
    /// One request names the same module twice, or names that differ only in case.
    case repeatedName = "repeated-name"
    /// The module would declare a type with the name of a framework's type or of a Swift module.
    case reservedName = "reserved-name"
    /// A path has a name that is reserved for other programs or for the records.
    case reservedPlace = "reserved-place"
    /// Two paths are equal, differ only in case, or one is the folder of the other.
    case sameFile = "same-file"
    /// A path has more folders than `viper-gen` supports.
    case tooDeep = "too-deep"
    /// The path leads through too many links.
    case tooManyLinks = "too-many-links"
    /// A value in the path of a file leads to another folder or has a control character.
    case valueInPath = "value-in-path"

    // MARK: Packages and targets

    /// The working directory determines the target, or a folder in the target.
    case chosenByFolder = "chosen-by-folder"
    /// A target that was made for modules has no source file any more, and the manifest still declares it.
    case emptiedTarget = "emptied-target"
    /// The folders of a project are named, but the folder has a `Package.swift`.
    case foldersInPackage = "folders-in-package"
    /// The output of SwiftPM about the manifest cannot be read.
    case manifestAnswer = "manifest-answer"
    /// The manifest was changed while the command prepared its edit.
    case manifestChanged = "manifest-changed"
    /// SwiftPM cannot add the target to the manifest.
    case manifestNotEdited = "manifest-not-edited"
    /// Only SwiftPM can read the manifest, and this command does not run SwiftPM.
    case manifestNotRun = "manifest-not-run"
    /// SwiftPM cannot read the manifest.
    case manifestRefused = "manifest-refused"
    /// The generated code needs a product of another package that you must add to the target.
    case missingPackage = "missing-package"
    /// The name of a project's module is invalid, or the sources and the tests have the same module.
    case moduleName = "module-name"
    /// A folder for the sources or tests of a project does not exist or is not a folder.
    case noFolder = "no-folder"
    /// The folder has no `Package.swift`, or only one without targets.
    case noPackage = "no-package"
    /// A new package gets no name that code can import.
    case noPackageName = "no-package-name"
    /// The package has no Swift library or executable target.
    case noTarget = "no-target"
    /// The target has no test target, or no folder is named for its tests.
    case noTestTarget = "no-test-target"
    /// A path is not in the sources of a target, or belongs to another target.
    case notInTarget = "not-in-target"
    /// Xcode does not add or remove files of a folder by itself.
    case notSynchronised = "not-synchronised"
    /// Modules of the target are recorded with other folders or another test module.
    case otherFolders = "other-folders"
    /// A path is in the folder of a target other than the named one.
    case otherTarget = "other-target"
    /// A new package would be in the folder of a target of another package.
    case packageInTarget = "package-in-target"
    /// The manifest supports systems that are too old for the generated code.
    case platforms
    /// The Xcode project cannot be read.
    case projectFile = "project-file"
    /// The sources and the tests of a project have the same folder.
    case sameFolder = "same-folder"
    /// The requests of one plan differ in their package or in settings that apply to the whole plan.
    case severalPackages = "several-packages"
    /// The other modules of the target are in a folder, and a new one is not.
    case usualFolder = "usual-folder"
    /// Several targets match or are named where only one is possible.
    case severalTargets = "several-targets"
    /// Several test targets depend on the target, and none of them is named.
    case severalTestTargets = "several-test-targets"
    /// Another target has or uses the whole folder in which the new target would be.
    case sharedFolder = "shared-folder"
    /// The manifest still declares a removed file as a resource.
    case staleResource = "stale-resource"
    /// The package already has a target with the name of the new target.
    case targetExists = "target-exists"
    /// The name of the test target clashes with its target or with a module that SwiftPM creates.
    case targetNames = "target-names"
    /// The path of a target in the manifest leads out of the package.
    case targetOutside = "target-outside"
    /// The test target does not depend on the target that its tests import.
    case testDependency = "test-dependency"
    /// The manifest needs a Swift version other than the installed one.
    case toolsVersion = "tools-version"
    /// The manifest does not declare a generated file as a resource.
    case undeclaredResource = "undeclared-resource"
    /// The target or test target does not exist, or no modules are recorded for it.
    case unknownTarget = "unknown-target"
    /// The target exists but cannot be used for modules or for their tests.
    case unsuitableTarget = "unsuitable-target"

    // MARK: Signatures and options

    /// A signature would give a generated type a second member of the same name.
    case actionClash = "action-clash"
    /// A closure parameter is not marked `@escaping`.
    case actionClosure = "action-closure"
    /// A type in a signature is nested too deeply.
    case actionDepth = "action-depth"
    /// A signature, or a name in it or in its mock, is used twice.
    case actionDuplicate = "action-duplicate"
    /// A signature contains an invisible character.
    case actionInvisible = "action-invisible"
    /// A name in a signature is missing, is a Swift keyword or is not in lowerCamelCase.
    case actionName = "action-name"
    /// A name in a signature is reserved for the generated code.
    case actionReserved = "action-reserved"
    /// A signature has too many parameters or tuple elements.
    case actionSize = "action-size"
    /// A signature has a syntax error.
    case actionSyntax = "action-syntax"
    /// A type in a signature is used in a way that Swift does not allow.
    case actionType = "action-type"
    /// A signature has Swift syntax that `viper-gen` does not support or that is not valid there.
    case actionUnsupported = "action-unsupported"
    /// An entry of an option has neither a valid range of text lengths nor a known format.
    case badLength = "bad-length"
    /// A signature calls the service with a type that does not meet the requirements of the service.
    case callType = "call-type"
    /// A field of an entity has a type that is not supported or has no known test value.
    case fieldType = "field-type"
    /// A module cannot show the screen of a presented module, which is of another kind.
    case foreignView = "foreign-view"
    /// The call after `=>` in a signature cannot be generated.
    case forward
    /// A declaration hides a type of the same name that the generated code or a test needs.
    case hiddenType = "hidden-type"
    /// A type is less visible than the interface of a module that names it.
    case lessVisibleType = "less-visible-type"
    /// The template no longer has an option of the module, or no longer allows its value.
    case lostValue = "lost-value"
    /// A module presents a module that does not exist or is about to be removed.
    case missingModule = "missing-module"
    /// Something that is removed is still used.
    case stillUsed = "still-used"
    /// No test value could be made for a type, so that the tests that need one are skipped.
    case missingSample = "missing-sample"
    /// The template has no option for actions.
    case noActions = "no-actions"
    /// The screen of a new module has no button for an action, because no control gives one of its values.
    case noControls = "no-controls"
    /// An option or a value in it has no effect.
    case noEffect = "no-effect"
    /// An option or a template variable is used as a list but is not a list.
    case notAList = "not-a-list"
    /// A property is given where only a function is allowed.
    case property
    /// The generated code has no value of the result type to return.
    case resultType = "result-type"
    /// Several links between parts of the template match `--from` and `--to`.
    case severalLinks = "several-links"
    /// A signature for an interactor or service has a type of a user interface framework.
    case uiType = "ui-type"
    /// The list already has the value to be added, or does not have the value to be removed.
    case unchanged
    /// No link between parts of the template matches `--from` and `--to`.
    case unknownLink = "unknown-link"
    /// Neither the target nor its dependencies declare a type that a signature names.
    case unknownType = "unknown-type"

    // MARK: Files and conflicts

    /// A file or folder appeared during the run at a path that the command needs.
    case appeared
    /// A file or folder that the command writes or removes was changed during the run.
    case changed
    /// The content of a file conflicts with what the command would write.
    case conflict
    /// A run would overwrite or remove a file that you have edited, or files are conflicts only because of your edits.
    case edited
    /// The file belongs to another recorded module.
    case foreignFile = "foreign-file"
    /// A file or folder that does not belong there already has the path to be written.
    case inTheWay = "in-the-way"
    /// Some files of the module to be removed are missing.
    case incompleteModule = "incomplete-module"
    /// A file or a target in the manifest is kept, because it is no longer as it was written.
    case kept
    /// Files from an earlier run still exist but are not part of the module any more.
    case leftBehind = "left-behind"
    /// The module already exists with a different template or different options.
    case madeOtherwise = "made-otherwise"
    /// A file still has conflict markers.
    case markerLeft = "marker-left"
    /// The configuration or an entry of a template's folder is not a regular file.
    case notAFile = "not-a-file"
    /// Something that is not a folder has the path of a folder.
    case notAFolder = "not-a-folder"
    /// The folder for a copy of a template is not empty.
    case notEmpty = "not-empty"
    /// Files are conflicts because the module exists with a different template or different options.
    case otherOptions = "other-options"
    /// You deleted a generated file that would change, and it is not written again.
    case staysDeleted = "stays-deleted"

    // MARK: Records

    /// A record of a module is damaged or in the wrong place.
    case badRecord = "bad-record"
    /// A file or folder of the module is missing.
    case fileMissing = "file-missing"
    /// A file or folder of the module was moved to another place.
    case fileMoved = "file-moved"
    /// The template of a module is not found, and the copy in the package is used.
    case keptTemplate = "kept-template"
    /// The template of a module is not found.
    case lostTemplate = "lost-template"
    /// A newer version of `viper-gen` wrote the record.
    case newerRecord = "newer-record"
    /// The package has no recorded modules.
    case noModules = "no-modules"
    /// The record of a module has conflict markers from git.
    case recordConflict = "record-conflict"
    /// Two branches that you merged set different values for an option of a module.
    case recordDifference = "record-difference"
    /// A removal changes the record of a module that still has files or a shared folder.
    case recordRewritten = "record-rewritten"
    /// A module existed without a record, and the record is written now; or a module to adopt has a record already.
    case recorded
    /// The package has more records than supported, or they are too large.
    case tooManyRecords = "too-many-records"
    /// No module with this name is recorded or found.
    case unknownModule = "unknown-module"
    /// The record of a module that is created again cannot be read.
    case unreadableRecord = "unreadable-record"
    /// The module exists but has no record, so that `list` and `remove` ignore it.
    case unrecorded

    // MARK: Modules without a record

    /// No type conforms to the protocol of a link.
    case noConformingType = "no-conforming-type"
    /// A protocol does not have the requirement, or has several of this name.
    case noRequirement = "no-requirement"
    /// A mock does not follow its protocols.
    case outdatedMock = "outdated-mock"
    /// A protocol of a link has no mock.
    case missingMock = "missing-mock"
    /// The file with the known findings of 'lint' cannot be read.
    case badBaseline = "bad-baseline"
    /// A text for a declaration of the project has no place. Add it by hand.
    case notInserted = "not-inserted"
    /// The record of a module names a text in your code that its template does not add. The text is kept.
    case claimedInsertion = "claimed-insertion"
    /// An addition leaves something to you, such as the call of a new function.
    case notDerived = "not-derived"
    /// No template can be made of a module.
    case notLearnt = "not-learnt"
    /// A protocol has the requirement already.
    case requirementExists = "requirement-exists"
    /// Several types conform to the protocol of a link, or one outside of the module.
    case severalConformingTypes = "several-conforming-types"
    /// A source file cannot be read as Swift code, or could not be with an edit.
    case unreadableSource = "unreadable-source"

    // MARK: Merging and renaming

    /// A name is not changed by the rename, because it could get several new names.
    case ambiguousName = "ambiguous-name"
    /// After the rename, two declarations would have the same name.
    case equalNames = "equal-names"
    /// The merge made or left out a change in a file that you should know about.
    case merge
    /// The rename leaves more places unchanged than are shown.
    case moreNames = "more-names"
    /// The old name stays unchanged in a text of your own.
    case nameInText = "name-in-text"
    /// Your code already uses a name that the rename gives to something else.
    case nameInUse = "name-in-use"
    /// Another module does not compile with the change until you update it.
    case needsUpdate = "needs-update"
    /// An entry in the old folder is not a regular file or has an invalid name, so it is not moved.
    case notMoved = "not-moved"
    /// A module is left out of an update because of an error, such as a template that cannot be read.
    case notUpdated = "not-updated"
    /// A file outside the module still has a key that the rename changed in the module.
    case oldKey = "old-key"
    /// A file outside the module still uses an old name.
    case oldName = "old-name"
    /// Some places outside the module still have an old name, and the message says how many.
    case oldNames = "old-names"
    /// An option of another module still names the renamed module by its old name.
    case optionKeepsName = "option-keeps-name"
    /// The module cannot be renamed, because its template has other files for the new name.
    case otherFiles = "other-files"
    /// A name of your own that begins with the module's name is not renamed.
    case ownName = "own-name"
    /// The new name is already the name of the module.
    case sameName = "same-name"
    /// The modules were generated from more versions of templates than one run supports.
    case tooManyVersions = "too-many-versions"
    /// It is not known how the module or file was generated, so your edits cannot be merged.
    case unknownBase = "unknown-base"
    /// A Swift file cannot be read, for example because a brace is missing.
    case unreadableSwift = "unreadable-swift"

    // MARK: Runs and system

    /// The file that describes an interrupted run is invalid.
    case badJournal = "bad-journal"
    /// Another run is at work in this package, or left a file that blocks this run.
    case busy
    /// The disk is full, or your disk quota is used up.
    case diskFull = "disk-full"
    /// A file that an interrupted run planned to change was edited after the interruption.
    case editedSince = "edited-since"
    /// The command completed an earlier run that was interrupted.
    case finished
    /// Entries that look like the journal of a run, but are not from a run of yours, were ignored.
    case foreignJournal = "foreign-journal"
    /// The command was interrupted.
    case interrupted
    /// The system does not permit access to a file or folder.
    case noPermission = "no-permission"
    /// A program of the Swift toolchain is not in `PATH`.
    case noSwift = "no-swift"
    /// An operation of the operating system failed.
    case systemError = "system-error"
    /// The command rolled back an earlier run that was interrupted.
    case undone
    /// A run is still at work, was interrupted, or could not be rolled back completely.
    case unfinished

    // MARK: Configuration

    /// A line of the file header contains an invisible character.
    case badHeader = "bad-header"
    /// The entry of a template repository in the configuration has an invalid value.
    case badRepository = "bad-repository"
    /// The configuration is a link to a file that does not exist.
    case brokenLink = "broken-link"
    /// The configuration has two entries for the same template repository.
    case duplicateRepository = "duplicate-repository"
    /// A setting in the configuration is empty.
    case emptyValue = "empty-value"
    /// The repository cannot be added to the configuration automatically.
    case notEdited = "not-edited"
    /// The configuration names a target of a package together with `folders` of a project.
    case targetAndFolders = "target-and-folders"
    /// The configuration of a user has `folders`, which is allowed only in a project.
    case userFolders = "user-folders"
    /// The configuration of a user has `repositories`, which is allowed only in a package.
    case userRepositories = "user-repositories"

    // MARK: Data files

    /// The list of modules names no module.
    case emptyList = "empty-list"
    /// A file is not valid UTF-8.
    case invalidUTF8 = "invalid-utf8"
    /// The values in a JSON file are nested too deeply.
    case jsonDepth = "json-depth"
    /// An object in a JSON file has the same key twice.
    case jsonDuplicate = "json-duplicate"
    /// A file is not valid JSON.
    case jsonSyntax = "json-syntax"
    /// A file, text, list, template, repository or run is larger than `viper-gen` supports.
    case limit
    /// An object in a data file lacks a required key.
    case missingKey = "missing-key"
    /// A data file has a key that `viper-gen` does not know at this place.
    case unknownKey = "unknown-key"
    /// A value in a data file has the wrong type, such as a string in place of an array.
    case wrongKind = "wrong-kind"

    // MARK: Templates

    /// A condition in the template is true for all options.
    case alwaysTrue = "always-true"
    /// A text file of the template has a NUL byte, so that its placeholders are not replaced.
    case binaryText = "binary-text"
    /// A file of the template begins with a byte order mark.
    case byteOrderMark = "byte-order-mark"
    /// Two options of the template have the same name.
    case duplicateOption = "duplicate-option"
    /// A file name in a template's folder is not valid.
    case fileName = "file-name"
    /// A file that the template lists does not exist.
    case missingFile = "missing-file"
    /// A file of the template is indented with both spaces and tabs.
    case mixedIndentation = "mixed-indentation"
    /// A file of the template has different kinds of line endings.
    case mixedLineEnds = "mixed-line-ends"
    /// A condition in the template is false for all options.
    case neverTrue = "never-true"
    /// An insertion of the template does not name a declaration that takes a text.
    case badInsertion = "bad-insertion"
    /// The template lists no file to write, or the options leave a module without a file.
    case noFiles = "no-files"
    /// A file of the template does not end with a line ending.
    case noFinalNewline = "no-final-newline"
    /// A template folder does not exist, has no templates, or is a template itself.
    case noTemplateFolder = "no-template-folder"
    /// The template's folder has no `template.json`.
    case noTemplateJSON = "no-template-json"
    /// The condition of an option names the option itself or one that is declared later.
    case optionCondition = "option-condition"
    /// The flag of an option clashes with an option of `create` or of the template.
    case optionFlag = "option-flag"
    /// An option has a key that does not apply to its type.
    case optionKey = "option-key"
    /// The name of an option is invalid or is a keyword of the template language.
    case optionName = "option-name"
    /// The `refersTo` of an option is not a valid reference to another option.
    case optionReference = "option-reference"
    /// An allowed value of an option is empty or is listed twice.
    case optionValues = "option-values"
    /// The id of a template is invalid or differs from the name of its folder.
    case templateId = "template-id"
    /// The URL, name, version or products of a package that the template needs are invalid.
    case templatePackage = "template-package"
    /// A system version that the template needs is invalid or missing.
    case templatePlatforms = "template-platforms"
    /// The template folders have too many templates, or their `template.json` files are too large.
    case tooManyTemplates = "too-many-templates"
    /// A line of the template ends with spaces or tabs.
    case trailingBlanks = "trailing-blanks"
    /// There is no template with this id.
    case unknownTemplate = "unknown-template"
    /// The template neither lists nor includes a file in its folder.
    case unreachableFile = "unreachable-file"
    /// The template does not use one of its options.
    case unusedOption = "unused-option"
    /// The body of a loop does not use the variable of the loop.
    case unusedVariable = "unused-variable"

    // MARK: Template language

    /// An `<<else>>` or `<<elseif>>` follows the `<<else>>` of the same block.
    case afterElse = "after-else"
    /// A file of a template includes itself, directly or through other files.
    case includeCycle = "include-cycle"
    /// `loop` is used outside a `<<for>>` block.
    case loopOutside = "loop-outside"
    /// A field is requested of a value that has no fields.
    case noFields = "no-fields"
    /// Two values of types that do not fit are compared.
    case notComparable = "not-comparable"
    /// A placeholder prints a list or a record, which has no text.
    case notPrintable = "not-printable"
    /// The variable of a loop has the name of a keyword of the template language.
    case reservedWord = "reserved-word"
    /// The variable of a loop has the name of an existing variable.
    case shadowedVariable = "shadowed-variable"
    /// A placeholder or a condition has a syntax error.
    case syntax
    /// A block has no `<<end>>`.
    case unclosedBlock = "unclosed-block"
    /// A comment in a template has no `#>>`.
    case unclosedComment = "unclosed-comment"
    /// The value has no field with this name.
    case unknownField = "unknown-field"
    /// The file that `<<include>>` names does not exist.
    case unknownInclude = "unknown-include"
    /// There is no such case style.
    case unknownStyle = "unknown-style"
    /// There is no such variable.
    case unknownVariable = "unknown-variable"
    /// A directive such as `<<else>>` or `<<end>>` has no block to which it can belong.
    case unopenedBlock = "unopened-block"

    // MARK: Import and export

    /// Xcode cannot offer the options that `--axis` names, alone or in combination.
    case exportAxis = "export-axis"
    /// A part of the imported template works differently from the original.
    case importChanged = "import-changed"
    /// A part of the imported template was converted without a change.
    case importConverted = "import-converted"
    /// The folder to import is not exactly one Xcode or Generamba template.
    case importKind = "import-kind"
    /// A part of the original template is not in the imported template.
    case importLeftOut = "import-left-out"
    /// The imported template needs something that the original does not have.
    case importMissing = "import-missing"
    /// A part of the original template cannot be converted.
    case importRefused = "import-refused"
    /// A tag, placeholder or string in a Liquid template is not closed.
    case liquid
    /// Something in the template is missing or different in Xcode's file templates.
    case notInXcode = "not-in-xcode"
    /// A property list is invalid or has the binary format.
    case propertyList = "property-list"
    /// An option always has its default value in Xcode.
    case xcodeDefault = "xcode-default"

    // MARK: Repositories

    /// The address is not a valid address of a git repository.
    case badAddress = "bad-address"
    /// The folder for templates of a repository is the package's own folder.
    case badFolder = "bad-folder"
    /// An object of the git repository is missing or damaged.
    case badObject = "bad-object"
    /// The version cannot be a tag, a branch or a commit.
    case badVersion = "bad-version"
    /// `git` failed to read the repository.
    case gitFailed = "git-failed"
    /// `git` was stopped because it took too long or printed nothing for too long.
    case gitTimeout = "git-timeout"
    /// Another folder has a template with the same id, which is used instead.
    case hiddenTemplate = "hidden-template"
    /// A file of a template is stored in Git LFS, and its contents are not available.
    case lfsPointer = "lfs-pointer"
    /// The program `git` is not installed or not in `PATH`.
    case noGit = "no-git"
    /// The repository has no template.
    case noTemplates = "no-templates"
    /// The installed `git` is too old.
    case oldGit = "old-git"
    /// A template of the repository replaces the built-in template with the same id.
    case replacesBuiltIn = "replaces-built-in"
    /// The address of a repository has, or had, a part that can be secret, such as a password.
    case secretAddress = "secret-address"
    /// The earlier commit cannot be fetched, so it is not known which template files you edited.
    case unknownEdits = "unknown-edits"
    /// The repository does not have the version, or has no default branch.
    case unknownVersion = "unknown-version"

    // MARK: Verify

    /// The value of `--shard` is invalid.
    case badShard = "bad-shard"
    /// A module is behind the current version of its template.
    case behind
    /// A compiler, build or test command failed without an error at a known location.
    case buildFails = "build-fails"
    /// The code that was checked does not compile.
    case doesNotCompile = "does-not-compile"
    /// All combinations need packages that are not available.
    case needsPackages = "needs-packages"
    /// The folder of stand-ins does not exist or has no list of stand-ins.
    case noStandIns = "no-stand-ins"
    /// A combination of options has test files, but none of its tests ran.
    case noTestRan = "no-test-ran"
    /// A module is not compared with its template, because the template is not found.
    case notCompared = "not-compared"
    /// The folder for the scratch package is not empty.
    case scratchInUse = "scratch-in-use"
    /// A stand-in for a module does not compile.
    case standInFails = "stand-in-fails"
    /// A generated test fails.
    case testFails = "test-fails"
    /// The template has more combinations of options than can be checked.
    case tooManyCombinations = "too-many-combinations"
  }
}
