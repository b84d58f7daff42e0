import type { Locale } from 'shared-contracts';

/** `05:58`, or `5:58 AM`: as `formatTime` of the design system. */
export function clockTime(
  instant: string,
  timeZone: string | undefined,
  is24Hour: boolean,
): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(Date.parse(instant));
  const [hour = 0, minute = 0] = ['hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const minutes = String(minute).padStart(2, '0');
  if (is24Hour) return `${String(hour).padStart(2, '0')}:${minutes}`;
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Thursday 19 November`, as `formatLongDay`. */
export function longDay(
  instant: string,
  locale: Locale,
  timeZone: string | undefined,
  withYear: boolean,
): string {
  const day = new Intl.DateTimeFormat(tags[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone,
    calendar: 'gregory',
  }).format(Date.parse(instant));
  return locale === 'de' ? day : day.replace(',', '');
}

const tags = { en: 'en-GB', de: 'de-DE', es: 'es-ES', th: 'th-TH-u-ca-gregory-nu-latn' } as const;

/** Seconds as `4:12:36`. */
export function timer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value % 60).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60))}:${two(whole)}`;
}

/** The message with its values filled in. */
export function filled(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
