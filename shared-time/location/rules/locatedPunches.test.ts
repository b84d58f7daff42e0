import { describe, expect, it } from 'vitest';
import { breakSegment, openPair, punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { geofencesToShow, locatedPunches } from './locatedPunches.ts';

const plant = { id: 1, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 };
const gate = { latitude: 52.5201, longitude: 13.405, accuracy: 10 };

describe('The punches of a shift', () => {
  it('come in turn, breaks between clock-in and clock-out', () => {
    const shift = timePair({
      segmentTimePairs: [
        { ...breakSegment('2026-11-18T11:00:00.000Z', null), segmentTimePairId: 2 },
        breakSegment('2026-11-18T09:00:00.000Z', '2026-11-18T09:28:00.000Z'),
      ],
    });
    expect(locatedPunches(shift).map(({ kind }) => kind)).toEqual([
      'clock-in',
      'break-in',
      'break-out',
      'break-in',
      'clock-out',
    ]);
  });

  it('have no end while the shift runs', () => {
    const kinds = locatedPunches(openPair('2026-11-18T05:02:00.000Z')).map(({ kind }) => kind);
    expect(kinds).toEqual(['clock-in']);
  });

  it('have their position where one was recorded', () => {
    const clockIn = { ...punch('2026-11-18T05:02:00.000Z'), ...gate };
    const [first, last] = locatedPunches(timePair({ clockIn, segmentTimePairs: [] }));
    expect(first?.position).toEqual(gate);
    expect(last?.position).toBeNull();
  });

  it('are at their site where they were made at a terminal', () => {
    const atWall = { ...punch('2026-11-18T05:02:00.000Z'), origin: 'TERMINAL' as const };
    const shift = timePair({
      clockIn: { ...atWall, geofence: plant, geofenceResult: 'INSIDE' },
      clockOut: atWall,
      segmentTimePairs: [],
    });
    const { latitude, longitude } = plant;
    expect(locatedPunches(shift).map(({ position }) => position)).toEqual([
      { latitude, longitude, accuracy: -1 },
      null,
    ]);
  });
});

it('Geofences are shown once, those that are no longer assigned among them', () => {
  const office = { ...plant, id: 2, name: 'Office' };
  const clockIn = { ...punch('2026-11-18T05:02:00.000Z'), ...gate, geofence: plant };
  const clockOut = { ...clockIn, geofence: office };
  const punches = locatedPunches(timePair({ clockIn, clockOut }));
  expect(geofencesToShow([plant], punches)).toEqual([plant, office]);
});
