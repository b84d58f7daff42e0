import { ApiFailure, offsetMinutes, toInstant, type components } from 'shared-contracts';
import {
  deviceTimeZone,
  useApi,
  useBusEvent,
  useDialogs,
  useEmployeeSession,
  useFailureText,
  useFeature,
  useHost,
  useQuery,
  useQueryClient,
  useSnackbar,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import {
  addAsPlanned,
  decideUnworkedDay,
  unworkedKey,
  unworkedQuery,
  type UnworkedDay,
  type UnworkedOutcome,
} from '../data/unworkedDays.ts';

/** Milliseconds between two looks when the team's time changes. */
const lookEvery = 15_000;

/** The planned shifts without time, oldest first, and what can be done about one. */
export function useUnworkedDays(filter: components['schemas']['UnworkedDaysFilter'] | null) {
  const api = useApi();
  const text = useText();
  const { bus } = useHost();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const formats = useUserFormats();
  const withBreaks = useFeature('SEGMENTS');
  const { employeeId: managerId } = useEmployeeSession();
  const { data = [], dataUpdatedAt } = useQuery(unworkedQuery(api, filter));
  const refresh = () => void client.invalidateQueries({ queryKey: unworkedKey });

  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    const isTheirs = data.some(({ employeeId }) => employeeIds.includes(employeeId));
    if (isTheirs || Date.now() - dataUpdatedAt > lookEvery) refresh();
  });

  const whichOf = ({ firstName, lastName, date }: UnworkedDay) => ({
    name: `${firstName} ${lastName}`,
    day: formats.day(date),
  });

  async function attempt(day: UnworkedDay, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      await dialogs.error({
        title: text('unworked.failed', whichOf(day)),
        text: failure.detail || failureText(failure),
      });
      return false;
    } finally {
      refresh();
    }
  }

  async function decide(day: UnworkedDay, outcome: UnworkedOutcome): Promise<void> {
    const isDone = await attempt(day, () => decideUnworkedDay(api, day, outcome));
    if (!isDone || outcome === null) return;
    snackbar.show({
      text: text(`unworked.done.${outcome}`, whichOf(day)),
      intent: 'success',
      action: { label: text('unworked.undo'), onSelect: () => void decide(day, null) },
    });
  }

  return {
    days: data.toSorted(
      (one, other) =>
        one.date.localeCompare(other.date) || one.lastName.localeCompare(other.lastName),
    ),
    whichOf,
    decide,
    async add(day: UnworkedDay): Promise<void> {
      const timeZoneOffset = offsetMinutes(toInstant(Date.now()), deviceTimeZone());
      const by = { managerId, timeZoneOffset, withBreaks };
      const isDone = await attempt(day, () => addAsPlanned(api, day, by));
      if (!isDone) return;
      bus.emit('time-pairs-changed', { employeeIds: [day.employeeId] });
      snackbar.show({ text: text('unworked.done.added', whichOf(day)), intent: 'success' });
    },
  };
}
