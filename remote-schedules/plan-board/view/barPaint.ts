import type { BarColors } from 'shared-ui';

/** Pixels of the folded corner of a temporary schedule, smaller next to a single letter. */
export type Fold = 0 | 7 | 12;

/** Fill, edge and folded corner as one CSS value: extra elements are costly by the hundred. */
export function barPaint({ fill, edge, doubled }: BarColors, fold: Fold): string {
  const width = doubled ? 8 : 4;
  const edgeLayer = `linear-gradient(${edge} 0 0) 0 0 / ${width}px 100% no-repeat padding-box`;
  const layers = fold === 0 ? [edgeLayer] : [edgeLayer, foldLayer(fold)];
  return [...layers, `padding-box ${fill}`].join(', ');
}

export function foldLayer(fold: Fold): string {
  const triangle =
    'to top right, transparent 50%, color-mix(in srgb, currentColor 70%, transparent) 51%';
  return `linear-gradient(${triangle}) 100% 0 / ${fold}px ${fold}px no-repeat padding-box`;
}
