/**
 * The place of each drawn row: a row keeps its own for as long as it is drawn, and one that comes
 * takes over what stood for one that has gone, so that a scroll makes and removes next to nothing.
 *
 * @param before places of the rows drawn last
 * @param rows that are drawn now
 */
export function rowPlaces(
  before: ReadonlyMap<number, number>,
  rows: readonly number[],
): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const row of rows) {
    const place = before.get(row);
    if (place !== undefined) places.set(row, place);
  }
  const kept = new Set(places.values());
  const left = [...before.values()].filter((place) => !kept.has(place));
  let next = Math.max(-1, ...before.values()) + 1;
  for (const row of rows) {
    if (places.has(row)) continue;
    places.set(row, left.pop() ?? next++);
  }
  return places;
}
