import { Combobox, makeStyles, Option } from '@fluentui/react-components';
import { useState, type HTMLAttributes } from 'react';
import { fold } from 'shared-contracts';
import { useUiText } from '../messages/useUiText.ts';
import { media } from '../theme/media.ts';
import type { FieldFrame } from './LabelledField.tsx';
import type { Choice } from './SelectControl.tsx';
import { useFieldStyles } from './useFieldStyles.ts';

export interface ComboFieldProps extends FieldFrame {
  /** The selected item; null: nothing. */
  readonly chosen: Choice<string> | null;
  /** The current matches; the caller searches, locally or on the server. */
  readonly choices: readonly Choice<string>[];
  readonly onSearch: (search: string) => void;
  readonly onChange: (choice: Choice<string> | null) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly loading?: boolean;
}

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
  /**
   * Text typed before the list loaded, which then takes the focus; null if nobody was in the field.
   */
  readonly begun: string | null;
  /** Id and descriptions that associate the list with its label. */
  readonly control: HTMLAttributes<HTMLElement>;
};

export function SearchableList(props: SearchableListProps) {
  const { chosen, choices, onSearch, onChange, placeholder, loading = false, optional } = props;
  const { begun } = props;
  const [typed, setTyped] = useState(begun === chosen?.label ? null : begun);
  const styles = useFieldStyles();
  const list = useStyles();
  const text = useUiText();
  const wanted = fold(typed ?? '');
  const matching = choices.filter(({ label }) => fold(label).includes(wanted));
  // The caller may find by more than the label, but what it found before is no answer yet.
  const shown = matching.length > 0 || loading ? matching : choices;
  return (
    <Combobox
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- goes on where the focus was
      autoFocus={begun !== null}
      defaultOpen={Boolean(typed)}
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
      onClick={({ target }) => {
        // What is typed next replaces the value, wherever the field is pressed.
        if (typed === null && target instanceof HTMLInputElement) target.select();
      }}
      onChange={(event) => {
        setTyped(event.target.value);
        onSearch(event.target.value.trim());
        if (optional && event.target.value === '' && chosen) onChange(null);
      }}
      onOptionSelect={(event, data) => {
        // The combobox also clears its selection on text that matches no option.
        if (event.type === 'change') return;
        const choice = choices.find(({ value }) => value === data.optionValue) ?? null;
        // Enter or Tab can arrive after the option has left the choices.
        if (!choice && data.optionValue !== undefined) return;
        setTyped(null);
        onChange(choice);
      }}
      onOpenChange={(_event, data) => {
        if (data.open) onSearch('');
        else setTyped(null);
      }}
    >
      {shown.map(({ value, label, disabled = false }) => (
        <Option key={value} value={value} text={label} disabled={disabled} className={list.option}>
          {label}
        </Option>
      ))}
      {shown.length === 0 && (
        <Option key="nothing" value="" text="" disabled className={list.option}>
          {text(loading ? 'ui.loading' : 'ui.noMatch')}
        </Option>
      )}
    </Combobox>
  );
}

const useStyles = makeStyles({
  option: { [media.touch]: { minHeight: '44px' } },
});
