/** Width and height to which a face is scaled before its light is measured. */
export const measuredSize = 128;

/**
 * Mean luma, 0 to 255, and sharpness of a picture of 128 × 128 pixels (red, green, blue, alpha), as
 * the server measures them.
 */
export function measureLight(pixels: Uint8ClampedArray): {
  readonly brightness: number;
  readonly sharpness: number;
} {
  const luma = new Float32Array(measuredSize ** 2);
  let total = 0;
  for (let index = 0; index < luma.length; index++) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    const value = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    luma[index] = value;
    total += value;
  }
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
  const brightness = total / luma.length;
  const variance = squares / count - (sum / count) ** 2;
  return { brightness, sharpness: brightness === 0 ? 0 : variance * (128 / brightness) ** 2 };
}
