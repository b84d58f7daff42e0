import type { Locale } from 'shared-contracts';
import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import type { Refusal } from './refusal.ts';

/** Title and detail of a refusal in a language, placeholders filled. */
export function problemTexts(
  { code, details }: Refusal,
  locale: Locale,
): { title: string; detail: string } {
  const { title, detail } = serverMessages[locale].errors[code];
  const { retryAfterInSeconds: seconds } = details;
  const values = { ...(seconds === undefined ? {} : { seconds }), ...details.values };
  return { title, detail: formatMessage(detail, values) };
}
