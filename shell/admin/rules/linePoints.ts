/**
 * Points of an SVG polyline in a box: first value at the left, 0 at the bottom, `most` at the top.
 */
export function linePoints(
  values: readonly number[],
  most: number,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const step = width / Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      const x = Math.round(index * step * 10) / 10;
      const y = Math.round((height - (value / most) * height) * 10) / 10;
      return `${x},${y}`;
    })
    .join(' ');
}
