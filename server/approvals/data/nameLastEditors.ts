import type { components } from 'shared-contracts';
import { statement, type Runner } from '../../database/statement.ts';

type Result = components['schemas']['ApprovalResult'];

/** The person who changed an entry last; the server if there is no name. */
interface LastChange {
  readonly id: number;
  readonly actor_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

const readLastChanges = statement<LastChange, { timePairIds: readonly number[] }>(
  'readLastChanges',
  `select asked.id, person.id as actor_id, person.first_name, person.last_name
   from time_pair asked
   join time_pair latest on latest.assignment_id = asked.assignment_id and latest.is_latest
     and latest.original_version_id = asked.original_version_id
   join lateral (
     select actor_kind, actor_id from time_pair_record record
     where record.assignment_id = latest.assignment_id and record.time_pair_id = latest.id
     order by sequence desc limit 1
   ) change on true
   left join employee person on person.id = change.actor_id and change.actor_kind = 'employee'
   where asked.id = any($timePairIds::bigint[])`,
);

/** The codes with which a row is refused because its entry was changed before. */
const lostTo: ReadonlySet<string> = new Set(['STATUS_NOT_ALLOWED', 'SHIFT_ALREADY_CORRECTED']);

/** The rows; those that lost to somebody else's change name that person. */
export async function nameLastEditors(
  database: Runner,
  results: readonly Result[],
): Promise<Result[]> {
  const lost = results.filter(({ code }) => code !== undefined && lostTo.has(code));
  if (lost.length === 0) return [...results];
  const changes = await database.run(readLastChanges, {
    timePairIds: lost.map(({ timePairId }) => timePairId),
  });
  const byPair = new Map(changes.map((change) => [change.id, changedBy(change)]));
  return results.map((result) => {
    const who = lost.includes(result) ? byPair.get(result.timePairId) : undefined;
    return who === undefined ? result : { ...result, changedBy: who };
  });
}

function changedBy({
  actor_id: id,
  first_name: firstName,
  last_name: lastName,
}: LastChange): components['schemas']['PersonName'] | null {
  if (id === null || firstName === null || lastName === null) return null;
  return { id, firstName, lastName };
}
