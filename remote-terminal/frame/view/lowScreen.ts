/**
 * Media queries for low landscape screens, and for phones held that way. They sort after those for
 * widths, and the phone's after the tablet's, and so override them.
 */
export const lowScreen = {
  tablet: '@media (orientation: landscape) and (max-height: 699.98px)',
  phone: '@media (orientation: landscape) and (max-height: 699.98px) and (max-height: 499.98px)',
} as const;
