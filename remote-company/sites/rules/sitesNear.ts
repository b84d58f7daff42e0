import { distanceBetween, type Position } from 'shared-contracts';

/** Metres: what a map of a site shows of the others. */
const near = 20_000;

/** The sites around a place; all without one. */
export function sitesNear<Site extends Position>(
  sites: readonly Site[],
  place: Position | null,
): readonly Site[] {
  return place === null ? sites : sites.filter((site) => distanceBetween(site, place) <= near);
}
