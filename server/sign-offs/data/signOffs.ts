import { statement, type Runner } from '../../database/statement.ts';
import {
  spanRows,
  spanValues,
  type DaySpan,
  type SpanValues,
} from '../../shifts/rules/daySpans.ts';
import type { CoveredDays, SignedPart } from '../rules/coverage.ts';
import type { HoursByType } from '../rules/cycleHours.ts';

/** A sign-off and its author. */
export interface SignOff {
  readonly id: number;
  readonly signedById: number;
  readonly signedBy: string;
  readonly signedAt: string;
  /** The pay cycle, inclusive. */
  readonly startDate: string;
  readonly endDate: string;
  readonly hours: HoursByType;
}

export const addSignOff = statement<
  never,
  SpanValues & {
    managerId: number;
    startDate: string;
    endDate: string;
    now: Date;
    hours: string;
    mac: Buffer;
    sequences: readonly number[];
    recordMacs: readonly string[];
  }
>(
  'addSignOff',
  `with signed as (
     insert into sign_off (manager_id, start_date, end_date, signed_at, hours, mac)
     values ($managerId, $startDate, $endDate, $now, $hours::jsonb, $mac) returning id
   )
   insert into sign_off_part (sign_off_id, assignment_id, first, last, sequence, record_mac)
   select signed.id, part.assignment_id, part.first, part.last, part.sequence,
     decode(part.record_mac, 'hex')
   from signed, unnest($assignmentIds::bigint[], $firsts::date[], $lasts::date[],
     $sequences::integer[], $recordMacs::text[])
     part(assignment_id, first, last, sequence, record_mac)`,
);

/** The parts of sign-offs that include some of the days. */
export const readParts = statement<SignedPart, SpanValues>(
  'readSignOffParts',
  `select part.sign_off_id as "signOffId", part.assignment_id as "assignmentId", part.first,
     part.last, part.sequence
   from (select assignment_id, min(first) as first, max(last) as last
     from ${spanRows} span(assignment_id, first, last)
     group by assignment_id) span
   join sign_off_part part on part.assignment_id = span.assignment_id
     and part.last >= span.first and part.first <= span.last`,
);

const readSignOffs = statement<SignOff, { ids: readonly number[] }>(
  'readSignOffs',
  `select signed.id, signed.manager_id as "signedById",
     employee.first_name || ' ' || employee.last_name as "signedBy",
     signed.signed_at as "signedAt", signed.start_date as "startDate",
     signed.end_date as "endDate", signed.hours
   from sign_off signed join employee on employee.id = signed.manager_id
   where signed.id = any($ids::bigint[])
   order by signed.id desc`,
);

/** The sign-offs that include the days, latest first. */
export function findSignOffs(
  database: Runner,
  covered: readonly CoveredDays[],
): Promise<SignOff[]> {
  const ids = new Set(covered.flatMap(({ part }) => (part === null ? [] : [part.signOffId])));
  return ids.size === 0 ? Promise.resolve([]) : database.run(readSignOffs, { ids: [...ids] });
}

/** The parts of sign-offs that include some of the days. */
export function findParts(database: Runner, spans: readonly DaySpan[]): Promise<SignedPart[]> {
  return database.run(readParts, spanValues(spans));
}
