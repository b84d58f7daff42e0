import { fromLinear, toHex, toLinear, type Rgb } from './rgb.ts';

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export function rgbToOklch({ red, green, blue }: Rgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const degrees = (Math.atan2(bb, a) * 180) / Math.PI;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: (degrees + 360) % 360,
  };
}

/** As `#rrggbb`; reduces the chroma until the colour fits sRGB, keeping lightness and hue. */
export function oklchToHex(color: Oklch): string {
  const whole = toLinearRgb(color);
  if (fits(whole)) return hexOf(whole);
  let [inside, outside] = [0, color.chroma];
  for (let step = 0; step < 20; step += 1) {
    const middle = (inside + outside) / 2;
    if (fits(toLinearRgb({ ...color, chroma: middle }))) inside = middle;
    else outside = middle;
  }
  return hexOf(toLinearRgb({ ...color, chroma: inside }));
}

type LinearRgb = readonly [number, number, number];

function toLinearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function fits(color: LinearRgb): boolean {
  return color.every((part) => part >= -0.0005 && part <= 1.0005);
}

function hexOf([red, green, blue]: LinearRgb): string {
  return toHex({
    red: fromLinear(Math.max(0, red)),
    green: fromLinear(Math.max(0, green)),
    blue: fromLinear(Math.max(0, blue)),
  });
}
