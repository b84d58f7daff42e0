import { useState } from 'react';
import type { HolidayCalendarEntry } from 'shared-contracts/company-file/companyFile.ts';
import {
  Button,
  deviceTimeZone,
  makeStyles,
  media,
  SelectField,
  useApi,
  useFailureText,
  useQuery,
  useToday,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';

interface PublicHolidaysProps {
  /** Takes the days, and the name of their place. */
  readonly onTake: (holidays: HolidayCalendarEntry['holidays'], place: string) => void;
}

const mostYears = 3;

/** Fills a calendar with the public holidays of a country or a region. */
export function PublicHolidays({ onTake }: PublicHolidaysProps) {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const failureText = useFailureText();
  const thisYear = Number(useToday(deviceTimeZone()).slice(0, 4));
  const [country, setCountry] = useState<string | null>(null);
  const [region, setRegion] = useState<string | null>(null);
  const [year, setYear] = useState(String(thisYear));
  const query = {
    ...(country === null ? {} : { country }),
    ...(region === null ? {} : { region }),
    year: Number(year),
  };
  const { data, error, isFetching } = useQuery({
    ...api.query.GET('/api/company/public-holidays', { params: { query } }),
    placeholderData: (before) => before,
  });
  const choicesOf = (places: readonly { readonly code: string; readonly name: string }[] = []) =>
    places.map(({ code, name }) => ({ value: code, label: name }));
  const place = [...(data?.countries ?? []), ...(data?.regions ?? [])]
    .filter(({ code }) => code === (region ?? country))
    .at(-1);
  const days = isFetching ? [] : (data?.holidays ?? []);
  return (
    <section aria-label={text('holidays.public')} className={styles.fields}>
      <SelectField
        label={text('holidays.country')}
        optional
        value={country}
        choices={choicesOf(data?.countries)}
        onChange={(code) => {
          setCountry(code);
          setRegion(null);
        }}
        error={error ? failureText(error) : null}
      />
      {(data?.regions.length ?? 0) > 0 && country !== null && (
        <SelectField
          label={text('holidays.region')}
          optional
          value={region}
          choices={choicesOf(data?.regions)}
          onChange={setRegion}
        />
      )}
      <SelectField
        label={text('holidays.year')}
        value={year}
        choices={Array.from({ length: mostYears }, (_, index) => String(thisYear + index)).map(
          (value) => ({ value, label: value }),
        )}
        onChange={(value) => value !== null && setYear(value)}
      />
      {country !== null && (
        <Button
          busy={isFetching}
          disabled={days.length === 0}
          onClick={() => onTake(days, place?.name ?? '')}
        >
          {text('holidays.take', { count: days.length })}
        </Button>
      )}
    </section>
  );
}

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
    alignItems: 'end',
    gap: '8px',
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
