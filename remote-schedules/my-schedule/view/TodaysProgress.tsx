import { toInstant } from 'shared-contracts';
import {
  makeStyles,
  mergeClasses,
  palette,
  text as type,
  tokens,
  useApi,
  useBusEvent,
  useEmployeeSession,
  useMinute,
  useQuery,
  useQueryClient,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { AssignmentSummary } from '../data/scheduleQuery.ts';
import { workedTodayKey, workedTodayQuery } from '../data/workedTodayQuery.ts';
import type { DatedPlan } from '../rules/planDays.ts';
import { progressOf } from '../rules/progressOf.ts';

export interface TodaysProgressProps {
  readonly day: DatedPlan;
  readonly summary: AssignmentSummary;
  /** When the planned breaks are, in words. */
  readonly breaks: string;
}

/** At the foot of today's block: how far the shift is, what was worked, when the breaks are planned. */
export function TodaysProgress({ day, summary, breaks }: TodaysProgressProps) {
  const text = useText();
  const api = useApi();
  const styles = useStyles();
  const formats = useUserFormats();
  const queries = useQueryClient();
  const { employeeId } = useEmployeeSession();
  const now = toInstant(useMinute().getTime());
  const { data = [] } = useQuery(workedTodayQuery(api, employeeId, day.date));
  useBusEvent('time-pairs-changed', ({ employeeIds }) => {
    if (!employeeIds.includes(employeeId)) return;
    void queries.invalidateQueries({ queryKey: workedTodayKey(employeeId) });
  });
  const entries = data.filter(
    ({ employeeAssignment }) => employeeAssignment.id === summary.assignmentId,
  );
  const progress = progressOf(day, summary.timeZone, entries, now);
  return (
    <span className={styles.progress}>
      {progress && (
        <span aria-hidden="true" className={styles.bar}>
          {progress.parts.map(({ kind, from, to }) => (
            <span
              key={`${kind}${from}`}
              className={mergeClasses(styles.part, styles[kind])}
              style={{ left: percent(from), width: percent(to - from) }}
            />
          ))}
        </span>
      )}
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

function percent(share: number): string {
  return `${(share * 100).toFixed(3)}%`;
}

const useStyles = makeStyles({
  progress: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    marginTop: 'auto',
    paddingTop: '8px',
  },
  bar: {
    position: 'relative',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: palette.track,
    overflow: 'hidden',
  },
  part: { position: 'absolute', top: 0, bottom: 0 },
  work: { backgroundColor: palette.workSolid },
  break: {
    backgroundColor: palette.breakSolid,
    boxShadow: `inset 1px 0 ${tokens.colorNeutralBackground2}, inset -1px 0 ${tokens.colorNeutralBackground2}`,
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
