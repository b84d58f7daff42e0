import {
  CheckmarkRegular,
  makeStyles,
  mergeClasses,
  palette,
  text as type,
  tokens,
  type BarColors,
} from 'shared-ui';
import { useDragSchedule } from '../../schedule-drag/draggedSchedule.ts';
import type { AssignChoice } from '../rules/assignChoice.ts';
import { useScheduleLines } from './useScheduleLines.ts';

export interface ScheduleOptionProps {
  readonly id: string;
  readonly choice: AssignChoice;
  readonly colors: BarColors | null;
  readonly isChosen: boolean;
  /** Enter selects it. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** A schedule of the list: colour, name and times, length and breaks. */
export function ScheduleOption(props: ScheduleOptionProps) {
  const { id, choice, colors, isChosen, isActive, onChoose } = props;
  const styles = useStyles();
  const dragSchedule = useDragSchedule();
  const { name, times, more } = useScheduleLines().ofChoice(choice);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list has the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={mergeClasses(styles.option, isChosen && styles.chosen, isActive && styles.active)}
      onClick={onChoose}
      onPointerDown={(event) => {
        if (choice.kind === 'schedule') dragSchedule(event, choice.schedule, colors);
      }}
    >
      <span className={mergeClasses(styles.circle, isChosen && styles.filled)}>
        {isChosen && <CheckmarkRegular />}
      </span>
      <span
        className={styles.swatch}
        style={
          colors
            ? {
                backgroundColor: colors.fill,
                boxShadow: `inset ${colors.doubled ? 3 : 2}px 0 0 ${colors.edge}`,
              }
            : {}
        }
      />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.name}>{name}</span> <span className={styles.times}>{times}</span>
        </span>{' '}
        {more && <span className={styles.more}>{more}</span>}
      </span>
    </div>
  );
}

const useStyles = makeStyles({
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '54px',
    padding: '4px 10px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusLarge,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  active: {
    outline: `2px solid ${tokens.colorCompoundBrandStroke}`,
    outlineOffset: '-2px',
  },
  circle: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '20px',
    height: '20px',
    flexShrink: 0,
    border: `1.5px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusCircular,
    fontSize: '14px',
  },
  filled: {
    backgroundColor: tokens.colorCompoundBrandBackground,
    border: '1.5px solid transparent',
    color: tokens.colorNeutralForegroundOnBrand,
  },
  swatch: {
    forcedColorAdjust: 'none',
    width: '6px',
    height: '36px',
    flexShrink: 0,
    borderRadius: '3px',
    backgroundColor: palette.track,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  line: { display: 'flex', flexWrap: 'wrap', columnGap: '8px' },
  name: type.bodyStrong,
  times: { ...type.body, ...type.numbers, whiteSpace: 'nowrap' },
  more: { ...type.secondary, ...type.numbers, color: tokens.colorNeutralForeground3 },
});
