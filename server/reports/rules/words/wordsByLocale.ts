import type { Locale } from 'shared-contracts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { ReportWords } from './ReportWords.ts';
import { th } from './th.ts';

/** The words of reports in every language. */
export const wordsByLocale: Readonly<Record<Locale, ReportWords>> = { en, de, es, th };
