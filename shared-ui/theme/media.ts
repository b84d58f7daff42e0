import { tokens } from '@fluentui/react-components';

/** Keys for conditional styles in `makeStyles`, at the `widths`. */
export const media = {
  phone: '@media (max-width: 639.98px)',
  /** A tablet that is too narrow for a column of text beside others. */
  smallTablet: '@media (min-width: 640px) and (max-width: 767.98px)',
  desktop: '@media (min-width: 1024px)',
  belowDesktop: '@media (max-width: 1023.98px)',
  /** A page zoomed to 400 % (WCAG 1.4.10): its bars scroll with it. */
  low: '@media (max-height: 320px)',
  touch: '@media (pointer: coarse)',
  /** High contrast: the browser replaces all colours but its own, and removes shadows. */
  forcedColors: '@media (forced-colors: active)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

/** Duration and easing of each kind of motion, for the `transition` of a style. */
export const motion = {
  /** Press, hover, check. */
  touch: `100ms ${tokens.curveEasyEase}`,
  /** Rows that expand, chips that appear and disappear, counts. */
  appear: `180ms ${tokens.curveDecelerateMid}`,
  /** The disc changes its state. */
  state: `300ms ${tokens.curveDecelerateMax}`,
  /** Drawers, panels, full-screen dialogs. */
  enter: `250ms ${tokens.curveDecelerateMid}`,
  leave: `150ms ${tokens.curveAccelerateMid}`,
} as const;
