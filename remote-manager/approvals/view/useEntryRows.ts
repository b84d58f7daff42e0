import { useQuery } from 'shared-ui';
import type * as rows from './entryRows.ts';

export type EntryRows = typeof rows;

export const entryRowsKey = ['approval-entry-rows'] as const;

/** The components of the rows below a person; null until the first is wanted and they are there. */
export function useEntryRows(isWanted: boolean): {
  readonly entryRows: EntryRows | null;
  readonly hasFailed: boolean;
} {
  const { data, isError } = useQuery({
    queryKey: entryRowsKey,
    enabled: isWanted,
    staleTime: Infinity,
    // The modules are what they are, however often they are read.
    structuralSharing: false,
    queryFn: () => import('./entryRows.ts'),
  });
  return { entryRows: data ?? null, hasFailed: isError };
}
