import { useDeferredValue, useState } from 'react';
import { addDays } from 'shared-contracts';
import {
  CalendarLtrRegular,
  ComboField,
  deviceTimeZone,
  makeStyles,
  media,
  PopoverChip,
  SelectField,
  Skeleton,
  useApi,
  useFailureText,
  useQuery,
  useToday,
  useUserFormats,
  laterPart,
} from 'shared-ui';
import { useAdminText } from '../messages/useAdminText.ts';
import { securityEventKinds, type SecurityFilter } from '../rules/securityFilter.ts';

const DateRangePicker = laterPart(
  async () => (await import('shared-ui/date-time')).DateRangePicker,
  { coming: <Skeleton width="308px" height="480px" /> },
);

/** Days for which the server retains events. */
const daysKept = 365;
const outcomes = ['all', 'OK', 'REFUSED'] as const;

export interface SecurityFilterBarProps {
  readonly filter: SecurityFilter;
  readonly onChange: (filter: SecurityFilter) => void;
}

/** Filters the events by kind, outcome, person and days. */
export function SecurityFilterBar({ filter, onChange }: SecurityFilterBarProps) {
  const text = useAdminText();
  const styles = useStyles();
  const formats = useUserFormats();
  const today = useToday(deviceTimeZone());
  const { event, outcome, person, days } = filter;
  const all = { startDate: addDays(today, 1 - daysKept), endDate: today };
  return (
    <div className={styles.bar}>
      <SelectField
        label={text('security.kind')}
        value={event}
        choices={(['all', ...securityEventKinds] as const).map((value) => ({
          value,
          label: value === 'all' ? text('security.kind.all') : text(`security.event.${value}`),
        }))}
        onChange={(chosen) => onChange({ ...filter, event: chosen ?? 'all' })}
      />
      <SelectField
        label={text('security.outcome')}
        value={outcome}
        choices={outcomes.map((value) => ({ value, label: text(`security.outcome.${value}`) }))}
        onChange={(chosen) => onChange({ ...filter, outcome: chosen ?? 'all' })}
      />
      <PersonField chosen={person} onChange={(chosen) => onChange({ ...filter, person: chosen })} />
      <div className={styles.days}>
        <PopoverChip
          icon={<CalendarLtrRegular />}
          selected={days !== null}
          title={text('security.dates')}
          label={
            days === null
              ? text('security.dates.all')
              : formats.dateRange(days.startDate, days.endDate, true)
          }
        >
          {(close) => (
            <DateRangePicker
              range={days ?? all}
              presets={[{ label: text('security.dates.all'), range: all }]}
              min={all.startDate}
              max={today}
              onChoose={(chosen) => {
                const isAll = chosen.startDate === all.startDate && chosen.endDate === all.endDate;
                onChange({ ...filter, days: isAll ? null : chosen });
                close();
              }}
            />
          )}
        </PopoverChip>
      </div>
    </div>
  );
}

interface PersonFieldProps {
  readonly chosen: SecurityFilter['person'];
  readonly onChange: (chosen: SecurityFilter['person']) => void;
}

/** Finds a person by name, user name or number; also accepts the id of an unknown person. */
function PersonField({ chosen, onChange }: PersonFieldProps) {
  const text = useAdminText();
  const failureText = useFailureText();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useDeferredValue(typed ?? '');
  const { data, error, isFetching } = useQuery({
    ...useApi().query.GET('/api/accounts', { params: { query: search === '' ? {} : { search } } }),
    enabled: typed !== null,
  });
  const people = (data?.contents ?? []).map(({ employeeId, firstName, lastName, username }) => ({
    id: employeeId,
    name: [`${firstName} ${lastName}`, ...(username === null ? [] : [username])].join(' · '),
  }));
  const isId = /^[1-9]\d{0,14}$/.test(search);
  const found = isId ? [...people, { id: Number(search), name: `employee ${search}` }] : people;
  return (
    <ComboField
      label={text('security.person')}
      optional
      hint={text('security.person.hint')}
      error={error && failureText(error)}
      placeholder={text('security.person.all')}
      loading={isFetching}
      chosen={chosen && { value: String(chosen.id), label: chosen.name }}
      choices={found.map(({ id, name }) => ({ value: String(id), label: name }))}
      onSearch={setTyped}
      onChange={(choice) => onChange(found.find(({ id }) => String(id) === choice?.value) ?? null)}
    />
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 240px)) auto',
    justifyContent: 'start',
    alignItems: 'start',
    gap: '12px 16px',
    [media.belowDesktop]: { gridTemplateColumns: '1fr 1fr', justifyContent: 'stretch' },
  },
  days: { alignSelf: 'start', paddingTop: '24px' },
});
