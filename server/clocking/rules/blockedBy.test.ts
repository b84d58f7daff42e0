import { defaultFeatures } from 'shared-contracts/features';
import type { GeofenceResult } from 'shared-contracts';
import { expect, test } from 'vitest';
import type { PunchFacts } from '../../shifts/rules/timePairRow.ts';
import { blockedByPlace } from './blockedBy.ts';

const blocking = {
  ...defaultFeatures,
  features: { ...defaultFeatures.features, GEOFENCE_BLOCKING: true },
};
const fenced = { geofenceIds: [1] };

function punch(result: GeofenceResult, latitude: number | null = 53.5) {
  const facts: PunchFacts = {
    offset: 60,
    latitude,
    longitude: 10,
    accuracy: 5,
    geofence_id: null,
    geofence_result: result,
    origin: 'WEB',
    punch_type: 'CLOCK',
    device_at: null,
    comment: null,
  };
  return { sentLate: false, facts };
}

test('outside of the geofence clocking is blocked only where the company wants that', () => {
  expect(blockedByPlace(punch('OUTSIDE'), fenced, defaultFeatures)).toBeNull();
  expect(blockedByPlace(punch('OUTSIDE'), fenced, blocking)).toBe('OUTSIDE_GEOFENCE');
  expect(blockedByPlace(punch('BORDERING_OUTSIDE'), fenced, blocking)).toBe('OUTSIDE_GEOFENCE');
  expect(blockedByPlace(punch('BORDERING_INSIDE'), fenced, blocking)).toBeNull();
  expect(blockedByPlace(punch('INSIDE'), fenced, blocking)).toBeNull();
});

test('without a position there is no clocking, unless the assignment has no geofence', () => {
  expect(blockedByPlace(punch('NO_GEOFENCE', null), fenced, blocking)).toBe('LOCATION_REQUIRED');
  expect(blockedByPlace(punch('NO_GEOFENCE', null), { geofenceIds: [] }, blocking)).toBeNull();
});

test('a punch that was sent late is kept wherever it was made', () => {
  expect(blockedByPlace({ ...punch('OUTSIDE'), sentLate: true }, fenced, blocking)).toBeNull();
});
