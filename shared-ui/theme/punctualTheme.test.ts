import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
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

  it('takes the company’s colour for the brand and never for a status', () => {
    const red = punctualTheme({ scheme: 'light', locale: 'en', primaryColor: '#b3261e' });
    expect(red.colorBrandBackground).not.toBe(light.colorBrandBackground);
    expect(red).toMatchObject({ 'p-pending': statusColors.light.pending.text });
  });
});
