export { ApiFailure, type FieldFault } from './api/ApiFailure.ts';
export {
  apiQueries,
  type Api,
  type ApiQueries,
  type ApiQuery,
  type OperationKey,
} from './api/apiQueries.ts';
export { ageOfAnswer } from './api/ageOfAnswer.ts';
export { numberedPages, type PageRequest } from './api/numberedPages.ts';
export { sendBatches } from './api/sendBatches.ts';
export {
  answer,
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
} from './api/createApiClient.ts';
export type { components, operations, paths } from './openapi/schema.gen.ts';
export type { ErrorCode } from './openapi/errors.gen.ts';
export {
  createEventBus,
  type BusFault,
  type EventBus,
  type Listener,
  type OwnedBus,
  type PageBus,
  type TabChannel,
} from './events/createEventBus.ts';
export type { EventName, Events } from './events/events.ts';
export {
  defaultFeatures,
  type FeatureInfo,
  type FeatureName,
  type PropertyName,
} from './features/features.gen.ts';
export { groupBy } from './rules/groupBy.ts';
export { chooseLocale, defaultLocale, isLocale, locales, type Locale } from './rules/locales.ts';
export {
  remoteContractVersion,
  waitingPunchesModule,
  type CanaryRelease,
  type EmployeeSession,
  type LocalizedText,
  type MessagesModule,
  type NavigationCount,
  type NavigationIcon,
  type NavigationItem,
  type NoSession,
  type PageModule,
  type RemoteDescription,
  type RemoteHost,
  type RemoteManifest,
  type RemoteRegistry,
  type RouteAccess,
  type RouteDescription,
  type Session,
  type SignedRegistry,
  type StartModule,
  type TerminalSession,
} from './remote/remoteContract.ts';
export type { EarlyTyped } from './remote/earlyTyped.ts';
export { byApprovalOrder } from './rules/byApprovalOrder.ts';
export { batchesOf, partsOf, rowsPerRequest, type Batch } from './rules/rowsPerRequest.ts';
export { breakKinds, breaksOf, isBreak } from './rules/breaksOf.ts';
export { mealQuestion } from './rules/mealQuestion.ts';
export { mayDeleteSegment } from './rules/mayDeleteSegment.ts';
export { segmentsOf } from './rules/segmentsOf.ts';
export {
  clockableAssignments,
  holdsFor,
  mayDo,
  refusalOf,
  type ActsAs,
  type PermissionRefusal,
  type TimeAction,
} from './rules/permissions.ts';
export { asksForUncounted, countsInSums } from './rules/countsInSums.ts';
export { customFieldsOf } from './rules/customFieldsOf.ts';
export { terminalCountdownSeconds } from './rules/terminalCountdownSeconds.ts';
export { timeTypesOf } from './rules/timeTypesOf.ts';
export { exceptionIndicators, failedDeliveries, infoIndicators } from './rules/infoIndicators.ts';
export {
  administratorAuthorities,
  authoritiesOverOthers,
  guardedAuthorities,
  heldAuthorities,
  managerAuthorities,
  type Authority,
  isManager,
  notHeld,
  notOpenedBy,
  showsTime,
} from './rules/authorities.ts';
export { invitationLink, invitationPath, invitedUsername } from './rules/invitationLink.ts';
export { isVisible } from './rules/isVisible.ts';
export { passwordLink, passwordLinkPath, passwordLinkToken } from './rules/passwordLink.ts';
export { limits } from './rules/limits.ts';
export { longestPunchDelayMilliseconds } from './rules/longestPunchDelayMilliseconds.ts';
export {
  isDecidable,
  nextStatus,
  type ApprovalStatus,
  type StatusChange,
  type StatusContext,
  type StatusEvent,
} from './rules/statusTransitions.ts';
export {
  addDays,
  addMonths,
  dateRange,
  dayCount,
  daysBetween,
  daysOf,
  isInRange,
  monthOf,
  rangesOverlap,
  weekdays,
  weekOf,
  type DateRange,
  type Weekday,
} from './rules/dateRange.ts';
export {
  elapsedSeconds,
  isBefore,
  toInstant,
  toMillis,
  type Instant,
  type LocalDate,
  type OpenTimeSpan,
  type TimeSpan,
} from './rules/instant.ts';
export { instantAt } from './rules/instantAt.ts';
export { isNotTaken, isOnItsWay } from './rules/synchronisation.ts';
export { endOfLocalDay, localDay, spanningDays, startOfLocalDay } from './rules/localDay.ts';
export { netDuration, roundedDuration, shownNet, wholeMinutes } from './rules/netDuration.ts';
export { nextPayCycle, payCycleOn, previousPayCycle, type PayCycle } from './rules/payCycleOn.ts';
export { canonicalTimeZone } from './rules/canonicalTimeZone.ts';
export { fold } from './rules/fold.ts';
export { clocksChanged, isTimeZone, offsetMinutes } from './rules/timeZone.ts';
export {
  clockState,
  shownSeconds,
  workedSeconds,
  type ClockedShift,
  type ClockState,
} from './rules/clockState.ts';
export { distanceUnit, type DistanceUnit } from './rules/distanceUnit.ts';
export {
  distanceBetween,
  geofenceResult,
  type Geofence,
  type GeofenceMatch,
  type GeofenceResult,
  type LocatedPosition,
  type Position,
} from './rules/geofence.ts';
export { pinDigits } from './rules/pinDigits.ts';
export { placeBlock, type PlaceBlock } from './rules/placeBlock.ts';
export { towardsFence, type WayToFence } from './rules/towardsFence.ts';
export { plannedShiftAt, type PlannedSpan } from './rules/plannedShiftAt.ts';
export {
  nearestInBounds,
  reportBounds,
  reportRangeFault,
  scheduleReportBounds,
  wholeWeeks,
} from './rules/reportBounds.ts';
export {
  scheduledSegments,
  type ScheduledSegment,
  scheduledSpan,
  timedSegments,
} from './rules/scheduledSegments.ts';
export { joinDays } from './rules/joinDays.ts';
export { fitsOneRequest, planParts, type PlanSize } from './rules/planParts.ts';
export { rotationRanges } from './rules/rotationRanges.ts';
export { plannedMinutes } from './rules/plannedMinutes.ts';
export {
  scheduleOn,
  schedulesOver,
  holidayNameOf,
  type AssignedRange,
  type PlannedDay,
  type WorkSchedule,
  type WorkScheduleDay,
} from './rules/scheduleOn.ts';
export { checkComment, commentToSend, textLength } from './rules/time-entry/checkComment.ts';
export type { EntryConfiguration } from './rules/time-entry/checkConfiguration.ts';
export { editableSince, type EditRange } from './rules/time-entry/checkEditRange.ts';
export type { CorrectionReason } from './rules/time-entry/checkReason.ts';
export { checkBreak } from './rules/time-entry/checkBreak.ts';
export {
  checkBreakEntry,
  checkShiftEntry,
  type BreakContext,
  type TimeEntry,
  type TimeEntryContext,
} from './rules/time-entry/checkTimeEntry.ts';
export { isChanged, type EntryContent } from './rules/time-entry/isChanged.ts';
export {
  enteredInstant,
  enteredTimeOf,
  type Showing,
  type EnteredInstant,
  type EnteredTime,
} from './rules/time-entry/enteredTime.ts';
export {
  segmentUpdates,
  type EntrySegment,
  type SegmentUpdate,
} from './rules/time-entry/segmentUpdates.ts';
export type {
  TimeEntryFault,
  TimeEntryField,
  TimeEntryRule,
} from './rules/time-entry/timeEntryFault.ts';
