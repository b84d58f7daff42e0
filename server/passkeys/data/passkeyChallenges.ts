import { createHash, randomBytes } from 'node:crypto';
import { statement, type Runner } from '../../database/statement.ts';

export type ChallengeKind = 'PROVE' | 'REGISTER';

/** Who is asked for what. */
export interface Asked {
  readonly kind: ChallengeKind;
  readonly employeeId: number;
  /** The session that asks; null for a log-in. */
  readonly sessionId: number | null;
}

const longestInMilliseconds = 5 * 60_000;

/** Values: ticket's digest, challenge, employee, kind, session or null, end. */
const addChallenge = statement<never>(
  'addPasskeyChallenge',
  `insert into passkey_challenge (ticket_hash, challenge, employee_id, kind, access_token_id, ends_at)
   values ($1, $2, $3, $4, $5, $6)`,
);
/** Values: ticket's digest, kind, session or null, now. It is gone after that. */
const takeChallenge = statement<{ challenge: Buffer; employee_id: number }>(
  'takePasskeyChallenge',
  `delete from passkey_challenge
   where ticket_hash = $1 and kind = $2 and access_token_id is not distinct from $3
     and ends_at > $4
   returning challenge, employee_id`,
);
/** Value: employee. */
export const forgetChallenges = statement<never>(
  'forgetPasskeyChallenges',
  'delete from passkey_challenge where employee_id = $1',
);

/** A new question, and the ticket by which its answer is known; both are used once. */
export async function drawChallenge(
  database: Runner,
  { kind, employeeId, sessionId }: Asked,
  now: Date,
): Promise<{ readonly ticket: string; readonly challenge: string }> {
  const [ticket, challenge] = [randomBytes(32).toString('base64url'), randomBytes(32)];
  const end = new Date(now.getTime() + longestInMilliseconds);
  const values = [digest(ticket), challenge, employeeId, kind, sessionId, end];
  await database.run(addChallenge, values);
  return { ticket, challenge: challenge.toString('base64url') };
}

/** The question of a ticket, once; undefined where there is none, for this use, any more. */
export async function takeTicket(
  database: Runner,
  ticket: string,
  { kind, sessionId }: Pick<Asked, 'kind' | 'sessionId'>,
  now: Date,
): Promise<{ readonly employeeId: number; readonly challenge: string } | undefined> {
  const [row] = await database.run(takeChallenge, [digest(ticket), kind, sessionId, now]);
  if (row === undefined) return undefined;
  return { employeeId: row.employee_id, challenge: row.challenge.toString('base64url') };
}

function digest(ticket: string): Buffer {
  return createHash('sha256').update(`passkey ${ticket}`).digest();
}
