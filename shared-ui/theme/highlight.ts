import { media } from './media.ts';

/**
 * For what its fill alone tells from its neighbours: forced colours replace every fill, so that the
 * system's own colours for a selection stand in.
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
