/** Pixels, to the right and down. */
export interface Pixels {
  readonly x: number;
  readonly y: number;
}

/**
 * Offsets of round markers of `size` pixels so that none covers another (spec §2): the first stays
 * on its point, later ones move to the nearest free place.
 */
export function markerOffsets(points: readonly Pixels[], size: number): readonly Pixels[] {
  const placed: Pixels[] = [];
  return points.map((point) => {
    const offset = nearestFree(point, placed, size);
    placed.push({ x: point.x + offset.x, y: point.y + offset.y });
    return offset;
  });
}

const directions = 16;

/** Searches in growing circles; outside the last marker everything is free. */
function nearestFree(point: Pixels, placed: readonly Pixels[], size: number): Pixels {
  const isFree = ({ x, y }: Pixels) =>
    placed.every((other) => Math.hypot(point.x + x - other.x, point.y + y - other.y) >= size);
  for (let distance = 0; ; distance += size / 8) {
    const free = around(distance).find(isFree);
    if (free) return free;
  }
}

function around(distance: number): Pixels[] {
  if (distance === 0) return [{ x: 0, y: 0 }];
  return Array.from({ length: directions }, (_, direction) => {
    const angle = (2 * Math.PI * direction) / directions;
    return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  });
}
