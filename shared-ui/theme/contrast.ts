import { parseHex, toLinear } from './rgb.ts';

/** Contrast of two `#rrggbb` colours after WCAG 2.x, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, two] = [luminance(first), luminance(second)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

function luminance(color: string): number {
  const rgb = parseHex(color);
  if (!rgb) throw new Error(`${color} is not a colour of the form #rrggbb.`);
  return 0.2126 * toLinear(rgb.red) + 0.7152 * toLinear(rgb.green) + 0.0722 * toLinear(rgb.blue);
}
