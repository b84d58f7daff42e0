import type { WorkSchedule } from 'shared-contracts';
import { makeStyles, text as type, tokens, useUserFormats } from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import { useScheduleLines } from './useScheduleLines.ts';

/** The days of a schedule in turn, before it is assigned (spec §2). */
export function DayTable({ schedule }: { readonly schedule: WorkSchedule }) {
  const text = useAssignText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { timesOf, breaksOf } = useScheduleLines();
  return (
    <table
      className={styles.table}
      aria-label={text('assign.dayTable', { name: schedule.externalName })}
    >
      <thead>
        <tr>
          <th className={styles.head}>{text('assign.day')}</th>
          <th className={styles.head}>{text('assign.times')}</th>
          <th className={styles.head}>{text('assign.breaksHead')}</th>
          <th className={styles.headNumber}>{text('assign.work')}</th>
        </tr>
      </thead>
      <tbody>
        {schedule.days.map((day) => {
          const isOff = day.category === 'OFF' || day.workingMinutes === 0;
          return (
            <tr key={day.dayNumber}>
              <th scope="row" className={styles.cell}>
                {formats.number(day.dayNumber)}
              </th>
              <td className={styles.cell}>{isOff ? text('assign.off') : timesOf(day)}</td>
              <td className={styles.cell}>{isOff ? '–' : breaksOf(day)}</td>
              <td className={styles.number}>
                {isOff ? '–' : formats.hours(day.workingMinutes * 60)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const head = {
  ...type.captionStrong,
  padding: '4px 6px',
  color: tokens.colorNeutralForeground3,
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
} as const;

const cell = {
  ...type.secondary,
  ...type.numbers,
  padding: '4px 6px',
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
} as const;

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse' },
  head: { ...head, textAlign: 'left' },
  headNumber: { ...head, textAlign: 'right' },
  cell: { ...cell, textAlign: 'left' },
  number: { ...cell, textAlign: 'right', whiteSpace: 'nowrap' },
});
