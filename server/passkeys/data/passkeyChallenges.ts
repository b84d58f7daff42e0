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

const addChallenge = statement<
  never,
  Asked & { ticketHash: Buffer; challenge: Buffer; endsAt: Date }
>(
  'addPasskeyChallenge',
  `insert into passkey_challenge (ticket_hash, challenge, employee_id, kind, access_token_id, ends_at)
   values ($ticketHash, $challenge, $employeeId, $kind, $sessionId, $endsAt)`,
);
/** Removes it. */
const takeChallenge = statement<
  { challenge: Buffer; employee_id: number },
  { ticketHash: Buffer; kind: string; sessionId: number | null; now: Date }
>(
  'takePasskeyChallenge',
  `delete from passkey_challenge
   where ticket_hash = $ticketHash and kind = $kind and access_token_id is not distinct from $sessionId
     and ends_at > $now
   returning challenge, employee_id`,
);
export const forgetChallenges = statement<never, { employeeId: number }>(
  'forgetPasskeyChallenges',
  'delete from passkey_challenge where employee_id = $employeeId',
);

/** A new challenge and the ticket of its answer; both are for a single use. */
export async function drawChallenge(
  database: Runner,
  asked: Asked,
  now: Date,
): Promise<{ readonly ticket: string; readonly challenge: string }> {
  const [ticket, challenge] = [randomBytes(32).toString('base64url'), randomBytes(32)];
  const endsAt = new Date(now.getTime() + longestInMilliseconds);
  const ticketHash = digest(ticket);
  await database.run(addChallenge, { ...asked, ticketHash, challenge, endsAt });
  return { ticket, challenge: challenge.toString('base64url') };
}

/** The challenge of a ticket, once; undefined if there is none for this purpose any more. */
export async function takeTicket(
  database: Runner,
  ticket: string,
  { kind, sessionId }: Pick<Asked, 'kind' | 'sessionId'>,
  now: Date,
): Promise<{ readonly employeeId: number; readonly challenge: string } | undefined> {
  const [row] = await database.run(takeChallenge, {
    ticketHash: digest(ticket),
    kind,
    sessionId,
    now,
  });
  if (row === undefined) return undefined;
  return { employeeId: row.employee_id, challenge: row.challenge.toString('base64url') };
}

function digest(ticket: string): Buffer {
  return createHash('sha256').update(`passkey ${ticket}`).digest();
}
