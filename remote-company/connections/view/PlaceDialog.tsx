import { useId, useState } from 'react';
import {
  Button,
  CheckboxField,
  Dialog,
  makeStyles,
  SelectField,
  text as type,
  TextField,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { Choices, DirectoryPlace } from '../rules/mapping.ts';
import { comparable } from '../rules/mappingDraft.ts';
import { ZoneField } from './ZoneField.tsx';

interface PlaceDialogProps {
  /** The value of the directory; null for all others. */
  readonly value: string | null;
  /** Values that have an entry. */
  readonly taken: readonly string[];
  readonly place: DirectoryPlace;
  readonly choices: Choices;
  readonly onDone: (value: string, place: DirectoryPlace) => void;
  readonly onClose: () => void;
}

/** What a value of the directory means. Nothing is saved before the mapping is. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { value, taken, choices, onDone, onClose } = props;
  const text = useText();
  const styles = useStyles();
  const form = useId();
  const [typed, setTyped] = useState(value ?? '');
  const [place, setPlace] = useState(props.place);
  const [isTried, setIsTried] = useState(false);
  const change = (changes: Partial<DirectoryPlace>) => setPlace({ ...place, ...changes });
  const isTaken = taken.some((other) => comparable(other) === comparable(typed));
  const fault =
    value === null
      ? null
      : typed.trim() === ''
        ? text('mapping.fault.empty')
        : isTaken
          ? text('mapping.fault.taken')
          : null;
  return (
    <Dialog
      open
      beginsIn="field"
      width={550}
      onClose={onClose}
      title={value === null ? text('mapping.otherwise.title') : text('mapping.entries')}
      actions={
        <>
          <Button onClick={onClose}>{text('mapping.cancel')}</Button>
          <Button look="primary" type="submit" form={form}>
            {text('mapping.place.done')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          // The page's own form is around this one.
          event.stopPropagation();
          setIsTried(true);
          if (fault === null && place.position !== '') onDone(typed.trim(), place);
        }}
      >
        {value !== null && (
          <TextField
            label={text('mapping.place.value')}
            value={typed}
            maxLength={200}
            onChange={setTyped}
            error={isTried ? fault : null}
          />
        )}
        <PlaceFields place={place} choices={choices} isTried={isTried} onChange={change} />
      </form>
    </Dialog>
  );
}

interface PlaceFieldsProps {
  readonly place: DirectoryPlace;
  readonly choices: Choices;
  /** Whether faults are shown. */
  readonly isTried: boolean;
  readonly onChange: (changes: Partial<DirectoryPlace>) => void;
}

function PlaceFields({ place, choices, isTried, onChange }: PlaceFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const { position, geofences, costCenter, workSchedule, timeZone, approves } = place;
  const listed = (list: Choices['positions']) =>
    list.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <>
      <SelectField
        label={text('mapping.place.position')}
        value={position === '' ? null : position}
        choices={listed(choices.positions)}
        onChange={(code) => code !== null && onChange({ position: code })}
        error={isTried && position === '' ? text('mapping.fault.empty') : null}
      />
      {choices.geofences.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{text('mapping.place.sites')}</legend>
          {geofences.length === 0 && (
            <p className={styles.hint}>{text('mapping.place.sites.none')}</p>
          )}
          {choices.geofences.map(({ code, name }) => (
            <CheckboxField
              key={code}
              label={name}
              checked={geofences.includes(code)}
              onChange={(isChosen) =>
                onChange({
                  geofences: isChosen
                    ? [...geofences, code]
                    : geofences.filter((each) => each !== code),
                })
              }
            />
          ))}
        </fieldset>
      )}
      <SelectField
        optional
        label={text('mapping.place.costCenter')}
        value={costCenter}
        choices={listed(choices.costCenters)}
        onChange={(code) => onChange({ costCenter: code })}
      />
      <SelectField
        optional
        label={text('mapping.place.schedule')}
        value={workSchedule}
        choices={listed(choices.workSchedules)}
        onChange={(code) => onChange({ workSchedule: code })}
      />
      <ZoneField
        optional
        label={text('mapping.place.zone')}
        value={timeZone}
        onChange={(zone) => onChange({ timeZone: zone })}
      />
      <CheckboxField
        label={text('mapping.place.approves')}
        checked={approves}
        onChange={(isChosen) => onChange({ approves: isChosen })}
      />
    </>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
  group: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none' },
  legend: { ...type.bodyStrong, padding: 0 },
  hint: { ...type.secondary, margin: '2px 0', color: tokens.colorNeutralForeground3 },
});
