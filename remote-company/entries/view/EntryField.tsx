import { useDeferredValue, useState } from 'react';
import { ComboField, useApi, useQuery, type ComboFieldProps } from 'shared-ui';
import {
  readEntries,
  entriesPath,
  type EntryFilter,
  type Facts,
  type ListedSection,
} from '../data/entryPages.ts';

interface EntryFieldProps extends Pick<ComboFieldProps, 'label' | 'optional' | 'hint' | 'error'> {
  readonly section: ListedSection;
  /** The code of the chosen entry; null: none. */
  readonly code: string | null;
  /** Its name, if it is known; otherwise the field reads it. */
  readonly name?: string;
  /** Only entries in this state are offered. */
  readonly state?: NonNullable<EntryFilter['state']>;
  readonly onChange: (code: string | null, name: string) => void;
}

/** Chooses one entry of a section, found by its name or its code. */
export function EntryField({ section, code, name, state, onChange, ...field }: EntryFieldProps) {
  const [words, setWords] = useState('');
  const search = useDeferredValue(words);
  const found = useEntryNames(section, {
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
  });
  const known = useEntryNames(section, { code: code ?? '' }, code !== null && name === undefined);
  const label = name ?? nameIn(known.data?.find((each) => each.code === code)) ?? code ?? '';
  const choices = (found.data ?? []).map((each) => ({
    value: each.code,
    // Two people can have the same name.
    label: section === 'people' ? `${each.name} · ${each.code}` : (nameIn(each) ?? each.code),
  }));
  return (
    <ComboField
      {...field}
      chosen={code === null ? null : { value: code, label }}
      choices={choices}
      loading={found.isFetching}
      onSearch={setWords}
      onChange={(choice) => {
        const chosen = found.data?.find((each) => each.code === choice?.value);
        onChange(choice?.value ?? null, nameIn(chosen) ?? choice?.label ?? '');
      }}
    />
  );
}

/** What an entry is called, after the person whom it is about. */
function nameIn(facts: Facts | undefined): string | undefined {
  const person = facts?.about.find((each) => each.section === 'people');
  return person && facts ? `${person.name}, ${facts.name}` : facts?.name;
}

function useEntryNames(section: ListedSection, filter: EntryFilter, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: api.query.key(entriesPath, { params: { path: { section }, query: filter } }, 'names'),
    queryFn: async ({ signal }) => (await readEntries(api, section, filter, signal)).facts,
    enabled,
    placeholderData: (before) => before,
  });
}
