import {
  Button,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useEmployeeSession,
  useFeature,
  useQuery,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { withSpan } from '../rules/entryDraft.ts';
import { isBreakSubject, shiftOf } from '../rules/entrySubject.ts';
import { plannedTimes } from '../rules/plannedTimes.ts';
import { otherBreaks } from '../rules/readDraft.ts';
import type { EntryForm } from './useEntryForm.ts';

/** The context of the entry: the plan of its day, or the shift of a break. */
export function PlanOfDay({ form }: { readonly form: EntryForm }) {
  return isBreakSubject(form.subject) ? <ShiftOfBreak form={form} /> : <Plan form={form} />;
}

function ShiftOfBreak({ form: { subject, timeZone } }: { readonly form: EntryForm }) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const shift = shiftOf(subject);
  if (shift === null) return null;
  const others = otherBreaks(subject).map(({ start, end }) =>
    formats.timeRange(start, end, timeZone),
  );
  return (
    <p className={styles.words}>
      {text('time.shiftOfBreak', {
        times: formats.timeRange(shift.clockIn.date, shift.clockOut?.date, timeZone),
      })}
      {others.length > 0 && ` · ${text('time.otherBreaks', { times: others.join(', ') })}`}
    </p>
  );
}

function Plan({ form }: { readonly form: EntryForm }) {
  const { draft, subject, timeZone, times, replace, change, assignments, assignment } = form;
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { employee } = useEmployeeSession();
  const isOwn = employee.assignments.some(({ id }) => id === assignment.id);
  const ownPlans = useFeature('EMPLOYEE_WORK_SCHEDULES');
  const theirPlans = useFeature('MANAGER_WORK_SCHEDULES');
  const hasSegments = useFeature('SEGMENTS');
  const { date } = draft.start;
  const isKnown = assignments.length > 0 && (isOwn ? ownPlans : theirPlans);
  const { data } = useQuery({
    ...api.query.GET('/api/work-schedules/assignment-summaries', {
      params: {
        query: {
          assignmentIds: [draft.assignmentId],
          startDate: date ?? '',
          endDate: date ?? '',
        },
      },
    }),
    enabled: isKnown && date !== null,
    select: ([assigned]) => assigned?.ranges ?? [],
  });
  // Data cached before the switch was turned off is not shown.
  const plan = isKnown && data && date !== null ? plannedTimes(data, date, timeZone) : null;
  const isNew = subject.kind !== 'EDIT_SHIFT';
  return (
    <>
      {plan && (
        <div className={styles.plan}>
          <p className={styles.words}>
            {plan.kind === 'work'
              ? text('time.planned', {
                  times: formats.timeRange(plan.span.start, plan.span.end, timeZone),
                  name: plan.name,
                })
              : plan.kind === 'nothing'
                ? text('time.planned.nothing')
                : plan.name}
          </p>
          {plan.kind === 'work' && (
            <Button
              size="row"
              onClick={() =>
                replace(
                  withSpan(draft, plan.span, isNew && hasSegments ? plan.breaks : [], timeZone),
                )
              }
            >
              {text('time.asPlanned')}
            </Button>
          )}
        </div>
      )}
      {isNew && times.breaks.length > 0 && (
        <div className={styles.plan}>
          <p className={styles.words}>
            {text('time.withBreaks', {
              count: times.breaks.length,
              times: times.breaks
                .map(({ start, end }) => formats.timeRange(start, end, timeZone))
                .join(', '),
            })}
          </p>
          <Button size="row" look="subtle" onClick={() => change({ breaks: [] })}>
            {text('time.withoutBreaks')}
          </Button>
        </div>
      )}
    </>
  );
}

const useStyles = makeStyles({
  plan: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
  },
  words: { ...type.secondary, ...type.numbers, margin: 0, color: tokens.colorNeutralForeground2 },
});
