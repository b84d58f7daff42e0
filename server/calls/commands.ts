import { createHash } from 'node:crypto';
import type { ErrorCode } from 'shared-contracts';
import type { Database } from '../database/database.ts';
import { statement, type Runner } from '../database/statement.ts';
import type { Actor } from './actor.ts';
import type { Answer, CallRequest, Handler, OperationId } from './calls.ts';
import { Refusal, type RefusalDetails } from './refusal.ts';

/** A row of `command_answer`. */
export interface StoredAnswer {
  readonly body_hash: Buffer;
  readonly status: number;
  /** JSON; null for an answer without a body. */
  readonly body: string | null;
}

const claim = statement<{ key: string }>(
  'claimCommand',
  `insert into command_answer (actor_kind, actor_id, key, body_hash, status, answered_at, kept_until)
   values ($1, $2, $3, $4, 0, $5, $6)
   on conflict do nothing returning key`,
);
const find = statement<StoredAnswer>(
  'findCommand',
  `select body_hash, status, body from command_answer
   where actor_kind = $1 and actor_id = $2 and key = $3`,
);
const store = statement<never>(
  'storeCommand',
  `update command_answer set status = $4, body = $5
   where actor_kind = $1 and actor_id = $2 and key = $3`,
);

const keptDays = 8;
const idempotent = new WeakSet<object>();

/**
 * A handler for a command: does its work and stores its Idempotency-Key in one transaction, so that
 * a retry gets the first answer and changes nothing. Refusals are stored too, except 401, 403, 429
 * and 5xx. The same key with another body is refused: IDEMPOTENCY_KEY_REUSED.
 */
export function command<Id extends OperationId>(
  database: Database,
  work: (request: CallRequest<Id>, transaction: Runner) => Promise<Answer<Id>>,
): Handler<Id> {
  const handler: Handler<Id> = async (request) => {
    const key = keyOf(request);
    const hash = commandHash(request);
    const claimValues = [...key, hash, request.now, answerKeptUntil(request.now)];
    try {
      return await database.transaction(async (transaction) => {
        const [claimed] = await transaction.run(claim, claimValues);
        if (claimed === undefined) return await repeat<Id>(transaction, key, hash);
        const answer = await work(request, transaction);
        await transaction.run(store, [...key, answer.status, toJson(answer.body)]);
        return answer;
      });
    } catch (error) {
      if (error instanceof Refusal && isKept(error)) {
        await database.transaction(async (transaction) => {
          const [claimed] = await transaction.run(claim, claimValues);
          if (claimed === undefined) return;
          const { code, details } = error;
          await transaction.run(store, [...key, error.status, toJson({ code, details })]);
        });
      }
      throw error;
    }
  };
  idempotent.add(handler);
  return handler;
}

/**
 * Marks a command's handler that stores its key itself in its one statement: with `commandHash` and
 * a row of `command_answer`, or a unique column of its own.
 */
export function ownIdempotency<Id extends OperationId>(handler: Handler<Id>): Handler<Id> {
  idempotent.add(handler);
  return handler;
}

/** How long the answer to a command is kept. */
export function answerKeptUntil(now: Date): Date {
  return new Date(now.getTime() + keptDays * 86_400_000);
}

/** Whether a handler can serve a command of the contract. */
export function isIdempotent(handler: object): boolean {
  return idempotent.has(handler);
}

/** Properties that describe the transmission, not the command. */
const ofSending: ReadonlySet<string> = new Set([
  'delayInMilliseconds',
  'heldInMilliseconds',
  'lang',
]);

/** SHA-256 of the command: call, path, query and body, without `ofSending`. */
export function commandHash({
  operationId,
  path,
  query,
  body,
}: Pick<CallRequest<OperationId>, 'operationId' | 'path' | 'query' | 'body'>): Buffer {
  const wish = [operationId, path, query, body];
  const text = JSON.stringify(wish, (name, value: unknown) =>
    ofSending.has(name) ? undefined : sorted(value),
  );
  return createHash('sha256').update(text).digest();
}

/** The first three columns of `command_answer`: the actor's kind and id, and the key. */
export function keyOf({
  actor,
  idempotencyKey,
}: {
  readonly actor: Actor | null;
  readonly idempotencyKey: string;
}): [Actor['kind'], number, string] {
  if (actor === null) throw new Error('A command needs a session.');
  return [actor.kind, actor.id, idempotencyKey];
}

async function repeat<Id extends OperationId>(
  transaction: Runner,
  key: readonly unknown[],
  hash: Buffer,
): Promise<Answer<Id>> {
  const [stored] = await transaction.run(find, key);
  if (stored === undefined) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return answerAgain<Id>(stored, hash);
}

/** The stored answer to a command; refuses another command with the same key. */
export function answerAgain<Id extends OperationId>(
  { body_hash: storedHash, status, body }: StoredAnswer,
  hash: Buffer,
): Answer<Id> {
  if (!storedHash.equals(hash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  const stored: unknown = body === null ? null : JSON.parse(body);
  if (isStoredRefusal(stored)) throw new Refusal(stored.code, stored.details);
  const answer: unknown = stored === null ? { status } : { status, body: stored };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by this same call: the hash covers its name
  return answer as Answer<Id>;
}

/** Whether a refusal is stored as a command's answer. */
export function isKept({ status }: Refusal): boolean {
  return status < 500 && ![401, 403, 429].includes(status);
}

function isStoredRefusal(body: unknown): body is { code: ErrorCode; details: RefusalDetails } {
  return typeof body === 'object' && body !== null && 'code' in body && 'details' in body;
}

function toJson(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
