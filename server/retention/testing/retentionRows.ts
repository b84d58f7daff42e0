import { keptWithTime, retentions, stays, type Kept } from '../rules/retention.ts';

/** The table in the guide for operators: tables, period, start. */
export function retentionRows(): string[][] {
  return [
    ...retentions.map(({ table, kept, since }) => [code(table), wordsOf(kept), since]),
    [
      keptWithTime.map(code).join(', '),
      wordsOf({ yearsOf: 'TIME_RETENTION_YEARS' }),
      'the end of the assignment; sign-offs once none of the time that they cover is left',
    ],
    ...Object.entries(stays).map(([until, tables]) => [
      tables.map(code).join(', '),
      'stays until',
      until,
    ]),
  ];
}

function wordsOf(kept: Kept): string {
  if ('latest' in kept) return `the latest ${kept.latest.toLocaleString('en')}`;
  if ('daysOf' in kept) return `${code(kept.daysOf)} days`;
  if ('yearsOf' in kept) return `${code(kept.yearsOf)} years`;
  if ('days' in kept) return kept.days === 1 ? '1 day' : `${kept.days} days`;
  if (kept.minutes === 0) return 'until';
  return kept.minutes % 60 === 0 ? `${kept.minutes / 60} hours` : `${kept.minutes} minutes`;
}

function code(name: string): string {
  return `\`${name}\``;
}
