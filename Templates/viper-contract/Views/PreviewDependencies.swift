          // A preview leads nowhere.
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
          <<action.id>>Succeeded: {<<if action.result>> _ in <<end>>},
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
          make<<place>>: { UIViewController() },
<<end>>
<<end>>
          fetcher: <<Module>>PreviewFetcher()
