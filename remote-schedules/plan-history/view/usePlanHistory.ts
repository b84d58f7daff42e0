import { ApiFailure, answer } from 'shared-contracts';
import {
  isOnItsWay,
  useApi,
  useBusEvent,
  useFailureText,
  useHrConnection,
  useInfiniteQuery,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { historyPages, historyPath, type PlanHistoryRow } from '../data/historyPages.ts';
import { usePlanHistoryText } from '../messages/useText.ts';

/** Spec §4: each second, for a minute. */
const everyMilliseconds = 1_000;
const times = 60;

/** The history of an assignment: it follows what is on its way, and sends again what failed. */
export function usePlanHistory(assignmentId: number, employeeId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const text = usePlanHistoryText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const isHrConnected = useHrConnection();
  const query = useInfiniteQuery({
    ...historyPages(api, assignmentId),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const rows = data?.pages.flatMap(({ contents }) => contents) ?? [];
      const isWaiting = rows.some(isPending);
      return isHrConnected && isWaiting && dataUpdateCount < times ? everyMilliseconds : false;
    },
  });

  function refresh(): void {
    const parameters = { params: { query: { assignmentId } } };
    void queries.invalidateQueries({ queryKey: api.query.key(historyPath, parameters) });
  }
  useBusEvent('schedules-changed', ({ employeeIds }) => {
    if (employeeIds.includes(employeeId)) refresh();
  });

  return {
    rows: query.data?.pages.flatMap(({ contents }) => contents) ?? null,
    failure: query.error,
    isFetching: query.isFetching,
    hasMore: query.hasNextPage,
    fetchMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    async sendAgain(externalCode: string): Promise<void> {
      const path = '/api/work-schedules/temp-assignments/{externalCode}/synchronise';
      const header = { 'idempotency-key': crypto.randomUUID() };
      try {
        await answer(api.POST(path, { params: { path: { externalCode }, header } }));
        snackbar.show({ text: text('planHistory.sent'), intent: 'success' });
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure;
        snackbar.show({ text: failureText(failure), intent: 'error' });
      }
      refresh();
    },
  };
}

function isPending({ ecSynchronisationStatus: status }: PlanHistoryRow): boolean {
  return status !== null && isOnItsWay(status);
}
