import type { SegmentRow, Shift } from '../../shifts/rules/timePairRow.ts';
import type { HrRecord, HrTime } from './hrSystem.ts';
import type { OutboxRow } from '../../hr-outbox/rules/outbox.ts';

/** Codes of the company file by the ids of what they stand for. */
export interface Codes {
  readonly timeTypes: Readonly<Record<string, string>>;
  readonly costCenters: Readonly<Record<string, string>>;
}

interface Whose {
  readonly employeeNumber: string;
  readonly assignment: string;
  readonly codes: Codes;
}

/** What the external HR system is told of an outbox row: what it has not taken yet. */
export function hrRecords(row: OutboxRow, shift: Shift, whose: Whose): HrRecord[] {
  const { employeeNumber, assignment, codes } = whose;
  return row.records
    .filter(({ state }) => state === 'WAITING')
    .map(({ id, operation }) => ({
      key: `${id}-${row.revision}`,
      id,
      operation,
      employeeNumber,
      assignment,
      time: operation === 'DELETE' ? null : timeOf(id, shift, codes),
    }));
}

function timeOf(id: number, { pair, segments }: Shift, codes: Codes): HrTime {
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
  };
}

function typeOf({ pair_type: type }: SegmentRow): HrTime['pairType'] {
  return type;
}

function codeOf(codes: Readonly<Record<string, string>>, id: number | null): string | null {
  return id === null ? null : (codes[id] ?? null);
}
