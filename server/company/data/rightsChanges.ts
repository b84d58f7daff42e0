import { statement, type Runner } from '../../database/statement.ts';
import { askedForPasskey } from '../../passkeys/data/asksForPasskey.ts';
import { openPasskeysOf } from '../../passkeys/data/passkeys.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { keepEvents } from '../../security/data/keepEvents.ts';
import type { KeptEvent } from '../../security/data/securityEvents.ts';

interface Rights {
  /** Held by the person or on any assignment, past ones included. */
  readonly authorities: readonly string[];
  readonly isClosed: boolean;
}

const readAllRights = statement<Rights & { readonly id: number }>(
  'readAllRights',
  `select employee.id, closed_at is not null as "isClosed",
     array(select distinct held from unnest(employee.authorities || array(
       select unnest(assignment.authorities) from assignment
       where assignment.employee_id = employee.id
     )) held order by held) as authorities
   from employee`,
);

/** Everybody's rights, by employee. */
export async function readRights(transaction: Runner): Promise<ReadonlyMap<number, Rights>> {
  const rows = await transaction.run(readAllRights);
  return new Map(rows.map(({ id, ...rights }) => [id, rights]));
}

/**
 * Records in the security log whose rights and accounts an import has changed. People who now need
 * a passkey can register the first one.
 */
export async function noteRights(
  transaction: Runner,
  before: ReadonlyMap<number, Rights>,
  {
    records,
    now: at,
    changedBy,
    directory,
  }: {
    readonly records: Pick<RecordChain, 'seal'>;
    readonly now: Date;
    readonly changedBy: number | null;
    /** The token of a directory. */
    readonly directory: number | null;
  },
): Promise<void> {
  const ofDirectory = directory === null ? null : (`scim-token ${directory}` as const);
  const who = changedBy === null ? ofDirectory : (`employee ${changedBy}` as const);
  const events: KeptEvent[] = [];
  const asked: number[] = [];
  const after = await readRights(transaction);
  for (const id of new Set([...after.keys(), ...before.keys()])) {
    const was = before.get(id) ?? nobody;
    const now = after.get(id) ?? nobody;
    const changes = [
      ...now.authorities.filter((one) => !was.authorities.includes(one)).map((one) => `+${one}`),
      ...was.authorities.filter((one) => !now.authorities.includes(one)).map((one) => `-${one}`),
    ];
    const event = (kind: KeptEvent['event'], words: readonly string[]): KeptEvent => ({
      ...{ event: kind, call: null, outcome: 'OK', from: null, reqId: null },
      who,
      ...{ target: Object.fromEntries(words.entries()), aboutId: id, at, times: 1 },
    });
    if (changes.length > 0) events.push(event('rights-imported', changes));
    if (asksForPasskey(now) && !asksForPasskey(was)) asked.push(id);
    if (!after.has(id)) {
      events.push(event('account-changed', ['removed']));
    } else if (now.isClosed !== was.isClosed) {
      events.push(event('account-changed', [now.isClosed ? 'closed' : 'opened']));
    }
  }
  await keepEvents(transaction, records.seal, events);
  await transaction.run(openPasskeysOf, { employeeIds: asked, now: at });
}

const nobody: Rights = { authorities: [], isClosed: false };

/** The people who need a passkey. */
function asksForPasskey({ authorities }: Pick<Rights, 'authorities'>): boolean {
  return askedForPasskey.some((one) => authorities.includes(one));
}
