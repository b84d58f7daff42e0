import type { Locale } from 'shared-contracts';
import { formatMessage, serverMessages } from 'shared-contracts/error-messages';
import type { Refusal } from '../calls/refusal.ts';

/** Title and detail of a refusal in a language, with values filled in. */
export function problemTexts(
  { code, details }: Refusal,
  locale: Locale,
): { title: string; detail: string } {
  const { title, detail } = serverMessages[locale].errors[code];
  const { retryAfterInSeconds: seconds } = details;
  const values = {
    ...(seconds === undefined ? {} : { wait: waitInWords(seconds, locale) }),
    ...details.values,
  };
  return { title, detail: formatMessage(detail, values) };
}

/** For example `30 seconds`; from a minute on in whole minutes, rounded up. */
function waitInWords(seconds: number, locale: Locale): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(count);
}
