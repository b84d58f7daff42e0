import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from './rgb.ts';
import { assignFills, barColors, barColorsOf, barFills, luma } from './scheduleColors.ts';

const codes = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 30 });

describe('schedule bars', () => {
  it('have text that can be read, in light and dark', () => {
    for (const [number] of barFills.entries()) {
      for (const scheme of ['light', 'dark'] as const) {
        const { fill, text } = barColors(number, scheme);
        expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('do not glare in dark', () => {
    for (const [number] of barFills.entries()) {
      expect(contrast(barColors(number, 'dark').fill, '#172120')).toBeLessThan(8);
    }
  });

  it('of a company stay readable in dark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (color) => {
        const fill = `#${color.toString(16).padStart(6, '0')}`;
        const [light, dark] = [barColorsOf(fill, 'light'), barColorsOf(fill, 'dark')];
        if (!light || !dark) throw new Error(`${fill} is no colour.`);
        const least = Math.min(4.5, contrast(light.fill, light.text));
        expect(contrast(dark.fill, dark.text)).toBeGreaterThanOrEqual(least);
      }),
    );
  });

  it('have fills that keep away from the threshold of light and dark text', () => {
    for (const { fill } of barFills) expect(Math.abs(luma(fill) - 0.55)).toBeGreaterThan(0.05);
  });

  it('give each schedule in view a fill of its own, while there are enough', () => {
    fc.assert(
      fc.property(codes, (all) => {
        const few = all.slice(0, barFills.length);
        const fills = assignFills(few);
        expect(new Set(few.map((code) => fills.get(code))).size).toBe(few.length);
      }),
    );
  });

  it('leave the fills to the company that it gave to schedules of its own', () => {
    const given = new Set(barFills.slice(0, 11).map(({ fill }) => fill));
    const fills = assignFills(['NIGHT-4-4', 'EARLY-LATE'], new Map(), given);
    expect([...fills.values()].toSorted((a, b) => a - b)[0]).toBe(11);
    expect(barColors(Math.max(...fills.values()), 'light').doubled).toBe(true);
  });

  it('beyond twelve repeat with the edge doubled', () => {
    const fills = assignFills(Array.from({ length: 13 }, (_unused, index) => `code ${index}`));
    const doubled = [...fills.values()].filter((number) => barColors(number, 'light').doubled);
    expect(doubled).toHaveLength(1);
  });

  it('never change their colour when others come into view', () => {
    fc.assert(
      fc.property(codes, codes, (first, then) => {
        const before = assignFills(first);
        const after = assignFills([...then, ...first], before);
        for (const code of first) expect(after.get(code)).toBe(before.get(code));
      }),
    );
  });

  it('do not depend on the order of the codes', () => {
    fc.assert(
      fc.property(codes, (all) => {
        expect(assignFills(all.toReversed())).toEqual(assignFills(all));
      }),
    );
  });

  it('take a colour of the server, with an edge that stands out', () => {
    const bar = barColorsOf('#ffcc00', 'light');
    expect(bar).toMatchObject({ fill: '#ffcc00', text: '#0f1a1a', doubled: false });
    expect(luma(bar?.edge ?? '')).toBeLessThan(luma('#ffcc00'));
    expect(barColorsOf('yellow', 'light')).toBeNull();
  });
});
