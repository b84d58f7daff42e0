import { media } from './media.ts';

/**
 * For elements that only their fill distinguishes: forced colours replace fills, so the system's
 * selection colours are used.
 */
export const highlight = {
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
    ':hover': { backgroundColor: 'Highlight', color: 'HighlightText' },
    ':focus-visible': { outlineColor: 'HighlightText' },
  },
} as const;
