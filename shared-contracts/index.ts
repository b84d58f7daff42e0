export { ApiFailure, type FieldFault } from './api/ApiFailure.ts';
export {
  answer,
  createApiClient,
  type ApiClient,
  type ApiClientOptions,
} from './api/createApiClient.ts';
export type { components, operations, paths } from './api/schema.gen.ts';
export type { ErrorCode } from './errors/errors.gen.ts';
export {
  createEventBus,
  type EventBus,
  type Listener,
  type TabChannel,
} from './events/createEventBus.ts';
export type { EventName, Events } from './events/events.ts';
export {
  defaultFeatures,
  type FeatureInfo,
  type FeatureName,
  type PropertyName,
} from './features/features.gen.ts';
export { chooseLocale, defaultLocale, isLocale, locales, type Locale } from './remote/locales.ts';
export {
  remoteContractVersion,
  type Authority,
  type EmployeeSession,
  type LocalizedText,
  type MessagesModule,
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
  type StartModule,
  type TerminalSession,
} from './remote/remoteContract.ts';
export { limits } from './rules/limits.ts';
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
  toInstant,
  toMillis,
  type Instant,
  type LocalDate,
  type OpenTimeSpan,
  type TimeSpan,
} from './rules/instant.ts';
export { instantAt } from './rules/instantAt.ts';
export { endOfLocalDay, localDay, spanningDays, startOfLocalDay } from './rules/localDay.ts';
export { netDuration, roundedDuration } from './rules/netDuration.ts';
export { nextPayCycle, payCycleOn, previousPayCycle, type PayCycle } from './rules/payCycleOn.ts';
export { clocksChanged, isTimeZone, offsetMinutes } from './rules/timeZone.ts';
export {
  clockState,
  workedSeconds,
  type ClockedShift,
  type ClockState,
} from './rules/clockState.ts';
export {
  distanceBetween,
  geofenceResult,
  type Geofence,
  type GeofenceMatch,
  type GeofenceResult,
  type LocatedPosition,
  type Position,
} from './rules/geofence.ts';
export { scheduledSegments, type ScheduledSegment } from './rules/scheduledSegments.ts';
export {
  plannedMinutes,
  scheduleOn,
  type AssignedRange,
  type PlannedDay,
  type WorkSchedule,
  type WorkScheduleDay,
} from './rules/scheduleOn.ts';
