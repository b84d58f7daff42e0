import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageAccuracy } from '../mapContent.ts';
import { markerOffsets } from './markerOffsets.ts';
import { scaleWithin } from './scale.ts';

describe('Markers at one place', () => {
  it('stand beside each other, the first on its point', () => {
    const gate = { x: 100, y: 50 };
    const [first, second, third] = markerOffsets([gate, gate, gate], 32);
    expect(first).toEqual({ x: 0, y: 0 });
    expect(second).toEqual({ x: 32, y: 0 });
    expect(third && Math.hypot(third.x, third.y)).toBeCloseTo(32, 6);
  });

  it('stay where they are when they are apart', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 32, y: 0 },
      { x: 0, y: 33 },
    ];
    expect(markerOffsets(points, 32)).toEqual(points.map(() => ({ x: 0, y: 0 })));
  });

  it('never cover each other nor go farther than they must, wherever they are', () => {
    const pixel = fc.double({ min: -80, max: 80, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.record({ x: pixel, y: pixel }), { maxLength: 12 }), (points) => {
        const offsets = markerOffsets(points, 32);
        const shown = points.map(({ x, y }, index) => ({
          x: x + (offsets[index]?.x ?? 0),
          y: y + (offsets[index]?.y ?? 0),
        }));
        for (const [index, one] of shown.entries()) {
          for (const other of shown.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(32 - 1e-9);
          }
        }
        const farthest = Math.max(0, ...offsets.map(({ x, y }) => Math.hypot(x, y)));
        expect(farthest).toBeLessThanOrEqual(32 * points.length);
      }),
    );
  });
});

describe('The average accuracy', () => {
  const at = (accuracy: number) => ({ latitude: 0, longitude: 0, accuracy });

  it('is that of the positions whose accuracy is known', () => {
    expect(averageAccuracy([at(10), at(-1), at(30)])).toBe(20);
    expect(averageAccuracy([at(-1)])).toBeNull();
    expect(averageAccuracy([])).toBeNull();
  });
});

describe('The scale', () => {
  it('is a round length of metres, feet or miles', () => {
    expect(scaleWithin(120, 1, 'metric')).toEqual({ meters: 100, pixels: 100 });
    expect(scaleWithin(120, 0.3, 'metric').meters).toBe(20);
    expect(scaleWithin(120, 1, 'us').meters).toBeCloseTo(60.96, 2);
    expect(scaleWithin(120, 100, 'us').meters).toBeCloseTo(5 * 1609.344, 0);
  });

  it('is never longer than its place, nor shorter than two fifths of it', () => {
    const metersPerPixel = fc.double({ min: 0.05, max: 50_000, noNaN: true });
    fc.assert(
      fc.property(metersPerPixel, fc.constantFrom('metric', 'us'), (each, unit) => {
        const { pixels } = scaleWithin(120, each, unit);
        expect(pixels).toBeLessThanOrEqual(120 + 1e-9);
        if (unit === 'metric') expect(pixels).toBeGreaterThan(48 - 1e-6);
      }),
    );
  });
});
