import type { components } from 'shared-contracts';
import type { CallRequest } from '../../calls/calls.ts';
import type { Unit } from '../../calls/unitOfWork.ts';
import type { Database } from '../../database/database.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { requireManagedOn } from '../../people/policies/requireManaged.ts';
import type { RecordChain } from '../../records/data/recordChain.ts';
import { recordDecisions } from '../data/recordDecisions.ts';
import { saveOutcomes, takeBackOutcomes } from '../data/unworkedDays.ts';

type Decided = components['schemas']['UnworkedDayOutcomes'];

/** Saves the manager's decision about days; refuses days on which the manager cannot decide. */
export function createDecideUnworkedDays(
  database: Database,
  chain: Pick<RecordChain, 'open' | 'seal'>,
) {
  return async function decide(
    { days, outcome }: Decided,
    { employee, now }: Pick<CallRequest<'decideUnworkedDay'>, 'employee' | 'now'>,
    unit: Unit,
  ) {
    const recorded = days.map(({ employeeAssignmentId: assignmentId, date }) => ({
      assignmentId,
      date,
    }));
    const managed = await requireManagedOn(database, employee, recorded, now);
    const people = managed.map(({ employeeId }) => employeeId);
    const managerIds = await managersOf(database, [...new Set(people)]);
    await chain.open();

    const decision = { outcome, actorId: employee.id, recordedAt: now.toISOString() };
    await recordDecisions(unit, chain.seal, recorded, decision);
    const ids = days.map(({ employeeAssignmentId }) => employeeAssignmentId);
    const dates = days.map(({ date }) => date);
    await (outcome === null
      ? unit.run(takeBackOutcomes, { ids, dates })
      : unit.run(saveOutcomes, { ids, dates, outcome, employeeId: employee.id, now }));
    unit.tell({ type: 'time-pairs-changed', employeeIds: managerIds });
    return { status: 204 } as const;
  };
}
