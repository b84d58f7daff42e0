import { useEffect, useRef } from 'react';
import { limits } from 'shared-contracts';
import { ChosenField, CostCenterField } from 'shared-time/clocking-choice';
import { positionName } from 'shared-time/clocking-choice/rules/positionName.ts';
import {
  Button,
  CheckboxField,
  makeStyles,
  media,
  SelectField,
  TextAreaField,
  text as type,
  tokens,
  useFeature,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { ChoiceState } from './useChoice.ts';

export interface ClockingOnFormProps {
  readonly state: ChoiceState;
  /** Shows required fields that are empty as errors. */
  readonly isChecked: boolean;
  readonly isClockedIn: boolean;
  /** Applies the change from now on; null if not possible. */
  readonly onChangeFromNow: (() => void) | null;
  /** An earlier press is still in flight, so this one is ignored. */
  readonly isIgnoring: boolean;
}

/** Position, time type, cost center, custom fields and a comment. */
export function ClockingOnForm(props: ClockingOnFormProps) {
  const { state, isChecked, isClockedIn, onChangeFromNow, isIgnoring } = props;
  const { assignments, assignment, choice, timeTypes, fields, missing } = state;
  const styles = useStyles();
  const text = useText();
  const hasCostCenters = useFeature('COST_CENTERS');
  const isCostCenterRequired = useFeature('COST_CENTER_FIELD_REQUIRED');
  const takesComments = useFeature('TIME_PAIR_COMMENTS');
  const form = useRef<HTMLDivElement>(null);
  // Focuses the first missing field.
  useEffect(() => {
    if (isChecked) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isChecked]);
  const faultOf = (isMissing: boolean) => (isChecked && isMissing ? text('clock.required') : null);
  return (
    <div ref={form} className={styles.form}>
      <Choice
        label={text('clock.on.position')}
        chosen={assignment.id}
        choices={assignments.map((each) => ({
          id: each.id,
          name: positionName(each, assignments),
        }))}
        onChange={state.chooseAssignment}
      />
      <Choice
        label={text('clock.on.timeType')}
        chosen={choice.timeTypeId}
        choices={timeTypes.map(({ id, externalName }) => ({ id, name: externalName }))}
        onChange={state.chooseTimeType}
      />
      {hasCostCenters && (
        <CostCenterField
          assignmentId={assignment.id}
          optional={!isCostCenterRequired}
          chosen={choice.costCenter}
          onChange={state.chooseCostCenter}
          error={faultOf(state.isCostCenterMissing)}
        />
      )}
      {fields.map((field) => (
        <ChosenField
          key={field.id}
          field={field}
          chosen={choice.options[field.id] ?? null}
          onChange={(option) => state.chooseOption(field.id, option)}
          error={faultOf(missing.includes(field))}
        />
      ))}
      {state.mayCallBack && (
        <CheckboxField
          label={text('clock.on.callBack')}
          className={styles.flag}
          checked={choice.isCallBack}
          onChange={state.chooseCallBack}
        />
      )}
      {state.isRebooked && <RebookingNote {...{ isIgnoring, onChangeFromNow }} />}
      {takesComments && (
        <TextAreaField
          optional
          label={text(isClockedIn ? 'clock.on.commentOut' : 'clock.on.commentIn')}
          placeholder={text('clock.on.commentHint')}
          className={styles.wide}
          rows={1}
          value={state.comment}
          maxLength={limits.maximumCommentLength}
          onChange={state.setComment}
        />
      )}
    </div>
  );
}

type RebookingNoteProps = Pick<ClockingOnFormProps, 'isIgnoring' | 'onChangeFromNow'>;

/** The booking changes the whole shift, unless it changes from now on. */
function RebookingNote({ isIgnoring, onChangeFromNow }: RebookingNoteProps) {
  const styles = useStyles();
  const text = useText();
  return (
    <div className={styles.change}>
      <p role="status" className={styles.counts}>
        {text('clock.on.thisShift')}
      </p>
      {onChangeFromNow && (
        <Button busy={isIgnoring} onClick={onChangeFromNow}>
          {text('clock.on.fromNow')}
        </Button>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly chosen: number;
  readonly choices: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (id: number) => void;
}

/** A select; plain text if there is only one choice. */
function Choice({ label, chosen, choices, onChange }: ChoiceProps) {
  const styles = useStyles();
  if (choices.length > 1) {
    return (
      <SelectField
        label={label}
        value={String(chosen)}
        choices={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => onChange(Number(value))}
      />
    );
  }
  return (
    <dl className={styles.fixed}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{choices[0]?.name}</dd>
    </dl>
  );
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
    alignItems: 'start',
    gap: '14px 12px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
  },
  wide: { gridColumn: '1 / -1' },
  change: {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
  },
  counts: {
    ...type.secondary,
    flex: '1 1 180px',
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  flag: { alignSelf: 'end', minHeight: '40px', marginLeft: '-8px' },
  fixed: { margin: 0, minWidth: 0 },
  label: {
    ...type.secondaryStrong,
    color: tokens.colorNeutralForeground2,
    paddingBottom: '6px',
  },
  value: {
    ...type.body,
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: '40px',
    margin: 0,
    padding: '6px 18px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    [media.phone]: { minHeight: '48px', ...type.section, fontWeight: tokens.fontWeightRegular },
  },
});
