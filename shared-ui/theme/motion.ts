import { tokens } from '@fluentui/react-components';

/** Duration and curve of each kind of movement, for the `transition` of a style. */
export const motion = {
  /** Press, hover, check. */
  touch: `100ms ${tokens.curveEasyEase}`,
  /** Rows that open, chips that come and go, counts. */
  appear: `180ms ${tokens.curveDecelerateMid}`,
  /** The disc changes its state. */
  state: `300ms ${tokens.curveDecelerateMax}`,
  /** Drawers, panels, full-screen dialogs. */
  enter: `250ms ${tokens.curveDecelerateMid}`,
  leave: `150ms ${tokens.curveAccelerateMid}`,
} as const;
