import type { Locale } from 'shared-contracts';
import { wordsByLocale } from '../../../reports/rules/words/wordsByLocale.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { OwnInspectionWords } from './OwnInspectionWords.ts';
import { th } from './th.ts';

const own: Readonly<Record<Locale, OwnInspectionWords>> = { en, de, es, th };

/** All words of the sheets in a language. */
function wordsOf(locale: Locale) {
  const { columns, segments: kinds, status } = wordsByLocale[locale];
  const { employeeNumber, position, timeZone, date, duration, costCenter } = columns;
  return {
    ...own[locale],
    ...{ kinds, status },
    columns: {
      ...own[locale].columns,
      employeeNumber,
      position,
      timeZone,
      date,
      duration,
      status: columns.status,
      costCenter,
    },
  };
}

export type InspectionWords = ReturnType<typeof wordsOf>;

export const inspectionWords: Readonly<Record<Locale, InspectionWords>> = {
  en: wordsOf('en'),
  de: wordsOf('de'),
  es: wordsOf('es'),
  th: wordsOf('th'),
};
