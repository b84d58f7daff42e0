import { useState } from 'react';
import {
  Button,
  ComboField,
  makeStyles,
  SelectField,
  text as type,
  TextField,
  tokens,
  useHost,
  useUserFormats,
  type Choice,
} from 'shared-ui';
import { DatePicker } from 'shared-ui/date-time';
import { useText } from '../../messages/useText.ts';
import type { CheckedList } from '../rules/checkList.ts';
import type { ListChange, OpenList } from '../rules/listFlow.ts';
import type { PersonField } from '../rules/personField.ts';
import { calendarsIn, type ListDefaults as Defaults } from '../rules/listChoices.ts';

interface ListDefaultsProps {
  readonly list: OpenList;
  readonly checked: CheckedList;
  readonly onChange: (change: ListChange) => void;
}

/** What is asked once for the whole list: a line of answers, and the fields behind it. */
export function ListDefaults({ list, checked, onChange }: ListDefaultsProps) {
  const text = useText();
  const styles = useStyles();
  const [isOpen, setIsOpen] = useState(false);
  const words = useDefaultWords(list, checked);
  if (checked.newCount === 0) return null;
  const set = (defaults: Partial<Defaults>) => onChange({ type: 'setDefaults', defaults });
  return (
    <div className={styles.defaults}>
      <div className={styles.head}>
        <div>
          <p className={styles.title}>{text('sheet.defaults')}</p>
          {!isOpen && <p className={styles.words}>{words}</p>}
        </div>
        <Button
          size="row"
          className={styles.change}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'sheet.defaults.done' : 'sheet.defaults.change')}
        </Button>
      </div>
      {isOpen && <DefaultFields list={list} set={set} />}
      {list.choices.defaults.timeTypeProfile === null && (
        <p className={styles.words}>
          {text('sheet.defaults.timeType.made', { name: text('sheet.defaults.timeType') })}
        </p>
      )}
    </div>
  );
}

interface DefaultFieldsProps {
  readonly list: OpenList;
  readonly set: (defaults: Partial<Defaults>) => void;
}

function DefaultFields({ list: { known, choices }, set }: DefaultFieldsProps) {
  const text = useText();
  const styles = useStyles();
  const countries = useCountries();
  const { defaults } = choices;
  const zones = Intl.supportedValuesOf('timeZone').map(asChoice);
  const profiles = (known.file.timeTypeProfiles ?? []).map(({ code }) => asChoice(code));
  const calendars = calendarsIn(known.file).map(asChoice);
  return (
    <div className={styles.fields}>
      <DatePicker
        label={text('sheet.field.startDate')}
        value={defaults.startDate}
        onChange={(startDate) => startDate !== null && set({ startDate })}
      />
      <ComboField
        label={text('sheet.field.timeZone')}
        chosen={asChoice(defaults.timeZone)}
        choices={zones}
        onSearch={() => undefined}
        onChange={(choice) => choice && set({ timeZone: choice.value })}
      />
      <ComboField
        label={text('sheet.defaults.country')}
        chosen={countries.find(({ value }) => value === defaults.countryCode) ?? null}
        choices={countries}
        onSearch={() => undefined}
        onChange={(choice) => choice && set({ countryCode: choice.value })}
      />
      <TextField
        label={text('sheet.field.position')}
        value={defaults.position}
        onChange={(position) => set({ position })}
      />
      {profiles.length > 1 && (
        <SelectField
          label={text('sheet.defaults.profile')}
          value={defaults.timeTypeProfile}
          choices={profiles}
          onChange={(timeTypeProfile) => timeTypeProfile !== null && set({ timeTypeProfile })}
        />
      )}
      {calendars.length > 0 && (
        <SelectField
          optional
          label={text('sheet.defaults.calendar')}
          value={defaults.holidayCalendar}
          choices={calendars}
          onChange={(holidayCalendar) => set({ holidayCalendar })}
        />
      )}
    </div>
  );
}

/** `from Mon 30 Nov 2026 · Europe/Berlin · Germany · Nurse`, without what every row says itself. */
function useDefaultWords({ choices: { defaults } }: OpenList, { rows }: CheckedList): string {
  const text = useText();
  const formats = useUserFormats();
  const { locale } = useHost();
  const { startDate, timeZone, countryCode, position, holidayCalendar } = defaults;
  const isUsed = (field: PersonField) =>
    rows.some(({ job, hasJob, values }) => hasJob && job === null && values[field] === undefined);
  return [
    ...(isUsed('startDate')
      ? [text('sheet.people.from', { day: formats.day(startDate, true) })]
      : []),
    ...(isUsed('timeZone') ? [timeZone] : []),
    new Intl.DisplayNames(locale, { type: 'region' }).of(countryCode) ?? countryCode,
    ...(isUsed('position') ? [position] : []),
    ...(holidayCalendar === null ? [] : [holidayCalendar]),
  ].join(' · ');
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** All countries that the browser has a name for, by name. */
function useCountries(): readonly Choice<string>[] {
  const { locale } = useHost();
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((value) => {
      const label = names.of(value);
      return label === undefined || notCountries.has(value) ? [] : [{ value, label }];
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** Codes of groups of countries, and of tests. */
const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

function asChoice(value: string): Choice<string> {
  return { value, label: value };
}

const useStyles = makeStyles({
  defaults: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  head: { display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: '12px' },
  change: { flexShrink: 0 },
  title: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  words: { ...type.body, margin: '2px 0 0', overflowWrap: 'anywhere' },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: '16px',
  },
});
