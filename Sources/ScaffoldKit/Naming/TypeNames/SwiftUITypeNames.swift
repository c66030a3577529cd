/// The public types of SwiftUI, with the types of other frameworks that it exports, in the order of their bytes.
enum SwiftUITypeNames {
  static let swiftui = Set(
    words: """
      AccessibilityActionCategory AccessibilityActionKind AccessibilityActionName
      AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
      AccessibilityChildrenBehavior AccessibilityCustomContentKey AccessibilityDirectTouchOptions
      AccessibilityFocusState AccessibilityHeadingLevel AccessibilityLabeledPairRole
      AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle
      AccessibilityQuickActionStyle AccessibilityRotorContent AccessibilityRotorContentBuilder
      AccessibilityRotorEntry AccessibilityScrollStatus AccessibilitySystemRotor
      AccessibilityTechnologies AccessibilityTextContentType AccessibilityTraits
      AccessibilityZoomGestureAction AccessoryBarActionButtonStyle AccessoryBarButtonStyle
      AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
      AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle AccessoryWidgetBackground
      AccessoryWidgetGroup ActionSheet ActivityConfiguration ActivityViewContext
      AdaptableTabBarPlacement Alert AlertScene Alignment AlignmentID
      AlternatingRowBackgroundBehavior Anchor Angle AngularGradient Animatable AnimatableModifier
      AnimatablePair AnimatableValues Animation AnimationCompletionCriteria AnimationContext
      AnimationState AnimationStateKey AnyGesture AnyGradient AnyLayout AnyLocation
      AnyNavigationPath AnyShape AnyShapeStyle AnyTransition AnyView App AppIntentTimelineProvider
      AppStorage ApplicationDelegateAdaptor AssistiveAccess AsyncImage AsyncImagePhase
      AttributedTextFormatting AttributedTextFormattingDefinition AttributedTextSelection
      AttributedTextValueConstraint AutomaticControlGroupStyle AutomaticDisclosureGroupStyle
      AutomaticFormStyle AutomaticHoverEffect AutomaticImmersionStyle AutomaticLabeledContentStyle
      AutomaticMenuStyle AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
      AutomaticTableStyle AutomaticTextEditorStyle AutomaticTextFieldStyle Axis BackgroundProminence
      BackgroundProminenceKey BackgroundStyle BackgroundTask BadgeProminence
      BalancedNavigationSplitViewStyle Bindable Binding BlendMode BlurOptions BlurReplaceTransition
      BorderedButtonMenuStyle BorderedButtonStyle BorderedListStyle BorderedProminentButtonStyle
      BorderedTableStyle BorderlessButtonMenuButtonStyle BorderlessButtonMenuStyle
      BorderlessButtonStyle BorderlessPullDownMenuButtonStyle BreakthroughEffect Button
      ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonSizing ButtonStyle
      ButtonStyleConfiguration ButtonToggleStyle Canvas Capsule CardButtonStyle CarouselListStyle
      CarouselTabViewStyle CheckboxToggleStyle Circle CircularGaugeStyle CircularProgressViewStyle
      Color ColorMatrix ColorPicker ColorRenderingMode ColorResolved ColorScheme ColorSchemeContrast
      ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu
      Commands CommandsBuilder CompactDatePickerStyle CompactMenuControlGroupStyle
      ConcentricRectangle ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey
      ContainerValues ContentBuilder ContentMarginPlacement ContentMode ContentShapeKinds
      ContentTransition ContentUnavailableView ControlActiveState ControlGroup ControlGroupStyle
      ControlGroupStyleConfiguration ControlSize ControlValueProvider ControlWidget
      ControlWidgetButton ControlWidgetConfiguration ControlWidgetTemplate ControlWidgetToggle
      CoordinateSpace CoordinateSpaceProtocol CrossFadeNavigationTransition CubicKeyframe
      CurrentValueLabel CustomAnimation CustomHoverEffect CustomPresentationDetent
      CustomizableToolbarContent DatePicker DatePickerComponents DatePickerStyle
      DatePickerStyleConfiguration DefaultButtonLabel DefaultButtonStyle DefaultDatePickerStyle
      DefaultDateProgressLabel DefaultDocumentGroupLaunchActions DefaultFocusEvaluationPriority
      DefaultGaugeStyle DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle
      DefaultListStyle DefaultMenuButtonStyle DefaultMenuStyle DefaultNavigationViewStyle
      DefaultPickerStyle DefaultProgressViewStyle DefaultSettingsLinkLabel DefaultShareLinkLabel
      DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle
      DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle DepthAlignment
      DepthAlignmentID DialogSeverity DigitalCrownEvent DigitalCrownRotationalSensitivity
      DisclosureGroup DisclosureGroupStyle DisclosureGroupStyleConfiguration DisclosureTableRow
      DismissAction DismissBehavior DismissImmersiveSpaceAction DismissSearchAction
      DismissWindowAction Divider DocumentBaseBox DocumentConfiguration DocumentGroup
      DocumentGroupLaunchScene DocumentLaunchGeometryProxy DocumentLaunchView
      DoubleColumnNavigationViewStyle DragConfiguration DragDropPreviewsFormation DragGesture
      DragSession DropConfiguration DropDelegate DropInfo DropOperation DropProposal DropSession
      DynamicProperty DynamicRange DynamicTableRowContent DynamicTypeSize DynamicViewContent Edge
      EdgeInsets EdgeInsets3D EditActions EditButton EditMode EditableCollectionContent Ellipse
      EllipticalGradient EllipticalListStyle EmptyAnimatableData EmptyCommands EmptyControlWidget
      EmptyMatchedTransitionSourceConfiguration EmptyModifier EmptyTableRowContent EmptyView
      EmptyVisualEffect EmptyWidgetConfiguration EnabledTextSelectability Entry Environment
      EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier EquatableView
      EventModifiers ExclusiveGesture ExpandedWindowToolbarStyle FetchRequest FetchedResults
      FileDialogBrowserOptions FileDocument FileDocumentConfiguration FileDocumentReadConfiguration
      FileDocumentWriteConfiguration FillShapeStyle FillShapeView FillStyle FindContext
      FittedPresentationSizing FixedTextVariant FocusInteractions FocusState FocusedBinding
      FocusedObject FocusedValue FocusedValueKey FocusedValues Font ForEach ForEachSectionCollection
      ForEachSubviewCollection ForegroundStyle Form FormPresentationSizing FormStyle
      FormStyleConfiguration FrameResizeDirection FrameResizePosition FullImmersionStyle Gauge
      GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryProxy GeometryProxy3D
      GeometryProxyCoordinateSpace3D GeometryReader GeometryReader3D Gesture GestureMask
      GestureState GestureStateGesture Glass GlassBackgroundDisplayMode GlassBackgroundEffect
      GlassButtonStyle GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle Gradient
      GraphicalDatePickerStyle GraphicsContext Grid GridItem GridLayout GridRow Group GroupBox
      GroupBoxStyle GroupBoxStyleConfiguration GroupElementsOfContent GroupSectionsOfContent
      GroupedFormStyle GroupedListStyle GroupedTabViewStyle HDivider HSplitView HStack HStackLayout
      HandActivationBehavior HelpLink HierarchicalShapeStyle HierarchicalShapeStyleModifier
      HighlightHoverEffect HorizontalAlignment HorizontalDirection HorizontalEdge HoverEffect
      HoverEffectContent HoverEffectGroup HoverEffectPhaseOverride HoverPhase IconOnlyLabelStyle
      Image ImagePaint ImageRenderer ImageResource ImmersionChangeContext ImmersionStyle
      ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace ImmersiveSpaceContent
      ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent ImportFromDevicesCommands
      IndexViewStyle IndexedIdentifierCollection InlinePickerStyle InsetGroupedListStyle
      InsetListStyle InsetTableStyle InsettableShape InspectorCommands IntentConfiguration
      InterfaceOrientation InterpolatingSpring ItemProviderTableRowModifier KeyEquivalent KeyPress
      KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent
      KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle
      LabelStyleConfiguration LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
      LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutDirection
      LayoutDirectionBehavior LayoutKey LayoutPriority LayoutPriorityTraitKey LayoutProperties
      LayoutRotationUnaryLayout LayoutSubview LayoutSubviews LayoutValueKey LazyHGrid LazyHStack
      LazyVGrid LazyVStack LegibilityWeight LevelOfDetail LiftHoverEffect
      LimitedAvailabilityConfiguration LimitedAvailabilityControlWidget LinearCapacityGaugeStyle
      LinearGaugeStyle LinearGradient LinearKeyframe LinearProgressViewStyle Link LinkButtonStyle
      LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle LocalCoordinateSpace
      LocalizedStringKey LongPressGesture MagnificationGesture MagnifyGesture
      ManipulationGeometryModifier ManipulationGesture MarkedValueLabel MatchedGeometryProperties
      MatchedTransitionSourceConfiguration Material MaterialActiveAppearance MaximumValueLabel Menu
      MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle MenuButton MenuButtonStyle
      MenuControlGroupStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient
      MinimumValueLabel MixedImmersionStyle ModifiedContent ModifierKeyAlternate
      MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker NSApplicationDelegateAdaptor
      NSGestureRecognizerRepresentable NSGestureRecognizerRepresentableContext
      NSGestureRecognizerRepresentableCoordinateSpaceConverter NSHostingController NSHostingMenu
      NSHostingSceneBridgingOptions NSHostingSceneRepresentation NSHostingSizingOptions
      NSHostingView NSViewControllerRepresentable NSViewControllerRepresentableContext
      NSViewRepresentable NSViewRepresentableContext NamedCoordinateSpace Namespace
      NavigationBarItem NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle
      NavigationPath NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle
      NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack
      NavigationTransition NavigationView NavigationViewStyle NewDocumentAction NewDocumentButton
      Observable ObservableObject ObservableObjectPublisher ObservedObject OffsetShape
      OffsetTransition OnInsertTableRowModifier OpacityTransition OpenDocumentAction
      OpenImmersiveSpaceAction OpenSettingsAction OpenURLAction OpenWindowAction
      OrnamentAttachmentAnchor OrnamentHoverContentEffect OrnamentHoverEffect OutlineGroup
      OutlineSubgroupChildren PageIndexViewStyle PagePresentationSizing PageTabViewStyle
      PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect PasteButton Path
      PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction PencilSqueezeGesturePhase
      PencilSqueezeGestureValue PeriodicTimelineSchedule PhaseAnimator PhysicalMetric
      PhysicalMetricsConverter Picker PickerStyle PinnedScrollableViews PlaceholderContentView
      PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle
      PlainTextFieldStyle PlainWindowStyle PointerStyle PopUpButtonPickerStyle
      PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationAdaptation
      PresentationBackgroundInteraction PresentationContentInteraction PresentationDetent
      PresentationMode PresentationSizing PresentationSizingContext PresentationSizingRoot
      PresentedWindowContent Preview PreviewContext PreviewContextKey PreviewDevice PreviewLayout
      PreviewModifier PreviewModifierContent PreviewPlatform PreviewProvider Previewable
      PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
      ProgressViewStyleConfiguration ProgressiveImmersionStyle ProjectionTransform
      ProminentDetailNavigationSplitViewStyle ProposedViewSize Published PullDownMenuBarExtraStyle
      PullDownMenuButtonStyle PushTransition PushWindowAction RadialGradient RadioGroupPickerStyle
      Rectangle RectangleCornerInsets RectangleCornerRadii RedactionReasons ReferenceFileDocument
      ReferenceFileDocumentConfiguration RefreshAction RemoteDeviceIdentifier RemoteImmersiveSpace
      RenameAction RenameButton RequestReviewAction ResetFocusAction RotateGesture RotateGesture3D
      RotatedShape RotationGesture RoundedBorderTextEditorStyle RoundedBorderTextFieldStyle
      RoundedCornerStyle RoundedRectangle RoundedRectangularShape RoundedRectangularShapeCorners
      SafeAreaRegions ScaleTransition ScaledMetric ScaledShape Scene SceneBuilder
      SceneLaunchBehavior ScenePadding ScenePhase SceneRestorationBehavior SceneStorage
      ScrollAnchorRole ScrollBounceBehavior ScrollContentOffsetAdjustmentBehavior
      ScrollDismissesKeyboardMode ScrollEdgeEffectStyle ScrollGeometry ScrollIndicatorVisibility
      ScrollInputBehavior ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition
      ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTargetBehaviorProperties
      ScrollTargetBehaviorPropertiesContext ScrollTransitionConfiguration ScrollTransitionPhase
      ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement
      SearchPresentationToolbarBehavior SearchScopeActivation SearchSuggestionsPlacement
      SearchToolbarBehavior SearchUnavailableContent Section SectionCollection SectionConfiguration
      SectionCustomization SectionedFetchRequest SectionedFetchResults SecureField
      SegmentedPickerStyle SelectionShapeStyle SensoryFeedback SeparatorShapeStyle SequenceGesture
      Settings SettingsLink ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview
      SidebarCommands SidebarListStyle SidebarRowSize SimultaneousGesture SizeDependentTextVariant
      Slider SliderTick SliderTickBuilder SliderTickContent SliderTickContentForEach SliderTicks
      Spacer SpacerSizing SpatialContainer SpatialEventCollection SpatialEventGesture
      SpatialTapGesture Spring SpringKeyframe SpringLoadingBehavior SquareAzimuth
      SquareBorderTextFieldStyle StackNavigationViewStyle State StateObject Stepper
      StepperFieldDatePickerStyle StrokeBorderShapeView StrokeShapeStyle StrokeShapeView StrokeStyle
      SubmitLabel SubmitTriggers SubscriptionView Subview SubviewsCollection SubviewsCollectionSlice
      SurfaceSnappingInfo SurroundingsEffect SwitchToggleStyle SymbolColorRenderingMode
      SymbolEffectTransition SymbolRenderingMode SymbolVariableValueMode SymbolVariants
      SystemFormatStyle Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabBuilder
      TabContent TabContentBuilder TabCustomizationBehavior TabPlacement TabRole TabSearchActivation
      TabSection TabValue TabView TabViewBottomAccessoryPlacement TabViewCustomization TabViewStyle
      Table TableColumn TableColumnAlignment TableColumnBuilder TableColumnContent
      TableColumnCustomization TableColumnCustomizationBehavior TableColumnForEach
      TableColumnSortComparator TableForEachContent TableHeaderRowContent TableOutlineGroupContent
      TableRow TableRowBuilder TableRowContent TableStyle TableStyleConfiguration TapGesture Text
      TextAlignment TextAttribute TextEditingCommands TextEditor TextEditorStyle
      TextEditorStyleConfiguration TextField TextFieldLink TextFieldStyle TextFormattingCommands
      TextInputAutocapitalization TextInputDictationActivation TextInputDictationBehavior
      TextInputFormattingControlPlacement TextProxy TextRenderer TextSelectability TextSelection
      TextSelectionAffinity TextVariantPreference TimeDataSource TimelineSchedule
      TimelineScheduleMode TimelineView TimelineViewDefaultContext TintShapeStyle
      TitleAndIconLabelStyle TitleBarWindowStyle TitleDisplayMode TitleOnlyLabelStyle
      TitlebarWindowStyle Toggle ToggleStyle ToggleStyleConfiguration ToolbarCommands ToolbarContent
      ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarCustomizationOptions
      ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarLabelStyle
      ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TouchBar
      TouchBarItemPresence Transaction TransactionKey Transferable TransformedShape Transition
      TransitionPhase TransitionProperties TruncationMode TupleContent TupleTableColumnContent
      TupleTableRowContent TupleView TypesettingLanguage UIApplicationDelegateAdaptor
      UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext
      UIGestureRecognizerRepresentableCoordinateSpaceConverter UIHostingConfiguration
      UIHostingController UIHostingControllerSizingOptions UIHostingOrnament UIHostingSceneDelegate
      UIViewControllerRepresentable UIViewControllerRepresentableContext UIViewRepresentable
      UIViewRepresentableContext UnevenRoundedRectangle UnifiedCompactWindowToolbarStyle
      UnifiedWindowToolbarStyle UnitCurve UnitPoint UnitPoint3D UserInterfaceSizeClass UtilityWindow
      VDivider VSplitView VStack VStackLayout VectorArithmetic VerticalAlignment VerticalDirection
      VerticalEdge VerticalPageTabViewStyle View View3D ViewAlignedScrollTargetBehavior ViewBuilder
      ViewDimensions ViewDimensions3D ViewModifier ViewRoot ViewSpacing ViewThatFits Viewpoint3D
      Visibility VisualEffect VolumeBaseplateVisibility VolumeViewpointUpdateStrategy
      VolumetricWindowStyle WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor
      WKHostingController WKInterfaceObjectRepresentable WKInterfaceObjectRepresentableContext
      WheelDatePickerStyle WheelPickerStyle Widget WidgetAccentedRenderingMode WidgetBundle
      WidgetBundleBuilder WidgetConfiguration WidgetConfigurationIntent WidgetFamily WidgetInfo
      WidgetLocation WidgetPreviewContext WidgetPushHandler WidgetRenderingMode WidgetTexture Window
      WindowBackgroundDragBehavior WindowDragGesture WindowGroup WindowIdealSize
      WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole
      WindowMenuBarExtraStyle WindowPlacement WindowPlacementContext WindowProxy WindowResizability
      WindowStyle WindowToolbarFullScreenVisibility WindowToolbarLabelStyle WindowToolbarStyle
      WindowVisibilityToggle WorldAlignmentBehavior WorldScalingBehavior WorldScalingCompensation
      WorldTrackingLimitation WritingDirectionStrategy WritingToolsBehavior ZStack ZStackContent3D
      ZStackLayout ZoomNavigationTransition
      """)
}
