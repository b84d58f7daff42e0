import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import geofences from '../vectors/geofences.json' with { type: 'json' };
import { distanceBetween, geofenceResult, type Geofence } from './geofence.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const positions = fc.record({ latitude, longitude });
/** Metres: on the other side of the earth the sines of the haversine have no digits for less. */
const rounding = 1;
const plant: Geofence = { id: 1, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 };

test.each(geofences)('the result by the published vector: $name', (vector) => {
  const match = geofenceResult(vector.position, vector.geofences);
  expect(match.result).toBe(vector.result);
  expect(match.geofence?.id ?? null).toBe(vector.geofenceId);
  if (vector.distance === null) expect(match.distance).toBeNull();
  else expect(match.distance).toBeCloseTo(vector.distance, 0);
});

describe('the distance', () => {
  test('is nothing to oneself, the same both ways, and half the earth at most', () => {
    fc.assert(
      fc.property(positions, positions, (one, other) => {
        const distance = distanceBetween(one, other);
        expect(distanceBetween(one, one)).toBe(0);
        expect(distanceBetween(other, one)).toBeCloseTo(distance, 6);
        expect(distance).toBeLessThanOrEqual(20_015_200);
      }),
    );
  });

  test('is never longer on the direct way', () => {
    fc.assert(
      fc.property(positions, positions, positions, (a, b, c) => {
        const direct = distanceBetween(a, c);
        expect(direct).toBeLessThanOrEqual(
          distanceBetween(a, b) + distanceBetween(b, c) + rounding,
        );
      }),
    );
  });
});

describe('the result', () => {
  test('gets no better when the position is less accurate', () => {
    const order = ['INSIDE', 'BORDERING_INSIDE', 'BORDERING_OUTSIDE', 'OUTSIDE'];
    const near = fc.double({ min: -0.003, max: 0.003, noNaN: true });
    const accuracies = fc.double({ min: 0, max: 500, noNaN: true });
    fc.assert(
      fc.property(near, near, accuracies, (north, east, accuracy) => {
        const position = { latitude: 52.52 + north, longitude: 13.405 + east };
        const exact = geofenceResult({ ...position, accuracy: 0 }, [plant]).result;
        const vague = geofenceResult({ ...position, accuracy }, [plant]).result;
        expect(['INSIDE', 'OUTSIDE']).toContain(exact);
        if (exact === 'INSIDE') expect(order.indexOf(vague)).toBeLessThanOrEqual(1);
        else expect(order.indexOf(vague)).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('does not depend on the order of the fences', () => {
    const fences = [
      plant,
      { ...plant, id: 2, name: 'Office', latitude: 52.53, radius: 300 },
      { ...plant, id: 3, name: 'Store', longitude: 13.42, radius: 50 },
    ];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(fences, { minLength: 3 }),
        fc.double({ min: 13.39, max: 13.43, noNaN: true }),
        (shuffled, east) => {
          const position = { latitude: 52.522, longitude: east, accuracy: 20 };
          expect(geofenceResult(position, shuffled)).toEqual(geofenceResult(position, fences));
        },
      ),
    );
  });
});
