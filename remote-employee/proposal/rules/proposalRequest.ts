import type { components, EnteredInstant, Instant } from 'shared-contracts';

type TimePair = components['schemas']['TimePair'];
type TimeEntryRequest = components['schemas']['TimeEntryRequest'];

/** A time asserted by the person, for the manager to decide. */
export interface Proposal {
  readonly clockIn: Instant;
  readonly clockOut: Instant;
  /** The reason, as free text or from the company's list. */
  readonly reason: NonNullable<TimeEntryRequest['reason']>;
  /** Minutes east of UTC on the device, at the clock-in. */
  readonly timeZoneOffset: number;
}

/** The choices of a punch stored on the device. */
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

/** Edits a shift; everything else stays unchanged. */
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

/** What prevents sending the times; the server checks the rest (spec §5). */
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
