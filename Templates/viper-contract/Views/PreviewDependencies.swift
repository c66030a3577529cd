          // A preview leads nowhere.
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
          <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: {<<if action.result>> _ in<<end>> UIViewController() },
<<else>>
          <<action.id>>Succeeded: {<<if action.result>> _ in <<end>>},
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
          make<<place>>: { UIViewController() },
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
          make<<place>>: { UIViewController() },
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
          make<<place>><<if next contains place>>AfterFailure<<end>>: { _ in UIViewController() },
<<end>>
<<end>>
          fetcher: <<Module>>PreviewFetcher()
