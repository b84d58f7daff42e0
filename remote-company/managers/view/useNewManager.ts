import { useMemo } from 'react';
import type { PersonEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useApi, useQuery } from 'shared-ui';
import type { ChangedEntry } from '../../changes/rules/changedEntries.ts';
import { entriesPath } from '../../entries/data/entryPages.ts';

const nothing: readonly ChangedEntry[] = [];

/** Whether a person may approve time yet, and the change that lets them. */
export function useNewManager(code: string | null) {
  const api = useApi();
  const people = (state: 'CURRENT' | 'APPROVERS') => ({
    ...api.query.GET(entriesPath, {
      params: { path: { section: 'people' }, query: { code: code ?? '', state } },
    }),
    enabled: code !== null,
  });
  const approver = useQuery(people('APPROVERS'));
  const isNew = code !== null && approver.data?.total === 0;
  const person = useQuery({ ...people('CURRENT'), enabled: isNew });
  const [before] = person.data?.part.people ?? [];
  const changes = useMemo(() => (isNew && before ? [given(before)] : nothing), [isNew, before]);
  return {
    isNew,
    isKnown: approver.data !== undefined && (!isNew || before !== undefined),
    changes,
  };
}

function given(before: PersonEntry): ChangedEntry {
  const authorities = [...(before.authorities ?? []), 'APPROVE_TIME' as const];
  return { section: 'people', before, after: { ...before, authorities } };
}
