import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import { managersOf } from '../people/data/managersOf.ts';
import { covers } from '../people/rules/isActiveAt.ts';
import type { RecordChain } from '../records/data/recordChain.ts';
import { preparedCommand } from '../calls/preparedCommand.ts';
import { presentShifts, type KeptShift } from '../shifts/data/presentShifts.ts';
import { toKeptShift } from '../shifts/data/shiftRows.ts';
import { readLatestVersion } from '../shifts/data/versions.ts';
import { createHrDelivery } from './createHrDelivery.ts';
import { extractionWorker } from './data/extractEnded.ts';
import { readOutbox } from './data/outboxState.ts';
import { saveSynchronisation } from './data/saveSynchronisation.ts';
import { triedAgain } from './rules/afterDelivery.ts';
import { synchronisationOf } from '../hr-outbox/rules/synchronisation.ts';

/** Managers' control of the delivery of time to the external HR system. */
export function hrSyncDomain(context: ServerContext, book: ShiftBook, chain: RecordChain) {
  const { database, life, push } = context;
  const delivery = createHrDelivery(context, chain);
  life.onListening(() => delivery.start().stop);

  /** The latest version of an entry that this manager decides on; otherwise NOT_FOUND. */
  async function readManaged({
    path,
    employee,
    now,
  }: CallRequest<'synchroniseTimePair'>): Promise<KeptShift> {
    const [[row], managed] = await Promise.all([
      database.run(readLatestVersion, [path.id]),
      managedAssignments(database, employee.id, now),
    ]);
    const assignment = managed.find(({ assignmentId }) => assignmentId === row?.pair.assignment_id);
    const isTheirs = assignment?.ranges.some((range) => row && covers(range, row.pair.start_date));
    if (row === undefined || isTheirs !== true) throw new Refusal('NOT_FOUND');
    return toKeptShift(row);
  }

  return {
    handlers: {
      synchroniseTimePair: preparedCommand<'synchroniseTimePair'>(database, async (request) => {
        const shift = await readManaged(request);
        const { assignment_id: assignmentId, original_version_id: shiftId } = shift.pair;
        const [state] = await database.run(readOutbox, [[assignmentId], [shiftId]]);
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
        const employeeIds = [employeeId, ...managerIds];
        return {
          answer: { status: 200, body: timePair },
          write: (transaction) =>
            saveSynchronisation(transaction, chain, [{ ...state, before, after, row }], by),
          tell: () => push.publish({ type: 'time-pairs-changed', employeeIds }),
        };
      }),
    } satisfies Partial<Handlers>,
    workers: [extractionWorker(database, chain)],
  };
}
