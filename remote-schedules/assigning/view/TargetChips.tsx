import type { LocalDate } from 'shared-contracts';
import { Avatar, makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import type { PlanTargets } from '../../plan-targets/rules/planTargets.ts';
import { useAssignText } from '../messages/useText.ts';

/** Two lines of the panel. */
const mostShown = 4;
const mostNamed = 3;

/** The people to plan, and the picked days. */
export function TargetChips({ targets: { rows, days } }: { readonly targets: PlanTargets }) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const more = rows.length - mostShown;

  function daysOf(dates: readonly LocalDate[]): string {
    return dates.length > mostNamed
      ? text('assign.rotate.day', { count: dates.length })
      : dates
          .toSorted()
          .map((date) => formats.weekday(date, 'short'))
          .join(', ');
  }

  return (
    <ul aria-label={text('assign.targets')} className={styles.list}>
      {rows.slice(0, mostShown).map(({ id, employeeId, employeeName }) => (
        <li key={id} className={styles.chip}>
          <Avatar name={employeeName} colorKey={employeeId} size={20} />
          <span className={styles.name}>{employeeName}</span>
          {days && <span className={styles.days}>{daysOf(days.get(id) ?? [])}</span>}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{text('assign.targets.more', { count: more })}</li>}
    </ul>
  );
}

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  chip: {
    ...type.secondary,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
    minHeight: '32px',
    padding: '0 10px 0 5px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  days: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground3 },
  more: { ...type.secondary, alignSelf: 'center', color: tokens.colorNeutralForeground3 },
});
