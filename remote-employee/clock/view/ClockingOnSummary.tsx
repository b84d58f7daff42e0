import {
  Button,
  Dialog,
  makeStyles,
  media,
  mergeClasses,
  palette,
  text as type,
  tokens,
  useFeature,
  WarningFilled,
} from 'shared-ui';
import type { ShownShift } from '../../shift/rules/shownShift.ts';
import { useText } from '../../messages/useText.ts';
import { ClockingOnForm } from './ClockingOnForm.tsx';
import type { ChoiceState } from './useChoice.ts';

export interface ClockingOnSummaryProps {
  readonly state: ChoiceState;
  /** The open shift, whose booking is shown; null if there is none. */
  readonly shift: ShownShift | null;
  readonly isChecked: boolean;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** See the form. */
  readonly onChangeFromNow: (() => void) | null;
  /** See the form. */
  readonly isIgnoring: boolean;
}

/** On phones: the booking in two lines; the form opens over the page. */
export function ClockingOnSummary(props: ClockingOnSummaryProps) {
  const { state, shift, isChecked, isOpen, onOpenChange } = props;
  const { onChangeFromNow, isIgnoring } = props;
  const { assignment, choice, timeTypes, isIncomplete } = state;
  const styles = useStyles();
  const text = useText();
  const hasCostCenters = useFeature('COST_CENTERS');
  const takesComments = useFeature('TIME_PAIR_COMMENTS');
  const next = {
    position: assignment.position.description,
    timeType: timeTypes.find(({ id }) => id === choice.timeTypeId)?.externalName ?? null,
    costCenter: hasCostCenters ? (choice.costCenter?.name ?? null) : null,
    fields: state.fields.map(({ id }) => choice.options[id]?.name),
  };
  // A shift of a position that can no longer be clocked shows its own booking.
  const isRunning = shift !== null && shift.assignmentId === assignment.id;
  const shown = shift === null || isRunning ? next : { ...shift, fields: [] };
  const missing = [
    ...(state.isCostCenterMissing ? [text('choice.costCenter')] : []),
    ...state.missing.map(({ name }) => name),
  ];
  const canChange =
    takesComments ||
    hasCostCenters ||
    state.mayCallBack ||
    state.assignments.length > 1 ||
    timeTypes.length > 1 ||
    state.fields.length > 0;
  return (
    <section aria-label={text('clock.on')} className={styles.card}>
      <div className={styles.words}>
        <div className={styles.position}>{shown.position}</div>
        <div className={mergeClasses(styles.more, styles.line)}>
          {[shown.timeType, shown.costCenter, ...shown.fields].filter(Boolean).join(' · ')}
        </div>
        {(shift === null || state.isRebooked) && isIncomplete ? (
          <div className={styles.missing}>
            <WarningFilled />
            <span className={styles.line}>
              {text('clock.on.missing', { fields: missing.join(', ') })}
            </span>
          </div>
        ) : (
          state.isRebooked && (
            <div className={mergeClasses(styles.more, styles.line)}>
              {text('clock.on.nextPunch')}
            </div>
          )
        )}
      </div>
      {canChange && (
        <Button
          look="subtle"
          tone="brand"
          className={styles.change}
          onClick={() => onOpenChange(true)}
        >
          {text('clock.on.change')}
        </Button>
      )}
      <Dialog
        open={isOpen}
        title={text('clock.on')}
        onClose={() => onOpenChange(false)}
        actions={
          <Button look="primary" onClick={() => onOpenChange(false)}>
            {text('clock.on.done')}
          </Button>
        }
      >
        <ClockingOnForm
          state={state}
          isChecked={isChecked && isIncomplete}
          isClockedIn={shift !== null}
          onChangeFromNow={onChangeFromNow}
          isIgnoring={isIgnoring}
        />
      </Dialog>
    </section>
  );
}

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    width: '100%',
    boxSizing: 'border-box',
    // Room for a third line, without wrapping: the disc below does not move.
    minHeight: `calc(22px + ${tokens.lineHeightBase300} + 2 * var(--p-secondary-line))`,
    padding: '10px 4px 10px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  words: { flex: '1 1 120px', minWidth: 0 },
  position: { ...type.bodyStrong },
  more: { ...type.secondary, color: tokens.colorNeutralForeground3 },
  line: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  missing: {
    ...type.secondary,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    color: palette.status.warning.text,
    '& > svg': { flexShrink: 0 },
  },
  change: {
    ...type.bodyStrong,
    minHeight: '44px',
    padding: '0 12px',
    [media.phone]: { ...type.bodyStrong, minHeight: '44px' },
  },
});
