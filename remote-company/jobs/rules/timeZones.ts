import { canonicalTimeZone, fold } from 'shared-contracts';

/** Abbreviations that mean several zones, with the places that people mean by them. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  AST: ['America/Halifax', 'America/Puerto_Rico', 'Asia/Riyadh'],
  BST: ['Europe/London', 'Asia/Dhaka'],
  CET: ['Europe/Berlin', 'Europe/Madrid', 'Europe/Paris', 'Europe/Vienna', 'Europe/Zurich'],
  CST: ['America/Chicago', 'America/Mexico_City', 'America/Havana', 'Asia/Shanghai', 'Asia/Taipei'],
  EET: ['Europe/Athens', 'Europe/Helsinki', 'Europe/Bucharest', 'Africa/Cairo'],
  EST: ['America/New_York', 'America/Toronto', 'America/Panama', 'Australia/Sydney'],
  GMT: ['Europe/London', 'Europe/Dublin', 'Europe/Lisbon', 'Africa/Accra'],
  ICT: ['Asia/Bangkok', 'Asia/Ho_Chi_Minh'],
  IST: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'],
  JST: ['Asia/Tokyo'],
  MST: ['America/Denver', 'America/Phoenix', 'Asia/Kuala_Lumpur'],
  PST: ['America/Los_Angeles', 'America/Vancouver', 'Asia/Manila'],
  SST: ['Asia/Singapore', 'Pacific/Pago_Pago'],
  WET: ['Europe/Lisbon', 'Atlantic/Canary'],
};

/** Whether the text is an abbreviation, which is no time zone for Punctual. */
export function isAbbreviation(text: string): boolean {
  return Object.hasOwn(abbreviations, text.trim().toUpperCase());
}

/** The time zones that a text finds, by their IANA names; for an abbreviation those it can mean. */
export function zonesFor(text: string, all: readonly string[]): readonly string[] {
  const meant = abbreviations[text.trim().toUpperCase()];
  if (meant !== undefined) return meant;
  const wanted = fold(text.trim()).replaceAll(' ', '_');
  return all.filter((zone) => fold(zone).includes(wanted));
}

/** All time zones that a job can have. */
export function allZones(): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone').flatMap((zone) => canonicalTimeZone(zone) ?? []);
  return [...new Set([...zones, 'UTC'])].toSorted();
}
