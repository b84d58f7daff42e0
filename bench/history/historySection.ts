import {
  atMost,
  quantile,
  failures,
  reading,
  type Figure,
  type Section,
} from '../report/figure.ts';
import { measureHistory } from './measureHistory.ts';
import type { PagesRead } from './readPages.ts';

export interface HistorySection {
  readonly section: Section;
  /** For example `PostgreSQL 18.6 (PGlite 0.5.16)`. */
  readonly databaseVersion: string;
}

const flat = 1.2;

/**
 * Measures a page of a person's history by the API on one database, in a small company and in a
 * large one: the embedded database for a null address, otherwise an empty one. `p99` is the goal in
 * milliseconds.
 */
export async function historySection(
  database: { readonly name: string; readonly url: string | null; readonly p99: number },
  employees: number,
): Promise<HistorySection> {
  const { databaseVersion, small, large, everybody } = await measureHistory(
    database.url,
    employees,
  );
  const count = (value: number) => value.toLocaleString('en');
  const loads = [small.oneByOne, small.eightAtOnce, large.oneByOne, large.eightAtOnce, everybody];
  const errors = loads.flatMap((load) => load.errors);
  if (errors[0] !== undefined) console.log(`The first error: ${errors[0]}`);
  const median = ({ times }: PagesRead) => quantile(times, 0.5);
  return {
    databaseVersion: databaseVersion.split(' on ')[0] ?? '',
    section: {
      title: `A page of one's history on ${database.name}, of ${count(large.timePairs)} time pairs`,
      command: `npm run bench -- history${employees === 2000 ? '' : ` --employees ${employees}`}`,
      besideTitle: `of ${count(small.timePairs)}`,
      figures: [
        ...timesOf('one after the other', large.oneByOne, small.oneByOne, database.p99),
        ...timesOf('each by somebody else', everybody, null, database.p99),
        ...timesOf('8 at once', large.eightAtOnce, small.eightAtOnce, null),
        atMost(
          'median against the small company',
          median(large.oneByOne) / median(small.oneByOne),
          flat,
          { digits: 2 },
        ),
        reading('processor time of the server for each', large.processorTime, {
          unit: ' ms',
          digits: 2,
          ...(small.processorTime === null ? {} : { beside: small.processorTime }),
        }),
        failures('errors', errors.length),
        reading('loading took', large.loading, { unit: ' s', beside: small.loading }),
      ],
    },
  };
}

/** The goals apply to a single reader; eight at once share two cores with the load generator. */
function timesOf(
  how: string,
  large: PagesRead,
  small: PagesRead | null,
  p99: number | null,
): Figure[] {
  const figure = (share: number, words: string, limit: number | null) => {
    const beside = small === null ? {} : { beside: quantile(small.times, share) };
    const shape = { unit: ' ms', digits: 1, ...beside };
    const value = quantile(large.times, share);
    const what = `${how}, ${words} within`;
    return limit === null ? reading(what, value, shape) : atMost(what, value, limit, shape);
  };
  return [figure(0.5, 'half', p99 === null ? null : 20), figure(0.99, '99 %', p99)];
}
