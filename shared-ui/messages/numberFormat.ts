import type { Locale } from 'shared-contracts';

/** The language's whole and decimal numbers. Made when first used, and once: it takes long. */
export function numberFormat(locale: Locale): Intl.NumberFormat {
  const known = numbers.get(locale);
  if (known) return known;
  const created = new Intl.NumberFormat(locale);
  numbers.set(locale, created);
  return created;
}

/** The name of the language's plural form for that number, for example `one`. */
export function pluralForm(locale: Locale, count: number): Intl.LDMLPluralRule {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(count);
}

const numbers = new Map<Locale, Intl.NumberFormat>();
const plurals = new Map<Locale, Intl.PluralRules>();
