import { describe, expect, test } from 'vitest';
import { distanceBetween } from './geofence.ts';
import { towardsFence } from './towardsFence.ts';

describe('the way to the nearest geofence', () => {
  const plant = { id: 1, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 };
  const office = { ...plant, id: 2, name: 'Office', latitude: 52.53 };

  test('ends at the border of the nearest one', () => {
    const here = { latitude: 52.523, longitude: 13.405, accuracy: 400 };
    const way = towardsFence(here, [office, plant]);
    expect(way?.geofence.name).toBe('Plant');
    expect(way?.distance).toBeCloseTo(233.6, 0);
    expect(way && distanceBetween(way.to, plant)).toBeCloseTo(100, 0);
  });

  test('is no way at all inside, and where there is no geofence', () => {
    expect(towardsFence({ ...plant, accuracy: 5 }, [plant])).toBeNull();
    expect(towardsFence({ ...plant, accuracy: 5 }, [])).toBeNull();
  });
});
