/// The key of a transaction's duration, a number of seconds.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/kcatransactionanimationduration>.
public let kCATransactionAnimationDuration = "animationDuration"

/// The key of whether changes look for no actions.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/kcatransactiondisableactions>.
public let kCATransactionDisableActions = "disableActions"

/// The key of a transaction's pace, a `CAMediaTimingFunction`.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/kcatransactionanimationtimingfunction>.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// The key of the block that is called at the end.
///
/// Specified by <https://developer.apple.com/documentation/quartzcore/kcatransactioncompletionblock>.
public let kCATransactionCompletionBlock = "completionBlock"
