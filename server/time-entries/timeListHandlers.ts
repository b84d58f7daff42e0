import { fold, addDays, localDay } from 'shared-contracts';
import type { ShiftBook } from '../shifts/data/createShiftBook.ts';
import type { Handlers } from '../calls/calls.ts';
import { requireFound } from '../calls/sharedRefusals.ts';
import type { ServerContext } from '../calls/serverContext.ts';
import { requireSeenAssignment, seenAssignments } from './policies/seenAssignments.ts';
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
  return {
    searchCostCenters: async ({ query, employee, now }) => {
      const { searchString = '', assignmentId = null, page = 0 } = query;
      if (assignmentId !== null) {
        await requireSeenAssignment(database, employee, assignmentId, now);
      }
      const body = await database.run(findCostCenters, {
        search: fold(searchString),
        assignmentId,
        limit: pageSize,
        offset: page * pageSize,
      });
      return { status: 200, body };
    },
    getAllCostCenters: async () => ({ status: 200, body: await database.run(readCostCenters) }),
    searchCustomFieldOptions: async ({ path, query: { searchString = '' } }) => {
      const { customFields } = await facts.catalogue();
      requireFound(customFields.get(path.id));
      const body = await database.run(findOptions, {
        customFieldId: path.id,
        search: fold(searchString),
        limit: pageSize,
      });
      return { status: 200, body };
    },
    getAbsences: async ({ query, employee, now }) => {
      const people = new Set(query.employees);
      const assignmentIds = (await seenAssignments(database, employee, now))
        .filter(({ employeeId }) => people.has(employeeId))
        .map(({ assignmentId }) => assignmentId);
      const today = localDay(now.toISOString(), 'UTC');
      const body = await database.run(findAbsences, {
        assignmentIds,
        first: addDays(today, -absenceDays),
        last: addDays(today, absenceDays),
      });
      return { status: 200, body };
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
