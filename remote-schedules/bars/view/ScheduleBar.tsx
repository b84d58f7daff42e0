import type { KeyboardEvent, ReactElement } from 'react';
import type { PlannedDay } from 'shared-contracts';
import {
  BeachRegular,
  makeStyles,
  mergeClasses,
  StarFilled,
  text as type,
  tokens,
  palette,
  type BarColors,
} from 'shared-ui';
import type { BarLabel, ScheduleBar as Bar } from '../rules/joinBars.ts';
import { usePlanText } from './usePlanText.ts';

export interface ScheduleBarProps {
  readonly bar: Bar;
  readonly label: BarLabel;
  readonly colors: BarColors | undefined;
  /** Days and plan as text, for screen readers and the tooltip. */
  readonly description: string;
  readonly onOpen: () => void;
}

/** A block of the board: a shift in its colour, an absence dashed, a holiday with its star. */
export function ScheduleBar({ bar, label, colors, description, onOpen }: ScheduleBarProps) {
  const styles = useStyles();
  const plan = usePlanText();
  const { planned } = bar;
  const { kind } = planned;
  const name = kind === 'off' ? plan.off : plan.name(planned);
  const icon = icons[kind];
  return (
    <button
      type="button"
      title={description}
      aria-label={description}
      onClick={onOpen}
      onKeyDown={moveByArrows}
      className={mergeClasses(
        styles.bar,
        kind === 'off' && styles.off,
        kind === 'absence' && styles.absence,
        kind === 'holiday' && styles.holiday,
        kind === 'not-managed' && styles.off,
        label === 'letter' && styles.letter,
      )}
      style={
        colors && {
          backgroundColor: colors.fill,
          color: colors.text,
          boxShadow: `inset ${colors.doubled ? 8 : 4}px 0 0 ${colors.edge}`,
          forcedColorAdjust: 'none',
        }
      }
    >
      <span className={styles.line}>
        {icon}
        {(label !== 'letter' || !icon) && (
          <span className={styles.name}>{label === 'letter' ? Array.from(name)[0] : name}</span>
        )}
      </span>{' '}
      {label === 'name-and-times' && <span className={styles.times}>{plan.times(planned)}</span>}
      {kind === 'work' && planned.isTemporary && (
        <span className={mergeClasses(styles.fold, label === 'letter' && styles.smallFold)} />
      )}
    </button>
  );
}

const icons: Readonly<Partial<Record<PlannedDay['kind'], ReactElement>>> = {
  absence: <BeachRegular />,
  holiday: <StarFilled />,
};

/** Left and right move to the neighbouring block of the same row. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  const row = event.currentTarget.closest('[data-row]');
  const blocks = [...(row?.querySelectorAll('button') ?? [])];
  const target = blocks[blocks.findIndex((block) => block === event.currentTarget) + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const useStyles = makeStyles({
  bar: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '2px',
    width: '100%',
    height: 'var(--bar)',
    minWidth: 0,
    padding: '4px 8px 4px 12px',
    '@container (max-width: 112px)': { paddingRight: '2px' },
    border: 'none',
    borderRadius: '7px',
    overflow: 'hidden',
    fontFamily: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    // As much room as there is to the edge of the board.
    ':focus-visible': { outlineOffset: '1px' },
  },
  off: {
    color: tokens.colorNeutralForeground3,
    backgroundColor: 'transparent',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
  },
  absence: { border: `1px dashed ${tokens.colorNeutralStrokeAccessible}` },
  holiday: {
    color: palette.status.deletion.text,
    backgroundColor: palette.status.deletion.tint,
  },
  letter: { alignItems: 'center', padding: '4px 2px' },
  line: {
    ...type.secondaryStrong,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minWidth: 0,
  },
  name: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  times: {
    ...type.secondary,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '@container (max-width: 112px)': { whiteSpace: 'normal' },
  },
  fold: {
    position: 'absolute',
    top: 0,
    right: 0,
    width: '12px',
    height: '12px',
    backgroundColor: 'currentColor',
    clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
    opacity: 0.7,
  },
  smallFold: { width: '7px', height: '7px' },
});
