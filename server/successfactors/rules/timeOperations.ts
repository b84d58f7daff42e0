import { isBreak, toMillis, type Instant } from 'shared-contracts';
import type { HrSegment, HrTime, HrTimeRecord } from '../../hr-outbox/rules/hrSystem.ts';
import { edmDayOf, edmTimeOf } from './odataValues.ts';
import type { Operation } from './operation.ts';

const entity = 'ExternalTimeData';

interface Mapping {
  readonly userId: string;
  /** The system's time type for breaks; null represents them as gaps between work times. */
  readonly breakTimeType: string | null;
}

interface Piece {
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
  readonly timeType: string | null;
  readonly costCenter: string | null;
}

/**
 * The operations for a record of time: one entity for the record itself, and for a segment another
 * one for the work after it. In that system work times must not overlap, so a shift becomes the
 * pieces between its segments. Each piece has its own key, and a missing one is deleted.
 */
export function timeOperations(record: HrTimeRecord, mapping: Mapping): Operation[] {
  const { id, code: own, time } = record;
  const rest = `${own}-R`;
  if (time === null) return [remove(own), remove(rest)];
  if (time.pairType === 'SHIFT') return [upsert(own, workFrom(time, null, mapping), time, mapping)];
  const isRest = isBreak(time.pairType);
  const told = isRest ? breakOf(time, mapping) : pieceOf(time);
  return [
    upsert(own, told, time, mapping),
    upsert(rest, cuts(time, mapping) ? workFrom(time, id, mapping) : null, time, mapping),
  ];
}

function pieceOf({ clockIn, clockOut, timeType, costCenter }: HrTime): Piece {
  return { clockIn, clockOut, timeType, costCenter };
}

function breakOf(time: HrTime, { breakTimeType }: Mapping): Piece | null {
  return breakTimeType === null ? null : { ...pieceOf(time), timeType: breakTimeType };
}

/**
 * Whether work of the shift ends where this begins: breaks with records of their own overlap it.
 */
function cuts({ pairType }: { readonly pairType: HrTime['pairType'] }, { breakTimeType }: Mapping) {
  return breakTimeType === null || !isBreak(pairType);
}

/** The work of the shift from this segment (null for its start) to the next one, or to its end. */
function workFrom(time: HrTime, segmentId: number | null, mapping: Mapping): Piece | null {
  const { shift } = time;
  const cutting = shift.segments.filter((segment) => cuts(segment, mapping));
  const index = cutting.findIndex(({ id }) => id === segmentId);
  const clockIn = segmentId === null ? shift.clockIn : (endOf(cutting[index]) ?? null);
  const clockOut = cutting[index + 1]?.clockIn ?? shift.clockOut;
  if (clockIn === null || clockOut === null || toMillis(clockOut) <= toMillis(clockIn)) return null;
  return { clockIn, clockOut, timeType: shift.timeType, costCenter: shift.costCenter };
}

function endOf(segment: HrSegment | undefined): Instant | null {
  return segment?.clockOut ?? null;
}

function upsert(
  externalCode: string,
  piece: Piece | null,
  { timeZone }: HrTime,
  { userId }: Mapping,
): Operation {
  if (piece?.clockOut == null) return remove(externalCode);
  const { clockIn, clockOut, timeType, costCenter } = piece;
  return {
    ...{ method: 'UPSERT', entity, externalCode },
    fields: {
      userId,
      startDate: edmDayOf(clockIn, timeZone),
      startTime: edmTimeOf(clockIn, timeZone),
      endDate: edmDayOf(clockOut, timeZone),
      endTime: edmTimeOf(clockOut, timeZone),
      ...(timeType === null ? {} : { timeType }),
      costCenter,
    },
  };
}

function remove(externalCode: string): Operation {
  return { method: 'DELETE', entity, externalCode };
}
