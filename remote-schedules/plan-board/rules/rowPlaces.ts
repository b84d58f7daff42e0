/**
 * The slot of each rendered row: a row keeps its slot while rendered, and a new one reuses the slot
 * of one that is gone, so that scrolling creates and removes almost no elements.
 *
 * @param before slots of the previously rendered rows
 * @param rows the rows to render now
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
