import type { ErrorCode, Locale } from 'shared-contracts';

/** Title and detail of an error, placeholders filled. */
export function problemTexts(
  code: ErrorCode,
  _locale: Locale,
  _values: Readonly<Record<string, string | number>>,
): { title: string; detail: string } {
  return { title: code, detail: code };
}
