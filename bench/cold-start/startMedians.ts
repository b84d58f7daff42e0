import { quantile } from '../report/figure.ts';
import type { Visit } from './visitScreen.ts';
import type { StartFigures } from './watchStart.ts';

export function medianOf(visits: readonly Visit[], figure: (visit: Visit) => number): number {
  return quantile(visits.map(figure), 0.5);
}

/** The medians of all visits. */
export function startMedians(visits: readonly Visit[]): Omit<StartFigures, 'waited'> {
  return {
    firstPaint: medianOf(visits, ({ firstPaint }) => firstPaint),
    firstScreen: medianOf(visits, ({ firstScreen }) => firstScreen),
    pressable: medianOf(visits, ({ pressable }) => pressable),
    blocked: medianOf(visits, ({ blocked }) => blocked),
    longestTask: medianOf(visits, ({ longestTask }) => longestTask),
    shift: medianOf(visits, ({ shift }) => shift),
    nodes: medianOf(visits, ({ nodes }) => nodes),
  };
}

/** Bytes on the wire of a visit, of all requests or of one kind. */
export function bytesOf({ requests }: Visit, kind?: string): number {
  return requests
    .filter((request) => kind === undefined || request.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
}
