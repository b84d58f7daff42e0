import type { ReactNode } from 'react';
import {
  Button,
  ChevronLeftRegular,
  ChevronRightRegular,
  IconButton,
  makeStyles,
  media,
  SegmentedControl,
  text as type,
  tokens,
  useUserFormats,
  useViewport,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { weekNumber } from '../../bars/rules/weeks.ts';
import type { RangeKind, ShownRange } from '../../bars/rules/shownRange.ts';

export interface RangeToolbarProps {
  readonly range: ShownRange;
  /** Seconds of work in the range; null while unknown. */
  readonly plannedSeconds: number | null;
  readonly onKind: (kind: RangeKind) => void;
  readonly onMove: (steps: 1 | -1) => void;
  readonly onToday: () => void;
  /** At the end of the bar. */
  readonly extra?: ReactNode;
}

/** Shows and changes the week or month (spec §2). */
export function RangeToolbar({
  range,
  plannedSeconds,
  onKind,
  onMove,
  onToday,
  extra,
}: RangeToolbarProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const isPhone = useViewport() === 'phone';
  const { kind, startDate, endDate } = range;
  const title =
    kind === 'week' ? formats.dateRange(startDate, endDate, true) : formats.month(startDate);
  return (
    <div className={styles.bar}>
      <div className={styles.range}>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <p className={styles.planned}>
          {kind === 'week' &&
            `${text('schedules.weekNumber', { number: weekNumber(startDate) })} · `}
          {plannedSeconds === null
            ? '\u00a0'
            : text('schedules.planned', { hours: formats.hours(plannedSeconds) })}
        </p>
      </div>
      <div className={styles.moves}>
        <Button size="row" onClick={onToday}>
          {isPhone
            ? text('board.today')
            : text(kind === 'week' ? 'schedules.thisWeek' : 'schedules.thisMonth')}
        </Button>
        <IconButton
          icon={<ChevronLeftRegular />}
          label={text(kind === 'week' ? 'schedules.previousWeek' : 'schedules.previousMonth')}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={<ChevronRightRegular />}
          label={text(kind === 'week' ? 'schedules.nextWeek' : 'schedules.nextMonth')}
          onClick={() => onMove(1)}
        />
      </div>
      <div className={styles.kind}>
        <SegmentedControl
          label={text('schedules.range')}
          value={kind}
          choices={[
            { value: 'week', label: text('schedules.week') },
            { value: 'month', label: text('schedules.month') },
          ]}
          onChange={onKind}
        />
      </div>
      {extra}
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px 16px',
    paddingBottom: '16px',
    [media.phone]: { columnGap: '8px' },
  },
  range: { minWidth: '184px', [media.phone]: { minWidth: 0, flex: '1 1 0' } },
  title: { ...type.section, margin: 0 },
  planned: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  moves: { display: 'flex', alignItems: 'center', gap: '4px' },
  kind: { [media.phone]: { flex: '1 0 70%' } },
});
