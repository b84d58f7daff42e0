import type { Locale } from 'shared-contracts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { th } from './texts/th.ts';
import type { Texts } from './texts/texts.ts';

/** The texts of notifications by language. */
export const notificationTexts: Readonly<Record<Locale, Texts>> = { en, de, es, th };
