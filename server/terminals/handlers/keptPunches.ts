import { toInstant, type components } from 'shared-contracts';
import type { CallRequest, Handlers } from '../../calls/calls.ts';
import { ownIdempotency } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { createPunch } from '../../clocking/createPunch.ts';
import type { ManagedAssignment } from '../../people/data/managedAssignments.ts';
import { managedBy } from '../../people/policies/requireManaged.ts';
import { requireKeptPunch } from '../policies/requireKeptPunch.ts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import {
  findJudged,
  readWaiting,
  settle,
  type KeptRow,
  type WaitingRow,
} from '../data/keptPunches.ts';
import { readClockings } from '../data/readClockings.ts';
import { currentSealingKey } from '../data/sealingKeys.ts';
import { keptPunch } from './terminalPunch.ts';

type WaitingPunch = components['schemas']['WaitingPunch'];

/** The key that seals kept punches, and the managers' side of those that were laid aside. */
export function keptPunches(
  context: ServerContext,
  book: WritableBook,
): Pick<Handlers, 'getSealingKey' | 'listKeptPunches' | 'settleKeptPunch'> {
  const { database } = context;
  const punch = createPunch(context, book);

  return {
    getSealingKey: async ({ now }) => {
      const { id, public_key: publicKey } = await currentSealingKey(database, now);
      const serverTime = now.toISOString();
      return {
        status: 200,
        body: { keyId: id, publicKey: publicKey.toString('base64'), serverTime },
      };
    },
    listKeptPunches: async ({ employee, now }) => {
      const managed = await managedBy(database, employee, now);
      const rows = await database.run(readWaiting, {
        employeeIds: managed.map(({ employeeId }) => employeeId),
      });
      const contents = rows.map((row) => shown(row, managed));
      return { status: 200, body: { contents, total: rows[0]?.total ?? 0 } };
    },
    settleKeptPunch: ownIdempotency(async (request) => {
      const { employee, path, body, idempotencyKey, now } = request;
      const { kept, target } = await requireKeptPunch(database, request);
      if (kept.settled_key !== null && kept.settled_key !== idempotencyKey) {
        throw new Refusal('KEPT_PUNCH_SETTLED');
      }
      if (target !== null) await recordFor(request, kept, target);
      await database.run(settle, {
        id: path.id,
        employeeId: employee.id,
        settledKey: idempotencyKey,
        now,
        assignmentId: body.assignmentId,
      });
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
    const [judged] = await database.run(findJudged, {
      actorKind: 'employee',
      actorId: employee.id,
      idempotencyKey,
    });
    if (judged?.is_recorded) return;
    const { clockings } = await readClockings(database, book, employeeId, now);
    const clocking = clockings.find((each) => each.assignmentId === assignmentId);
    if (clocking === undefined) throw new Refusal('NOTHING_TO_CLOCK');
    if (!clocking.operations.includes(kept.operation)) {
      throw new Refusal('KEPT_PUNCH_DOES_NOT_FIT');
    }
    await punch(keptPunch(request, kept, employeeId, clocking));
  }
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
