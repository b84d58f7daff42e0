/** Sections that time is booked on, in the order of set-up. */
export const bookingSections = [
  'positions',
  'costCenters',
  'timeTypes',
  'timeTypeProfiles',
  'customFields',
  'reasons',
] as const;

export type BookingSection = (typeof bookingSections)[number];
