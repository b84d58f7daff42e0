import { createHash, randomBytes } from 'node:crypto';
import { statement, type Runner } from '../../database/statement.ts';

export type ChallengeKind = 'PROVE' | 'REGISTER';

/** A challenge's person and purpose. */
export interface Asked {
  readonly kind: ChallengeKind;
  readonly employeeId: number;
  /** The requesting session; null for a log-in. */
  readonly sessionId: number | null;
}

const longestInMilliseconds = 5 * 60_000;

/** Values: ticket digest, challenge, employee, kind, session or null, end. */
const addChallenge = statement<never>(
  'addPasskeyChallenge',
  `insert into passkey_challenge (ticket_hash, challenge, employee_id, kind, access_token_id, ends_at)
   values ($1, $2, $3, $4, $5, $6)`,
);
/** Values: ticket digest, kind, session or null, now. Removes it. */
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

/** A new challenge and the ticket of its answer; both are for a single use. */
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

/** The challenge of a ticket, once; undefined if there is none for this purpose any more. */
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
