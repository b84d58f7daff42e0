/**
 * Whether the device's language uses the 24-hour clock. A device can report a system locale (`C`,
 * `en_US.UTF-8`) instead of a language tag; if that is no valid tag, the browser's default applies.
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
