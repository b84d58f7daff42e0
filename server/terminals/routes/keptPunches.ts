import { toInstant, type components } from 'shared-contracts';
import type { CallRequest, Handlers } from '../../calls/calls.ts';
import { ownIdempotency } from '../../calls/commands.ts';
import { refusalOf } from '../../calls/preparedCommand.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { createPunch, type PunchCall } from '../../clocking/createPunch.ts';
import {
  managedAssignments,
  type ManagedAssignment,
} from '../../people/data/managedAssignments.ts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import {
  findJudged,
  findKept,
  findLaidAside,
  layAside,
  readUnfitting,
  readWaiting,
  settle,
  type KeptRow,
  type UnfittingRow,
  type WaitingRow,
} from '../data/keptPunches.ts';
import { readClockings, type Clocking } from '../data/readClockings.ts';
import { currentSealingKey, readSealingKey } from '../data/sealingKeys.ts';
import { openSealed, type KeptProof } from '../data/openSealed.ts';
import { terminalPunch } from './terminalPunch.ts';
import { findByBadge, findByNumber } from '../data/identities.ts';
import type { ProveIdentity } from './proveIdentity.ts';

type WaitingPunch = components['schemas']['WaitingPunch'];

/** The most seconds that a terminal is told to wait. */
const longestPause = 10;

/** Why a kept punch waits for a manager, and what is known of its person. */
interface Doubt {
  readonly reason: WaitingPunch['reason'];
  readonly said: string | null;
  readonly saidBy: WaitingPunch['saidBy'];
  readonly employeeId: number | null;
}

/**
 * Punches that terminals kept while they were offline: recorded at their time or put before
 * managers, never dropped (docs/decisions/kept-punches.md).
 */
