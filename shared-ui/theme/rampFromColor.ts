import { rampStops, type ColorRamp, type RampStop } from './brandRamp.ts';
import { oklchToHex, rgbToOklch } from './oklch.ts';
import { recordOf } from './recordOf.ts';
import { parseHex } from './rgb.ts';

/**
 * The sixteen stops for a primary colour `#rrggbb`: hue kept, chroma capped, fixed lightnesses, so
 * that every contrast of the theme holds for any colour. Null if the text is no colour.
 */
export function rampFromColor(primary: string): ColorRamp | null {
  const rgb = parseHex(primary);
  if (!rgb) return null;
  const { chroma, hue } = rgbToOklch(rgb);
  const cap = Math.min(chroma, maximumChroma);
  const stopOf = (stop: RampStop): string => {
    const [lightness, share] = curve[stop];
    return oklchToHex({ lightness, chroma: cap * share, hue });
  };
  return recordOf(rampStops, stopOf);
}

/** The selection tint in dark mode, in the hue of the given colour. */
export function darkTintFromColor(tint: string, primary: string): string {
  const [own, wanted] = [parseHex(tint), parseHex(primary)];
  if (!own || !wanted) return tint;
  const target = rgbToOklch(wanted);
  const { lightness, chroma } = rgbToOklch(own);
  return oklchToHex({ lightness, chroma: Math.min(chroma, target.chroma), hue: target.hue });
}

const maximumChroma = 0.13;

/** Lightness of each stop, and its share of the chroma. */
const curve: Readonly<Record<RampStop, readonly [lightness: number, share: number]>> = {
  10: [0.165, 0.24],
  20: [0.21, 0.35],
  30: [0.255, 0.46],
  40: [0.3, 0.57],
  50: [0.345, 0.65],
  60: [0.39, 0.74],
  70: [0.435, 0.82],
  80: [0.485, 0.89],
  90: [0.54, 0.96],
  100: [0.6, 1],
  110: [0.665, 1],
  120: [0.73, 0.92],
  130: [0.795, 0.78],
  140: [0.86, 0.57],
  150: [0.92, 0.35],
  160: [0.965, 0.15],
};
