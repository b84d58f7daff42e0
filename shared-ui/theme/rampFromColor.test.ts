import { describe, expect, it } from 'vitest';
import { brandRamp, rampStops } from './brandRamp.ts';
import { contrast, parseHex } from './rgb.ts';
import { oklchToHex, rgbToOklch } from './oklch.ts';
import { darkTintFromColor, rampFromColor } from './rampFromColor.ts';

const colors = Array.from({ length: 72 }, (_unused, step) => step * 5).flatMap((hue) =>
  [0.02, 0.06, 0.1, 0.2].map((chroma) => oklchToHex({ lightness: 0.55, chroma, hue })),
);

describe('the ramp of a company’s colour', () => {
  it('keeps every contrast of the theme, whatever the colour', () => {
    for (const color of colors) {
      const ramp = rampFromColor(color) ?? brandRamp;
      expect(contrast('#ffffff', ramp[80])).toBeGreaterThanOrEqual(6);
      expect(contrast(ramp[70], ramp[160])).toBeGreaterThanOrEqual(6.8);
      expect(contrast(ramp[110], '#172120')).toBeGreaterThanOrEqual(5);
      expect(contrast(ramp[120], darkTintFromColor('#0c3436', color))).toBeGreaterThanOrEqual(5.2);
    }
  });

  it('keeps the hue', () => {
    const ramp = rampFromColor('#8a2be2') ?? brandRamp;
    expect(hueOf(ramp[100])).toBeCloseTo(hueOf('#8a2be2'), -0.5);
  });

  it('grows lighter from stop to stop', () => {
    const ramp = rampFromColor('#b3261e') ?? brandRamp;
    const lightnesses = rampStops.map((stop) => lightnessOf(ramp[stop]));
    expect(lightnesses).toEqual(lightnesses.toSorted((one, two) => one - two));
  });

  it('is none for what is no colour', () => {
    expect(rampFromColor('teal')).toBeNull();
    expect(rampFromColor('#12345')).toBeNull();
  });
});

function lightnessOf(color: string): number {
  const rgb = parseHex(color);
  return rgb ? rgbToOklch(rgb).lightness : 0;
}

function hueOf(color: string): number {
  const rgb = parseHex(color);
  return rgb ? rgbToOklch(rgb).hue : 0;
}