export function keptPunches(
  context: ServerContext,
  book: WritableBook,
  proveIdentity: ProveIdentity,
): Pick<Handlers, 'getSealingKey' | 'sendKeptPunch' | 'listKeptPunches' | 'settleKeptPunch'> {
  const { database } = context;
  const punch = createPunch(context, book);

  /**
   * Records the punch, or returns why it cannot. The original press may have been refused with its
   * key.
   */
  async function record(
    request: CallRequest<'sendKeptPunch'>,
    wasRefused: boolean,
  ): Promise<Doubt | null> {
    const proof = await opened(request);
    if (proof === null) return { reason: 'UNREADABLE', said: null, saidBy: null, employeeId: null };
    const { who } = proof;
    const asked =
      'badge' in who
        ? ({ said: who.badge, saidBy: 'BADGE' } as const)
        : ({ said: who.employeeNumber, saidBy: 'NUMBER' } as const);
    const proven = await proveIdentity(who, request).catch(refusalOf);
    if (proven instanceof Refusal) {
      // Many failures at one terminal make it pause for seconds: it retries by itself.
      const { retryAfterInSeconds: wait = 0 } = proven.details;
      if (wait <= longestPause) throw proven;
      // The punches queued behind it belong to other people: it does not wait for the lock to end.
      const [locked] =
        asked.saidBy === 'BADGE'
          ? await database.run(findByBadge, [asked.said])
          : await database.run(findByNumber, [asked.said]);
      return { reason: 'TOO_MANY_TRIES', ...asked, employeeId: locked?.id ?? null };
    }
    const { person, fault } = proven;
    if (fault !== null) return { reason: fault, ...asked, employeeId: person?.id ?? null };
    const doubt = (reason: Doubt['reason']): Doubt => ({ reason, ...asked, employeeId: person.id });
    const { body, terminal, now } = request;
    const { clockings } = await readClockings(database, book, person.id, now);
    if (clockings.length === 0) return doubt('NOTHING_TO_CLOCK');
    if (wasRefused) return doubt('DOES_NOT_FIT');
    const [clocking, other] = fitting(clockings, body.operation, body.assignmentId ?? null);
    if (clocking === undefined) return doubt('DOES_NOT_FIT');
    if (other !== undefined) return doubt('SEVERAL_ASSIGNMENTS');
    return punch(terminalPunch(request, body, terminal.place, person.id, clocking)).then(
      async () => {
        if (body.operation === 'CLOCK_IN') await recordWhatFitsNow(request, person.id);
        return null;
      },
      (failure: unknown) => {
        // The original press arrived in the meantime, and was recorded or refused.
        if (failure instanceof Refusal && failure.code === 'IDEMPOTENCY_KEY_REUSED') {
          throw new Refusal('REQUEST_IN_PROGRESS');
        }
        if (failure instanceof Refusal && failure.status < 500) return doubt('DOES_NOT_FIT');
        throw failure;
      },
    );
  }

  /**
   * Punches arrive from terminals in any order: those that came before their clock-in are recorded
   * after it, in the order in which they were made.
   */
  async function recordWhatFitsNow(
    request: CallRequest<'sendKeptPunch'>,
    employeeId: number,
  ): Promise<void> {
    const since = new Date(request.now.getTime() - request.body.delayInMilliseconds);
    for (const kept of await database.run(readUnfitting, [employeeId, since])) {
      const { clockings } = await readClockings(database, book, employeeId, request.now);
      const [clocking, other] = fitting(clockings, kept.operation, kept.assignment_id);
      if (clocking === undefined || other !== undefined) continue;
      const refusal = await punch(punchOfKept(request, kept, employeeId, clocking)).then(
        () => null,
        refusalOf,
      );
      if (refusal !== null) continue;
      const { assignmentId } = clocking;
      await database.run(settle, [kept.id, null, kept.key, request.now, assignmentId]);
    }
  }

  async function opened({
    body: { keyId, sealed },
    idempotencyKey,
  }: CallRequest<'sendKeptPunch'>): Promise<KeptProof | null> {
    const [key] = await database.run(readSealingKey, [keyId]);
    const proof = key === undefined ? null : openSealed(sealed, key.private_key);
    // Sealed for one key: a copy cannot be sent as another punch.
    return proof?.key.toLowerCase() === idempotencyKey ? proof : null;
  }

  return {
    getSealingKey: async ({ now }) => {
      const { id, public_key: publicKey } = await currentSealingKey(database, now);
      const serverTime = now.toISOString();
      return {
        status: 200,
        body: { keyId: id, publicKey: publicKey.toString('base64'), serverTime },
      };
    },
    sendKeptPunch: ownIdempotency(async (request) => {
      const { terminal, idempotencyKey, body, now } = request;
      const [laid] = await database.run(findLaidAside, [terminal.id, idempotencyKey]);
      const [judged] = await database.run(findJudged, ['terminal', terminal.id, idempotencyKey]);
      if (laid !== undefined || judged?.is_recorded) return { status: 204 };
      const doubt = await record(request, judged !== undefined);
      if (doubt !== null) {
        const { reason, said, saidBy, employeeId } = doubt;
        const madeAt = new Date(now.getTime() - body.delayInMilliseconds);
        await database.run(layAside, [
          terminal.id,
          idempotencyKey,
          body.operation,
          madeAt,
          body.timeZoneOffset,
          reason,
          said,
          saidBy,
          employeeId,
          body.assignmentId ?? null,
        ]);
      }
      return { status: 204 };
    }),
    listKeptPunches: async ({ employee, now }) => {
      const managed = await managedAssignments(database, employee.id, now);
      const rows = await database.run(readWaiting, [managed.map(({ employeeId }) => employeeId)]);
      const contents = rows.map((row) => shown(row, managed));
      return { status: 200, body: { contents, total: rows[0]?.total ?? 0 } };
    },
    settleKeptPunch: ownIdempotency(async (request) => {
      const { employee, path, body, idempotencyKey, now } = request;
      const managed = await managedAssignments(database, employee.id, now);
      const target = managed.find(({ assignmentId }) => assignmentId === body.assignmentId);
      if (body.assignmentId !== null && target === undefined) throw new Refusal('NOT_FOUND');
      const people = managed.map(({ employeeId }) => employeeId);
      const [kept] = await database.run(findKept, [path.id, people]);
      requireFound(kept);
      if (kept.settled_key !== null && kept.settled_key !== idempotencyKey) {
        throw new Refusal('KEPT_PUNCH_SETTLED');
      }
      if (target !== undefined) await recordFor(request, kept, target);
      await database.run(settle, [path.id, employee.id, idempotencyKey, now, body.assignmentId]);
      return { status: 204 };
    }),
  };

  /** Records it before it is settled: after an interruption it still waits and is not lost. */
  async function recordFor(
    request: CallRequest<'settleKeptPunch'>,
    kept: KeptRow,
    { employeeId, assignmentId }: ManagedAssignment,
  ): Promise<void> {
    const { employee, idempotencyKey, now } = request;
    const [judged] = await database.run(findJudged, ['employee', employee.id, idempotencyKey]);
    if (judged?.is_recorded) return;
    const { clockings } = await readClockings(database, book, employeeId, now);
    const clocking = clockings.find((each) => each.assignmentId === assignmentId);
    if (clocking === undefined) throw new Refusal('NOTHING_TO_CLOCK');
    const { operation, time_zone_offset: timeZoneOffset } = kept;
    if (!clocking.operations.includes(operation)) throw new Refusal('KEPT_PUNCH_DOES_NOT_FIT');
    const delayInMilliseconds = Math.max(0, now.getTime() - Date.parse(kept.made_at));
    const made = { operation, timeZoneOffset, delayInMilliseconds };
    const place = { geofenceId: kept.geofence_id, timeZone: kept.time_zone };
    await punch(terminalPunch(request, made, place, employeeId, clocking));
  }
}

