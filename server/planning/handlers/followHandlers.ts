import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { requireEmployeeGroups } from '../../employee-groups/data/groupMembers.ts';
import { requireSeenGroups } from '../../employee-groups/policies/requireGroups.ts';
import { readFeatures } from '../../features/createFeatures.ts';
import { managedFromNowOn } from '../../people/data/managedAssignments.ts';
import { requirePlanned } from '../../people/policies/requireManaged.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { changesPerPage, readPlanChanges } from '../data/planHistory.ts';
import { dropMinimum, readMinimums, saveMinimum } from '../data/plannedMinimums.ts';
import { lockQueued, readQueued, sendAgain } from '../data/scheduleOutbox.ts';
import { errorOf, presentStatus, statusOf } from './presentStatus.ts';
import { undoBatch } from './undoBatch.ts';

/** After planning: undo, delivery to the HR system, history; and the minimums. */
export function followHandlers(context: ServerContext) {
  const { database } = context;

  return {
    undoPlan: command(context, (request, unit) => undoBatch(database.takeIds, request, unit)),

    getTemporaryScheduleStatuses: async ({ query, employee, locale, now }) => {
      const [rows, managed] = await Promise.all([
        database.run(readQueued, { codes: query.externalCodes }),
        managedFromNowOn(database, employee.id, now),
      ]);
      const own = new Set(managed.map(({ assignmentId }) => assignmentId));
      const seen = rows.filter(({ assignmentId }) => own.has(assignmentId));
      return { status: 200, body: seen.map((row) => presentStatus(row, locale)) };
    },

    synchroniseTemporarySchedule: command(context, async (request, unit) => {
      const { path, employee, locale, now } = request;
      const [row] = await unit.run(lockQueued, { codes: [path.externalCode] });
      requireFound(row);
      const own = await requirePlanned(unit, employee, row.assignmentId, now);
      if (row.state !== 'FAILED') throw new Refusal('STATUS_NOT_ALLOWED');
      const [again] = await unit.run(sendAgain, { externalCode: path.externalCode, now });
      if (again === undefined) throw new Error('The row no longer exists.');
      const employeeIds = await managersOf(unit, [own.employeeId]);
      unit.tell({ type: 'schedules-changed', employeeIds });
      return { status: 200, body: presentStatus(again, locale) };
    }),

    getPlanHistory: async ({ query: { assignmentId, page }, employee, locale, now }) => {
      await requirePlanned(database, employee, assignmentId, now);
      const rows = await database.run(readPlanChanges, {
        assignmentId,
        offset: page * changesPerPage,
        readerId: employee.id,
      });
      const contents = rows.map((row) => {
        const { operation, state, failure, failureDetail } = row;
        const isQueued = operation !== null && state !== null;
        return {
          id: row.id,
          action: row.action,
          modifiedByEmpId: row.changedBy,
          modifiedByName: row.changedByName,
          assignmentDate: row.changedAt,
          workScheduleExternalName: row.scheduleName,
          workScheduleExternalCode: row.scheduleCode,
          startDate: row.startDate,
          endDate: row.endDate,
          tempWorkScheduleExternalCode: row.code,
          ecSynchronisationStatus: isQueued ? statusOf({ operation, state }) : null,
          errorMessage: isQueued
            ? (errorOf({ state, failure, failureDetail }, locale)?.message ?? null)
            : null,
          undoBatchId: row.undoBatchId,
        };
      });
      const totalPages = Math.ceil((rows[0]?.total ?? 0) / changesPerPage);
      return { status: 200, body: { contents, totalPages } };
    },

    getPlannedMinimums: async ({ employee }) => ({
      status: 200,
      body: await database.run(readMinimums, { employeeId: employee.id }),
    }),

    savePlannedMinimum: command(context, async ({ body, employee }, unit) => {
      const { employeeGroupId, byWeekday } = body;
      if (employeeGroupId !== null) {
        await requireEmployeeGroups({ read: () => readFeatures(unit) });
        await requireSeenGroups(unit, employee, [employeeGroupId]);
      }
      await (byWeekday.every((wanted) => wanted === 0)
        ? unit.run(dropMinimum, { employeeId: employee.id, employeeGroupId })
        : unit.run(saveMinimum, { employeeId: employee.id, employeeGroupId, byWeekday }));
      return { status: 204 };
    }),
  } satisfies Partial<Handlers>;
}
