import { DismissibleChip, makeStyles } from 'shared-ui';
import type { ListedSection } from '../data/entryPages.ts';
import type { NamedEntry } from '../rules/namedEntry.ts';
import { NamedEntryField } from './NamedEntryField.tsx';

interface EntriesFieldProps {
  readonly section: ListedSection;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
  readonly optional?: boolean;
  readonly chosen: readonly NamedEntry[];
  readonly onChange: (entries: readonly NamedEntry[]) => void;
}

/** Any number of entries of a section. */
export function EntriesField({ chosen, onChange, ...field }: EntriesFieldProps) {
  const styles = useStyles();
  const without = (gone: string) => chosen.filter(({ code }) => code !== gone);
  return (
    <div className={styles.field}>
      <NamedEntryField
        {...field}
        chosen={null}
        onChange={(entry) => entry && onChange([...without(entry.code), entry])}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ code, name }) => (
            <li key={code}>
              <DismissibleChip name={name} onDismiss={() => onChange(without(code))}>
                {name}
              </DismissibleChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  field: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  chosen: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
});
