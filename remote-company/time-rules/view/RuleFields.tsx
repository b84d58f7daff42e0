import { makeStyles, media, SelectField, text as type, TextField, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import {
  isOptional,
  newForm,
  numbersOf,
  roundedTo,
  type RuleForm,
  type RuleKey,
  type RuleNumber,
} from '../rules/ruleForm.ts';

interface RuleFieldsProps {
  readonly form: RuleForm;
  /** What it can be about; null if that is fixed. */
  readonly choices: readonly RuleKey[] | null;
  readonly onChange: (form: RuleForm) => void;
  /** What the rule says; null while it is not complete. */
  readonly sentence: string | null;
  readonly shown: (number: RuleNumber) => string | null;
}

const directions = ['NEAREST', 'UP', 'DOWN'] as const;

/** The fields of a rule, with the sentence that they make. */
export function RuleFields({ form, choices, onChange, sentence, shown }: RuleFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const { key, direction, numbers } = form;
  const isRounding = key === 'CLOCK_IN' || key === 'CLOCK_OUT';
  const set = (name: RuleNumber, typed: string) =>
    onChange({ ...form, numbers: { ...numbers, [name]: typed } });
  return (
    <>
      {choices && (
        <SelectField
          label={text('rules.kind')}
          value={key}
          choices={choices.map((value) => ({ value, label: text(`rules.key.${value}`) }))}
          onChange={(chosen) => chosen !== null && onChange(newForm(chosen))}
        />
      )}
      <div className={styles.fields}>
        {isRounding && (
          <>
            <SelectField
              label={text('rules.minutes.ROUNDING')}
              value={numbers.minutes}
              choices={roundedTo.map((value) => ({ value, label: value }))}
              onChange={(chosen) => chosen !== null && set('minutes', chosen)}
              error={shown('minutes')}
            />
            <SelectField
              label={text('rules.direction')}
              value={direction}
              choices={directions.map((value) => ({
                value,
                label: text(`rules.direction.${value}`),
              }))}
              onChange={(chosen) => chosen !== null && onChange({ ...form, direction: chosen })}
            />
          </>
        )}
        {numbersOf[key]
          .filter((name) => !(isRounding && name === 'minutes'))
          .map((name) => (
            <TextField
              key={name}
              label={text(labelOf(key, name))}
              {...hintOf(key, name, text)}
              {...(isOptional(key, name) ? { optional: true } : {})}
              inputMode="numeric"
              value={numbers[name]}
              onChange={(typed) => set(name, typed)}
              error={shown(name)}
            />
          ))}
      </div>
      <p className={styles.sentence} aria-live="polite">
        {sentence}
      </p>
    </>
  );
}

function labelOf(key: RuleKey, name: RuleNumber) {
  if (name === 'minutes') return 'rules.minutes.FIXED_OVERTIME';
  if (name === 'maximumMinutes' && key === 'EARLY_LOGIN') return 'rules.maximumMinutes.EARLY_LOGIN';
  return `rules.${name}` as const;
}

function hintOf(key: RuleKey, name: RuleNumber, text: ReturnType<typeof useText>) {
  if (name === 'graceMinutes' || name === 'afterMinutes') {
    return { hint: text(`rules.${name}.hint`) };
  }
  const isLimit = name === 'maximumMinutes' && key !== 'EARLY_LOGIN';
  return isLimit ? { hint: text('rules.maximumMinutes.hint') } : {};
}

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: '12px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  sentence: {
    ...type.body,
    minHeight: '20px',
    margin: 0,
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});
