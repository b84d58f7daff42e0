import type { Api } from 'shared-contracts';
import type { AssignedScheduleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { readAllEntries } from '../../entries/data/readAllEntries.ts';

/** The ranges that have a schedule today or later. */
export function rangesOfSchedule(api: Api, code: string) {
  const filter = { of: 'workSchedules', ofCode: code } as const;
  return {
    queryKey: api.query.key(
      '/api/company/entries/{section}',
      { params: { path: { section: 'assignedSchedules' }, query: filter } },
      'lasting',
    ),
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const [now, coming] = await Promise.all([
        readAllEntries(api, 'assignedSchedules', { ...filter, state: 'CURRENT' }, { signal }),
        readAllEntries(api, 'assignedSchedules', { ...filter, state: 'COMING' }, { signal }),
      ]);
      return [...now, ...coming].flatMap(
        ({ part }): readonly AssignedScheduleEntry[] => part.assignedSchedules ?? [],
      );
    },
  };
}
