import { contrast, parseHex } from './rgb.ts';
import { oklchToHex, rgbToOklch, type Oklch } from './oklch.ts';
import { recordOf } from './recordOf.ts';
import { meanings, type Meaning, type MeaningColors } from './statusColors.ts';

type Meanings = Readonly<Record<Meaning, MeaningColors>>;

/** The company colour that a meaning follows; the other meanings keep the design's. */
const followed: Readonly<Partial<Record<Meaning, keyof CompanyColors>>> = {
  break: 'accent',
  pending: 'info',
  approved: 'success',
  warning: 'warning',
  rejected: 'error',
};

/**
 * Contrast of text on its own tint and on the page's surfaces: above WCAG's 4.5, below the design's
 * own.
 */
const readable = 4.6;

/**
 * The meanings in the company's hues. Lightness and relative chroma stay the design's, and text is
 * adjusted until it is readable on each surface.
 */
export function meaningsFromColors(
  own: Meanings,
  colors: CompanyColors,
  surfaces: readonly string[],
): Meanings {
  return recordOf(meanings, (meaning) => {
    const name = followed[meaning];
    const color = name && colors[name];
    if (!color || !parseHex(color)) return own[meaning];
    const tint = inHueOf(color, own[meaning].tint);
    return { tint, text: readableOn([tint, ...surfaces], inHueOf(color, own[meaning].text)) };
  });
}

/** The design's colour in another hue; greys stay grey. */
export function inHueOf(color: string, own: string): string {
  const { lightness, chroma } = oklchOf(own);
  const wanted = oklchOf(color);
  return oklchToHex({ lightness, chroma: Math.min(chroma, wanted.chroma), hue: wanted.hue });
}

/** Darkens or lightens the colour until it is readable on all surfaces. */
export function readableOn(surfaces: readonly string[], color: string): string {
  const own = oklchOf(color);
  const away = own.lightness < oklchOf(surfaces[0] ?? '#ffffff').lightness ? -0.01 : 0.01;
  let { lightness } = own;
  let shown = color;
  while (!surfaces.every((surface) => contrast(shown, surface) >= readable)) {
    lightness += away;
    if (lightness <= 0 || lightness >= 1) return away < 0 ? '#000000' : '#ffffff';
    shown = oklchToHex({ ...own, lightness });
  }
  return shown;
}

function oklchOf(color: string): Oklch {
  const rgb = parseHex(color);
  if (!rgb) throw new Error(`${color} is not a colour of the form #rrggbb.`);
  return rgbToOklch(rgb);
}

/**
 * The company's colours (`#rrggbb`, spec §9), from the server; missing ones default to the
 * product's.
 */
export interface CompanyColors {
  /** The brand: controls and the current page. */
  readonly primary?: string | undefined;
  /** The tint behind a selection, and its text. */
  readonly secondary?: string | undefined;
  /** The accent: breaks, the amber disc. */
  readonly accent?: string | undefined;
  readonly info?: string | undefined;
  readonly success?: string | undefined;
  readonly warning?: string | undefined;
  readonly error?: string | undefined;
}
