import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useApi, useQuery } from 'shared-ui';
import { entriesPath } from '../../entries/data/entryPages.ts';

/** Some of the company's jobs, by which a new one is proposed. */
export function useKnownJobs(isNew: boolean): { readonly entries: readonly AssignmentEntry[] } {
  const api = useApi();
  const { data } = useQuery({
    ...api.query.GET(entriesPath, {
      params: { path: { section: 'assignments' }, query: { state: 'CURRENT' } },
    }),
    enabled: isNew,
  });
  return { entries: data?.part.assignments ?? [] };
}

/** The codes of the person's jobs, and whether one of them is the main one today or later. */
export function useTakenCodes(person: string | null) {
  const api = useApi();
  const query = person === null ? {} : ({ of: 'people', ofCode: person } as const);
  const { data } = useQuery({
    ...api.query.GET(entriesPath, { params: { path: { section: 'assignments' }, query } }),
    enabled: person !== null,
  });
  const entries = (person === null ? undefined : data?.part.assignments) ?? [];
  return {
    codes: new Set(entries.map(({ code }) => code)),
    hasMainJob: entries.some(({ isPrimary, endDate }) => isPrimary && endDate === undefined),
  };
}
