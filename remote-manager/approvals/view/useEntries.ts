import { useCallback } from 'react';
import { useApi, useQueries } from 'shared-ui';
import { entriesQuery } from '../data/approvalsQuery.ts';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';
import type { Entries, TimePair } from '../rules/timePairs.ts';

interface Read {
  readonly data: readonly TimePair[] | undefined;
  readonly isError: boolean;
}

/** The entries of the expanded people, loaded on expansion. */
export function useEntries(filter: ApprovalFilter | null, open: ReadonlySet<number>) {
  const api = useApi();
  const combine = useCallback(
    (all: readonly Read[]) => {
      const ids = [...open];
      const entries: Entries = new Map(
        all.flatMap(({ data }, index) => {
          const id = ids[index];
          return id === undefined || !data ? [] : [[id, data]];
        }),
      );
      const failed = new Set(
        ids.filter((_id, index) => all[index]?.isError && all[index].data === undefined),
      );
      return { entries, failed };
    },
    [open],
  );
  return useQueries({
    queries: [...open].map((id) => entriesQuery(api, filter, id)),
    combine,
  });
}
