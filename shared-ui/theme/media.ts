/** Widths in CSS pixels: a phone is narrower than `tablet`, a desktop at least `desktop` wide. */
export const widths = { tablet: 640, desktop: 1024 } as const;

/** Keys for conditional styles in `makeStyles`. */
export const media = {
  phone: '@media (max-width: 639.98px)',
  desktop: '@media (min-width: 1024px)',
  belowDesktop: '@media (max-width: 1023.98px)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
