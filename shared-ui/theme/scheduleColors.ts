import { oklchToHex, rgbToOklch } from './oklch.ts';
import { contrast, parseHex, toHex } from './rgb.ts';
import type { ColorScheme } from './statusColors.ts';

/** The colours of a schedule's bar; all `#rrggbb`. */
export interface BarColors {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
  /** The fill is used twice: the edge is double. */
  readonly doubled: boolean;
}

/** The twelve fills with their edges, distinguished by lightness first and hue second. */
export const barFills = [
  { fill: '#b8e1ff', edge: '#3b85b5' },
  { fill: '#397d88', edge: '#90d5e0' },
  { fill: '#fbdac1', edge: '#b0733f' },
  { fill: '#4d5f9c', edge: '#9eb4f8' },
  { fill: '#f5b076', edge: '#965300' },
  { fill: '#c4a6c0', edge: '#784073' },
  { fill: '#744a57', edge: '#d199a9' },
  { fill: '#96c4ff', edge: '#3667a4' },
  { fill: '#817040', edge: '#d8c693' },
  { fill: '#33437d', edge: '#8095d6' },
  { fill: '#6b3900', edge: '#c38a5b' },
  { fill: '#503243', edge: '#ab7b96' },
] as const;

/**
 * Adds new codes to `known` (fill number by schedule code) and returns all. Known codes keep their
 * fill, so that paging never recolours; after twelve the fills repeat. Fills that the company
 * assigned to its own schedules count as taken.
 */
export function assignFills(
  codes: readonly string[],
  known: ReadonlyMap<string, number> = new Map(),
  companyColors: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, number> {
  const assigned = new Map(known);
  const ofCompany = barFills.flatMap(({ fill }, number) =>
    companyColors.has(fill) ? [number] : [],
  );
  const taken = new Set([...assigned.values(), ...ofCompany]);
  for (const code of [...new Set(codes)].toSorted()) {
    if (assigned.has(code)) continue;
    const number = firstFree(hash(code) % barFills.length, taken);
    assigned.set(code, number);
    taken.add(number);
  }
  return assigned;
}

/** The preferred fill or the next one, in the first round that has one left. */
function firstFree(wished: number, taken: ReadonlySet<number>): number {
  for (let step = 0; ; step += 1) {
    const round = Math.floor(step / barFills.length);
    const number = round * barFills.length + ((wished + step) % barFills.length);
    if (!taken.has(number)) return number;
  }
}

/**
 * The colours of an assigned fill; in dark mode, light fills are dimmed and keep their dark text.
 */
export function barColors(number: number, scheme: ColorScheme): BarColors {
  const { fill, edge } = barFills[number % barFills.length] ?? barFills[0];
  return paint(fill, edge, number >= barFills.length, scheme);
}

/** A colour from the server wins; its edge is the same hue, darker or lighter. */
export function barColorsOf(color: string, scheme: ColorScheme): BarColors | null {
  const rgb = parseHex(color);
  if (!rgb) return null;
  const { lightness, chroma, hue } = rgbToOklch(rgb);
  const shifted = luma(color) > textThreshold ? lightness - 0.3 : lightness + 0.28;
  const edge = oklchToHex({ lightness: Math.min(1, Math.max(0, shifted)), chroma, hue });
  return paint(color, edge, false, scheme);
}

/** `#0f1a1a` on light fills, white on dark ones. */
function barText(fill: string): string {
  return luma(fill) > textThreshold ? '#0f1a1a' : '#ffffff';
}

/** Perceived lightness from 0 to 1 (spec §2: text contrast threshold 0.55). */
export function luma(color: string): number {
  const rgb = parseHex(color);
  if (!rgb) return 1;
  return (0.299 * rgb.red + 0.587 * rgb.green + 0.114 * rgb.blue) / 255;
}

const textThreshold = 0.55;

/** WCAG 1.4.3. */
const leastContrast = 4.5;

const darkMultiplier = 0.76;

function paint(fill: string, edge: string, doubled: boolean, scheme: ColorScheme): BarColors {
  const text = barText(fill);
  if (scheme === 'light' || luma(fill) <= textThreshold) return { fill, edge, text, doubled };
  const dimmed = dim(fill);
  const isReadable = contrast(dimmed, text) >= leastContrast;
  return { fill: isReadable ? dimmed : fill, edge, text, doubled };
}

function dim(color: string): string {
  const rgb = parseHex(color);
  if (!rgb) return color;
  const { red, green, blue } = rgb;
  return toHex({
    red: red * darkMultiplier,
    green: green * darkMultiplier,
    blue: blue * darkMultiplier,
  });
}

/** FNV-1a; a code has the same fill on every device. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
