import type Holidays from 'date-holidays';
import { addDays, type Locale } from 'shared-contracts';
import type { Handlers } from '../../calls/calls.ts';

/** Public holidays by country and region, from the data of `date-holidays`. */
export const publicHolidays = {
  getPublicHolidays: async ({ query, locale, now }) => {
    const { country = '', region = '', year = now.getUTCFullYear() } = query;
    // Megabytes of data that only this call needs.
    const { default: Calendar } = await import('date-holidays');
    const calendar = new Calendar();
    const countries = calendar.getCountries(locale);
    // The library has undefined in the place of no regions.
    const regions = (country in countries && calendar.getStates(country, locale)) || {};
    const isKnown = country in countries && (region === '' || region in regions);
    if (isKnown) calendar.init(country, region);
    return {
      status: 200,
      body: {
        countries: placesByName(countries, locale),
        regions: placesByName(regions, locale),
        holidays: isKnown ? publicDays(calendar, year, locale) : [],
      },
    };
  },
} satisfies Partial<Handlers>;

function placesByName(names: Readonly<Record<string, string>>, locale: Locale) {
  return Object.entries(names)
    .map(([code, name]) => ({ code, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
}

/** Each day once; a holiday of several days has each of them. */
function publicDays(calendar: Holidays, year: number, locale: Locale) {
  const days = calendar
    .getHolidays(year, locale)
    .filter(({ type }) => type === 'public')
    .flatMap(({ date, start, end, name }) => {
      const length = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMilliseconds));
      return Array.from({ length }, (_, index) => ({
        date: addDays(date.slice(0, 10), index),
        name,
      }));
    });
  const names = Map.groupBy(days, ({ date }) => date);
  return [...names]
    .map(([date, same]) => ({ date, name: [...new Set(same.map(({ name }) => name))].join(', ') }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

const dayMilliseconds = 86_400_000;
