import { headColumns, joinHead } from '../../records/data/chainHead.ts';
import { joinLists, statement, unnestLists, type Runner } from '../../database/statement.ts';
import type { ActorAndKey, StoredAnswer } from '../../calls/storedAnswers.ts';
import { headOf, type ChainHead, type HeadRow } from '../../records/rules/record.ts';
import {
  shiftColumns,
  shiftJoin,
  toShiftWithAuthor,
  type ShiftRow,
  shiftColumnsOf,
} from '../../shifts/data/shiftRows.ts';
import type { ShiftWithAuthor } from '../../shifts/data/presentShifts.ts';
import {
  selectAssignmentFacts,
  toAssignmentFacts,
  type AssignmentFactsRow,
} from '../../shifts/data/assignmentFacts.ts';
import {
  daysNearby,
  isNearby,
  nearbyColumns,
  type NearbyEntry,
} from '../../shifts/data/nearbyTime.ts';
import type { AssignmentFacts } from '../../shifts/rules/timePairContext.ts';
import { schedulesOf, selectPlanRows, toPlan, type PlanRow } from '../../schedules/data/plans.ts';
import type { AssignmentPlan } from '../../schedules/rules/assignedRanges.ts';
import type { WorkSchedules } from '../../schedules/data/workSchedules.ts';

/** Everything that one punch is judged by, read at one moment. */
export interface PunchState {
  /** The answer already stored for this key; read by `answerOnce`, like `isIncomplete`. */
  readonly answer: StoredAnswer | null;
  /** The shift is named by a clock-in that has not arrived yet. */
  readonly isIncomplete: boolean;
  /** Undefined if the assignment does not exist. */
  readonly assignment: AssignmentFacts | undefined;
  /** The schedules around the punch and around the shift's clock-in. */
  readonly plan: AssignmentPlan | null;
  /** The entries around the punch and around the shift's clock-in. */
  readonly entries: readonly NearbyEntry[];
  readonly head: ChainHead;
  /** The assignment's latest punch, without corrections. */
  readonly lastPunch: string | null;
  /** For a clock-in the open shift, otherwise the named one. */
  readonly shift: ShiftWithAuthor | null;
}

/** The head of an assignment's record chain and its last punch, as `chainJoins` reads them. */
export interface ChainRow extends HeadRow {
  readonly last_punch: string | null;
}

type StateRow = ChainRow & {
  readonly facts: AssignmentFactsRow | null;
  readonly plan: PlanRow | null;
  readonly nearby: readonly NearbyEntry[] | null;
  readonly answer_hash: Buffer | null;
  readonly answer_status: number | null;
  readonly answer_body: string | null;
} & (ShiftRow | { readonly pair: null });

/** The columns of a `ChainRow`. */
export const chainColumns = `${headColumns}, last.punch as last_punch`;

/** The joins that `chainColumns` needs; they use `asked.assignment_id`. */
export const chainJoins = `${joinHead('asked.assignment_id')}
   left join lateral (
     select greatest(latest.clock_in, latest.clock_out, (
       select max(greatest(segment.clock_in, segment.clock_out)) from segment
       where segment.assignment_id = latest.assignment_id
         and segment.shift_id = latest.original_version_id)) as punch
     from time_pair latest
     where latest.assignment_id = asked.assignment_id and latest.is_latest
       and latest.deleted_at is null and not latest.is_correction
     order by latest.start_date desc, latest.clock_in desc limit 1
   ) last on true`;

/** The shift of `asked.assignment_id` that matches the condition `which`, as a `ShiftRow`. */
export const foundShift = (which: string) => `left join lateral (
     select ${shiftColumns}, pair.start_date as begun_on from time_pair pair ${shiftJoin}
     where pair.assignment_id = asked.assignment_id and pair.is_latest
       and pair.deleted_at is null and ${which} limit 1
   ) found on true`;

export const isOpenShift = 'pair.clock_out is null and not pair.is_correction';

/** The days of the punch and of the shift's clock-in. */
const days = 'asked.at::date, coalesce(found.begun_on, asked.at::date)';

/** One element of each list for each punch. */
interface Lookups {
  actorKinds: readonly ActorAndKey['actorKind'][];
  actorIds: readonly number[];
  keys: readonly string[];
  assignmentIds: readonly number[];
  times: readonly Date[];
  shiftIds: readonly (number | null)[];
  shiftKeys: readonly (string | null)[];
}

