import type { Database } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { sealedForgottenChain } from '../../records/rules/forgottenChain.ts';

/** Rows that went, by table. */
export type Forgotten = Readonly<Record<string, number>>;

/** Where all time ended before the day `$1`, and nothing waits for an HR system where `$2` has one. */
const isPast = `assignment.end_date < $1::date
     and (exists (select from time_pair_record where assignment_id = assignment.id)
       or exists (select from time_pair where assignment_id = assignment.id))
     and not exists (select from time_pair
       where assignment_id = assignment.id and (start_date >= $1::date
         or clock_out is null and is_latest and deleted_at is null and not is_correction))
     and not exists (select from unworked_day
       where assignment_id = assignment.id and date >= $1::date)
     and not ($2::boolean and exists (select from hr_outbox
       where assignment_id = assignment.id and state = 'WAITING'))`;

const lastSequence = `coalesce((select max(sequence) from time_pair_record
     where assignment_id = assignment.id), 0)`;

/**
 * Values: the day before which everything must have ended, whether an HR system is connected. The
 * assignment is locked: whoever takes somebody on again waits, and an assignment that is locked for
 * that already is not found.
 */
const findPast = statement<{ id: number; sequence: number }>(
  'findPastAssignment',
  `select assignment.id, ${lastSequence} as sequence from assignment where ${isPast}
   order by assignment.id limit 1 for no key update of assignment skip locked`,
);

/** Values: the day, whether an HR system is connected, assignment, its last record when it was found. */
const isStillPast = statement<{ id: number }>(
  'isAssignmentStillPast',
  `select assignment.id from assignment
   where assignment.id = $3 and ${lastSequence} = $4::integer and ${isPast}`,
);

/** Whoever records waits until the transaction ends: no record goes on from one that has gone. */
const holdRecords = statement<never>(
  'holdRecords',
  'lock table time_pair_record in share row exclusive mode',
);

/** Value: assignment. The end of a chain that a sign-off covers. */
const readSignedEnd = statement<{ sequence: number }>(
  'readSignedEnd',
  `select sequence from time_pair_record where assignment_id = $1
     and exists (select from sign_off_part where assignment_id = $1)
   order by sequence desc limit 1`,
);

/** Values: assignment, number of its last record, code. */
const noteForgotten = statement<never>(
  'noteForgottenTime',
  'insert into forgotten_time (assignment_id, sequence, mac) values ($1, $2, $3)',
);

const counted = (table: string, condition: string, name = table) =>
  [
    table,
    statement<{ count: number }>(
      `forgetPast ${name}`,
      `with gone as (delete from ${table} where ${condition} returning 1)
       select count(*) as count from gone`,
    ),
  ] as const;

/** What hangs on the time. Value: assignment. The kept answers first, which are found by the shifts. */
const hanging = [
  counted(
    'command_answer',
    'shift_id in (select original_version_id from time_pair where assignment_id = $1)',
  ),
  counted('segment', 'assignment_id = $1'),
];

/** What went to the HR system. Value: assignment. */
const sent = counted('hr_outbox', `assignment_id = $1 and state <> 'WAITING'`);
/** Without an HR system what is there for one. */
const unsent = counted('hr_outbox', 'assignment_id = $1', 'unsent');

/** The time itself. Value: assignment. */
const time = ['time_pair', 'time_pair_record', 'unworked_day', 'unworked_record'].map((table) =>
  counted(table, 'assignment_id = $1'),
);

/** Value: the day. Sign-offs of whose people no time is left; a part alone would break their code. */
const forgetSignOffs = statement<{ id: number }>(
  'forgetPastSignOffs',
  `with gone as (
     select id from sign_off where end_date < $1::date and not exists (
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
 * Deletes all time of one assignment that ended before the day, with everything that hangs on it, in
 * one transaction; null where there is none. Chains go as a whole, since one that was cut could not be
 * told from one that somebody forged; a sealed note tells sign-offs where they ended. Nobody is taken
 * on again meanwhile, and nobody can record while the time itself goes: what hangs on it goes before,
 * and once more then, for what came in between. Throws, with nothing deleted, where anything was
 * recorded in between.
 */
export async function forgetTime(
  database: Database,
  seal: RecordChain['seal'],
  before: string,
  isHrConnected: boolean,
): Promise<Forgotten | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction.run(findPast, [before, isHrConnected]);
    if (found === undefined) {
      const signOffs = await transaction.run(forgetSignOffs, [before]);
      return signOffs.length > 0 ? { sign_off: signOffs.length } : null;
    }
    const gone: Record<string, number> = {};
    const forget = async (parts: typeof time) => {
      for (const [table, part] of parts) {
        const [row] = await transaction.run(part, [found.id]);
        gone[table] = (gone[table] ?? 0) + (row?.count ?? 0);
      }
    };
    const beside = [...hanging, isHrConnected ? sent : unsent];
    await forget(beside);
    await transaction.run(holdRecords);
    const [still] = await transaction.run(isStillPast, [
      ...[before, isHrConnected, found.id, found.sequence],
    ]);
    if (still === undefined) throw new Error('Time was recorded while it was to be forgotten.');
    const [end] = await transaction.run(readSignedEnd, [found.id]);
    if (end !== undefined) {
      const content = sealedForgottenChain({ assignmentId: found.id, ...end });
      await transaction.run(noteForgotten, [found.id, end.sequence, await seal(content)]);
    }
    await forget([...beside, ...time]);
    return gone;
  });
}
