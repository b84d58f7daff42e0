import { fold, isManager, addDays, localDay } from 'shared-contracts';
import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import type { CallRequest, Handlers } from '../calls/calls.ts';
import { Refusal } from '../calls/refusal.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { readAssignmentIds } from '../people/data/assignments.ts';
import { managedAssignments } from '../people/data/managedAssignments.ts';
import {
  findAbsences,
  findCostCenters,
  findCustomEntities,
  findOptions,
  readCostCenters,
  readFieldOptions,
  readTimeTypes,
} from './data/searchLists.ts';

const pageSize = 50;
const absenceDays = 366;

/** The lists for entering and filtering time (spec §7). */
export function timeListHandlers(
  { database }: ServerContext,
  { facts, features }: Pick<ShiftBook, 'facts' | 'features'>,
) {
  /** The reader's own assignments, and those that the reader manages now. */
  async function assignmentsOf({
    employee,
    now,
  }: Pick<CallRequest<'getAbsences'>, 'employee' | 'now'>) {
    const own = await database.run(readAssignmentIds, [employee.id]);
    const managed = isManager(employee.authorities)
      ? await managedAssignments(database, employee.id, now)
      : [];
    return [
      ...own.map(({ id }) => ({ assignmentId: id, employeeId: employee.id })),
      ...managed.map(({ assignmentId, employeeId }) => ({ assignmentId, employeeId })),
    ];
  }

  return {
    searchCostCenters: async (request) => {
      const { searchString = '', assignmentId = null, page = 0 } = request.query;
      if (assignmentId !== null) {
        const known = await assignmentsOf(request);
        if (!known.some((each) => each.assignmentId === assignmentId))
          throw new Refusal('NOT_FOUND');
      }
      const values = [fold(searchString), assignmentId, pageSize, page * pageSize];
      return { status: 200, body: await database.run(findCostCenters, values) };
    },
    getAllCostCenters: async () => ({ status: 200, body: await database.run(readCostCenters) }),
    searchCustomFieldOptions: async ({ path, query: { searchString = '' } }) => {
      const { customFields } = await facts.catalogue();
      if (!customFields.has(path.id)) throw new Refusal('NOT_FOUND');
      const values = [path.id, fold(searchString), pageSize];
      return { status: 200, body: await database.run(findOptions, values) };
    },
    getAbsences: async (request) => {
      const people = new Set(request.query.employees);
      const ids = (await assignmentsOf(request))
        .filter(({ employeeId }) => people.has(employeeId))
        .map(({ assignmentId }) => assignmentId);
      const today = localDay(request.now.toISOString(), 'UTC');
      const range = [addDays(today, -absenceDays), addDays(today, absenceDays)];
      return { status: 200, body: await database.run(findAbsences, [ids, ...range]) };
    },
    getTimeFilters: async () => {
      const { CUSTOM_FIELDS: hasFields } = (await features.read()).features;
      const [timeTypes, customFieldOptions] = await Promise.all([
        database.run(readTimeTypes),
        hasFields ? database.run(readFieldOptions) : [],
      ]);
      return { status: 200, body: { timeTypes, customFieldOptions } };
    },
    getCustomFilters: async () => {
      const entities = await database.run(findCustomEntities);
      const body = entities.map(({ name, values }) => ({
        filterName: name,
        filterValues: values.map((value) => ({
          externalCode: value,
          customFields: [{ fieldName: name, fieldValue: value }],
        })),
      }));
      return { status: 200, body };
    },
  } satisfies Partial<Handlers>;
}
