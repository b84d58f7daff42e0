import { useState } from 'react';
import {
  ComboField,
  makeStyles,
  media,
  SearchField,
  SelectField,
  useApi,
  useQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { InviteeFilter } from '../data/invitationCalls.ts';
import type { InvitationState } from '../rules/invitee.ts';

const states = ['NOT_INVITED', 'INVITED', 'ACTIVE', 'ALL'] as const;

interface PeopleFilterProps {
  readonly filter: InviteeFilter;
  readonly onChange: (filter: InviteeFilter) => void;
}

/** Search, site, and whether somebody has logged in. */
export function PeopleFilter({ filter, onChange }: PeopleFilterProps) {
  const text = useText();
  const styles = useStyles();
  // Those chosen on another page stay chosen, whoever the list shows.
  const change = (part: Partial<InviteeFilter>) =>
    onChange({ ...filter, employeeIds: null, ...part });
  return (
    <div className={styles.filter}>
      <SearchField
        label={text('invitations.search')}
        value={filter.search}
        onChange={(search) => change({ search: search.trimStart() })}
        className={styles.search}
      />
      <SelectField
        label={text('invitations.state')}
        value={filter.state ?? 'ALL'}
        choices={states.map((value) => ({ value, label: text(`invitations.state.${value}`) }))}
        onChange={(value) => change({ state: stateOf(value) })}
      />
      <SiteField site={filter.site} onChange={(site) => change({ site })} />
    </div>
  );
}

function stateOf(value: (typeof states)[number] | null): InvitationState | null {
  return value === 'ALL' ? null : value;
}

interface SiteFieldProps {
  readonly site: string | null;
  readonly onChange: (site: string | null) => void;
}

function SiteField({ site, onChange }: SiteFieldProps) {
  const api = useApi();
  const text = useText();
  const [search, setSearch] = useState('');
  const [label, setLabel] = useState('');
  const { data, isFetching } = useQuery(
    api.query.GET('/api/company/entries/{section}', {
      params: {
        path: { section: 'geofences' },
        query: search === '' ? {} : { search: search.slice(0, 100) },
      },
    }),
  );
  const choices = data?.facts.map(({ code, name }) => ({ value: code, label: name })) ?? [];
  return (
    <ComboField
      label={text('invitations.site')}
      optional
      placeholder={text('invitations.site.all')}
      chosen={site === null ? null : { value: site, label }}
      choices={choices}
      loading={isFetching}
      onSearch={setSearch}
      onChange={(choice) => {
        setLabel(choice?.label ?? '');
        onChange(choice?.value ?? null);
      }}
    />
  );
}

const useStyles = makeStyles({
  filter: {
    display: 'grid',
    gridTemplateColumns: 'minmax(200px, 2fr) minmax(180px, 1fr) minmax(180px, 1fr)',
    alignItems: 'end',
    gap: '12px 16px',
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
  search: { width: '100%', maxWidth: 'none', minHeight: '40px' },
});
