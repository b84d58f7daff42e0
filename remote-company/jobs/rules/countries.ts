const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Regions with a code and a name that are no countries. */
const noCountries: ReadonlySet<string> = new Set([
  ...['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'],
]);

/** The countries by name in the language: their ISO 3166 code and name. */
export function countriesIn(locale: string): readonly { code: string; name: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .flatMap((code) => {
      // A former code has the name of the one that has replaced it.
      const isCurrent = new Intl.Locale(`und-${code}`).region === code;
      const name = isCurrent && !noCountries.has(code) ? names.of(code) : undefined;
      return name === undefined ? [] : [{ code, name }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