/** The clockings that it fits. A second clock-in is answered with the open shift. */
function fitting(
  clockings: readonly Clocking[],
  operation: UnfittingRow['operation'],
  chosen: number | null,
): readonly Clocking[] {
  return clockings.filter(
    ({ assignmentId, operations }) =>
      (chosen === null || assignmentId === chosen) &&
      (operation === 'CLOCK_IN' || operations.includes(operation)),
  );
}

/** A stored punch, as its own terminal would send it now. */
function punchOfKept(
  request: CallRequest<'sendKeptPunch'>,
  kept: UnfittingRow,
  employeeId: number,
  clocking: Clocking,
): PunchCall {
  const { path, query, locale, now, operationId } = request;
  const { operation, key, time_zone_offset: timeZoneOffset } = kept;
  const delayInMilliseconds = Math.max(0, now.getTime() - Date.parse(kept.made_at));
  const place = { geofenceId: kept.geofence_id, timeZone: kept.time_zone };
  const { sessionId } = request.terminal;
  const actor = { kind: 'terminal', id: kept.terminal_id, sessionId, place } as const;
  const asking = { actor, path, query, locale, idempotencyKey: key, now, operationId };
  const made = { operation, timeZoneOffset, delayInMilliseconds };
  return terminalPunch(asking, made, place, employeeId, clocking);
}

function shown(row: WaitingRow, managed: readonly ManagedAssignment[]): WaitingPunch {
  const { id, time_zone: timeZone, terminal, operation, reason, said, said_by: saidBy } = row;
  const { employee_id: employeeId, first_name: firstName, last_name: lastName } = row;
  const [own, other] = managed.filter((each) => each.employeeId === employeeId);
  const assignmentId = other === undefined ? (own?.assignmentId ?? null) : null;
  const employee =
    employeeId === null || firstName === null || lastName === null
      ? null
      : { id: employeeId, firstName, lastName, assignmentId };
  return {
    id,
    at: toInstant(Date.parse(row.made_at)),
    timeZone,
    terminal,
    operation,
    reason,
    said,
    saidBy,
    employee,
  };
}
