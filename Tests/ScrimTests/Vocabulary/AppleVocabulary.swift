/// The names of Apple's UIKit and QuartzCore that the types Scrim uses have: `Type: member member …`, a type a line.
///
/// Taken from the published API; regenerate it when Scrim comes to use a type that is not here.
enum AppleVocabulary {
  static let text = """
    CALayer: action actions add addSublayer affineTransform allowsEdgeAntialiasing allowsGroupOpacity anchorPoint \
    anchorPointZ animation animationKeys autoresizingMask autoreverses backgroundColor backgroundFilters beginTime \
    borderColor borderWidth bounds compositingFilter constraints contains contents contentsAreFlipped \
    contentsCenter contentsFormat contentsGravity contentsRect contentsScale convert convertTime cornerCurve \
    cornerCurveExpansionFactor cornerRadius defaultAction defaultValue delegate display displayIfNeeded draw \
    drawsAsynchronously duration edgeAntialiasingMask encode fillMode filters frame hitTest init insertSublayer \
    isDoubleSided isGeometryFlipped isHidden isOpaque layer layoutIfNeeded layoutManager layoutSublayers \
    magnificationFilter mask maskedCorners masksToBounds minificationFilter minificationFilterBias model \
    modelLayer name needsDisplay needsDisplayOnBoundsChange needsLayout opacity position preferredFrameSize \
    presentation presentationLayer rasterizationScale removeAllAnimations removeAnimation removeFromSuperlayer \
    render repeatCount repeatDuration replaceSublayer resize resizeSublayers resizeSublayersWithOld \
    resizeSublayersWithOldSize resizeWithOldSuperlayer resizeWithOldSuperlayerSize scroll scrollRectToVisible \
    setAffineTransform setNeedsDisplay setNeedsDisplayIn setNeedsLayout shadowColor shadowOffset shadowOpacity \
    shadowPath shadowRadius shouldArchiveValue shouldRasterize speed style sublayerTransform sublayers superlayer \
    timeOffset toneMapMode transform visibleRect zPosition
    CALayerDelegate: action actionFor actionForLayer display displayLayer draw drawLayer layerWillDraw \
    layoutSublayers layoutSublayersOf layoutSublayersOfLayer
    CAMediaTiming: autoreverses beginTime duration fillMode repeatCount repeatDuration speed timeOffset
    CATransaction: animationDuration animationTimingFunction begin commit completionBlock disableActions flush \
    lock setAnimationDuration setAnimationTimingFunction setCompletionBlock setDisableActions setValue unlock \
    value valueForKey
    CGAffineTransform: a b c concatenating d identity init inverted isIdentity rotated scaledBy translatedBy tx ty
    CGFloat: greatestFiniteMagnitude infinity leastNonzeroMagnitude leastNormalMagnitude nan pi zero
    CGRect: applying contains divide divided equalTo height infinite init inset insetBy insetInPlace integral \
    intersect intersectInPlace intersection intersects isEmpty isInfinite isNull makeIntegralInPlace maxX maxY \
    midX midY minX minY null offsetBy offsetInPlace origin size standardizeInPlace standardized union unionInPlace \
    width zero
    CGSize: applying equalTo height init width zero
    CGVector: dx dy init zero
    NSLayoutConstraint: activate constant constraint constraintWithItem constraints deactivate firstAnchor \
    firstAttribute firstItem identifier init isActive multiplier priority relation secondAnchor secondAttribute \
    secondItem setIdentifier shouldBeArchived
    NSLayoutConstraint.Attribute: baseline bottom bottomMargin centerX centerXWithinMargins centerY \
    centerYWithinMargins firstBaseline height init lastBaseline leading leadingMargin left leftMargin noAttribute \
    notAnAttribute rawValue right rightMargin top topMargin trailing trailingMargin width
    NSLayoutConstraint.Axis: horizontal init rawValue vertical
    NSLayoutConstraint.FormatOptions: alignAllBaseline alignAllBottom alignAllCenterX alignAllCenterY \
    alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft alignAllRight alignAllTop \
    alignAllTrailing alignmentMask directionLeadingToTrailing directionLeftToRight directionMask \
    directionRightToLeft init none rawValue spacingBaselineToBaseline spacingEdgeToEdge spacingMask
    NSLayoutConstraint.Relation: equal greaterThanOrEqual init lessThanOrEqual rawValue
    UIAccessibility: accessibilityActivate accessibilityActivationPoint accessibilityAttributedHint \
    accessibilityAttributedLabel accessibilityAttributedUserInputLabels accessibilityAttributedValue \
    accessibilityDirectTouchOptions accessibilityElementsHidden accessibilityExpandedStatus accessibilityFrame \
    accessibilityHeaderElements accessibilityHint accessibilityLabel accessibilityLanguage \
    accessibilityNavigationStyle accessibilityPath accessibilityRespondsToUserInteraction \
    accessibilityTextualContext accessibilityTraits accessibilityUserInputLabels accessibilityValue \
    accessibilityViewIsModal isAccessibilityElement isDarkerSystemColorsEnabled isReduceMotionEnabled \
    isReduceTransparencyEnabled isSwitchControlRunning isVoiceOverRunning post \
    reduceMotionStatusDidChangeNotification shouldGroupAccessibilityChildren voiceOverStatusDidChangeNotification
    UIAccessibility.Notification: announcement layoutChanged pageScrolled screenChanged
    UIAccessibilityAction: accessibilityCustomActions accessibilityDecrement accessibilityIncrement \
    accessibilityPerformEscape accessibilityPerformMagicTap accessibilityScroll
    UIAccessibilityDragging: accessibilityDragSourceDescriptors accessibilityDropPointDescriptors
    UIAccessibilityFocus: accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityElementDidBecomeFocused \
    accessibilityElementDidLoseFocus accessibilityElementIsFocused
    UIAccessibilityIdentification: accessibilityIdentifier
    UIActivityItemsConfigurationProviding: activityItemsConfiguration
    UIAppearance: appearance forTraitCollection whenContained
    UIAppearanceContainer:
    UIColor: CGColor CIColor accessibilityName black blackColor blue blueColor brown brownColor cgColor ciColor \
    clear clearColor color colorNamed colorWith colorWithAlphaComponent colorWithCG colorWithCGColor \
    colorWithCIColor colorWithDisplayP3Red colorWithDynamicProvider colorWithHue colorWithPattern \
    colorWithPatternImage colorWithProminence colorWithRed colorWithWhite copy cyan cyanColor darkGray \
    darkGrayColor darkText darkTextColor encode getHue getRed getWhite gray grayColor green greenColor \
    groupTableViewBackground groupTableViewBackgroundColor init label labelColor lightGray lightGrayColor \
    lightText lightTextColor link linkColor magenta magentaColor object objectWithItemProvider \
    objectWithItemProviderData opaqueSeparator opaqueSeparatorColor orange orangeColor placeholderText \
    placeholderTextColor prominence purple purpleColor quaternaryLabel quaternaryLabelColor \
    quaternarySystemFillColor readableTypeIdentifiersForItemProvider red redColor resolvedColor resolvedColorWith \
    resolvedColorWithTraitCollection scrollViewTexturedBackgroundColor secondaryLabel secondaryLabelColor \
    secondarySystemBackground secondarySystemBackgroundColor secondarySystemFill secondarySystemFillColor \
    secondarySystemGroupedBackground secondarySystemGroupedBackgroundColor separator separatorColor set setFill \
    setStroke supportsSecureCoding systemBackground systemBackgroundColor systemBlue systemBlueColor \
    systemBrownColor systemCyanColor systemFill systemFillColor systemGray systemGray2 systemGray2Color \
    systemGray3 systemGray3Color systemGray4 systemGray4Color systemGray5 systemGray5Color systemGray6 \
    systemGray6Color systemGrayColor systemGreen systemGreenColor systemGroupedBackground \
    systemGroupedBackgroundColor systemIndigo systemIndigoColor systemMintColor systemOrange systemOrangeColor \
    systemPink systemPinkColor systemPurple systemPurpleColor systemRed systemRedColor systemTeal systemTealColor \
    systemYellow systemYellowColor tertiaryLabel tertiaryLabelColor tertiarySystemBackground \
    tertiarySystemBackgroundColor tertiarySystemFill tertiarySystemFillColor tertiarySystemGroupedBackgroundColor \
    tintColor underPageBackgroundColor viewFlipsideBackgroundColor white whiteColor withAlphaComponent \
    writableTypeIdentifiersForItemProvider yellow yellowColor
    UIContentContainer: preferredContentSize preferredContentSizeDidChange size systemLayoutFittingSizeDidChange \
    viewWillTransition willTransition
    UICoordinateSpace: bounds convert
    UIDynamicItem: bounds center collisionBoundingPath collisionBoundsType transform
    UIEvent: allTouches buttonMask coalescedTouches modifierFlags predictedTouches subtype timestamp touches type
    UIEvent.EventSubtype: init motionShake none rawValue remoteControlBeginSeekingBackward \
    remoteControlBeginSeekingForward remoteControlEndSeekingBackward remoteControlEndSeekingForward \
    remoteControlNextTrack remoteControlPause remoteControlPlay remoteControlPreviousTrack remoteControlStop \
    remoteControlTogglePlayPause
    UIEvent.EventType: hover init motion presses rawValue remoteControl scroll touches transform
    UIFocusEnvironment: didUpdateFocus focusGroupIdentifier focusItemContainer parentFocusEnvironment \
    preferredFocusEnvironments preferredFocusedView setNeedsFocusUpdate shouldUpdateFocus soundIdentifier \
    soundIdentifierForFocusUpdate soundIdentifierForFocusUpdateInContext updateFocusIfNeeded
    UIFocusItem: canBecomeFocused didHintFocusMovement focusEffect focusGroupPriority focusItemDeferralMode frame \
    isTransparentFocusItem
    UIFocusItemContainer: coordinateSpace focusItems focusItemsIn focusItemsInRect
    UIGestureRecognizer: addTarget allowedPressTypes allowedTouchTypes buttonMask canBePrevented canBePreventedBy \
    canBePreventedByGestureRecognizer canPrevent canPreventGestureRecognizer cancelsTouchesInView \
    delaysTouchesBegan delaysTouchesEnded delegate ignore ignorePress ignoreTouch init isEnabled location \
    modifierFlags name numberOfTouches pressesBegan pressesCancelled pressesChanged pressesEnded removeTarget \
    require requiresExclusiveTouchType reset shouldBeRequired shouldBeRequiredToFail shouldBeRequiredToFailBy \
    shouldBeRequiredToFailByGestureRecognizer shouldReceive shouldReceiveEvent shouldRequireFailure \
    shouldRequireFailureOf shouldRequireFailureOfGestureRecognizer state touchesBegan touchesCancelled \
    touchesEnded touchesEstimatedPropertiesUpdated touchesMoved view
    UIGestureRecognizer.State: began cancelled changed ended failed init possible rawValue recognized
    UIGestureRecognizerDelegate: gestureRecognizer gestureRecognizerShouldBegin
    UILayoutPriority: defaultHigh defaultLow dragThatCanResizeScene dragThatCannotResizeScene fittingSizeLevel \
    init rawValue required sceneSizeStayPut
    UIPanGestureRecognizer: allowedScrollTypesMask init maximumNumberOfTouches minimumNumberOfTouches \
    setTranslation translation velocity
    UIPasteConfigurationSupporting: canPasteItemProviders pasteConfiguration pasteItemProviders
    UIPresentationController: adaptivePresentationStyle containerView containerViewDidLayoutSubviews \
    containerViewWillLayoutSubviews delegate didUpdateFocus dismissalTransitionDidEnd dismissalTransitionWillBegin \
    frameOfPresentedViewInContainerView init overrideTraitCollection preferredContentSize \
    preferredContentSizeDidChange preferredFocusedView presentationStyle presentationTransitionDidEnd \
    presentationTransitionWillBegin presentedView presentedViewController presentingViewController \
    setNeedsFocusUpdate shouldPresentInFullscreen shouldRemovePresentersView shouldUpdateFocus size \
    systemLayoutFittingSizeDidChange traitCollection traitCollectionDidChange traitOverrides updateFocusIfNeeded \
    viewWillTransition willTransition
    UIPress: force gestureRecognizers key phase responder timestamp type window
    UIPressesEvent: allPresses presses
    UIResponder: activityItemsConfiguration becomeFirstResponder buildMenu buildMenuWithBuilder \
    canBecomeFirstResponder canPerformAction canResignFirstResponder captureText captureTextFromCamera \
    clearTextInputContextIdentifier decrease decreaseSize editingInteractionConfiguration increase increaseSize \
    inputAccessoryView inputAccessoryViewController inputAssistantItem inputView inputViewController \
    isFirstResponder keyCommands keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey \
    keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification \
    keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey keyboardIsLocalUserInfoKey \
    keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification makeTouchBar \
    motionBegan motionCancelled motionEnded next nextResponder pressesBegan pressesCancelled pressesChanged \
    pressesEnded reloadInputViews remoteControlReceived resignFirstResponder restoreUserActivityState target \
    textInputContextIdentifier textInputMode touchBar touchesBegan touchesCancelled touchesEnded \
    touchesEstimatedPropertiesUpdated touchesMoved undoManager updateUserActivityState userActivity validate \
    validateCommand
    UIResponderStandardEditActions: copy cut decrease decreaseSize delete duplicate export find findAndReplace \
    findNext findPrevious increase increaseSize makeTextWritingDirectionLeft makeTextWritingDirectionLeftToRight \
    makeTextWritingDirectionRight makeTextWritingDirectionRightToLeft move paste pasteAndGo pasteAndMatchStyle \
    pasteAndSearch print rename select selectAll showWritingTools toggleBoldface toggleItalics toggleUnderline \
    updateTextAttributes updateTextAttributesWithConversionHandler useSelection useSelectionForFind
    UIScreen: applicationFrame availableModes bounds brightness calibratedLatency coordinateSpace \
    currentEDRHeadroom currentMode displayLink fixedCoordinateSpace focusedItem focusedView isCaptured main \
    mainScreen maximumFramesPerSecond mirrored mirroredScreen nativeBounds nativeScale overscanCompensation \
    overscanCompensationInsets potentialEDRHeadroom preferredMode referenceDisplayModeStatus scale screens \
    snapshotView supportsFocus traitCollection traitCollectionDidChange
    UITapGestureRecognizer: buttonMaskRequired init numberOfTapsRequired numberOfTouchesRequired
    UITouch: altitudeAngle azimuthAngle azimuthUnitVector estimatedProperties estimatedPropertiesExpectingUpdates \
    estimationUpdateIndex force gestureRecognizers location majorRadius majorRadiusTolerance maximumPossibleForce \
    phase preciseLocation precisePreviousLocation previousLocation rollAngle tapCount timestamp type view window
    UITouch.Phase: began cancelled ended init moved rawValue regionEntered regionExited regionMoved stationary
    UITouch.TouchType: direct indirect indirectPointer init rawValue stylus
    UITraitChangeObservable: register registerForTraitChanges unregister unregisterForTraitChanges
    UITraitEnvironment: traitCollection traitCollectionDidChange
    UIUserActivityRestoring: restoreUserActivityState
    UIView: accessibilityIgnoresInvertColors addConstraint addConstraints addGestureRecognizer addInteraction \
    addKeyframe addLayoutGuide addMotionEffect addSubview alignmentRect alignmentRectInsets alpha anchorPoint \
    animate animateKeyframes appearance appliedContentSizeCategoryLimitsDescription areAnimationsEnabled \
    autoresizesSubviews autoresizingMask backgroundColor beginAnimations bottomAnchor bounds bringSubview \
    bringSubviewToFront canBecomeFocused center centerXAnchor centerYAnchor clearsContextBeforeDrawing \
    clipsToBounds collisionBoundingPath collisionBoundsType commitAnimations constraints \
    constraintsAffectingLayout contentCompressionResistancePriority contentHuggingPriority contentMode \
    contentScaleFactor contentStretch convert decodeRestorableState didAddSubview didMoveToSuperview \
    didMoveToWindow didUpdateFocus directionalLayoutMargins draw drawHierarchy \
    effectiveUserInterfaceLayoutDirection encode encodeRestorableState endEditing exchangeSubview \
    exerciseAmbiguityInLayout firstBaselineAnchor focusEffect focusGroupIdentifier focusGroupPriority \
    forBaselineLayout forFirstBaselineLayout forLastBaselineLayout forTraitCollection frame \
    gestureRecognizerShouldBegin gestureRecognizers hasAmbiguousLayout heightAnchor hitTest hoverStyle \
    inheritedAnimationDuration init insertSubview insetsLayoutMarginsFromSafeArea interactions \
    intrinsicContentSize invalidateIntrinsicContentSize isDescendant isExclusiveTouch isFocused isHidden \
    isMultipleTouchEnabled isOpaque isUserInteractionEnabled keyboardLayoutGuide largeContentImage \
    largeContentImageInsets largeContentTitle lastBaselineAnchor layer layerClass layoutFittingCompressedSize \
    layoutFittingExpandedSize layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange layoutMarginsGuide \
    layoutSubviews leadingAnchor leftAnchor mask maskView maximumContentSizeCategory minimumContentSizeCategory \
    modifyAnimations modifyAnimationsWithRepeatCount motionEffects needsUpdateConstraints noIntrinsicMetric \
    overrideUserInterfaceStyle perform performWithoutAnimation point preferredFocusedView \
    preservesSuperviewLayoutMargins readableContentGuide removeConstraint removeConstraints removeFromSuperview \
    removeGestureRecognizer removeInteraction removeLayoutGuide removeMotionEffect requiresConstraintBasedLayout \
    resizableSnapshotView restorationIdentifier rightAnchor safeAreaInsets safeAreaInsetsDidChange \
    safeAreaLayoutGuide scalesLargeContentImage semanticContentAttribute sendSubview sendSubviewToBack \
    setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate \
    setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses setAnimationRepeatCount \
    setAnimationStart setAnimationTransition setAnimationWillStart setAnimationsEnabled \
    setContentCompressionResistancePriority setContentHuggingPriority setNeedsDisplay setNeedsDisplayIn \
    setNeedsFocusUpdate setNeedsLayout setNeedsUpdateConstraints shouldUpdateFocus showsLargeContentViewer \
    sizeThatFits sizeToFit snapshotView subviews superview systemLayoutSizeFitting tag tintAdjustmentMode \
    tintColor tintColorDidChange topAnchor trailingAnchor traitCollection traitCollectionDidChange traitOverrides \
    transform transform3D transition translatesAutoresizingMaskIntoConstraints updateConstraints \
    updateConstraintsIfNeeded updateFocusIfNeeded updateTraitsIfNeeded userInterfaceLayoutDirection view \
    viewForBaselineLayout viewForFirstBaselineLayout viewForLastBaselineLayout viewPrintFormatter viewWithTag \
    whenContained widthAnchor willMove willRemoveSubview window withTag
    UIView.AnimationCurve: easeIn easeInOut easeOut init linear rawValue
    UIView.AnimationOptions: allowAnimatedContent allowUserInteraction autoreverse beginFromCurrentState \
    curveEaseIn curveEaseInOut curveEaseOut curveLinear init layoutSubviews overrideInheritedCurve \
    overrideInheritedDuration overrideInheritedOptions preferredFramesPerSecond30 preferredFramesPerSecond60 \
    preferredFramesPerSecondDefault rawValue repeat showHideTransitionViews transitionCrossDissolve \
    transitionCurlDown transitionCurlUp transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight \
    transitionFlipFromTop transitionNone
    UIView.AnimationTransition: curlDown curlUp flipFromLeft flipFromRight init none rawValue
    UIView.AutoresizingMask: all flexibleBottomMargin flexibleDimensions flexibleHeight flexibleLeftMargin \
    flexibleMargins flexibleRightMargin flexibleTopMargin flexibleWidth init none rawValue
    UIView.ContentMode: bottom bottomLeft bottomRight center init left rawValue redraw right scaleAspectFill \
    scaleAspectFit scaleToFill top topLeft topRight
    UIView.KeyframeAnimationOptions: allowUserInteraction autoreverse beginFromCurrentState calculationModeCubic \
    calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced init \
    layoutSubviews overrideInheritedDuration overrideInheritedOptions rawValue repeat
    UIView.TintAdjustmentMode: automatic dimmed init normal rawValue
    UIViewController: activePresentationController addChild addChildViewController addKeyCommand \
    additionalSafeAreaInsets allowedChildViewControllersForUnwinding applicationFinishedRestoringState \
    attemptRotationToDeviceOrientation beginAppearanceTransition beginRequest bottomLayoutGuide canPerformAction \
    canPerformUnwindSegueAction childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures \
    childForStatusBarHidden childForStatusBarStyle childViewControllerContaining \
    childViewControllerForHomeIndicatorAutoHidden childViewControllerForPointerLock \
    childViewControllerForScreenEdgesDeferringSystemGestures childViewControllerForStatusBarHidden \
    childViewControllerForStatusBarStyle childViewControllerForTouchBar childViewControllerForUserInterfaceStyle \
    childViewControllers children collapseSecondaryViewController contentScrollView contentScrollViewForEdge \
    contentUnavailableConfiguration contentUnavailableConfigurationState decodeRestorableState \
    definesPresentationContext didMove didReceiveMemoryWarning didRotate didUpdateFocus \
    disablesAutomaticKeyboardDismissal dismiss editButtonItem encode encodeRestorableState endAppearanceTransition \
    extendedLayoutIncludesOpaqueBars extensionContext focusGroupIdentifier forUnwindSegueAction \
    hidesBottomBarWhenPushed init interactionActivityTrackingBaseName interfaceOrientation isBeingDismissed \
    isBeingPresented isEditing isModalInPopover isModalInPresentation isMovingFromParent \
    isMovingFromParentViewController isMovingToParent isMovingToParentViewController isViewLoaded loadView \
    loadViewIfNeeded modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle \
    navigationController navigationItem nibBundle nibName objectRestorationClass overrideTraitCollection \
    overrideUserInterfaceStyle parent parentViewController performSegue performsActionsWhilePresentingModally \
    popoverPresentationController preferredContentSize preferredContentSizeDidChange preferredFocusedView \
    preferredInterfaceOrientationForPresentation preferredScreenEdgesDeferringSystemGestures \
    preferredStatusBarStyle preferredStatusBarUpdateAnimation preferredTransition preferredUserInterfaceStyle \
    prefersHomeIndicatorAutoHidden prefersPointerLocked prefersStatusBarHidden prepare present \
    presentationController presented presentedViewController presenting presentingViewController \
    previewActionItems providesPresentationContextTransitionStyle registerForPreviewing removeFromParent \
    removeFromParentViewController removeKeyCommand restorationClass restorationIdentifier restorationParent \
    restoresFocusAfterTransition rotatingFooterView rotatingHeaderView segueForUnwinding \
    separateSecondaryViewController setContent setContentScroll setContentScrollView setEditing \
    setNeedsFocusUpdate setNeedsStatusBarAppearanceUpdate setNeedsTouchBarUpdate \
    setNeedsUpdateContentUnavailableConfiguration setNeedsUpdateOfHomeIndicatorAutoHidden \
    setNeedsUpdateOfPrefersPointerLocked setNeedsUpdateOfScreenEdgesDeferringSystemGestures \
    setNeedsUpdateOfSupportedInterfaceOrientations setNeedsUserInterfaceAppearanceUpdate \
    setOverrideTraitCollection setToolbarItems sheetPresentationController \
    shouldAutomaticallyForwardAppearanceMethods shouldAutomaticallyForwardRotationMethods shouldAutorotate \
    shouldPerformSegue shouldUpdateFocus show showDetailViewController size splitViewController storyboard \
    supportedInterfaceOrientations systemLayoutFittingSizeDidChange systemMinimumLayoutMargins tab \
    tabBarController tabBarItem tabBarObservedScrollView targetViewController title toolbarItems topLayoutGuide \
    traitCollection traitCollectionDidChange traitOverrides transition transitionCoordinator transitioningDelegate \
    unregisterForPreviewing unwind updateContentUnavailableConfiguration \
    updateContentUnavailableConfigurationUsingState updateFocusIfNeeded updateTraitsIfNeeded updateViewConstraints \
    view viewController viewControllerForUnwindSegueAction viewDidAppear viewDidDisappear viewDidLayoutSubviews \
    viewDidLoad viewDidUnload viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange \
    viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear \
    viewWillLayoutSubviews viewWillTransition viewWillUnload willMove willTransition
    UIViewControllerAnimatedTransitioning: animateTransition animationEnded interruptibleAnimator \
    interruptibleAnimatorForTransition transitionDuration
    UIViewControllerContextTransitioning: cancelInteractiveTransition completeTransition containerView finalFrame \
    finishInteractiveTransition initialFrame isAnimated isInteractive pauseInteractiveTransition presentationStyle \
    targetTransform transitionWasCancelled updateInteractiveTransition view viewController
    UIViewControllerTransitionCoordinator: animate animateAlongsideTransition notifyWhenInteractionChanges \
    notifyWhenInteractionChangesUsingBlock notifyWhenInteractionEnds
    UIViewControllerTransitioningDelegate: animationController interactionController presentationController
    UIWindow: becomeKeyWindow canBecomeKeyWindow canResizeToFitContent convert didBecomeHiddenNotification \
    didBecomeKeyNotification didBecomeVisibleNotification didResignKeyNotification init isKeyWindow makeKey \
    makeKeyAndVisible makeKeyWindow resignKeyWindow rootViewController safeAreaAspectFitLayoutGuide screen send \
    windowLevel windowScene
    UIWindow.Level: alert init normal rawValue statusBar
    CACornerMask: layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner maxXMaxYCorner \
    maxXMinYCorner minXMaxYCorner minXMinYCorner
    UIKey: characters charactersIgnoringModifiers keyCode modifierFlags
    UIKeyboardHIDUsage: keyboardEscape keypad0 keypad1 keypad2 keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 \
    keypad9 keypadAsterisk keypadComma keypadEnter keypadEqualSign keypadEqualSignAS400 keypadHyphen \
    keypadNumLock keypadPeriod keypadPlus keypadSlash
    UIModalPresentationStyle: automatic blurOverFullScreen currentContext custom formSheet fullScreen init none \
    overCurrentContext overFullScreen pageSheet popover rawValue
    UIModalTransitionStyle: coverVertical crossDissolve flipHorizontal init partialCurl rawValue
    UITransitionContextViewControllerKey: from to
    UIUserInterfaceLayoutDirection: init leftToRight rawValue rightToLeft
    UIViewPropertyAnimator: addAnimations addCompletion continueAnimation delay duration finishAnimation \
    fractionComplete init isInterruptible isManualHitTestingEnabled isReversed isRunning isUserInteractionEnabled \
    pauseAnimation pausesOnCompletion runningPropertyAnimator runningPropertyAnimatorWithDuration scrubsLinearly \
    startAnimation state stopAnimation timingParameters
    UIPercentDrivenInteractiveTransition: cancel completionCurve completionSpeed duration finish pause \
    pauseInteractiveTransition percentComplete startInteractiveTransition timingCurve update wantsInteractiveStart
    UIViewImplicitlyAnimating: addAnimations addCompletion continueAnimation continueAnimationWithTimingParameters
    UIViewAnimating: finishAnimation finishAnimationAtPosition fractionComplete isReversed isRunning pauseAnimation \
    startAnimation startAnimationAfterDelay state stopAnimation
    UIViewAnimatingPosition: current end start
    UIViewAnimatingState: active inactive stopped
    UIViewControllerInteractiveTransitioning: completionCurve completionSpeed startInteractiveTransition \
    wantsInteractiveStart
    UIAccessibilityTraits: adjustable allowsDirectInteraction button causesPageTurn header image keyboardKey link \
    none notEnabled playsSound searchField selected startsMediaSession staticText summaryElement supportsZoom tabBar \
    toggleButton updatesFrequently
    UIAccessibilityContainer: accessibilityContainerType accessibilityElement accessibilityElementCount \
    accessibilityElements index
    """
}
