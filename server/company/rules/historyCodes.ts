/** The codes of the history in what may be a company file. */
export function historyCodes(file: unknown): string[] {
  if (typeof file !== 'object' || file === null || !('history' in file)) return [];
  const history: unknown = file.history;
  return (Array.isArray(history) ? history : []).flatMap((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string'
      ? [entry.code]
      : [],
  );
}
