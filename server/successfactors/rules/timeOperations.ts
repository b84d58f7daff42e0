import { isBreak, toMillis, type Instant } from 'shared-contracts';
import type { HrSegment, HrTime, HrTimeRecord } from '../../hr-outbox/rules/hrSystem.ts';
import { edmDayOf, edmTimeOf } from './odataValues.ts';
import type { Operation } from './operation.ts';

const entity = 'ExternalTimeData';

interface Mapping {
  readonly userId: string;
  /** The time type of breaks over there; null tells them by gaps between the pieces of work. */
  readonly breakTimeType: string | null;
}

interface Piece {
  readonly clockIn: Instant;
  readonly clockOut: Instant | null;
  readonly timeType: string | null;
  readonly costCenter: string | null;
}

/**
 * What is sent of a record of time: one entity for itself, and of a segment another one for the work
 * of its shift after it. Over there no time of work overlaps another, so a shift is its pieces between
 * its segments. Each piece has a key of its own, and one that is not there (any more) is deleted.
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

/** Whether work of the shift ends where this begins: breaks that are records lie upon it. */
function cuts({ pairType }: { readonly pairType: HrTime['pairType'] }, { breakTimeType }: Mapping) {
  return breakTimeType === null || !isBreak(pairType);
}

/** The work of the shift from this segment (null: its start) to the next one, or its end. */
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
