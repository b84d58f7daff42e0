import { statement, type Runner } from '../../database/statement.ts';

/** A stored answer under the Idempotency-Key of its command. */
export interface KeptAnswer {
  /** The actor's kind and id, and the key. */
  readonly actorAndKey: readonly [kind: string, id: number, key: string];
  readonly hash: Buffer;
  readonly status: number;
  readonly body: unknown;
  readonly at: Date;
  /** The shift's `originalVersionId`; null for a refusal. */
  readonly shiftId: number | null;
}

/** Inserts the answer in the parameter (`answerRow`), as part of a larger statement. */
export const insertAnswerFrom = (parameter: string, beside = '') =>
  `insert into command_answer
     (actor_kind, actor_id, key, body_hash, status, body, answered_at, shift_id)
   select actor_kind, actor_id, key, decode(body_hash, 'base64'), status, body, answered_at, shift_id
   from ${beside}jsonb_to_recordset(${parameter}::jsonb) kept(actor_kind text, actor_id bigint, key uuid,
     body_hash text, status smallint, body text, answered_at timestamptz, shift_id bigint)`;

const keepAnswerStatement = statement<never>('keepAnswer', insertAnswerFrom('$1'));

/** Stores the answer to a command that changed nothing. */
export async function keepAnswer(database: Runner, answer: KeptAnswer): Promise<void> {
  await database.run(keepAnswerStatement, [answerRow(answer)]);
}

/** A JSON array with one row. */
export function answerRow({ actorAndKey, hash, status, body, at, shiftId }: KeptAnswer): string {
  const [kind, id, key] = actorAndKey;
  const row = {
    actor_kind: kind,
    actor_id: id,
    key,
    body_hash: hash.toString('base64'),
    status,
    body: JSON.stringify(body),
    answered_at: at,
    shift_id: shiftId,
  };
  return JSON.stringify([row]);
}
