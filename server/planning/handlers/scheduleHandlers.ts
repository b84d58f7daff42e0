import { fold, localDay, scheduleOn } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';
import { requireFound } from '../../calls/sharedRefusals.ts';
import type { ServerContext } from '../../calls/serverContext.ts';
import type { Features } from '../../features/createFeatures.ts';
import { managedFromNowOn } from '../../people/data/managedAssignments.ts';
import { requireAmong, requirePlanned } from '../../people/policies/requireManaged.ts';
import { variantOn } from '../../people/rules/variantOn.ts';
import { readPlans } from '../../schedules/data/plans.ts';
import { assignedRanges } from '../../schedules/rules/assignedRanges.ts';
import { readPlanFacts } from '../data/planFacts.ts';
import { readSchedulePage, readVisibleSchedules, schedulesPerPage } from '../data/schedulePages.ts';

/** Work schedules, as a list and in detail. */
export function scheduleHandlers({ database }: ServerContext, features: Features) {
  return {
    getWorkSchedulePage: async ({ query, employee, now }) => {
      const asked = query.assignmentIds ?? [];
      const managed = await managedFromNowOn(database, employee.id, now);
      asked.forEach((id) => requireAmong(managed, id));
      const facts =
        asked.length === 0 ? [] : await database.run(readPlanFacts, { assignmentIds: asked });
      const first = facts.find(({ assignmentId }) => assignmentId === asked[0]);
      const isRequest = query.isAssignmentRequest === true;
      const variant =
        isRequest && first !== undefined
          ? variantOn(first.variants, localDay(now.toISOString(), first.timeZone))
          : (query.type ?? null);
      const { properties } = await features.read();
      const theirs = facts.map(({ countryCode }) => countryCode);
      const countries =
        query.countryCodes ??
        (isRequest && properties.WS_COUNTRY_CODE_FILTER && theirs.length > 0 ? theirs : null);
      const people = isRequest
        ? facts.map(({ employeeId }) => employeeId).filter(() => asked.length === 1)
        : managed.map(({ employeeId }) => employeeId);
      const rows = await database.run(readSchedulePage, {
        offset: query.page * schedulesPerPage,
        search: fold(query.search ?? ''),
        variant,
        countries,
        employeeIds: people,
      });
      const totalPages = Math.ceil((rows[0]?.total ?? 0) / schedulesPerPage);
      return {
        status: 200,
        body: { contents: rows.map(({ schedule }) => schedule), totalPages },
      };
    },

    getWorkSchedules: async ({ query, employee, now }) => {
      const managed = await managedFromNowOn(database, employee.id, now);
      const people = managed.map(({ employeeId }) => employeeId);
      const rows = await database.run(readVisibleSchedules, {
        codes: query.ids,
        employeeIds: people,
      });
      return { status: 200, body: rows.map(({ schedule }) => schedule) };
    },

    getRootWorkSchedule: async ({ query: { assignmentId, date }, employee, now }) => {
      const own = await requirePlanned(database, employee, assignmentId, now);
      const day = { startDate: date, endDate: date };
      const plan = (await readPlans(database, [{ assignmentId, ...day }])).get(assignmentId);
      requireFound(plan);
      const lasting = plan.schedules.filter(({ isTemporary }) => !isTemporary);
      const bare = { ...plan, schedules: lasting, absences: [], holidays: [] };
      const planned = scheduleOn(assignedRanges(bare, day, own.ranges), date);
      const hasOne = planned.kind === 'work' || planned.kind === 'off';
      return { status: 200, body: { workSchedule: hasOne ? planned.schedule : null } };
    },
  } satisfies Partial<Handlers>;
}
