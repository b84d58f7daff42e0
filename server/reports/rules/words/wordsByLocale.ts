import type { Locale } from 'shared-contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ReportWords } from './ReportWords.ts';
import { th } from './th.ts';
import type { ReportRequest } from '../reportRequest.ts';

/** The texts of reports in every language. */
export const wordsByLocale: Readonly<Record<Locale, ReportWords>> = { en, de, es, th };

/** The file name of a report, in the reader's language. */
export function reportFileName({ reportName, locale, fromDate, toDate }: ReportRequest): string {
  return `${wordsByLocale[locale].reports[reportName]} ${fromDate} – ${toDate}.xlsx`;
}
