import type { ReportRequest } from './reportRequest.ts';
import { wordsByLocale } from './words/wordsByLocale.ts';

/** What a report is called as a file, in the reader's language. */
export function reportFileName({ reportName, locale, fromDate, toDate }: ReportRequest): string {
  return `${wordsByLocale[locale].reports[reportName]} ${fromDate} – ${toDate}.xlsx`;
}
