import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { managersOf } from '../people/data/managersOf.ts';
import { requireManagedOn } from '../people/policies/requireManaged.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { command } from '../calls/commands.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import { presentShifts, type ShiftWithAuthor } from '../shifts/data/presentShifts.ts';
import { toShiftWithAuthor } from '../shifts/data/shiftRows.ts';
import { readLatestVersion } from '../shifts/data/versions.ts';
import { createHrDelivery } from './createHrDelivery.ts';
import { extractionWorker } from './data/extractEnded.ts';
import { readOutbox } from './data/outboxState.ts';
import { saveSynchronisation } from './data/saveSynchronisation.ts';
import { triedAgain } from './rules/afterDelivery.ts';
import { synchronisationOf } from '../hr-outbox/rules/synchronisation.ts';

/**
 * Starts the delivery of time and schedules to the external HR system; managers can send time that
 * has failed again.
 */
export function hrSyncDomain(context: ServerContext, book: ShiftBook, chain: RecordChain) {
  const { database, life } = context;
  const delivery = createHrDelivery(context, chain);
  life.onListening(() => delivery.start().stop);

  /** The latest version of an entry that this manager decides on; otherwise NOT_FOUND. */
  async function readManaged({
    path,
    employee,
    now,
  }: CallRequest<'synchroniseTimePair'>): Promise<ShiftWithAuthor> {
    const [row] = await database.run(readLatestVersion, { id: path.id });
    requireFound(row);
    const { assignment_id: assignmentId, start_date: date } = row.pair;
    await requireManagedOn(database, employee, [{ assignmentId, date }], now);
    return toShiftWithAuthor(row);
  }

  return {
    handlers: {
      synchroniseTimePair: command(
        context,
        async (request: CallRequest<'synchroniseTimePair'>, unit) => {
          const shift = await readManaged(request);
          const { assignment_id: assignmentId, original_version_id: shiftId } = shift.pair;
          const [state] = await database.run(readOutbox, {
            assignmentIds: [assignmentId],
            shiftIds: [shiftId],
          });
          if (state?.state !== 'FAILED') throw new Refusal('STATUS_NOT_ALLOWED');
          const { pairs: before, employee_id: employeeId } = state;
          const recordedAt = request.now.toISOString();
          const row = triedAgain(state, recordedAt);
          const synchronisation = synchronisationOf(row);
          const after = before.map((pair) => ({ ...pair, ...synchronisation }));
          const shown = { ...shift, pair: { ...shift.pair, ...synchronisation } };
          const [[timePair], managerIds] = await Promise.all([
            presentShifts(book, [shown], request),
            managersOf(database, [employeeId]),
          ]);
          if (timePair === undefined) throw new Error('The presentation returned no shift.');
          await chain.open();
          const actorId = request.employee.id;
          const by = {
            actorKind: 'employee',
            actorId,
            recordedAt,
            action: 'SYNCHRONISATION',
          } as const;
          await saveSynchronisation(unit, chain, [{ ...state, before, after, row }], by);
          unit.tell({ type: 'time-pairs-changed', employeeIds: [employeeId, ...managerIds] });
          return { status: 200, body: timePair };
        },
      ),
    } satisfies Partial<Handlers>,
    workers: [extractionWorker(database, chain)],
  };
}
