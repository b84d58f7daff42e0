import { tokens } from '@fluentui/react-components';
import { palette } from '../../theme/palette.ts';

/** The theme's colours for a canvas. */
export interface MapColors {
  readonly grid: string;
  readonly fence: string;
  readonly fenceArea: string;
  readonly accuracy: string;
  readonly accuracyArea: string;
  readonly way: string;
}

/** The theme's variables at that element. */
export function readMapColors(element: Element): MapColors {
  const variables = getComputedStyle(element);
  const colorOf = (reference: string) =>
    variables.getPropertyValue(reference.slice('var('.length, -1)).trim();
  return {
    grid: colorOf(tokens.colorNeutralStroke2),
    fence: colorOf(palette.status.approved.text),
    fenceArea: colorOf(palette.status.approved.tint),
    accuracy: colorOf(palette.status.pending.text),
    accuracyArea: colorOf(palette.status.pending.tint),
    way: colorOf(palette.status.rejected.text),
  };
}
