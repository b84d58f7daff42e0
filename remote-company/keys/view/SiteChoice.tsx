import { useState } from 'react';
import {
  CheckboxField,
  FailurePanel,
  makeStyles,
  palette,
  SearchField,
  SegmentedControl,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useQuery,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { chosenOf, foundSites, type KeyWish } from '../rules/keyWish.ts';

interface SiteChoiceProps {
  readonly wish: KeyWish;
  readonly fault: string | null;
  readonly onChange: (changed: Pick<KeyWish, 'reach'> | Pick<KeyWish, 'sites'>) => void;
}

/** From so many sites on they are searched. */
const searchedFrom = 8;

/** Whose data a key reads: everybody's, or that of the people of some sites. */
export function SiteChoice({ wish, fault, onChange }: SiteChoiceProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('keys.column.sites')}</legend>
      <SegmentedControl
        label={text('keys.column.sites')}
        value={wish.reach}
        choices={[
          { value: 'ALL', label: text('keys.sites.all') },
          { value: 'SOME', label: text('keys.sites.some') },
        ]}
        onChange={(reach) => onChange({ reach })}
      />
      {wish.reach === 'SOME' && (
        <>
          <p className={styles.hint}>{text('keys.sites.hint')}</p>
          <SiteList chosen={wish.sites} onChange={(sites) => onChange({ sites })} />
          <div role="alert" className={styles.fault}>
            {fault}
          </div>
        </>
      )}
    </fieldset>
  );
}

interface SiteListProps {
  readonly chosen: readonly string[];
  readonly onChange: (codes: string[]) => void;
}

function SiteList({ chosen, onChange }: SiteListProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(api.query.GET('/api/inspections/sites'));
  if (!data && error) return <FailurePanel failure={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} height={44} />;
  const sites = data.filter(({ kind }) => kind === 'GEOFENCE');
  const codes = sites.map(({ code }) => code);
  const found = foundSites(sites, search);
  if (sites.length === 0) return <p className={styles.hint}>{text('keys.sites.noneYet')}</p>;
  return (
    <>
      {sites.length >= searchedFrom && (
        <SearchField label={text('keys.sites.search')} value={search} onChange={setSearch} />
      )}
      <div className={styles.list}>
        {found.length === 0 && <p className={styles.hint}>{text('keys.sites.unfound')}</p>}
        {found.map(({ code, name }) => (
          <CheckboxField
            key={code}
            label={name}
            checked={chosen.includes(code)}
            onChange={(isChosen) => onChange(chosenOf(codes, chosen, code, isChosen))}
          />
        ))}
      </div>
    </>
  );
}

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: {
    ...type.secondaryStrong,
    padding: '0 0 4px',
    color: tokens.colorNeutralForeground2,
  },
  hint: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  list: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '100%',
    maxHeight: '220px',
    overflowY: 'auto',
    // Room for the ring of a focused box.
    padding: '2px',
  },
  fault: {
    ...type.secondary,
    color: palette.status.rejected.text,
    ':empty': { display: 'none' },
  },
});
