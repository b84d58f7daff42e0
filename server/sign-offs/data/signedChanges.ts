import { statement, type Runner } from '../../database/statement.ts';
import { spanValues, type SpanValues } from '../../shifts/rules/daySpans.ts';
import type { CoveredDays } from '../rules/coverage.ts';

/** The last change of an entry after the sign-off of its day. */
export interface SignedChange {
  readonly signOffId: number;
  /** The current version. */
  readonly timePairId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly date: string;
  /** Full name; null for the server. */
  readonly changedBy: string | null;
  readonly changedAt: string;
}

/**
 * `sequences`: the last records that the sign-offs cover. Includes entries that were moved into or
 * out of the days. The actions are those of the index.
 */
export const readChanges = statement<
  SignedChange,
  SpanValues & { sequences: readonly number[]; signOffIds: readonly number[] }
>(
  'readSignedChanges',
  `select change."signOffId", latest.id as "timePairId", employee.first_name as "firstName",
     employee.last_name as "lastName", latest.start_date as date,
     case change.actor_kind when 'employee' then actor.first_name || ' ' || actor.last_name end
       as "changedBy",
     change.recorded_at as "changedAt"
   from (
     select distinct on (record.assignment_id, record.original_version_id)
       covered.sign_off_id as "signOffId", record.*
     from unnest($assignmentIds::bigint[], $firsts::date[], $lasts::date[], $sequences::integer[],
       $signOffIds::bigint[])
       covered(assignment_id, first, last, sequence, sign_off_id)
     cross join lateral (
       select record.assignment_id, record.sequence, record.actor_kind, record.actor_id,
         record.recorded_at, pair.original_version_id
       from time_pair_record record
       join time_pair pair on pair.assignment_id = record.assignment_id
         and pair.id = record.time_pair_id
       left join time_pair former on former.assignment_id = pair.assignment_id
         and former.id = pair.previous_version_id
       where record.assignment_id = covered.assignment_id and record.sequence > covered.sequence
         and record.action not in ('CLOCK_IN', 'SEGMENT_CLOCK_IN', 'SEGMENT_CLOCK_OUT',
           'SEGMENT_DISCARDED', 'SYNCHRONISATION', 'EXTRACTED')
         and (pair.start_date between covered.first and covered.last
           or former.start_date between covered.first and covered.last)
       offset 0
     ) record
     order by record.assignment_id, record.original_version_id, record.sequence desc
   ) change
   join time_pair latest on latest.assignment_id = change.assignment_id
     and latest.original_version_id = change.original_version_id and latest.is_latest
   join assignment on assignment.id = change.assignment_id
   join employee on employee.id = assignment.employee_id
   left join employee actor on actor.id = change.actor_id
   order by change.recorded_at desc, latest.id`,
);

/** The entries that changed after their sign-offs, latest change first. */
export function findSignedChanges(
  database: Runner,
  days: readonly CoveredDays[],
): Promise<SignedChange[]> {
  const covered = days.flatMap(({ part, ...span }) => (part === null ? [] : [{ span, part }]));
  if (covered.length === 0) return Promise.resolve([]);
  return database.run(readChanges, {
    ...spanValues(covered.map(({ span }) => span)),
    sequences: covered.map(({ part }) => part.sequence),
    signOffIds: covered.map(({ part }) => part.signOffId),
  });
}
