import { Combobox, Option } from '@fluentui/react-components';
import { useState, type HTMLAttributes } from 'react';
import { useUiText } from '../messages/useUiText.ts';
import type { ComboFieldProps } from './ComboField.tsx';
import { useFieldStyles } from './useFieldStyles.ts';

type SearchableListProps = Pick<
  ComboFieldProps,
  | 'chosen'
  | 'choices'
  | 'onSearch'
  | 'onChange'
  | 'placeholder'
  | 'disabled'
  | 'loading'
  | 'optional'
> & {
  /** Id and descriptions that tie the list to its label. */
  readonly control: HTMLAttributes<HTMLElement>;
};

export function SearchableList(props: SearchableListProps) {
  const { chosen, choices, onSearch, onChange, placeholder, loading = false, optional } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const styles = useFieldStyles();
  const text = useUiText();
  return (
    <Combobox
      id={props.control.id}
      aria-labelledby={props.control['aria-labelledby']}
      aria-describedby={props.control['aria-describedby']}
      aria-invalid={props.control['aria-invalid']}
      aria-required={optional ? undefined : true}
      size="large"
      expandIcon={{ 'aria-label': text('ui.openList') }}
      className={styles.control}
      input={{ className: styles.input }}
      clearable={optional === true}
      disabled={props.disabled ?? false}
      placeholder={placeholder ?? text('ui.choose')}
      value={typed ?? chosen?.label ?? ''}
      selectedOptions={chosen ? [chosen.value] : []}
      onChange={(event) => {
        setTyped(event.target.value);
        onSearch(event.target.value.trim());
      }}
      onOptionSelect={(_event, data) => {
        setTyped(null);
        onChange(choices.find(({ value }) => value === data.optionValue) ?? null);
      }}
      onOpenChange={(_event, data) => {
        if (data.open) onSearch('');
        else setTyped(null);
      }}
    >
      {choices.map(({ value, label, disabled = false }) => (
        <Option key={value} value={value} text={label} disabled={disabled}>
          {label}
        </Option>
      ))}
      {choices.length === 0 && (
        <Option key="nothing" value="" text="" disabled>
          {text(loading ? 'ui.loading' : 'ui.noMatch')}
        </Option>
      )}
    </Combobox>
  );
}
