import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { sealedForgottenChain } from '../../records/rules/forgottenChain.ts';

/** Deleted rows, by table. */
export type Forgotten = Readonly<Record<string, number>>;

/**
 * All time ended before the day `$before`, and nothing is queued for an HR system if one is
 * connected.
 */
const isPast = `assignment.end_date < $before::date
     and (exists (select from time_pair_record where assignment_id = assignment.id)
       or exists (select from time_pair where assignment_id = assignment.id))
     and not exists (select from time_pair
       where assignment_id = assignment.id and (start_date >= $before::date
         or clock_out is null and is_latest and deleted_at is null and not is_correction))
     and not exists (select from unworked_day
       where assignment_id = assignment.id and date >= $before::date)
     and not ($isHrConnected::boolean and exists (select from hr_outbox
       where assignment_id = assignment.id and state = 'WAITING'))`;

const lastSequence = `coalesce((select max(sequence) from time_pair_record
     where assignment_id = assignment.id), 0)`;

/** The values of `isPast`. */
interface Past {
  readonly before: string;
  readonly isHrConnected: boolean;
}

/**
 * Locks the assignment, so that rehiring waits; skips an assignment that is already locked for
 * that.
 */
const findPast = statement<{ assignmentId: number; sequence: number }, Past>(
  'findPastAssignment',
  `select assignment.id as "assignmentId", ${lastSequence} as sequence from assignment where ${isPast}
   order by assignment.id limit 1 for no key update of assignment skip locked`,
);

/** `sequence`: its last record when it was found. */
const isStillPast = statement<{ id: number }, Past & { assignmentId: number; sequence: number }>(
  'isAssignmentStillPast',
  `select assignment.id from assignment
   where assignment.id = $assignmentId and ${lastSequence} = $sequence::integer and ${isPast}`,
);

/** Locks the records until the transaction ends, so that none can follow a deleted one. */
const holdRecords = statement<never>(
  'holdRecords',
  'lock table time_pair_record in share row exclusive mode',
);

/** The end of a chain that a sign-off includes. */
const readSignedEnd = statement<{ sequence: number }, { assignmentId: number }>(
  'readSignedEnd',
  `select sequence from time_pair_record where assignment_id = $assignmentId
     and exists (select from sign_off_part where assignment_id = $assignmentId)
   order by sequence desc limit 1`,
);

const noteForgotten = statement<never, { assignmentId: number; sequence: number; mac: Buffer }>(
  'noteForgottenTime',
  'insert into forgotten_time (assignment_id, sequence, mac) values ($assignmentId, $sequence, $mac)',
);

const counted = (table: string, condition: string, name = table) =>
  [
    table,
    statement<{ count: number }, { assignmentId: number }>(
      `forgetPast ${name}`,
      `with gone as (delete from ${table} where ${condition} returning 1)
       select count(*) as count from gone`,
    ),
  ] as const;

/** Data that depends on the time. Stored answers come first, as they are found by the shifts. */
const hanging = [
  counted(
    'command_answer',
    'shift_id in (select original_version_id from time_pair where assignment_id = $assignmentId)',
  ),
  counted('segment', 'assignment_id = $assignmentId'),
];

/** Deliveries to the HR system. */
const sent = counted('hr_outbox', `assignment_id = $assignmentId and state <> 'WAITING'`);
/** Queued deliveries, without an HR system. */
const unsent = counted('hr_outbox', 'assignment_id = $assignmentId', 'unsent');

/** The time itself. */
const time = ['time_pair', 'time_pair_record', 'unworked_day', 'unworked_record'].map((table) =>
  counted(table, 'assignment_id = $assignmentId'),
);

/** Sign-offs whose people have no time left; deleting a part would break their code. */
const forgetSignOffs = statement<{ id: number }, { before: string }>(
  'forgetPastSignOffs',
  `with gone as (
     select id from sign_off where end_date < $before::date and not exists (
       select from sign_off_part part
       join time_pair_record record on record.assignment_id = part.assignment_id
       where part.sign_off_id = sign_off.id)
     limit 500
   ), parts as (delete from sign_off_part where sign_off_id in (select id from gone)),
   notes as (delete from forgotten_time note where not exists (
     select from sign_off_part part where part.assignment_id = note.assignment_id
       and part.sign_off_id not in (select id from gone)))
   delete from sign_off where id in (select id from gone) returning id`,
);

/**
 * Deletes all time of one assignment that ended before the day, with all dependent data, in one
 * transaction; null if there is none. Deletes chains as a whole, since a truncated one would look
 * forged; a sealed note tells sign-offs where they ended. The person cannot be rehired in the
 * meantime, and nobody can record while the time itself is deleted: dependent data is deleted
 * before, and again then for anything added in between. Throws, with nothing deleted, if anything
 * was recorded in between.
 */
export async function forgetTime(
  database: Database,
  seal: RecordChain['seal'],
  before: string,
  isHrConnected: boolean,
): Promise<Forgotten | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.run(findPast, { before, isHrConnected });
    if (found === undefined) {
      const signOffs = await transaction.run(forgetSignOffs, { before });
      return signOffs.length > 0 ? { sign_off: signOffs.length } : null;
    }
    const gone: Record<string, number> = {};
    const forget = async (parts: typeof time) => {
      for (const [table, part] of parts) {
        const [row] = await transaction.run(part, { assignmentId: found.assignmentId });
        gone[table] = (gone[table] ?? 0) + (row?.count ?? 0);
      }
    };
    const beside = [...hanging, isHrConnected ? sent : unsent];
    await forget(beside);
    await transaction.run(holdRecords);
    const [still] = await transaction.run(isStillPast, { before, isHrConnected, ...found });
    if (still === undefined) throw new Error('Time was recorded during its deletion.');
    const [end] = await transaction.run(readSignedEnd, { assignmentId: found.assignmentId });
    if (end !== undefined) {
      const content = sealedForgottenChain({ assignmentId: found.assignmentId, ...end });
      await transaction.run(noteForgotten, {
        assignmentId: found.assignmentId,
        sequence: end.sequence,
        mac: await seal(content),
      });
    }
    await forget([...beside, ...time]);
    return gone;
  });
}
