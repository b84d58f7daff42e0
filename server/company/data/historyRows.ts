import {
  geofenceResult,
  isBreak,
  localDay,
  netDuration,
  offsetMinutes,
  toInstant,
  toMillis,
  type components,
  type Geofence,
} from 'shared-contracts';
import type {
  HistoryEntry,
  HistoryPunch,
  HistorySegment,
  HistoryVersion,
} from 'shared-contracts/company-file/companyFile.ts';
import type { TerminalPlace } from '../../calls/rules/terminalPlace.ts';
import { newSegment } from '../../shifts/rules/newSegment.ts';
import { newTimePair } from '../../shifts/rules/newTimePair.ts';
import { terminalFacts } from '../../shifts/rules/terminalFacts.ts';
import {
  clockInColumns,
  clockOutColumns,
  noClockOut,
  type KeptDecision,
  type PunchFacts,
  type SegmentRow,
  type TimePairRow,
} from '../../shifts/rules/timePairRow.ts';

type Schemas = components['schemas'];

/** What the rows of an entry are built from, besides the entry itself. */
export interface HistoryContext {
  readonly assignmentId: number;
  readonly timeZone: string;
  readonly mainTimeTypeId: number;
  /** One for each version, oldest first. */
  readonly versionIds: readonly number[];
  readonly segmentIds: readonly number[];
  readonly shiftKey: string;
  readonly geofences: readonly Geofence[];
  readonly timeType: (code: string | undefined) => number | null;
  readonly costCenter: (code: string | undefined) => number | null;
  readonly reason: (code: string | undefined) => number | null;
  readonly terminal: (code: string | undefined) => TerminalPlace | null;
  readonly person: (employeeNumber: string | undefined) => number | null;
  readonly choice: (customField: string, option: string) => Schemas['CustomFieldChoices'][number];
}

/** The rows of an entry. */
export interface ImportedShift {
  readonly entry: HistoryEntry;
  /** Oldest first. */
  readonly versions: readonly TimePairRow[];
  readonly segments: readonly SegmentRow[];
}

/** The rows of a shift's versions, oldest first, and of its segments, as the product writes them. */
export function historyRows(entry: HistoryEntry, context: HistoryContext): ImportedShift {
  const { versionIds, segmentIds } = context;
  const original = versionIds[0] ?? 0;
  const versions = [...(entry.earlierVersions ?? []), entry].map((version, index, all) => ({
    ...versionRow(version, entry.segments ?? [], context, versionIds[index] ?? 0),
    original_version_id: original,
    previous_version_id: versionIds[index - 1] ?? null,
    is_latest: index === all.length - 1,
    version: index + 1,
    shift_key: index === 0 ? context.shiftKey : null,
    ...(index === all.length - 1 ? lastColumns(entry, context) : {}),
  }));
  const segments = (entry.segments ?? []).map((segment, index) =>
    segmentRow(segment, context, segmentIds[index] ?? 0, original),
  );
  return { entry, versions, segments };
}

function versionRow(
  version: HistoryVersion,
  segments: readonly HistorySegment[],
  context: HistoryContext,
  id: number,
): TimePairRow {
  const type = version.type ?? 'CLOCK';
  return newTimePair({
    id,
    assignment_id: context.assignmentId,
    start_date: localDay(version.clockIn.at, context.timeZone),
    time_zone: context.timeZone,
    ...punches(version, type, context),
    duration: durationOf(version, segments),
    status: version.status,
    type,
    is_correction: version.isCorrection ?? false,
    is_manual_pair: type === 'MANUAL',
    was_previously_approved: version.wasPreviouslyApproved ?? false,
    sent_late: version.sentLate ?? false,
    time_type_id: context.timeType(version.timeType) ?? context.mainTimeTypeId,
    cost_center_id: context.costCenter(version.costCenter),
    custom_field_values: (version.customFieldValues ?? []).map(({ customField, option }) =>
      context.choice(customField, option),
    ),
    modified_by: context.person(version.modifiedBy),
    reason_id: context.reason(version.reason),
    reason_text: version.reasonText ?? null,
    corrected_at: instantOrNull(version.correctedAt),
  });
}

/** Columns that only the last version has. */
function lastColumns(entry: HistoryEntry, context: HistoryContext) {
  const { deletedAt, statusBeforeDeletion, synchronisationStatus } = entry;
  return {
    decision: decisionOf(entry, context),
    deleted_at: instantOrNull(deletedAt),
    status_before_deletion: statusBeforeDeletion ?? null,
    synchronisation_status: synchronisationStatus ?? null,
  };
}

/** The decision behind the entry's status, if its person was told who made it. */
function decisionOf(
  { status, notifications = [] }: HistoryEntry,
  { person }: Pick<HistoryContext, 'person'>,
): KeptDecision | null {
  if (status !== 'APPROVED' && status !== 'REJECTED') return null;
  const told = notifications.findLast(({ kind }) => kind === `TIME_${status}`);
  const by = person(told?.by);
  return told && by !== null
    ? { action: status, by, at: instant(told.createdAt), reason: null }
    : null;
}

/** Seconds worked without breaks; null while open. */
function durationOf(
  { clockIn, clockOut }: HistoryVersion,
  segments: readonly HistorySegment[],
): number | null {
  if (clockOut === undefined) return null;
  const breaks = segments
    .filter(({ pairType }) => isBreak(pairType))
    .map((segment) => ({ start: segment.clockIn.at, end: segment.clockOut?.at ?? null }));
  return netDuration({ start: clockIn.at, end: clockOut.at }, breaks);
}

function segmentRow(
  segment: HistorySegment,
  context: HistoryContext,
  id: number,
  shiftId: number,
): SegmentRow {
  return newSegment({
    id,
    assignment_id: context.assignmentId,
    shift_id: shiftId,
    pair_type: segment.pairType,
    time_type_id: context.timeType(segment.timeType),
    ...punches(segment, 'CLOCK', context),
  });
}

function punches(
  { clockIn, clockOut }: { readonly clockIn: HistoryPunch; readonly clockOut?: HistoryPunch },
  type: Schemas['PunchType'],
  context: HistoryContext,
) {
  return {
    ...clockInColumns(instant(clockIn.at), factsOf(clockIn, type, context)),
    ...(clockOut === undefined
      ? noClockOut
      : clockOutColumns(instant(clockOut.at), factsOf(clockOut, type, context))),
  };
}

function factsOf(
  punch: HistoryPunch,
  type: Schemas['PunchType'],
  { timeZone, geofences, terminal }: HistoryContext,
): PunchFacts {
  const comment = punch.comment ?? null;
  const wall = terminal(punch.terminal);
  if (wall !== null) {
    return {
      ...terminalFacts(wall, instant(punch.at)),
      punch_type: type,
      device_at: null,
      comment,
    };
  }
  const { latitude, longitude, accuracy = -1 } = punch;
  const position =
    latitude === undefined || longitude === undefined ? null : { latitude, longitude, accuracy };
  const { result, geofence } = geofenceResult(position, geofences);
  return {
    offset: punch.timeZoneOffset ?? offsetMinutes(punch.at, timeZone),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    accuracy: position === null ? -1 : accuracy,
    geofence_id: geofence?.id ?? null,
    geofence_result: result,
    origin: punch.origin ?? 'IMPORT',
    punch_type: type,
    device_at: null,
    comment,
  };
}

function instantOrNull(at: string | undefined): string | null {
  return at === undefined ? null : instant(at);
}

/** In UTC with milliseconds, whatever the offset in the file. */
function instant(at: string): string {
  return toInstant(toMillis(at));
}
