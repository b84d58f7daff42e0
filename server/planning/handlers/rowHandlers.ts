import { daysOf, localDay, partsOf, schedulesOver } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import { readGroupsOf } from '../../employee-groups/data/groupMembers.ts';
import type { Features } from '../../features/createFeatures.ts';
import { variantOn } from '../../people/rules/variantOn.ts';
import { readPlans } from '../../schedules/data/plans.ts';
import { assignedRanges } from '../../schedules/rules/assignedRanges.ts';
import { readFailed, readRowDetails } from '../data/plannedRows.ts';
import { createDayCounter } from '../rules/createDayCounter.ts';
import { findRows } from './findRows.ts';
import { presentStatus } from './presentStatus.ts';
import { rowByRow } from './rowByRow.ts';

/** The rows of the board, and the number of people who work on each day. */
export function rowHandlers({ database }: ServerContext, features: Features) {
  return {
    findPlannedAssignments: async (request) => {
      const { body, employee, locale, now } = request;
      const { found, hasGroups } = await findRows({ database, features }, request);
      const { page, pageSize } = body;
      const ids = found.slice(page * pageSize, (page + 1) * pageSize).map(({ id }) => id);
      const [details, failed, groups] = await Promise.all([
        database.run(readRowDetails, { ids, now }),
        database.run(readFailed, {
          assignmentIds: ids,
          startDate: body.startDate,
          endDate: body.endDate,
        }),
        hasGroups ? database.run(readGroupsOf, { managerId: employee.id, assignmentIds: ids }) : [],
      ]);
      const failedOf = Map.groupBy(failed, ({ assignmentId }) => assignmentId);
      const groupsOf = Map.groupBy(groups, ({ assignmentId }) => assignmentId);
      const contents = details.map(({ variants, ...row }) => ({
        ...row,
        timeRecordingVariant: variantOn(variants, localDay(now.toISOString(), row.timeZone)),
        currentEmployeeGroups: (groupsOf.get(row.id) ?? []).map(({ id, groupName }) => ({
          id,
          groupName,
        })),
        failedSchedules: (failedOf.get(row.id) ?? []).map((each) => presentStatus(each, locale)),
      }));
      const totalPages = Math.ceil(found.length / pageSize);
      return { status: 200, body: { contents, totalPages, totalRows: found.length } };
    },

    countPlanned: async (request) => {
      const { body, employee } = request;
      const { found, managed, hasGroups } = await findRows({ database, features }, request);
      const window = { startDate: body.startDate, endDate: body.endDate };
      const ids = found.map(({ id }) => id);
      const groups = hasGroups
        ? await database.run(readGroupsOf, { managerId: employee.id, assignmentIds: ids })
        : [];
      const groupsOf = Map.groupBy(groups, ({ assignmentId }) => assignmentId);
      const counter = createDayCounter(daysOf(window));
      for (const part of partsOf(ids, (joined) => joined.length < countedAtOnce)) {
        const wanted = part.map((assignmentId) => ({ assignmentId, ...window }));
        const plans = await readPlans(database, wanted);
        await rowByRow([...plans.values()], (plan) => {
          const { assignmentId: id } = plan;
          const ranges = assignedRanges(plan, window, managed.get(id)?.ranges ?? []);
          const groupIds = (groupsOf.get(id) ?? []).map((group) => group.id);
          counter.add(schedulesOver(ranges), groupIds);
        });
      }
      return { status: 200, body: { totalRows: found.length, days: counter.counted() } };
    },
  } satisfies Partial<Handlers>;
}

/** People whose plans are read together, so that no single result takes long to parse. */
const countedAtOnce = 100;
