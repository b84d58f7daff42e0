import { useState } from 'react';
import {
  AddRegular,
  Button,
  DeleteRegular,
  EditRegular,
  IconButton,
  makeStyles,
  mergeClasses,
  SwitchField,
  text as type,
  tokens,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { DirectoryMapping, DirectoryPlace, MappingState } from '../rules/mapping.ts';
import { newPlace, openValues, withEntry, withoutEntry } from '../rules/mappingDraft.ts';
import { PlaceDialog } from './PlaceDialog.tsx';
import { PlaceWords } from './PlaceWords.tsx';

interface EntryListProps {
  readonly mapping: DirectoryMapping;
  readonly state: MappingState;
  readonly onChange: (changes: Partial<DirectoryMapping>) => void;
}

/** The entry that is open: a listed one, a new one with its value, or the default. */
type Open =
  | { readonly kind: 'listed'; readonly index: number }
  | { readonly kind: 'new'; readonly value: string }
  | { readonly kind: 'otherwise' };

const suggested = 5;

/** What the values of the directory mean, which have no entry yet, and what holds for the others. */
export function EntryList({ mapping, state, onChange }: EntryListProps) {
  const text = useText();
  const styles = useStyles();
  const [open, setOpen] = useState<Open | null>(null);
  const { entries } = mapping;
  const missing = openValues(mapping, state.values).slice(0, suggested);

  function keep(value: string, place: DirectoryPlace): void {
    if (open?.kind === 'otherwise') onChange({ otherwise: place });
    else {
      const index = open?.kind === 'listed' ? open.index : null;
      onChange(withEntry(mapping, index, { value, place }));
    }
    setOpen(null);
  }
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>{text('mapping.entries')}</h3>
      {entries.length === 0 && <p className={styles.quiet}>{text('mapping.entries.none')}</p>}
      <ul className={styles.list}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.value}
            entry={entry}
            choices={state.choices}
            onEdit={() => setOpen({ kind: 'listed', index })}
            onRemove={() => onChange(withoutEntry(mapping, index))}
          />
        ))}
        {missing.map(({ value, count }) => (
          <li key={value} className={mergeClasses(styles.row, styles.wrapping)}>
            <span className={styles.open}>{text('mapping.open', { count, value })}</span>
            <Button
              size="row"
              icon={<AddRegular />}
              onClick={() => setOpen({ kind: 'new', value })}
            >
              {text('mapping.addThis', { value })}
            </Button>
          </li>
        ))}
      </ul>
      <Button
        icon={<AddRegular />}
        className={styles.add}
        onClick={() => setOpen({ kind: 'new', value: '' })}
      >
        {text('mapping.add')}
      </Button>
      <Otherwise
        place={mapping.otherwise}
        choices={state.choices}
        onEdit={() => setOpen({ kind: 'otherwise' })}
        onRemove={() => onChange({ otherwise: null })}
      />
      {open && (
        <PlaceDialog
          {...opened(open, mapping)}
          place={placeOf(open, mapping) ?? newPlace}
          choices={state.choices}
          onDone={keep}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

interface OtherwiseProps extends Omit<EntryRowProps, 'entry'> {
  readonly place: DirectoryPlace | null;
}

/** Whether other values get a job, and which one. */
function Otherwise({ place, choices, onEdit, onRemove }: OtherwiseProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <>
      <SwitchField
        label={text('mapping.otherwise')}
        checked={place !== null}
        onChange={(isOn) => (isOn ? onEdit() : onRemove())}
      />
      {place === null ? (
        <p className={styles.quiet}>{text('mapping.otherwise.none')}</p>
      ) : (
        <div className={styles.row}>
          <PlaceWords title={text('mapping.otherwise.title')} place={place} choices={choices} />
          <IconButton
            icon={<EditRegular />}
            label={text('mapping.otherwise.edit')}
            onClick={onEdit}
          />
        </div>
      )}
    </>
  );
}

interface EntryRowProps {
  readonly entry: DirectoryMapping['entries'][number];
  readonly choices: MappingState['choices'];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function EntryRow({ entry: { value, place }, choices, onEdit, onRemove }: EntryRowProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <PlaceWords title={value} place={place} choices={choices} />
      <IconButton icon={<EditRegular />} label={text('mapping.edit', { value })} onClick={onEdit} />
      <IconButton
        icon={<DeleteRegular />}
        label={text('mapping.remove', { value })}
        onClick={onRemove}
      />
    </li>
  );
}

function placeOf(open: Open, { entries, otherwise }: DirectoryMapping): DirectoryPlace | null {
  if (open.kind === 'otherwise') return otherwise;
  return open.kind === 'listed' ? (entries[open.index]?.place ?? null) : null;
}

/** The value to edit, null for the default, and those that other entries have. */
function opened(open: Open, { entries }: DirectoryMapping) {
  const others = entries
    .filter((_, index) => open.kind !== 'listed' || index !== open.index)
    .map(({ value }) => value);
  if (open.kind === 'otherwise') return { value: null, taken: [] };
  const value = open.kind === 'new' ? open.value : (entries[open.index]?.value ?? '');
  return { value, taken: others };
}

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { ...type.bodyStrong, margin: 0 },
  list: { margin: 0, padding: 0, listStyle: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '56px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  wrapping: { flexWrap: 'wrap' },
  open: { ...type.body, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  add: { alignSelf: 'flex-start' },
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
});
