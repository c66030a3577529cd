/// The public types of UIKit, in the order of their bytes.
enum UIKitTypeNames {
  static let uikit = Set(
    words: """
      NSAdaptiveImageGlyph NSAttributedStringDocumentAttributeKey NSCollectionLayoutAnchor
      NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer
      NSCollectionLayoutDecorationItem NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
      NSCollectionLayoutEnvironment NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem
      NSCollectionLayoutItem NSCollectionLayoutSection
      NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSCollectionLayoutSize
      NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem
      NSDataAsset NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionSnapshotReference
      NSDiffableDataSourceSnapshot NSDiffableDataSourceSnapshotReference
      NSDiffableDataSourceTransaction NSDirectionalEdgeInsets NSDirectionalRectEdge
      NSFileProviderExtension NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutManager
      NSLayoutManagerDelegate NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
      NSLineBreakStrategy NSMutableParagraphStyle NSParagraphStyle NSRectAlignment NSShadow
      NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment
      NSTextAttachmentContainer NSTextAttachmentLayout NSTextAttachmentViewProvider NSTextContainer
      NSTextContentManager NSTextContentManagerDelegate NSTextContentStorage
      NSTextContentStorageDelegate NSTextElement NSTextElementProvider NSTextLayoutFragment
      NSTextLayoutManager NSTextLayoutManagerDelegate NSTextLayoutOrientation
      NSTextLayoutOrientationProvider NSTextLineFragment NSTextList NSTextListElement NSTextLocation
      NSTextParagraph NSTextRange NSTextSelection NSTextSelectionDataSource
      NSTextSelectionNavigation NSTextStorage NSTextStorageDelegate NSTextTab
      NSTextViewportLayoutController NSTextViewportLayoutControllerDelegate NSUnderlineStyle
      NSWritingDirectionFormatType UIAcceleration UIAccelerometer UIAccelerometerDelegate
      UIAccessibilityContainerDataTable UIAccessibilityContainerDataTableCell
      UIAccessibilityContainerType UIAccessibilityContentSizeCategoryImageAdjusting
      UIAccessibilityCustomAction UIAccessibilityCustomRotor UIAccessibilityCustomRotorItemResult
      UIAccessibilityCustomRotorSearchPredicate UIAccessibilityElement UIAccessibilityIdentification
      UIAccessibilityLocationDescriptor UIAccessibilityNavigationStyle UIAccessibilityReadingContent
      UIAccessibilityScrollDirection UIAccessibilityTraits UIAccessibilityZoomType UIAction
      UIActionHandler UIActionIdentifier UIActionSheet UIActionSheetDelegate UIActionSheetStyle
      UIActivity UIActivityIndicatorView UIActivityItemProvider UIActivityItemSource
      UIActivityItemsConfiguration UIActivityItemsConfigurationProviding
      UIActivityItemsConfigurationReading UIActivityViewController
      UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAlertView
      UIAlertViewDelegate UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
      UIApplicationExtensionPointIdentifier UIApplicationMain UIApplicationShortcutIcon
      UIApplicationShortcutItem UIApplicationState UIAttachmentBehavior UIAxis
      UIBackgroundConfiguration UIBackgroundFetchResult UIBackgroundRefreshStatus
      UIBackgroundTaskIdentifier UIBandSelectionInteraction UIBarAppearance UIBarButtonItem
      UIBarButtonItemAppearance UIBarButtonItemBadge UIBarButtonItemGroup
      UIBarButtonItemStateAppearance UIBarItem UIBarMetrics UIBarPosition UIBarPositioning
      UIBarPositioningDelegate UIBarStyle UIBaselineAdjustment UIBezierPath UIBlurEffect UIButton
      UIButtonConfiguration UICalendarSelection UICalendarSelectionMultiDate
      UICalendarSelectionMultiDateDelegate UICalendarSelectionSingleDate
      UICalendarSelectionSingleDateDelegate UICalendarSelectionWeekOfYear UICalendarView
      UICalendarViewDelegate UICanvasFeedbackGenerator UICellAccessory UICellConfigurationState
      UICloudSharingController UICloudSharingControllerDelegate UICollectionLayoutListConfiguration
      UICollectionLayoutSectionOrthogonalScrollingBehavior
      UICollectionLayoutSectionOrthogonalScrollingProperties UICollectionReusableView
      UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
      UICollectionViewCompositionalLayoutConfiguration
      UICollectionViewCompositionalLayoutSectionProvider UICollectionViewController
      UICollectionViewDataSource UICollectionViewDataSourcePrefetching UICollectionViewDelegate
      UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
      UICollectionViewDiffableDataSourceReference UICollectionViewDragDelegate
      UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem
      UICollectionViewDropPlaceholder UICollectionViewDropPlaceholderContext
      UICollectionViewDropProposal UICollectionViewFlowLayout
      UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext
      UICollectionViewLayout UICollectionViewLayoutAttributes
      UICollectionViewLayoutInvalidationContext UICollectionViewListCell UICollectionViewPlaceholder
      UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior
      UICollisionBehaviorDelegate UICollisionBehaviorMode UIColor UIColorPickerViewController
      UIColorPickerViewControllerDelegate UIColorWell UICommand UICommandAlternate
      UIConfigurationColorTransformer UIConfigurationState UIConfigurationStateCustomKey
      UIConfigurationTextAttributesTransformer UIContainerBackgroundStyle UIContentConfiguration
      UIContentContainer UIContentInsetsReference UIContentSizeCategory
      UIContentSizeCategoryAdjusting UIContentUnavailableAlignment
      UIContentUnavailableButtonProperties UIContentUnavailableConfiguration
      UIContentUnavailableConfigurationState UIContentUnavailableImageProperties
      UIContentUnavailableTextProperties UIContentUnavailableView UIContentView
      UIContextMenuConfiguration UIContextMenuConfigurationElementOrder UIContextMenuInteraction
      UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
      UIContextMenuInteractionCommitStyle UIContextMenuInteractionDelegate UIContextualAction
      UIControl UIConversationContext UICoordinateSpace UICornerConfiguration UICornerCurve
      UICornerRadius UICubicTimingParameters UIDataDetectorTypes UIDataSourceModelAssociation
      UIDataSourceTranslating UIDatePicker UIDatePickerMode UIDatePickerStyle UIDeferredMenuElement
      UIDevice UIDeviceBatteryState UIDeviceOrientation UIDictationPhrase UIDirectionalRectEdge
      UIDisplayGamut UIDocument UIDocumentBrowserAction UIDocumentBrowserTransitionController
      UIDocumentBrowserViewController UIDocumentBrowserViewControllerDelegate
      UIDocumentInteractionController UIDocumentInteractionControllerDelegate UIDocumentMenuDelegate
      UIDocumentMenuViewController UIDocumentPickerDelegate UIDocumentPickerExtensionViewController
      UIDocumentPickerMode UIDocumentPickerViewController UIDocumentProperties
      UIDocumentViewController UIDocumentViewControllerLaunchOptions UIDragAnimating
      UIDragDropSession UIDragInteraction UIDragInteractionDelegate UIDragItem UIDragPreview
      UIDragPreviewParameters UIDragPreviewTarget UIDragSession UIDropInteraction
      UIDropInteractionDelegate UIDropOperation UIDropProposal UIDropSession
      UIDropSessionProgressIndicatorStyle UIDynamicAnimator UIDynamicAnimatorDelegate
      UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior UIDynamicItemCollisionBoundsType
      UIDynamicItemGroup UIEdgeInsets UIEditMenuArrowDirection UIEditMenuConfiguration
      UIEditMenuInteraction UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate
      UIEditingInteractionConfiguration UIEvent UIEventAttribution UIEventAttributionView
      UIEventButtonMask UIEventSubtype UIEventType UIFeedbackGenerator UIFieldBehavior
      UIFindInteraction UIFindInteractionDelegate UIFindSession UIFloatRange UIFocusAnimationContext
      UIFocusAnimationCoordinator UIFocusDebugger UIFocusDebuggerOutput UIFocusEffect
      UIFocusEnvironment UIFocusGroupPriority UIFocusGuide UIFocusHaloEffect UIFocusHeading
      UIFocusItem UIFocusItemContainer UIFocusItemDeferralMode UIFocusItemScrollableContainer
      UIFocusMovementHint UIFocusSoundIdentifier UIFocusSystem UIFocusUpdateContext UIFont
      UIFontDescriptor UIFontMetrics UIFontPickerViewController
      UIFontPickerViewControllerConfiguration UIFontPickerViewControllerDelegate UIFontTextStyle
      UIGestureRecognizer UIGestureRecognizerDelegate UIGlassContainerEffect UIGlassEffect
      UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat
      UIGraphicsPDFRenderer UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat
      UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIGravityBehavior
      UIGuidedAccessAccessibilityFeature UIGuidedAccessRestrictionDelegate
      UIGuidedAccessRestrictionState UIHostingConfiguration UIHostingController
      UIHostingControllerSizingOptions UIHoverAutomaticEffect UIHoverEffect UIHoverEffectLayer
      UIHoverGestureRecognizer UIHoverHighlightEffect UIHoverLiftEffect UIHoverShape UIHoverStyle
      UIImage UIImageAsset UIImageConfiguration UIImagePickerController
      UIImagePickerControllerDelegate UIImageReader UIImageResizingMode UIImageSymbolConfiguration
      UIImageView UIImpactFeedbackGenerator UIIndirectScribbleInteraction
      UIIndirectScribbleInteractionDelegate UIInputView UIInputViewAudioFeedback
      UIInputViewController UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask
      UIInterpolatingMotionEffect UIKey UIKeyCommand UIKeyInput UIKeyModifierFlags
      UIKeyboardAppearance UIKeyboardHIDUsage UIKeyboardLayoutGuide UIKeyboardType UILabel
      UILabelVibrancy UILargeContentViewerInteraction UILargeContentViewerInteractionDelegate
      UILargeContentViewerItem UILayoutGuide UILayoutPriority UILayoutSupport UILegibilityWeight
      UILetterformAwareAdjusting UILetterformAwareSizingRule UIListContentConfiguration
      UIListContentImageProperties UIListContentTextProperties UIListContentView
      UIListSeparatorConfiguration UILocalNotification UILocalizedIndexedCollation
      UILongPressGestureRecognizer UILookToDictateCapability UIMailConversationContext
      UIMainMenuSystem UIManagedDocument UIMenu UIMenuBuilder UIMenuController
      UIMenuDisplayPreferences UIMenuElement UIMenuItem UIMenuLeaf UIMenuSystem
      UIMessageConversationContext UIMessageConversationEntry UIModalPresentationStyle
      UIModalTransitionStyle UIMotionEffect UIMotionEffectGroup UIMutableApplicationShortcutItem
      UIMutableTraits UIMutableUserNotificationAction UIMutableUserNotificationCategory
      UINavigationBar UINavigationBarAppearance UINavigationBarDelegate UINavigationController
      UINavigationControllerDelegate UINavigationItem UINavigationItemRenameDelegate UINib
      UINotificationFeedbackGenerator UIObjectRestoration UIOffset UIOpenURLContext UIOrnament
      UIPageControl UIPageControlProgress UIPageControlProgressDelegate UIPageControlTimerProgress
      UIPageControlTimerProgressDelegate UIPageViewController UIPageViewControllerDataSource
      UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteConfiguration
      UIPasteConfigurationSupporting UIPasteControl UIPasteboard UIPasteboardName UIPencilHoverPose
      UIPencilInteraction UIPencilInteractionDelegate UIPencilPreferredAction UIPickerView
      UIPickerViewAccessibilityDelegate UIPickerViewDataSource UIPickerViewDelegate
      UIPinchGestureRecognizer UIPointerAccessory UIPointerEffect UIPointerHighlightEffect
      UIPointerHoverEffect UIPointerInteraction UIPointerInteractionAnimating
      UIPointerInteractionDelegate UIPointerLiftEffect UIPointerLockState UIPointerRegion
      UIPointerRegionRequest UIPointerShape UIPointerStyle UIPopoverArrowDirection
      UIPopoverBackgroundView UIPopoverBackgroundViewMethods UIPopoverController
      UIPopoverControllerDelegate UIPopoverPresentationController
      UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
      UIPresentationController UIPress UIPressesEvent UIPreviewAction UIPreviewActionGroup
      UIPreviewActionItem UIPreviewInteraction UIPreviewInteractionDelegate UIPreviewParameters
      UIPreviewTarget UIPrintError UIPrintFormatter UIPrintInfo UIPrintInteractionController
      UIPrintInteractionControllerDelegate UIPrintPageRenderer UIPrintPaper UIPrintServiceExtension
      UIPrinter UIPrinterDestination UIPrinterPickerController UIPrinterPickerControllerDelegate
      UIProgressView UIPushBehavior UIRectCorner UIRectEdge UIReferenceLibraryViewController
      UIRefreshControl UIRegion UIRemoteNotificationType UIResponder UIResponderStandardEditActions
      UIReturnKeyType UIRotationGestureRecognizer UIScene UISceneAccessoryConfiguration
      UISceneActivationConditions UISceneActivationRequestOptions UISceneConfiguration
      UISceneConnectionOptions UISceneDelegate UISceneDestructionRequestOptions UISceneError
      UISceneOpenExternalURLOptions UISceneOpenURLOptions UISceneSession
      UISceneSessionActivationRequest UISceneSizeRestrictions UISceneWindowingBehaviors UIScreen
      UIScreenEdgePanGestureRecognizer UIScreenMode UIScreenReferenceDisplayModeStatus
      UIScreenshotService UIScreenshotServiceDelegate UIScribbleInteraction
      UIScribbleInteractionDelegate UIScrollEdgeEffect UIScrollEdgeElementContainerInteraction
      UIScrollType UIScrollTypeMask UIScrollView UIScrollViewAccessibilityDelegate
      UIScrollViewDelegate UISearchBar UISearchBarDelegate UISearchContainerViewController
      UISearchController UISearchControllerDelegate UISearchDisplayController
      UISearchDisplayDelegate UISearchResultsUpdating UISearchSuggestion UISearchSuggestionItem
      UISearchTab UISearchTextField UISearchTextFieldDelegate UISearchTextFieldPasteItem
      UISearchToken UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute
      UIShadowProperties UIShape UIShapeProvider UISheetPresentationController
      UISheetPresentationControllerDelegate UISimpleTextPrintFormatter UISlider
      UISliderTrackConfiguration UISmartReplyConversationContext UISnapBehavior
      UISplitViewController UISplitViewControllerColumn UISplitViewControllerDelegate
      UISpringLoadedInteraction UISpringLoadedInteractionBehavior UISpringLoadedInteractionContext
      UISpringLoadedInteractionEffect UISpringLoadedInteractionEffectState
      UISpringLoadedInteractionSupporting UISpringTimingParameters UIStackView
      UIStandardTextCursorView UIStateRestoring UIStatusBarAnimation UIStatusBarManager
      UIStatusBarStyle UIStepper UIStoryboard UIStoryboardPopoverSegue UIStoryboardSegue
      UIStoryboardUnwindSegueSource UIStringDrawing UISwipeActionsConfiguration
      UISwipeGestureRecognizer UISwitch UISwitchStyle UISymbolContentTransition
      UISymbolEffectCompletion UISymbolEffectCompletionContext UITab UITabAccessory UITabBar
      UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarControllerSidebar
      UITabBarDelegate UITabBarItem UITabBarItemAppearance UITabBarItemAppearanceStyle
      UITabBarItemStateAppearance UITabGroup UITabSidebarItem UITableView UITableViewCell
      UITableViewController UITableViewDataSource UITableViewDataSourcePrefetching
      UITableViewDelegate UITableViewDiffableDataSource UITableViewDiffableDataSourceReference
      UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
      UITableViewDropPlaceholder UITableViewDropPlaceholderContext UITableViewDropProposal
      UITableViewFocusUpdateContext UITableViewHeaderFooterView UITableViewPlaceholder
      UITableViewRowAction UITapGestureRecognizer UITargetedDragPreview UITargetedPreview
      UITextAlternatives UITextAttachmentInteraction UITextAttribute UITextAutocapitalizationType
      UITextAutocorrectionType UITextBorderStyle UITextChecker UITextContentType
      UITextCursorDropPositionAnimator UITextCursorView UITextDocumentProxy UITextDragDelegate
      UITextDragOptions UITextDragPreviewRenderer UITextDragRequest UITextDraggable
      UITextDropDelegate UITextDropEditability UITextDropPerformer UITextDropProgressMode
      UITextDropProposal UITextDropRequest UITextDroppable UITextField UITextFieldDelegate
      UITextFieldViewMode UITextFormattingCoordinator UITextFormattingCoordinatorDelegate
      UITextFormattingViewController UITextFormattingViewControllerDelegate UITextGranularity
      UITextInlinePredictionType UITextInput UITextInputAssistantItem UITextInputContext
      UITextInputDelegate UITextInputMode UITextInputPasswordRules UITextInputReturnHandler
      UITextInputStringTokenizer UITextInputTokenizer UITextInputTraits UITextInteraction
      UITextInteractionDelegate UITextInteractionMode UITextItem UITextItemInteraction
      UITextItemMenuConfiguration UITextLayoutDirection UITextLoupeSession
      UITextMathExpressionCompletionType UITextPasteConfigurationSupporting UITextPasteDelegate
      UITextPasteItem UITextPlaceholder UITextPosition UITextRange UITextSearchAggregator
      UITextSearchFoundTextStyle UITextSearchMatchMethod UITextSearchOptions UITextSearching
      UITextSelectionDisplayInteraction UITextSelectionDisplayInteractionDelegate
      UITextSelectionHandleView UITextSelectionHighlightView UITextSelectionRect
      UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType
      UITextSpellCheckingType UITextStorageDirection UITextView UITextViewBorderStyle
      UITextViewDelegate UITextWritingDirection UITimingCurveProvider UITimingCurveType UITitlebar
      UITitlebarTitleVisibility UITitlebarToolbarStyle UIToolTipConfiguration UIToolTipInteraction
      UIToolTipInteractionDelegate UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch
      UITrackingLayoutGuide UITraitAccessibilityContrast UITraitActiveAppearance
      UITraitBridgedEnvironmentKey UITraitChangeObservable UITraitChangeRegistration
      UITraitCollection UITraitDefinition UITraitDisplayGamut UITraitDisplayScale UITraitEnvironment
      UITraitEnvironmentLayoutDirection UITraitForceTouchCapability UITraitHDRHeadroomUsage
      UITraitHorizontalSizeClass UITraitImageDynamicRange UITraitLayoutDirection
      UITraitLegibilityWeight UITraitListEnvironment UITraitOverrides
      UITraitPreferredContentSizeCategory UITraitResolvesNaturalAlignmentWithBaseWritingDirection
      UITraitSceneCaptureState UITraitSplitViewControllerLayoutEnvironment
      UITraitTabAccessoryEnvironment UITraitToolbarItemPresentationSize UITraitTypesettingLanguage
      UITraitTypesettingLanguageAwareLineHeightRatio UITraitUserInterfaceIdiom
      UITraitUserInterfaceLevel UITraitUserInterfaceStyle UITraitVerticalSizeClass
      UIUpdateActionPhase UIUpdateInfo UIUpdateLink UIUserActivityRestoring
      UIUserInterfaceActiveAppearance UIUserInterfaceIdiom UIUserInterfaceLayoutDirection
      UIUserInterfaceLevel UIUserInterfaceSizeClass UIUserInterfaceStyle UIUserNotificationAction
      UIUserNotificationActionBehavior UIUserNotificationActionContext
      UIUserNotificationActivationMode UIUserNotificationCategory UIUserNotificationSettings
      UIUserNotificationType UIVibrancyEffect UIVibrancyEffectStyle UIVideoEditorController
      UIVideoEditorControllerDelegate UIView UIViewAnimating UIViewAnimatingPosition
      UIViewAnimatingState UIViewConfigurationState UIViewController
      UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
      UIViewControllerInteractiveTransitioning UIViewControllerPreviewing
      UIViewControllerPreviewingDelegate UIViewControllerRepresentable
      UIViewControllerRepresentableContext UIViewControllerRestoration
      UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext
      UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewLayoutRegion
      UIViewPropertyAnimator UIViewRepresentable UIViewRepresentableContext UIVisualEffect
      UIVisualEffectView UIWebPaginationBreakingMode UIWebPaginationMode UIWebView UIWebViewDelegate
      UIWebViewNavigationType UIWindow UIWindowScene UIWindowSceneActivationAction
      UIWindowSceneActivationConfiguration UIWindowSceneActivationInteraction
      UIWindowSceneActivationRequestOptions UIWindowSceneDelegate
      UIWindowSceneDestructionRequestOptions UIWindowSceneDragInteraction UIWindowSceneGeometry
      UIWindowSceneGeometryPreferences UIWindowSceneGeometryPreferencesIOS
      UIWindowSceneGeometryPreferencesMac UIWindowSceneGeometryPreferencesReality
      UIWindowScenePlacement UIWindowSceneProminentPlacement UIWindowScenePushPlacement
      UIWindowSceneReplacePlacement UIWindowSceneStandardPlacement UIWindowingBehaviors
      UIWritingToolsAllowedInputOptions UIWritingToolsBehavior UIWritingToolsCoordinator
      UIWritingToolsResultOptions UIZoomTransitionOptions
      """)
}
