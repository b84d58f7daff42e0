import { toMillis } from 'shared-contracts';
import { inEffect } from '../../shifts/rules/inEffect.ts';
import type { SegmentRow, Shift } from '../../shifts/rules/timePairRow.ts';
import type { HrShift, HrTime, HrTimeRecord } from '../../hr-outbox/rules/hrSystem.ts';
import type { OutboxRow } from '../../hr-outbox/rules/outbox.ts';

/** Codes of the company file, by internal id. */
export interface Codes {
  readonly timeTypes: Readonly<Record<string, string>>;
  readonly costCenters: Readonly<Record<string, string>>;
}

interface Whose {
  readonly employeeNumber: string;
  readonly assignment: string;
  readonly codes: Codes;
  /** The prefix of all codes. */
  readonly codePrefix: string;
}

/** The records of an outbox row that the external HR system has not accepted yet. */
export function hrRecords(row: OutboxRow, shift: Shift, whose: Whose): HrTimeRecord[] {
  const { employeeNumber, assignment, codes, codePrefix } = whose;
  return row.records
    .filter(({ state }) => state === 'WAITING')
    .map(({ id, operation }) => ({
      key: `${id}-${row.revision}`,
      id,
      code: `${codePrefix}${id}`,
      operation,
      employeeNumber,
      assignment,
      time: operation === 'DELETE' ? null : timeOf(id, shift, codes),
    }));
}

function timeOf(id: number, shift: Shift, codes: Codes): HrTime {
  const { pair, segments } = shift;
  const segment = segments.find((each) => each.id === id);
  const adjusted = pair.adjusted_version;
  const isShift = segment === undefined;
  const { clock_in: clockIn, clock_out: clockOut } = segment ?? pair;
  return {
    pairType: isShift ? 'SHIFT' : typeOf(segment),
    shiftId: pair.original_version_id,
    startDate: pair.start_date,
    timeZone: pair.time_zone,
    clockIn,
    clockOut,
    timeType: codeOf(codes.timeTypes, (segment ?? pair).time_type_id),
    costCenter: codeOf(codes.costCenters, segment?.cost_center_id ?? pair.cost_center_id),
    isCallBack: pair.is_call_back,
    duration: isShift ? pair.duration : null,
    adjusted:
      !isShift || adjusted === null
        ? null
        : {
            clockIn: adjusted.clockIn,
            clockOut: adjusted.clockOut,
            duration: adjusted.duration,
          },
    shift: shiftOf(shift, codes),
  };
}

function shiftOf(shift: Shift, codes: Codes): HrShift {
  const { pair, segments } = inEffect(shift);
  return {
    clockIn: pair.adjusted_version?.clockIn ?? pair.clock_in,
    clockOut: pair.adjusted_version?.clockOut ?? pair.clock_out,
    timeType: codeOf(codes.timeTypes, pair.time_type_id),
    costCenter: codeOf(codes.costCenters, pair.cost_center_id),
    segments: segments
      .map(({ id, pair_type: pairType, clock_in: clockIn, clock_out: clockOut }) => ({
        ...{ id, pairType, clockIn, clockOut },
      }))
      .toSorted((one, other) => toMillis(one.clockIn) - toMillis(other.clockIn)),
  };
}

function typeOf({ pair_type: type }: SegmentRow): HrTime['pairType'] {
  return type;
}

function codeOf(codes: Readonly<Record<string, string>>, id: number | null): string | null {
  return id === null ? null : (codes[id] ?? null);
}
