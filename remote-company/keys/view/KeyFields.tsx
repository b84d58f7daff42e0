import { addDays } from 'shared-contracts';
import {
  CheckboxField,
  deviceTimeZone,
  makeStyles,
  SelectField,
  text as type,
  TextField,
  tokens,
  useToday,
  useUserFormats,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import {
  chosenOf,
  keyAuthorities,
  lifetimes,
  rates,
  type KeyWish,
  type WishedField,
} from '../rules/keyWish.ts';
import { SiteChoice } from './SiteChoice.tsx';

export interface KeyFieldsProps {
  readonly wish: KeyWish;
  /** The fault of a field that is shown. */
  readonly shown: (field: WishedField) => string | null;
  readonly onChange: (wish: KeyWish) => void;
}

/** The fields of a new key. */
export function KeyFields({ wish, shown, onChange }: KeyFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const formats = useUserFormats();
  const today = useToday(deviceTimeZone());
  const change = (changed: Partial<KeyWish>) => onChange({ ...wish, ...changed });
  return (
    <div className={styles.fields}>
      <TextField
        label={text('keys.name')}
        hint={text('keys.name.hint')}
        value={wish.name}
        maxLength={60}
        onChange={(name) => change({ name })}
        error={shown('name')}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('keys.column.reads')}</legend>
        {keyAuthorities.map((authority, index) => (
          <CheckboxField
            key={authority}
            label={text(`keys.reads.${authority}.about`)}
            checked={wish.authorities.includes(authority)}
            onChange={(isChosen) => {
              const { authorities } = wish;
              change({
                authorities: chosenOf(keyAuthorities, authorities, authority, isChosen),
              });
            }}
            {...(index === keyAuthorities.length - 1 ? { error: shown('authorities') } : {})}
          />
        ))}
        <p className={styles.hint}>{text('keys.reads.also')}</p>
      </fieldset>
      <SiteChoice wish={wish} fault={shown('sites')} onChange={change} />
      <div className={styles.pair}>
        <SelectField
          label={text('keys.days')}
          hint={text('keys.validUntil', {
            day: formats.day(addDays(today, Number(wish.days)), true),
          })}
          value={wish.days}
          choices={lifetimes.map((value) => ({
            value,
            label: text('keys.days.count', { count: Number(value) }),
          }))}
          onChange={(days) => change({ days: days ?? wish.days })}
        />
        <SelectField
          label={text('keys.perMinute')}
          value={wish.perMinute}
          choices={rates.map((value) => ({
            value,
            label: text('keys.perMinute.count', { count: Number(value) }),
          }))}
          onChange={(perMinute) => change({ perMinute: perMinute ?? wish.perMinute })}
        />
      </div>
    </div>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  group: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  legend: { ...type.secondaryStrong, padding: 0, color: tokens.colorNeutralForeground2 },
  hint: { ...type.secondary, margin: '2px 0 0', color: tokens.colorNeutralForeground3 },
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
    alignItems: 'start',
    gap: '16px',
  },
});
