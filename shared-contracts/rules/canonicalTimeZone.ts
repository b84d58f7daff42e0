import { isTimeZone } from './timeZone.ts';

/** Zones for which `Intl` keeps an old name that some databases no longer know. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/**
 * The current IANA name of the zone: `Asia/Kolkata` for `Asia/Calcutta`, `UTC` for `Etc/UTC`. Null
 * for an unknown zone, and for names without a place, such as `BST`, which machines interpret
 * differently.
 */
export function canonicalTimeZone(text: string): string | null {
  if (text === 'UTC') return text;
  if (!text.includes('/') || text.startsWith('SystemV/') || !isTimeZone(text)) return null;
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
  return renamed[timeZone] ?? timeZone;
}
