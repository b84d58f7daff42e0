import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyColors } from './meaningsFromColors.ts';
import { contrast, toHex } from './rgb.ts';
import { punctualTheme } from './punctualTheme.ts';
import { meanings, statusColors } from './statusColors.ts';

const light = punctualTheme({ scheme: 'light', locale: 'en' });
const dark = punctualTheme({ scheme: 'dark', locale: 'en' });

describe('the theme', () => {
  it('lets text be read on every surface it stands on', () => {
    for (const theme of [light, dark]) {
      for (const surface of [
        theme.colorNeutralBackground1,
        theme.colorNeutralBackground2,
        theme.colorNeutralBackground3,
        theme.colorBrandBackground2,
      ]) {
        expect(contrast(theme.colorNeutralForeground1, surface)).toBeGreaterThanOrEqual(7);
        expect(contrast(theme.colorNeutralForeground2, surface)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(theme.colorNeutralForeground3, surface)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast('#ffffff', theme.colorBrandBackground)).toBeGreaterThanOrEqual(6.1);
      expect(
        contrast(theme.colorBrandForeground2, theme.colorBrandBackground2),
      ).toBeGreaterThanOrEqual(5.8);
      expect(
        contrast(theme.colorNeutralStrokeAccessible, theme.colorNeutralBackground1),
      ).toBeGreaterThanOrEqual(3);
    }
  });

  it('lets every status be read on its own tint', () => {
    for (const scheme of ['light', 'dark'] as const) {
      for (const meaning of meanings) {
        const { text, tint } = statusColors[scheme][meaning];
        expect(contrast(text, tint), `${scheme} ${meaning}`).toBeGreaterThanOrEqual(4.9);
      }
    }
  });

  it('shows a selected row lighter than its neighbours in the dark', () => {
    expect(contrast(dark.colorBrandBackground2, '#000000')).toBeGreaterThan(
      contrast(dark.colorNeutralBackground1, '#000000'),
    );
  });

  it('gives Thai taller lines', () => {
    const thai = punctualTheme({ scheme: 'light', locale: 'th' });
    expect(Number.parseInt(thai.lineHeightBase300, 10)).toBe(24);
    expect(Number.parseInt(light.lineHeightBase300, 10)).toBe(20);
  });

  it('takes each of the company’s colours for its own role, and for no other', () => {
    const of = (colors: CompanyColors) =>
      shown(punctualTheme({ scheme: 'light', locale: 'en', colors }));
    const own = of({});
    const changed = (colors: CompanyColors) =>
      [...own].filter(([role, color]) => of(colors).get(role) !== color).map(([role]) => role);
    const violet = '#6b2fb3';
    expect(changed({ primary: violet })).toEqual(['pressed', 'selected']);
    expect(changed({ secondary: violet })).toEqual(['selected']);
    expect(changed({ accent: violet })).toEqual(['break', 'disc on a break']);
    expect(changed({ info: violet })).toEqual(['pending']);
    expect(changed({ success: violet })).toEqual(['approved']);
    expect(changed({ warning: violet })).toEqual(['warning']);
    expect(changed({ error: violet })).toEqual(['rejected']);
    expect(changed({ error: 'violet' })).toEqual([]);
  });

  it('lets everything be read in whatever colours a company has', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const color = fc
      .tuple(byte, byte, byte)
      .map(([red, green, blue]) => toHex({ red: red / 255, green: green / 255, blue: blue / 255 }));
    const colors = fc.record({
      primary: color,
      secondary: color,
      accent: color,
      info: color,
      success: color,
      warning: color,
      error: color,
    });
    fc.assert(
      fc.property(colors, fc.constantFrom('light', 'dark'), (given, scheme) => {
        const theme = punctualTheme({ scheme, locale: 'en', colors: given });
        const value = (name: string) => String(new Map(Object.entries(theme)).get(name));
        for (const meaning of meanings) {
          for (const surface of [
            value(`p-${meaning}-bg`),
            theme.colorNeutralBackground1,
            theme.colorNeutralBackground2,
          ]) {
            expect(contrast(value(`p-${meaning}`), surface), meaning).toBeGreaterThanOrEqual(4.5);
          }
        }
        expect(contrast(value('p-on-break-solid'), value('p-break-solid'))).toBeGreaterThanOrEqual(
          4.5,
        );
        for (const text of [
          theme.colorBrandForeground2,
          theme.colorBrandForeground1,
          theme.colorNeutralForeground1,
          theme.colorNeutralForeground3,
        ]) {
          expect(contrast(text, theme.colorBrandBackground2)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast('#ffffff', theme.colorBrandBackground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

function shown(theme: ReturnType<typeof punctualTheme>): ReadonlyMap<string, unknown> {
  const all = new Map<string, unknown>(Object.entries(theme));
  return new Map([
    ['pressed', theme.colorBrandBackground],
    ['selected', theme.colorBrandBackground2],
    ...meanings.map((meaning) => [meaning, all.get(`p-${meaning}`)] as const),
    ['disc on a break', all.get('p-break-solid')],
  ]);
}
