import { mergeClasses, Select } from '@fluentui/react-components';
import { useUiText } from '../messages/useUiText.ts';
import { LabelledField, type FieldFrame } from './LabelledField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> extends FieldFrame {
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly choices: readonly Choice<Value>[];
  /** Null when an optional choice is cleared. */
  readonly onChange: (value: Value | null) => void;
  readonly disabled?: boolean;
}

export function SelectControl<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, optional, hint, error, className, value, choices, onChange, disabled } = props;
  const styles = useFieldStyles();
  const text = useUiText();
  return (
    <LabelledField {...{ label, optional, hint, error, className }}>
      <Select
        size="large"
        value={value ?? ''}
        disabled={disabled}
        aria-required={optional ? undefined : true}
        select={{ className: mergeClasses(styles.control, value === null && styles.unchosen) }}
        onChange={(_event, data) =>
          onChange(choices.find((choice) => choice.value === data.value)?.value ?? null)
        }
      >
        {(value === null || optional) && (
          <option value="" disabled={!optional}>
            {text('ui.choose')}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </Select>
    </LabelledField>
  );
}
