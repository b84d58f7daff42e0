import { createHash } from 'node:crypto';
import type { ErrorCode } from 'shared-contracts';
import { statement, type Runner } from '../database/statement.ts';
import type { Actor, KeyActor } from './actor.ts';
import type { CallRequest, OperationId } from './calls.ts';
import { Refusal, type RefusalDetails } from './refusal.ts';

/** The primary key of `command_answer`. */
export interface ActorAndKey {
  readonly actorKind: Exclude<Actor, KeyActor>['kind'];
  readonly actorId: number;
  readonly key: string;
}

/** What identifies a command: its actor, its Idempotency-Key, and a hash of what it asks for. */
export interface Receipt {
  readonly actorAndKey: ActorAndKey;
  readonly hash: Buffer;
  readonly at: Date;
  /** Null keeps the answer for ever. */
  readonly keptUntil: Date | null;
}

/** An answer to store. */
export interface KeptAnswer extends Receipt {
  readonly status: number;
  readonly body: unknown;
  /** The `originalVersionId` of the shift that the key names from now on. */
  readonly shiftId: number | null;
}

/** The stored part of any answer. */
export interface AnyAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** A row of `command_answer`. */
export interface StoredAnswer {
  readonly body_hash: Buffer;
  readonly status: number;
  /** JSON; null for an answer without a body. */
  readonly body: string | null;
}

export const findAnswer = statement<StoredAnswer, ActorAndKey>(
  'findCommand',
  `select body_hash, status, body from command_answer
   where actor_kind = $actorKind and actor_id = $actorId and key = $key`,
);

/**
 * Inserts the answer in the parameter (`answerRow`), as part of a larger statement. Its primary key
 * refuses a second answer to the same key.
 */
export const insertAnswerFrom = (parameter: string, beside = '') =>
  `insert into command_answer
     (actor_kind, actor_id, key, body_hash, status, body, answered_at, kept_until, shift_id)
   select actor_kind, actor_id, key, decode(body_hash, 'base64'), status, body, answered_at,
     kept_until, shift_id
   from ${beside}jsonb_to_recordset(${parameter}::jsonb) kept(actor_kind text, actor_id bigint,
     key uuid, body_hash text, status smallint, body text, answered_at timestamptz,
     kept_until timestamptz, shift_id bigint)`;

const keepAnswerStatement = statement<never, { answer: string }>(
  'keepAnswer',
  insertAnswerFrom('$answer'),
);

export async function keepAnswer(runner: Runner, answer: KeptAnswer): Promise<void> {
  await runner.run(keepAnswerStatement, { answer: answerRow(answer) });
}

/** A JSON array with one row. */
export function answerRow(answer: KeptAnswer): string {
  const { actorAndKey, hash, status, body, at, keptUntil, shiftId } = answer;
  const { actorKind, actorId, key } = actorAndKey;
  const row = {
    actor_kind: actorKind,
    actor_id: actorId,
    key,
    body_hash: hash.toString('base64'),
    status,
    body: body === undefined ? null : JSON.stringify(body),
    answered_at: at,
    kept_until: keptUntil,
    shift_id: shiftId,
  };
  return JSON.stringify([row]);
}

/** The stored answer to a command; refuses another command with the same key. */
export function answerAgain<Given extends AnyAnswer>(
  { body_hash: storedHash, status, body }: StoredAnswer,
  { hash }: Pick<Receipt, 'hash'>,
): Given {
  if (!storedHash.equals(hash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  const stored: unknown = body === null ? null : JSON.parse(body);
  if (isStoredRefusal(stored)) throw new Refusal(stored.code, stored.details);
  const answer: unknown = stored === null ? { status } : { status, body: stored };
  // oxlint-disable-next-line typescript/consistent-type-assertions -- stored by this same call: the hash covers its name
  return answer as Given;
}

/** Whether a refusal is stored as a command's answer. */
export function isKept({ status }: Refusal): boolean {
  return status < 500 && ![401, 403, 429].includes(status);
}

const keptDays = 8;

/** How long the answer to a command is kept. */
export function answerKeptUntil(now: Date): Date {
  return new Date(now.getTime() + keptDays * 86_400_000);
}

type CommandRequest = Pick<
  CallRequest<OperationId>,
  'operationId' | 'path' | 'query' | 'body' | 'actor' | 'idempotencyKey' | 'now'
>;

export function receiptOf(request: CommandRequest, keptUntil: Date | null): Receipt {
  const { actor, idempotencyKey, now } = request;
  if (actor === null || actor.kind === 'api-key') throw new Error('A command needs a session.');
  return {
    actorAndKey: { actorKind: actor.kind, actorId: actor.id, key: idempotencyKey },
    hash: commandHash(request),
    at: now,
    keptUntil,
  };
}

/** Properties that describe the transmission, not the command. */
const ofSending: ReadonlySet<string> = new Set([
  'delayInMilliseconds',
  'heldInMilliseconds',
  'lang',
]);

/** SHA-256 of the command: call, path, query and body, without `ofSending`. */
function commandHash({ operationId, path, query, body }: CommandRequest): Buffer {
  const wish = [operationId, path, query, withDigests(body)];
  const text = JSON.stringify(wish, (name, value: unknown) =>
    ofSending.has(name) ? undefined : sorted(value),
  );
  return createHash('sha256').update(text).digest();
}

/** The fields of a form with the SHA-256 of each file in its place. */
function withDigests(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value,
    ]),
  );
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isStoredRefusal(body: unknown): body is { code: ErrorCode; details: RefusalDetails } {
  return typeof body === 'object' && body !== null && 'code' in body && 'details' in body;
}
