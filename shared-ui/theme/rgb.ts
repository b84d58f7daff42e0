/** Red, green and blue from 0 to 255. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Parses `#rrggbb`; null for anything else. */
export function parseHex(color: string): Rgb | null {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) return null;
  const value = Number.parseInt(digits, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

export function toHex({ red, green, blue }: Rgb): string {
  const pair = (part: number) =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0');
  return `#${pair(red)}${pair(green)}${pair(blue)}`;
}

/** Converts an sRGB channel (0 to 255) to linear light (0 to 1). */
export function toLinear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Converts linear light (0 to 1) to an sRGB channel (0 to 255, not rounded). */
export function fromLinear(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return share * 255;
}

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