const lookups = unnestLists({
  ...{ actorKinds: 'text', actorIds: 'bigint', keys: 'uuid' },
  ...{ assignmentIds: 'bigint', times: 'timestamptz', shiftIds: 'bigint', shiftKeys: 'uuid' },
});

/** `which`: the condition that finds the shift among the assignment's time pairs. */
function readState(which: string): string {
  return `select answer.body_hash as answer_hash, answer.status as answer_status,
    answer.body as answer_body, ${chainColumns}, ${shiftColumnsOf('found')},
    (select to_jsonb(facts) from (${selectAssignmentFacts('a.id = asked.assignment_id')}) facts)
      as facts,
    (select to_jsonb(plan) from (${selectPlanRows(`(values (asked.assignment_id,
       least(${days}) - ${daysNearby}, greatest(${days}) + ${daysNearby}))`)}) plan) as plan,
    (select jsonb_agg(entry) from (
       select ${nearbyColumns} from (select distinct unnest(array[${days}])) around(day)
       join time_pair pair on pair.assignment_id = asked.assignment_id and ${isNearby('around.day')}
     ) entry) as nearby
   from ${lookups} with ordinality
     asked(actor_kind, actor_id, key, assignment_id, at, shift_id, shift_key, position)
   left join lateral (select body_hash, status, body from command_answer answer
     where answer.actor_kind = asked.actor_kind and answer.actor_id = asked.actor_id
       and answer.key = asked.key limit 1) answer on true
   ${chainJoins}
   ${foundShift(which)}
   order by asked.position`;
}

const readOpenShift = statement<StateRow, Lookups>(
  'readOpenShift',
  readState(isOpenShift),
  joinLists,
);

/**
 * Finds the shift by its id, or by the key of its clock-in, whose stored answer names the shift.
 */
const readNamedShift = statement<StateRow, Lookups>(
  'readNamedShift',
  readState(`pair.original_version_id = coalesce(
    (select named.original_version_id from time_pair named
     where named.assignment_id = asked.assignment_id and named.id = asked.shift_id),
    (select clock_in.shift_id from command_answer clock_in
     where clock_in.actor_kind = asked.actor_kind and clock_in.actor_id = asked.actor_id
       and clock_in.key = asked.shift_key))`),
  joinLists,
);

/** How a request names its shift. */
export interface ShiftName {
  readonly id: number | null;
  readonly key: string | null;
}

/** Identifies the punch to look up. */
interface PunchLookup {
  readonly actorAndKey: ActorAndKey;
  readonly assignmentId: number;
  /** When the punch was made, according to the request. */
  readonly at: Date;
  /** The shift that the punch belongs to; null for a clock-in. */
  readonly name: ShiftName | null;
}

/** Reads everything that a punch needs in one statement. */
export async function readPunchState(
  database: Runner,
  workSchedules: WorkSchedules,
  { actorAndKey, assignmentId, at, name }: PunchLookup,
): Promise<PunchState> {
  const [row] = await database.run(name === null ? readOpenShift : readNamedShift, {
    actorKinds: [actorAndKey.actorKind],
    actorIds: [actorAndKey.actorId],
    keys: [actorAndKey.key],
    assignmentIds: [assignmentId],
    times: [at],
    shiftIds: [name?.id ?? null],
    shiftKeys: [name?.key ?? null],
  });
  if (row === undefined) throw new Error('The query returned no row.');
  const { answer_hash, answer_status, facts, plan, nearby } = row;
  const schedules = await workSchedules.read(plan === null ? [] : schedulesOf([plan]));
  const shift = row.pair === null ? null : toShiftWithAuthor(row);
  return {
    answer:
      answer_hash === null || answer_status === null
        ? null
        : { body_hash: answer_hash, status: answer_status, body: row.answer_body },
    isIncomplete: name?.key != null && shift === null,
    assignment: facts === null ? undefined : toAssignmentFacts(facts),
    plan: plan === null ? null : toPlan(plan, schedules),
    entries: nearby ?? [],
    head: headOf(row),
    lastPunch: row.last_punch,
    shift,
  };
}
