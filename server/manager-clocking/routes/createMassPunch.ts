import type { components } from 'shared-contracts';
import { prepareLateness } from '../../adjusted-time/data/prepareLateness.ts';
import { punchRecord } from '../../clocking/routes/completePunch.ts';
import type { PunchSources } from '../../clocking/routes/createPunch.ts';
import { mayComeFirst } from '../../clocking/rules/mayComeFirst.ts';
import type { ServerContext } from '../../http/serverContext.ts';
import { notify } from '../../notifications/data/notify.ts';
import { readEmployee } from '../../people/data/employees.ts';
import type { Prepared } from '../../records/routes/preparedCommand.ts';
import { saveMassPunches, type MassPunch } from '../data/saveMassPunches.ts';
import { approvalNotice } from './approvalNotice.ts';
import { createDecideRows } from './createDecideRows.ts';
import type { DecidedRow, MassRequest, MassRow } from './massRow.ts';
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
export function createMassPunch(context: ServerContext, sources: PunchSources) {
  const { database, push } = context;
  const { chain, features } = sources;
  const decideRows = createDecideRows(context, sources);

  async function sign({ employee, now }: MassRequest, decided: readonly DecidedRow[]) {
    const punches = await Promise.all(
      decided.map(async ({ punch, state, employeeId }): Promise<MassPunch[]> => {
        if (punch?.before === undefined || employeeId === null) return [];
        const { before, shift: after, message } = punch;
        const who = { actorId: employee.id, employeeId };
        const change = punchRecord({ ...punch, before }, who, now);
        const records = await chain.sign(state.head, [change]);
        return records.map((record) => ({ record, before, after, message }));
      }),
    );
    return punches.flat();
  }

  return async function massPunch(
    request: MassRequest,
    rows: readonly MassRow[],
  ): Promise<PreparedMass> {
    await chain.open();
    const switches = await features.read();
    requireSaneRows(
      rows.map(({ body }) => body),
      switches,
    );
    const [manager] = await database.run(readEmployee, [request.employee.id]);
    if (manager === undefined) throw new Error('Whoever calls is an employee.');
    const { decided, managerIds } = await decideRows(request, rows, switches);
    const body = await presentMassAnswer(sources, request, decided, manager.is_24_hour);
    const punches = await sign(request, decided);
    const refreshLateness = await prepareLateness(sources.dayPlans, punches.filter(mayComeFirst));

    const name = `${manager.first_name} ${manager.last_name}`;
    const notices = decided.flatMap(({ punch, employeeId }) =>
      punch === null || employeeId === null ? [] : (approvalNotice(punch, employeeId, name) ?? []),
    );
    const clocked = decided.flatMap(({ punch, employeeId }) =>
      punch?.before === undefined || employeeId === null ? [] : [employeeId],
    );
    return {
      answer: { status: 200, body },
      write: async (transaction) => {
        await saveMassPunches(transaction, punches);
        await refreshLateness(transaction);
        await notify(transaction, notices, request.now);
      },
      tell: () => {
        if (clocked.length === 0) return;
        push.publish({ type: 'active-shift-changed', employeeIds: clocked });
        push.publish({ type: 'time-pairs-changed', employeeIds: [...clocked, ...managerIds] });
        if (notices.length > 0) {
          const employeeIds = notices.map(({ employeeId }) => employeeId);
          push.publish({ type: 'notifications-changed', employeeIds });
        }
      },
    };
  };
}
