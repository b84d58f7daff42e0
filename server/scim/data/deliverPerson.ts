import { statement, type Runner } from '../../database/statement.ts';
import type { WorkValues } from '../rules/workValues.ts';

/** A directory's request. */
export interface Delivery {
  readonly tokenId: number | null;
  readonly now: Date;
}

const saveWork = statement<never, { id: number; tokenId: number | null; work: string; now: Date }>(
  'saveDirectoryWork',
  `insert into directory_person (employee_id, scim_token_id, work, delivered_at)
   values ($id, $tokenId, $work::jsonb, $now)
   on conflict (employee_id) do update set scim_token_id = excluded.scim_token_id,
     work = excluded.work, delivered_at = excluded.delivered_at, is_due = true,
     revision = directory_person.revision + 1`,
);

/** Keeps what a directory says of a person's job; the mapping follows it soon (docs/guides/scim.md). */
export async function deliverPerson(
  transaction: Runner,
  id: number,
  work: WorkValues,
  { tokenId, now }: Delivery,
): Promise<void> {
  await transaction.run(saveWork, { id, tokenId, work: JSON.stringify(work), now });
}
