import { useCallback } from 'react';
import { useApi, useQueries } from 'shared-ui';
import { unworkedQuery } from '../../unworked-days/data/unworkedDays.ts';
import type { UnworkedDay } from '../../unworked-days/data/unworkedDays.ts';
import type { ApprovalFilter } from '../rules/approvalFilter.ts';
import type { ApprovalGroup } from '../rules/timePairs.ts';

interface Read {
  readonly data: readonly UnworkedDay[] | undefined;
  readonly isError: boolean;
}

/** The planned shifts without time of the expanded people who have any. */
export function useUnworked(
  filter: ApprovalFilter | null,
  groups: readonly ApprovalGroup[],
  open: ReadonlySet<number>,
) {
  const api = useApi();
  const key = groups
    .filter(({ id, totalUnworked }) => totalUnworked > 0 && open.has(id))
    .map(({ id }) => id)
    .join(' ');
  const combine = useCallback(
    (all: readonly Read[]) => {
      const ids = idsOf(key);
      return {
        unworked: new Map(
          all.flatMap(({ data }, index) => {
            const id = ids[index];
            return id === undefined || !data ? [] : [[id, data] as const];
          }),
        ),
        failed: new Set(
          ids.filter((_id, index) => all[index]?.isError && all[index].data === undefined),
        ),
      };
    },
    [key],
  );
  return useQueries({
    queries: filter ? idsOf(key).map((id) => unworkedQuery(api, filter, id)) : [],
    combine,
  });
}

function idsOf(key: string): readonly number[] {
  return key === '' ? [] : key.split(' ').map(Number);
}
