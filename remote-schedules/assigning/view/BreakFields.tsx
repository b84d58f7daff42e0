import type { Ref } from 'react';
import {
  DismissRegular,
  IconButton,
  makeStyles,
  media,
  TextField,
  text as type,
  tokens,
  useProperty,
} from 'shared-ui';
import { useAssignText } from '../messages/useText.ts';
import type { BreakDraft, draftFaults } from '../rules/newSchedule.ts';
import { TimeField } from './TimeField.tsx';

type BreakFault = ReturnType<ReturnType<typeof draftFaults>['get']>;

export interface BreakFieldsProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  /** From 1. */
  readonly number: number;
  readonly draft: BreakDraft;
  /** Undefined if nothing is wrong. */
  readonly fault: BreakFault;
  readonly onChange: (part: Partial<BreakDraft>) => void;
  readonly onRemove: () => void;
}

/** A break of a new schedule: its times, or only its duration. */
export function BreakFields({ ref, number, draft, fault, onChange, onRemove }: BreakFieldsProps) {
  const text = useAssignText();
  const styles = useStyles();
  const hasDurations = useProperty('CUSTOM_DURATION_BREAKS');
  const error = fault ? text(`assign.break.${fault}`) : null;
  return (
    <fieldset ref={ref} className={styles.break}>
      <legend className={styles.legend}>{text('assign.new.break', { number })}</legend>
      {hasDurations ? (
        <TextField
          className={styles.minutes}
          label={text('assign.new.breakMinutes', { number })}
          inputMode="numeric"
          value={draft.minutes}
          error={error}
          onChange={(minutes) => onChange({ minutes })}
        />
      ) : (
        <div className={styles.times}>
          <TimeField
            label={text('assign.new.breakStart', { number })}
            value={draft.startTime}
            error={isOfStart(fault) ? error : null}
            onChange={(startTime) => onChange({ startTime })}
          />
          <TimeField
            label={text('assign.new.breakEnd', { number })}
            value={draft.endTime}
            error={isOfStart(fault) ? null : error}
            onChange={(endTime) => onChange({ endTime })}
          />
        </div>
      )}
      <IconButton
        className={styles.remove}
        icon={<DismissRegular />}
        label={text('assign.new.removeBreak', { number })}
        onClick={onRemove}
      />
    </fieldset>
  );
}

function isOfStart(fault: BreakFault): boolean {
  return fault === 'start-in-shift' || fault === 'start-required' || fault === 'overlap';
}

const useStyles = makeStyles({
  times: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '16px',
    [media.phone]: { paddingTop: '8px' },
  },
  break: {
    position: 'relative',
    margin: '0 0 12px',
    padding: '8px 12px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
  legend: { ...type.secondaryStrong, padding: '0 4px' },
  minutes: { paddingRight: '48px' },
  remove: { position: 'absolute', top: '-8px', right: '4px' },
});
