/**
 * Whether clocks of the device's language count to 24. A device may give no language tag but the
 * name of a locale of its system (`C`, `en_US.UTF-8`); where that names no language, the browser's own
 * counts.
 */
export function uses24Hours(language: string): boolean {
  const format = new Intl.DateTimeFormat(languageTag(language), { hour: 'numeric' });
  return format.resolvedOptions().hour12 !== true;
}

function languageTag(language: string): string | undefined {
  const tag = language.replace(/[.@].*/, '').replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
