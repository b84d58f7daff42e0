import { useSearchParams } from 'react-router-dom';
import {
  DismissibleChip,
  FilterRegular,
  makeStyles,
  PopoverChip,
  useApi,
  useQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { entriesPath, type EntryFilter, type ListedSection } from '../data/entryPages.ts';
import type { NamedEntry } from '../rules/namedEntry.ts';
import { NamedEntryField } from './NamedEntryField.tsx';

/** What a list can be narrowed to, by its name in the address, and where its names are found. */
const references = {
  person: { of: 'people', section: 'people' },
  manager: { of: 'managers', section: 'people' },
  site: { of: 'geofences', section: 'geofences' },
  position: { of: 'positions', section: 'positions' },
  schedule: { of: 'workSchedules', section: 'workSchedules' },
  costCenter: { of: 'costCenters', section: 'costCenters' },
} as const satisfies Record<string, { of: ListedSection; section: ListedSection }>;

export type ReferenceName = keyof typeof references;

/** The entry that a list is narrowed to; it stands in the address. */
export function useReference(names: readonly ReferenceName[]) {
  const api = useApi();
  const [parameters, setParameters] = useSearchParams();
  const name = names.find((each) => parameters.has(each)) ?? null;
  const code = name === null ? null : parameters.get(name);
  const { data } = useQuery({
    ...api.query.GET(entriesPath, {
      params: {
        path: { section: references[name ?? 'person'].section },
        query: code === null ? {} : { code },
      },
    }),
    enabled: code !== null && code !== '',
  });
  const shown: NamedEntry | null =
    code === null || code === '' ? null : { code, name: data?.facts[0]?.name ?? code };
  const filter: Pick<EntryFilter, 'of' | 'ofCode'> =
    name === null || shown === null ? {} : { of: references[name].of, ofCode: shown.code };
  return {
    name: shown && name,
    shown,
    filter,
    /** The entry, if the list is narrowed to one of that name. */
    entry: (wanted: ReferenceName) => (name === wanted ? shown : null),
    set: (wanted: ReferenceName, entry: NamedEntry) =>
      setParameters({ [wanted]: entry.code }, { replace: true }),
    clear: () => setParameters({}, { replace: true }),
  };
}

interface ReferenceFilterProps {
  readonly reference: ReturnType<typeof useReference>;
  readonly filters: readonly ReferenceName[];
}

/** Narrows a list to what refers to a person, a site, … */
export function ReferenceFilter({ reference, filters }: ReferenceFilterProps) {
  const text = useText();
  const styles = useStyles();
  const { name, shown, set, clear } = reference;
  if (name && shown) {
    const words = text('entries.filter.of', {
      kind: text(`entries.filter.${name}`),
      name: shown.name,
    });
    return (
      <DismissibleChip name={words} icon={<FilterRegular />} onDismiss={clear}>
        {words}
      </DismissibleChip>
    );
  }
  return (
    <PopoverChip
      label={text('entries.filter')}
      icon={<FilterRegular />}
      title={text('entries.filter')}
    >
      {(close) => (
        <div className={styles.fields}>
          {filters.map((each) => (
            <NamedEntryField
              key={each}
              optional
              section={references[each].section}
              label={text(`entries.filter.${each}`)}
              {...(each === 'manager' ? { state: 'APPROVERS' } : {})}
              chosen={null}
              onChange={(entry) => {
                if (entry === null) return;
                set(each, entry);
                close();
              }}
            />
          ))}
        </div>
      )}
    </PopoverChip>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px', width: '260px' },
});
