import { useState } from 'react';
import {
  Button,
  makeStyles,
  SelectField,
  SwitchField,
  deviceTimeZone,
  useUnsavedChanges,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DirectoryMapping, MappingState } from '../rules/mapping.ts';
import { mappingDraft, mappingFaults } from '../rules/mappingDraft.ts';
import { CommonFields } from './CommonFields.tsx';
import { EntryList } from './EntryList.tsx';
import { MappingFailure } from './MappingFailure.tsx';
import { Trial } from './Trial.tsx';
import { useSaveMapping } from './useSaveMapping.ts';

interface MappingFormProps {
  readonly state: MappingState;
  readonly onReadAgain: () => void;
}

const attributes: readonly DirectoryMapping['attribute'][] = [
  ...(['department', 'division', 'organization', 'costCenter', 'title'] as const),
];

/** The mapping as it will be saved, and what it would make of the last joiner. */
export function MappingForm({ state, onReadAgain }: MappingFormProps) {
  const text = useText();
  const styles = useStyles();
  const [kept] = useState(() => mappingDraft(state, { timeZone: deviceTimeZone(), company: '' }));
  const [mapping, setMapping] = useState(kept);
  const [isTried, setIsTried] = useState(false);
  const save = useSaveMapping(state.version);
  const isDirty = JSON.stringify(mapping) !== JSON.stringify(kept);
  const faults = mappingFaults(mapping);
  useUnsavedChanges(isDirty && !save.isPending);

  function change(changes: Partial<DirectoryMapping>): void {
    setMapping((was) => ({ ...was, ...changes }));
    save.forgetFailure();
  }
  /** Whether the mapping can be sent; otherwise its fields say what is missing. */
  function isSound(): boolean {
    setIsTried(true);
    return faults.size === 0;
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSound() && !save.isPending) save.start(mapping);
      }}
    >
      <SwitchField
        label={text('mapping.isOn')}
        checked={mapping.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      <SelectField
        label={text('mapping.attribute')}
        value={mapping.attribute}
        choices={attributes.map((value) => ({ value, label: text(`mapping.attribute.${value}`) }))}
        onChange={(attribute) => attribute !== null && change({ attribute })}
        className={styles.field}
      />
      <EntryList mapping={mapping} state={state} onChange={change} />
      <CommonFields
        mapping={mapping}
        choices={state.choices}
        faults={isTried ? faults : new Set()}
        onChange={change}
      />
      {save.failure && <MappingFailure failure={save.failure} onReadAgain={onReadAgain} />}
      <div className={styles.actions}>
        <Button look="primary" type="submit" busy={save.isPending}>
          {text('mapping.save')}
        </Button>
        {isDirty && (
          <Button look="subtle" onClick={() => setMapping(kept)}>
            {text('mapping.discard')}
          </Button>
        )}
      </div>
      <Trial mapping={mapping} isSound={isSound} hasPeople={state.delivered > 0} />
    </form>
  );
}

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '20px' },
  field: { maxWidth: '340px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});
