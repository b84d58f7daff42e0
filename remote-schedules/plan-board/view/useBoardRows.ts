import { useEffect, useMemo, useState } from 'react';
import type { ApiFailure, components, DateRange } from 'shared-contracts';
import { useApi, useQueries, useQueryClient } from 'shared-ui';
import type { AssignmentSummary } from '../../bars/rules/planDays.ts';
import { planKeys, plansQuery, rowsOfPage, rowsQuery } from '../data/boardQueries.ts';
import { boardPayload, type BoardFilter } from '../rules/boardFilter.ts';
import type { PlannedRow } from '../../plan-targets/rules/planTargets.ts';

type PlannedRows = components['schemas']['PlannedRows'];

export interface BoardRows {
  /** The number of rows; null until the first response, and if no plan could be loaded. */
  readonly total: number | null;
  /** Undefined while loading. */
  readonly rowAt: (index: number) => PlannedRow | undefined;
  /** The plan of a row; undefined while loading. */
  readonly planOf: (row: number) => AssignmentSummary | undefined;
  readonly rows: readonly PlannedRow[];
  readonly plans: readonly AssignmentSummary[];
  /** The data shown belongs to other days, or another filter. */
  readonly isChanging: boolean;
  readonly failure: ApiFailure | null;
  /** Time of the response shown, in epoch milliseconds; 0: never. */
  readonly answeredAt: number;
  readonly retry: () => void;
}

/** The rows of those pages, from 0, with their plans, loaded as they come into view. */
export function useBoardRows(
  filter: BoardFilter,
  range: DateRange,
  pages: readonly number[],
): BoardRows {
  const api = useApi();
  const client = useQueryClient();
  // The names of the previous days, until those of the new ones are loaded.
  const [lastRows] = useState(() => new Map<string, PlannedRows>());
  const keyOf = (page: number) => JSON.stringify([boardPayload(filter), page]);
  const read = useQueries({
    queries: pages.map((page) => ({
      ...rowsQuery(api, filter, range, page),
      placeholderData: () => lastRows.get(keyOf(page)),
    })),
    combine,
  });
  const plans = useQueries({
    queries: pages.map((_page, index) => {
      const rows = read.data.get(index)?.contents ?? [];
      return {
        ...plansQuery(api, rows, range),
        enabled: rows.length > 0 && read.isPlaceholder[index] === false,
      };
    }),
    combine,
  });

  useEffect(() => {
    pages.forEach((page, index) => {
      const rows = read.data.get(index);
      if (rows && read.isPlaceholder[index] === false) lastRows.set(keyOf(page), rows);
    });
  });

  return useMemo(() => {
    const rowsByPage = new Map(
      pages.map((page, index) => [page, read.data.get(index)?.contents ?? []] as const),
    );
    const summaries = [...plans.data.values()].flat();
    const planById = new Map(summaries.map((summary) => [summary.assignmentId, summary]));
    const hasNoPlan = plans.failure !== null && summaries.length === 0;
    return {
      total: hasNoPlan ? null : (read.data.get(0)?.totalRows ?? null),
      rowAt: (index) => rowsByPage.get(Math.floor(index / rowsOfPage))?.[index % rowsOfPage],
      planOf: (row) => planById.get(row),
      rows: [...read.data.values()].flatMap((page) => page.contents),
      plans: summaries,
      isChanging: read.isPlaceholder[0] === true,
      failure: read.failure ?? plans.failure,
      answeredAt: read.answeredAt,
      retry() {
        for (const queryKey of planKeys(api)) void client.invalidateQueries({ queryKey });
      },
    };
  }, [pages, read, plans, api, client]);
}

interface Result<Data> {
  readonly data: Data | undefined;
  readonly isPlaceholderData: boolean;
  readonly error: ApiFailure | null;
  readonly dataUpdatedAt: number;
}

function combine<Data>(results: readonly Result<Data>[]) {
  return {
    // By the index of its query. A Map, unlike a plain object, is not compared deeply with the
    // previous one.
    data: new Map(
      results.flatMap(({ data }, index) => (data === undefined ? [] : [[index, data] as const])),
    ),
    isPlaceholder: results.map(({ isPlaceholderData }) => isPlaceholderData),
    failure: results.find(({ error }) => error !== null)?.error ?? null,
    answeredAt: Math.min(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  };
}
