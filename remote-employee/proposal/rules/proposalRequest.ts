import type { components, EnteredInstant, Instant } from 'shared-contracts';

type TimePair = components['schemas']['TimePair'];
type TimeEntryRequest = components['schemas']['TimeEntryRequest'];

/** A time that the person vouches for, for the manager to decide. */
export interface Proposal {
  readonly clockIn: Instant;
  readonly clockOut: Instant;
  /** Why, in the person's words or by the company's list. */
  readonly reason: NonNullable<TimeEntryRequest['reason']>;
  /** Minutes east of UTC by the device's clocks at the clock-in. */
  readonly timeZoneOffset: number;
}

/** What a punch that is kept on the device had chosen. */
export type Chosen = Pick<
  components['schemas']['ClockInRequest'],
  'timeTypeId' | 'costCenter' | 'timePairCustomFieldValues' | 'comment'
>;

/** Adds a shift that the server does not know. */
export function addRequest(
  { clockIn, clockOut, reason, timeZoneOffset }: Proposal,
  employeeAssignmentId: number,
  chosen: Chosen,
): TimeEntryRequest {
  return {
    id: -1,
    entryType: 'ADD',
    employeeAssignmentId,
    clockInDateTime: clockIn,
    clockOutDateTime: clockOut,
    timeZoneOffset,
    reason,
    ...chosen,
  };
}

/** Edits a shift; all else of it stays as it is. */
export function editRequest(
  { clockIn, clockOut, reason, timeZoneOffset }: Proposal,
  { id, employeeAssignment, timeType, costCenter, timePairCustomFieldValues }: TimePair,
): TimeEntryRequest {
  return {
    id,
    entryType: 'EDIT',
    employeeAssignmentId: employeeAssignment.id,
    clockInDateTime: clockIn,
    clockOutDateTime: clockOut,
    timeZoneOffset,
    reason,
    ...(timeType ? { timeTypeId: timeType.id } : {}),
    costCenter: costCenter && { id: costCenter.id },
    timePairCustomFieldValues: timePairCustomFieldValues.map((value) => ({
      id: value.id,
      timePairCustomField: { id: value.timePairCustomField.id },
    })),
  };
}

export interface ProposalFault {
  readonly field: 'clockIn' | 'clockOut';
  readonly rule: 'required' | 'skipped' | 'twice' | 'order' | 'future';
}

/** What keeps the times from being sent; the server judges the rest (spec §5). */
export function proposalFaults(
  clockIn: EnteredInstant,
  clockOut: EnteredInstant,
  now: Instant,
): ProposalFault[] {
  const faults = [
    { field: 'clockIn' as const, rule: momentFault(clockIn, now) },
    { field: 'clockOut' as const, rule: momentFault(clockOut, now) },
  ].flatMap(({ field, rule }) => (rule === null ? [] : [{ field, rule }]));
  if (faults.length > 0 || clockIn.instant === null || clockOut.instant === null) return faults;
  return clockIn.instant < clockOut.instant ? [] : [{ field: 'clockOut', rule: 'order' }];
}

function momentFault(
  { instant, skippedAt, isShownTwice }: EnteredInstant,
  now: Instant,
): ProposalFault['rule'] | null {
  if (instant !== null) return instant > now ? 'future' : null;
  if (skippedAt !== null) return 'skipped';
  return isShownTwice ? 'twice' : 'required';
}
