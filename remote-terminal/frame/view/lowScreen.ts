/**
 * Keys for conditional styles of the wall: what lies across and has no height, and a phone so held.
 * They sort behind those of widths, and the phone's behind the tablet's, and so count over them.
 */
export const lowScreen = {
  tablet: '@media (orientation: landscape) and (max-height: 699.98px)',
  phone: '@media (orientation: landscape) and (max-height: 699.98px) and (max-height: 499.98px)',
} as const;
