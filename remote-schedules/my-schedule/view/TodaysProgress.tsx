import { toInstant } from 'shared-contracts';
import {
  makeStyles,
  text as type,
  useApi,
  useBusEvent,
  useEmployeeSession,
  useMinute,
  useQuery,
  useQueryClient,
  useUserFormats,
} from 'shared-ui';
import { ShareBar } from 'shared-ui/share-bar';
import { useText } from '../../messages/useText.ts';
import type { AssignmentSummary, DatedPlan } from '../../bars/rules/planDays.ts';
import { progressOf } from '../rules/progressOf.ts';

export interface TodaysProgressProps {
  readonly day: DatedPlan;
  readonly summary: AssignmentSummary;
  /** The planned breaks, as text. */
  readonly breaks: string;
}

const shifts = '/api/time-pairs/shift-summaries';

/** At the bottom of today's block: the shift's progress, time worked, planned breaks. */
export function TodaysProgress({ day, summary, breaks }: TodaysProgressProps) {
  const text = useText();
  const api = useApi();
  const styles = useStyles();
  const formats = useUserFormats();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const now = toInstant(useMinute().getTime());
  const ofEmployee = { params: { query: { employeeId } } };
  const { data } = useQuery(
    api.query.POST(shifts, {
      ...ofEmployee,
      body: {
        startDate: day.date,
        endDate: day.date,
        page: 0,
        pageSize: 50,
        sortBy: 'clockIn',
        sortDirection: 'ascending',
      },
    }),
  );
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: api.query.key(shifts, ofEmployee) });
  });
  const entries = (data?.contents ?? []).filter(
    ({ employeeAssignment }) => employeeAssignment.id === summary.assignmentId,
  );
  const progress = progressOf(day, summary.timeZone, entries, now);
  return (
    <span className={styles.progress}>
      {progress && <ShareBar shares={progress.parts} />}
      <span className={styles.words}>
        {progress && (
          <span>
            {text('schedules.worked', { time: formats.duration(progress.workedSeconds) })}
          </span>
        )}
        <span>{breaks}</span>
      </span>
    </span>
  );
}

const useStyles = makeStyles({
  progress: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    marginTop: 'auto',
    paddingTop: '8px',
  },
  words: {
    ...type.secondary,
    ...type.numbers,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
  },
});
