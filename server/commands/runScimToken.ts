import type { Database } from '../database/database.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { keepEvents } from '../security/data/keepEvents.ts';
import type { SecurityEventKind } from '../calls/securityEvent.ts';
import {
  addScimToken,
  endScimToken,
  hashScimToken,
  newScimToken,
  readScimTokens,
  type ScimToken,
} from '../scim/data/scimTokens.ts';
import { findSeal } from './findSeal.ts';
import { exitCodeOf, onDatabase, type Environment, type Screen } from './onDatabase.ts';

const usage = `Usage: npm run scim-token -- make <name>   makes a token and shows it, once
       npm run scim-token -- list
       npm run scim-token -- end <number>`;

/**
 * The command `npm run scim-token`: tokens of providers that manage the company's accounts
 * (docs/guides/scim.md). Returns the exit code.
 */
export async function runScimToken(
  [action, value = '', ...more]: readonly string[],
  environment: Environment,
  { now, say, complain }: Screen & { readonly now: Date },
): Promise<number> {
  const isNamed = /^[^\p{C}]{1,100}$/u.test(value) && value.trim() !== '';
  const isCall =
    (action === 'list' && value === '') ||
    (action === 'make' && isNamed) ||
    (action === 'end' && /^[1-9]\d{0,14}$/.test(value));
  if (!isCall || more.length > 0) {
    complain(usage);
    return 1;
  }
  return exitCodeOf({ complain }, () =>
    onDatabase(environment, async (database, configuration) => {
      const isChange = action !== 'list';
      const seal = isChange ? await findSeal(database, configuration, { complain }) : null;
      return keepTokens(database, { action, value, now, seal }, { say, complain });
    }),
  );
}

interface Task {
  readonly action: string | undefined;
  readonly value: string;
  readonly now: Date;
  /** Null without the key. */
  readonly seal: RecordChain['seal'] | null;
}

/** Runs the parsed command. */
export async function keepTokens(
  database: Database,
  task: Task,
  { say, complain }: Screen,
): Promise<number> {
  if (task.action === 'make') return make(database, task, say);
  if (task.action === 'end') return end(database, task, { say, complain });
  for (const token of await database.run(readScimTokens)) say(lineOf(token));
  return 0;
}

async function make(database: Database, task: Task, say: Screen['say']) {
  const { value: name, now } = task;
  const token = newScimToken();
  const [made] = await database.run(addScimToken, {
    name,
    digest: hashScimToken(token),
    now,
    expiresAt: null,
    employeeId: null,
  });
  if (made === undefined) throw new Error('The token was not stored.');
  await note(database, 'scim-token-made', made.id, task);
  say(`Token ${made.id}, "${name}". It is shown this once:`);
  say(token);
  return 0;
}

async function end(database: Database, task: Task, { say, complain }: Screen) {
  const id = Number(task.value);
  const [ended] = await database.run(endScimToken, { id, now: task.now, employeeId: null });
  if (ended === undefined) {
    complain(`There is no token ${id} that holds.`);
    return 1;
  }
  await note(database, 'scim-token-ended', id, task);
  say(`Token ${id} holds no more.`);
  return 0;
}

/** Writes to the security log, as servers do. */
async function note(
  database: Database,
  event: SecurityEventKind,
  id: number,
  { now: at, seal }: Task,
) {
  const written = { event, at, times: 1, target: { id }, outcome: 'OK' };
  const unknown = { call: null, who: null, aboutId: null, from: null, reqId: null };
  await database.transaction((transaction) =>
    keepEvents(transaction, seal, [{ ...written, ...unknown }]),
  );
}

function lineOf({ id, name, createdAt, lastUsedAt, expiresAt, endedAt }: ScimToken) {
  const until = expiresAt === null ? '' : `, until ${expiresAt}`;
  const state =
    endedAt === null ? `last used ${lastUsedAt ?? 'never'}${until}` : `ended ${endedAt}`;
  return `${id}  "${name}"  made ${createdAt}, ${state}`;
}
