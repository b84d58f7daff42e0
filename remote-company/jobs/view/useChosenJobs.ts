import { useMemo, useState } from 'react';
import type { AssignmentEntry } from 'shared-contracts/company-file/companyFile.ts';
import { useApi, useQuery } from 'shared-ui';
import { entriesPath, type Entries } from '../../entries/data/entryPages.ts';
import { readAllEntries } from '../../entries/data/readAllEntries.ts';
import type { ChosenEntries } from '../../entries/view/useListSelection.ts';
import type { Job } from '../rules/job.ts';
import { jobOf, type ListedJob } from './jobOf.ts';

export type ChosenJobs = ChosenEntries<AssignmentEntry>;

/** The chosen jobs, also those of all pages; null while they are read. */
export function useChosenJobs(chosen: ChosenJobs) {
  const api = useApi();
  const [progress, setProgress] = useState<{ read: number; total: number } | null>(null);
  const filter = chosen.kind === 'ALL' ? chosen.filter : null;
  const [pages, setPages] = useState<readonly Entries[] | null>(null);
  const { error, refetch } = useQuery({
    queryKey: api.query.key(
      entriesPath,
      { params: { path: { section: 'assignments' }, query: filter ?? {} } },
      'all',
    ),
    gcTime: 0,
    // Read once: after the change nobody needs thousands of jobs again.
    enabled: filter !== null && pages === null,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const onProgress = (read: number, total: number) => setProgress({ read, total });
      const all = await readAllEntries(api, 'assignments', filter ?? {}, { signal, onProgress });
      setPages(all);
      return all;
    },
  });
  const read = useMemo(() => presentJobs(listedOf(chosen, pages)), [chosen, pages]);
  return {
    ...read,
    progress,
    failure: read.jobs === null ? error : null,
    retry: () => void refetch(),
  };
}

function listedOf(
  chosen: ChosenJobs,
  pages: readonly Entries[] | null,
): readonly ListedJob[] | null {
  if (chosen.kind === 'SOME') return [...chosen.items.values()];
  if (pages === null) return null;
  return pages.flatMap(({ part: { assignments = [] }, facts, version }) =>
    assignments.flatMap((entry: AssignmentEntry, index): ListedJob[] => {
      const fact = facts[index];
      return fact && !chosen.except.has(fact.code) ? [{ entry, facts: fact, version }] : [];
    }),
  );
}

interface ReadJobs {
  readonly jobs: readonly Job[] | null;
  /** The earliest version of the company that they were read from. */
  readonly version: number | null;
}

function presentJobs(listed: readonly ListedJob[] | null): ReadJobs {
  if (listed === null || listed.length === 0) return { jobs: listed && [], version: null };
  const version = listed.reduce((least, each) => Math.min(least, each.version), Infinity);
  return { jobs: listed.map(jobOf), version };
}
