import type { ComboFieldProps } from 'shared-ui';
import type { EntryFilter, ListedSection } from '../data/entryPages.ts';
import type { NamedEntry } from '../rules/namedEntry.ts';
import { EntryField } from './EntryField.tsx';

interface NamedEntryFieldProps extends Pick<
  ComboFieldProps,
  'label' | 'hint' | 'error' | 'optional'
> {
  readonly section: ListedSection;
  readonly state?: NonNullable<EntryFilter['state']>;
  readonly chosen: NamedEntry | null;
  readonly onChange: (entry: NamedEntry | null) => void;
}

/** Chooses an entry of a section with its name. */
export function NamedEntryField({ chosen, onChange, ...field }: NamedEntryFieldProps) {
  return (
    <EntryField
      {...field}
      code={chosen?.code ?? null}
      {...(chosen ? { name: chosen.name } : {})}
      onChange={(code, name) => onChange(code === null ? null : { code, name })}
    />
  );
}
