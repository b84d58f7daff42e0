import { wholeMinutes, type Locale } from 'shared-contracts';
import { durationUnits } from 'shared-contracts/format-hours';

/**
 * Formats seconds as whole minutes (`wholeMinutes`): `8 h 05 min`, `28 min`; minus sign if
 * negative. Minutes have two digits, so that columns align.
 */
export function formatDuration(seconds: number, locale: Locale): string {
  const { hour, minute } = durationUnits[locale];
  const { sign, hours, minutes } = split(seconds);
  if (hours === 0) return `${sign}${minutes} ${minute}`;
  return `${sign}${hours} ${hour} ${String(minutes).padStart(2, '0')} ${minute}`;
}

/** A running timer: `4:12:36`; never negative. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${pair(Math.floor(whole / 60) % 60)}:${pair(whole % 60)}`;
}

function split(seconds: number) {
  const whole = wholeMinutes(seconds) / 60;
  const minutes = Math.abs(whole);
  return {
    sign: whole < 0 ? '−' : '',
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
  };
}
