import type { components } from 'shared-contracts';
import { statement } from '../../database/statement.ts';

/** Who changed an entry last; without a name it was the server. */
export interface LastChange {
  readonly id: number;
  readonly actor_id: number | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** Value: ids of any versions of entries. */
export const readLastChanges = statement<LastChange>(
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
   where asked.id = any($1::bigint[])`,
);

export function changedBy({
  actor_id: id,
  first_name: firstName,
  last_name: lastName,
}: LastChange): components['schemas']['PersonName'] | null {
  if (id === null || firstName === null || lastName === null) return null;
  return { id, firstName, lastName };
}
