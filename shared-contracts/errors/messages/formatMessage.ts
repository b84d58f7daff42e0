/**
 * The template with its `{placeholders}` filled. A value that is missing shows as `…`, since a
 * person can still read the rest. Values are inserted as they are: dates and times come formatted.
 */
export function formatMessage(
  template: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return String(value ?? '…');
  });
}
