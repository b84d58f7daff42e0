import type { ReactNode } from 'react';
import { holidayNameOf } from 'shared-contracts';
import { Button, Dialog, makeStyles, media, text as type, tokens, useUserFormats } from 'shared-ui';
import type { PlannedAssignment, DatedPlan } from '../rules/planDays.ts';
import { useText } from '../../messages/useText.ts';
import { dayTimes } from '../rules/dayTimes.ts';
import { usePlanText } from './usePlanText.ts';

export interface DetailsDialogProps {
  readonly details: PlannedAssignment;
  /** Below the title; the position by default. */
  readonly subtitle?: string;
  /** Above the days. */
  readonly note?: ReactNode;
  /** An action, after Close. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** The days of a block: category, times, breaks, working duration, holiday (spec §2). */
export function DetailsDialog(props: DetailsDialogProps) {
  const { details, note, action, onClose } = props;
  const text = useText();
  const styles = useStyles();
  const plan = usePlanText();
  const { summary, days } = details;
  const first = days[0];
  const hasHoliday = days.some(({ planned }) => holidayNameOf(planned) !== null);
  return (
    <Dialog
      open
      onClose={onClose}
      width={850}
      title={first ? plan.name(first.planned) : text('schedules.nothing')}
      subtitle={props.subtitle ?? summary.position.description}
      actions={
        <>
          <Button onClick={onClose}>{text('schedules.close')}</Button>
          {action}
        </>
      }
    >
      {note}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.head}>{text('schedules.day')}</th>
              <th className={styles.head}>{text('schedules.category')}</th>
              <th className={styles.number}>{text('schedules.start')}</th>
              <th className={styles.number}>{text('schedules.end')}</th>
              <th className={styles.head}>{text('schedules.breaks')}</th>
              <th className={styles.number}>{text('schedules.duration')}</th>
              {hasHoliday && <th className={styles.head}>{text('schedules.holiday')}</th>}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <DetailsRow key={day.date} day={day} hasHoliday={hasHoliday} />
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

function DetailsRow({
  day,
  hasHoliday,
}: {
  readonly day: DatedPlan;
  readonly hasHoliday: boolean;
}) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const { date, planned, minutes } = day;
  const isScheduled = planned.kind === 'work' || planned.kind === 'off';
  const times = planned.kind === 'work' ? dayTimes(planned.day) : undefined;
  const breaks = times?.breaks.map(({ startTime, endTime }) =>
    formats.wallTimeRange(startTime, endTime),
  );
  return (
    <tr>
      <th scope="row" className={styles.day}>
        {formats.day(date)}
      </th>
      <td className={styles.cell} data-label={text('schedules.category')}>
        {isScheduled
          ? text(`schedules.category.${planned.day.category}`)
          : text(`schedules.kind.${planned.kind}`)}
      </td>
      <td className={styles.figure} data-label={text('schedules.start')}>
        {times ? formats.wallTime(times.startTime) : '–'}
      </td>
      <td className={styles.figure} data-label={text('schedules.end')}>
        {times ? formats.wallTime(times.endTime) : '–'}
      </td>
      <td className={styles.cell} data-label={text('schedules.breaks')}>
        {breaks?.length ? breaks.join(', ') : '–'}
      </td>
      <td className={styles.figure} data-label={text('schedules.duration')}>
        {planned.kind === 'work' ? formats.duration(minutes * 60) : '–'}
      </td>
      {hasHoliday && (
        <td className={styles.cell} data-label={text('schedules.holiday')}>
          {holidayNameOf(planned) ?? '–'}
        </td>
      )}
    </tr>
  );
}

const cell = {
  ...type.body,
  padding: '12px 8px',
  borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  [media.phone]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '4px 0',
    border: 'none',
    textAlign: 'right',
    '::before': { content: 'attr(data-label)', color: tokens.colorNeutralForeground3 },
  },
} as const;

const head = {
  ...type.captionStrong,
  padding: '8px',
  color: tokens.colorNeutralForeground3,
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  [media.phone]: { display: 'none' },
} as const;

const useStyles = makeStyles({
  scroll: { overflowX: 'auto', [media.phone]: { overflowX: 'visible' } },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    [media.phone]: { '& tbody, & tr': { display: 'block' }, '& tr': { paddingBottom: '16px' } },
  },
  head: { ...head, textAlign: 'left' },
  number: { ...head, textAlign: 'right' },
  day: {
    ...cell,
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    [media.phone]: { ...type.section, display: 'block', padding: '8px 0 4px', border: 'none' },
  },
  cell: { ...cell, textAlign: 'left' },
  figure: { ...cell, textAlign: 'right', whiteSpace: 'nowrap' },
});
