/** Width and height to which a face is scaled before its light is measured. */
export const measuredSize = 128;

/** Mean luma (0 to 255) and sharpness of a face, from its luma at 128 × 128 pixels, row by row. */
export function measureLight(luma: Uint8Array | Float32Array): {
  readonly brightness: number;
  readonly sharpness: number;
} {
  const at = (x: number, y: number) => luma[y * measuredSize + x] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < measuredSize - 1; y++) {
    for (let x = 1; x < measuredSize - 1; x++) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = (measuredSize - 2) ** 2;
  const variance = squares / count - (sum / count) ** 2;
  const brightness = meanOf(luma);
  return { brightness, sharpness: brightness === 0 ? 0 : variance * (128 / brightness) ** 2 };
}

export function meanOf(luma: Uint8Array | Float32Array): number {
  let total = 0;
  for (const value of luma) total += value;
  return total / luma.length;
}
