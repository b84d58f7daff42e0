import type { components } from 'shared-contracts';
import type { CallRequest, Handler } from '../../calls/calls.ts';
import { ownIdempotency } from '../../calls/commands.ts';
import { Refusal, refusalOf } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { createPunch } from '../../clocking/createPunch.ts';
import type { Database } from '../../database/database.ts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import { findByBadge, findByNumber } from '../data/identities.ts';
import { findJudged, findLaidAside, layAside } from '../data/keptPunches.ts';
import { openSealed, type KeptProof } from '../data/openSealed.ts';
import { readClockings } from '../data/readClockings.ts';
import { readSealingKey } from '../data/sealingKeys.ts';
import { createRecordFitting } from './createRecordFitting.ts';
import { fittingClockings } from '../rules/fittingClockings.ts';
import type { ProveIdentity } from './proveIdentity.ts';
import { terminalPunch } from './terminalPunch.ts';

type Reason = components['schemas']['WaitingPunch']['reason'];

/** The most seconds that a terminal is told to wait. */
const longestPause = 10;

/**
 * A punch that a terminal kept while it was offline: recorded at its time, or laid aside for a
 * manager, never dropped (docs/decisions/kept-punches.md).
 */
export function sendKeptPunch(
  context: ServerContext,
  book: WritableBook,
  proveIdentity: ProveIdentity,
): Handler<'sendKeptPunch'> {
  const { database } = context;
  const punch = createPunch(context, book);
  const recordFitting = createRecordFitting(database, book, punch);

  return ownIdempotency(async (request) => {
    const { terminal, idempotencyKey, body, now } = request;
    const done = { status: 204 } as const;
    const [laid] = await database.run(findLaidAside, { terminalId: terminal.id, idempotencyKey });
    const [judged] = await database.run(findJudged, {
      actorKind: 'terminal',
      actorId: terminal.id,
      idempotencyKey,
    });
    if (laid !== undefined || judged?.is_recorded) return done;

    const proof = await openProof(database, request);
    const { said, saidBy } = claimOf(proof);
    const aside = async (reason: Reason, employeeId: number | null) => {
      const madeAt = new Date(now.getTime() - body.delayInMilliseconds);
      await database.run(layAside, {
        terminalId: terminal.id,
        idempotencyKey,
        operation: body.operation,
        madeAt,
        timeZoneOffset: body.timeZoneOffset,
        reason,
        said,
        saidBy,
        employeeId,
        assignmentId: body.assignmentId ?? null,
      });
      return done;
    };
    if (proof === null) return aside('UNREADABLE', null);

    const proven = await proveIdentity(proof.who, request).catch(refusalOf);
    if (proven instanceof Refusal) {
      // Many failures at one terminal make it pause for seconds: it retries by itself.
      if ((proven.details.retryAfterInSeconds ?? 0) <= longestPause) throw proven;
      // The punches queued behind it belong to other people: it does not wait for the lock to end.
      const [locked] =
        saidBy === 'BADGE'
          ? await database.run(findByBadge, { badge: said })
          : await database.run(findByNumber, { employeeNumber: said });
      return aside('TOO_MANY_TRIES', locked?.id ?? null);
    }
    const { person, fault } = proven;
    if (fault !== null) return aside(fault, person?.id ?? null);

    const { clockings } = await readClockings(database, book, person.id, now);
    if (clockings.length === 0) return aside('NOTHING_TO_CLOCK', person.id);
    // The original press was refused under its key.
    if (judged !== undefined) return aside('DOES_NOT_FIT', person.id);
    const [clocking, other] = fittingClockings(
      clockings,
      body.operation,
      body.assignmentId ?? null,
    );
    if (clocking === undefined) return aside('DOES_NOT_FIT', person.id);
    if (other !== undefined) return aside('SEVERAL_ASSIGNMENTS', person.id);

    const made = terminalPunch(request, body, terminal.place, person.id, clocking);
    const refusal = await punch(made).then(() => null, refusalOf);
    if (refusal !== null) {
      // The original press arrived in the meantime, and was recorded or refused.
      if (refusal.code === 'IDEMPOTENCY_KEY_REUSED') throw new Refusal('REQUEST_IN_PROGRESS');
      if (refusal.status >= 500) throw refusal;
      return aside('DOES_NOT_FIT', person.id);
    }
    if (body.operation === 'CLOCK_IN') await recordFitting(request, person.id);
    return done;
  });
}

/** The number or badge with which somebody pressed; nulls if it cannot be read. */
function claimOf(
  proof: KeptProof | null,
): Pick<components['schemas']['WaitingPunch'], 'said' | 'saidBy'> {
  if (proof === null) return { said: null, saidBy: null };
  const { who } = proof;
  return 'badge' in who
    ? { said: who.badge, saidBy: 'BADGE' }
    : { said: who.employeeNumber, saidBy: 'NUMBER' };
}

async function openProof(
  database: Database,
  {
    body: { keyId, sealed },
    idempotencyKey,
  }: Pick<CallRequest<'sendKeptPunch'>, 'body' | 'idempotencyKey'>,
): Promise<KeptProof | null> {
  const [key] = await database.run(readSealingKey, { keyId });
  const proof = key === undefined ? null : openSealed(sealed, key.private_key);
  // Sealed for one key: a copy cannot be sent as another punch.
  return proof?.key.toLowerCase() === idempotencyKey ? proof : null;
}
