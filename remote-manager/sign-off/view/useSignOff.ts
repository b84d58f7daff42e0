import type { DateRange, LocalDate } from 'shared-contracts';
import {
  useApi,
  useAtMostEvery,
  useBusEvent,
  useEmployeeSession,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { refreshSignOffs } from '../data/signOff.ts';
import { cycleToSign } from '../rules/cycleToSign.ts';

/** Minimum milliseconds between two reads while the team's time changes. */
const lookEvery = 2_000;

/** The state of the days' last completed pay cycle; follows other people's changes. */
export function useSignOff(range: DateRange, today: LocalDate) {
  const api = useApi();
  const client = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const payCycle = useQuery(api.query.GET('/api/info/pay-cycle'));
  const cycle = payCycle.data ? cycleToSign(payCycle.data, range, today) : null;
  const state = useQuery({
    ...api.query.GET('/api/pay-cycles/sign-off', {
      params: { query: { date: cycle?.startDate ?? '' } },
    }),
    enabled: cycle !== null,
  });
  const look = useAtMostEvery(lookEvery, () => refreshSignOffs(api, client));
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (employeeIds.includes(employeeId)) look();
  });
  return {
    cycle,
    state: state.data,
    failure: payCycle.error ?? state.error,
    answeredAt: state.dataUpdatedAt,
    retry: () => void (payCycle.error ? payCycle : state).refetch(),
  };
}
