import type { Handlers } from '../../calls/calls.ts';
import { command } from '../../calls/commands.ts';
import { Refusal } from '../../calls/refusal.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { holdGroups } from '../../employee-groups/data/groups.ts';
import { readFeatures } from '../../features/createFeatures.ts';
import { managedFromNowOn } from '../../people/data/managedAssignments.ts';
import { managersOf } from '../../people/data/managersOf.ts';
import { changesPerPage, readPlanChanges } from '../data/planHistory.ts';
import { dropMinimum, readMinimums, saveMinimum } from '../data/plannedMinimums.ts';
import { lockQueued, readQueued, sendAgain } from '../data/scheduleOutbox.ts';
import { planCommand } from './planCommand.ts';
import { errorOf, presentStatus, statusOf } from './presentStatus.ts';
import { undoBatch } from './undoBatch.ts';

/** After planning: undo, delivery to the HR system, history; and the minimums. */
export function followHandlers(context: ServerContext) {
  const { database } = context;

  return {
    undoPlan: planCommand<'undoPlan'>(context, async (request, transaction, tell) => ({
      status: 200,
      body: await undoBatch(database.takeIds, request, transaction, tell),
    })),

    getTemporaryScheduleStatuses: async ({ query, employee, locale, now }) => {
      const [rows, managed] = await Promise.all([
        database.run(readQueued, [query.externalCodes]),
        managedFromNowOn(database, employee.id, now),
      ]);
      const own = new Set(managed.map(({ assignmentId }) => assignmentId));
      const seen = rows.filter(({ assignmentId }) => own.has(assignmentId));
      return { status: 200, body: seen.map((row) => presentStatus(row, locale)) };
    },

    synchroniseTemporarySchedule: planCommand<'synchroniseTemporarySchedule'>(
      context,
      async ({ path, employee, locale, now }, transaction, tell) => {
        const [row] = await transaction.run(lockQueued, [[path.externalCode]]);
        const managed = await managedFromNowOn(transaction, employee.id, now);
        const own = managed.find(({ assignmentId }) => assignmentId === row?.assignmentId);
        requireFound(own);
        if (row?.state !== 'FAILED') throw new Refusal('STATUS_NOT_ALLOWED');
        const [again] = await transaction.run(sendAgain, [path.externalCode, now]);
        if (again === undefined) throw new Error('The row no longer exists.');
        tell({ planned: [], managers: await managersOf(transaction, [own.employeeId]) });
        return { status: 200, body: presentStatus(again, locale) };
      },
    ),

    getPlanHistory: async ({ query: { assignmentId, page }, employee, locale, now }) => {
      const managed = await managedFromNowOn(database, employee.id, now);
      if (!managed.some((each) => each.assignmentId === assignmentId)) {
        throw new Refusal('NOT_FOUND');
      }
      const rows = await database.run(readPlanChanges, [
        assignmentId,
        page * changesPerPage,
        employee.id,
      ]);
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
      body: await database.run(readMinimums, [employee.id]),
    }),

    savePlannedMinimum: command(
      database,
      async ({ body: { employeeGroupId, byWeekday }, employee }, transaction) => {
        if (employeeGroupId !== null) {
          const { properties } = await readFeatures(transaction);
          if (!properties.EMPLOYEE_GROUPS) throw new Refusal('FEATURE_OFF');
          const seen = await transaction.run(holdGroups, [employee.id, [employeeGroupId]]);
          if (seen.length === 0) throw new Refusal('NOT_FOUND');
        }
        await (byWeekday.every((wanted) => wanted === 0)
          ? transaction.run(dropMinimum, [employee.id, employeeGroupId])
          : transaction.run(saveMinimum, [employee.id, employeeGroupId, byWeekday]));
        return { status: 204 };
      },
    ),
  } satisfies Partial<Handlers>;
}
