import type { components } from 'shared-contracts';
import type { WritableBook } from '../../shift-changes/createShiftCommits.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readEmployee } from '../../people/data/employees.ts';
import type { Prepared } from '../../calls/preparedCommand.ts';
import { approvalNotice } from './approvalNotice.ts';
import { createDecideRows } from './createDecideRows.ts';
import type { MassRequest, MassRow } from './massRow.ts';
import { presentMassAnswer } from './presentMassAnswer.ts';
import { requireSaneRows } from './requireSaneRows.ts';

/** Both calls are answered alike. */
interface PreparedMass extends Omit<Prepared<'massClockIn'>, 'answer'> {
  readonly answer: {
    readonly status: 200;
    readonly body: components['schemas']['MassClockAnswer'];
  };
}

/**
 * Clocks subordinates in or out: each row by itself, all that are done in one transaction with their
 * records, the answer and what their people are told.
 */
export function createMassPunch(context: ServerContext, book: WritableBook) {
  const { database, push } = context;
  const { features } = book;
  const decideRows = createDecideRows(context, book);

  return async function massPunch(
    request: MassRequest,
    rows: readonly MassRow[],
  ): Promise<PreparedMass> {
    const switches = await features.read();
    requireSaneRows(
      rows.map(({ body }) => body),
      switches,
    );
    const [manager] = await database.run(readEmployee, [request.employee.id]);
    if (manager === undefined) throw new Error('Whoever calls is an employee.');
    const judged = await decideRows(request, rows, switches);
    const by = { actorKind: 'employee', actorId: request.employee.id } as const;
    const commit = await book.prepare(
      { ...by, at: request.now.toISOString() },
      judged.flatMap(({ punch, state: { head } }) =>
        punch?.before === undefined
          ? []
          : [{ head, before: punch.before, after: punch.shift, action: punch.action }],
      ),
    );
    const shifts = new Map(commit.shifts.map((shift) => [shift.pair.id, shift]));
    const decided = judged.map(({ punch, ...row }) => ({
      ...row,
      punch: punch && { ...punch, shift: shifts.get(punch.shift.pair.id) ?? punch.shift },
    }));
    const body = await presentMassAnswer(book, request, decided, manager.is_24_hour);
    const name = `${manager.first_name} ${manager.last_name}`;
    const notices = decided.flatMap(({ punch, employeeId }) =>
      punch === null || employeeId === null ? [] : (approvalNotice(punch, employeeId, name) ?? []),
    );
    return {
      answer: { status: 200, body },
      write: async (transaction) => {
        await commit.write(transaction);
        await notify(transaction, notices, request.now);
      },
      tell: () => {
        commit.tell();
        if (notices.length > 0) {
          const employeeIds = notices.map(({ employeeId }) => employeeId);
          push.publish({ type: 'notifications-changed', employeeIds });
        }
      },
    };
  };
}
