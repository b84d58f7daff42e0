import { canonicalTimeZone, fold } from 'shared-contracts';

/** Abbreviations name several zones, or one of many with the same clock: the places are offered. */
const places: Readonly<Record<string, readonly string[]>> = {
  BST: ['Europe/London', 'Asia/Dhaka'],
  IST: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  CST: ['America/Chicago', 'Asia/Shanghai', 'America/Havana'],
  EST: ['America/New_York', 'America/Panama'],
  MST: ['America/Denver', 'America/Phoenix'],
  PST: ['America/Los_Angeles', 'Asia/Manila'],
  AST: ['America/Halifax', 'Asia/Riyadh'],
  GMT: ['Europe/London', 'Africa/Accra'],
  WET: ['Europe/Lisbon', 'Atlantic/Canary'],
  CET: ['Europe/Berlin', 'Europe/Madrid'],
  MEZ: ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'],
  EET: ['Europe/Athens', 'Europe/Helsinki'],
  ICT: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh'],
  JST: ['Asia/Tokyo'],
  SST: ['Asia/Singapore', 'Pacific/Pago_Pago'],
  AEST: ['Australia/Sydney', 'Australia/Brisbane'],
};

/** The same place in summer. */
const summer: Readonly<Record<string, string>> = {
  CDT: 'CST',
  EDT: 'EST',
  MDT: 'MST',
  PDT: 'PST',
  ADT: 'AST',
  WEST: 'WET',
  CEST: 'CET',
  MESZ: 'MEZ',
  EEST: 'EET',
  AEDT: 'AEST',
};

const known = new Map<string, string | null>();

/** The current IANA name; null for everything else, `BST` and the like among it. */
export function readTimeZone(text: string): string | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  const zone = canonicalTimeZone(text);
  known.set(text, zone);
  return zone;
}

/** Zones that may be meant by a name that is none: of abbreviations, and of a city. */
export function timeZoneHints(text: string): readonly string[] {
  const short = text.trim().toUpperCase();
  const listed = places[summer[short] ?? short];
  if (listed) return listed;
  const city = fold(text).replaceAll(' ', '_');
  if (city === '') return [];
  return Intl.supportedValuesOf('timeZone')
    .filter((zone) => fold(zone.split('/').at(-1) ?? '').startsWith(city))
    .slice(0, 3)
    .map((zone) => canonicalTimeZone(zone) ?? zone);
}
