import { wholeMinutes } from '../rules/netDuration.ts';
import type { Locale } from '../rules/locales.ts';

/** How hours and minutes are called in short. */
export const durationUnits: Readonly<
  Record<Locale, { readonly hour: string; readonly minute: string }>
> = {
  en: { hour: 'h', minute: 'min' },
  de: { hour: 'Std.', minute: 'Min.' },
  es: { hour: 'h', minute: 'min' },
  th: { hour: 'ชม.', minute: 'นาที' },
};

/** A duration in seconds, in whole minutes, in running words: `8 h`, `7 h 30 min`, `45 min`. */
export function formatHours(seconds: number, locale: Locale): string {
  const { hour, minute } = durationUnits[locale];
  const whole = wholeMinutes(seconds) / 60;
  const [hours, minutes] = [Math.floor(Math.abs(whole) / 60), Math.abs(whole) % 60];
  const sign = whole < 0 ? '−' : '';
  if (hours === 0) return `${sign}${minutes} ${minute}`;
  if (minutes === 0) return `${sign}${hours} ${hour}`;
  return `${sign}${hours} ${hour} ${minutes} ${minute}`;
}
