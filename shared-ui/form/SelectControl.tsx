import { mergeClasses, Select } from '@fluentui/react-components';
import { useUiText } from '../messages/useUiText.ts';
import { LabelledField } from './LabelledField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';
import type { SelectFieldProps } from './SelectField.tsx';

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
