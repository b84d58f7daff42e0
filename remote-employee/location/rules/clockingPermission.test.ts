import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geofenceResult, placeBlock } from 'shared-contracts';
import { defaultFeatures } from 'shared-contracts/features';
import { clockingPermission } from './clockingPermission.ts';

const { features } = defaultFeatures;
const blocking = { ...features, GEOFENCE_BLOCKING: true };
const plant = { id: 1, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 };
const office = { ...plant, id: 2, name: 'Office', latitude: 52.54 };
const inside = { latitude: 52.5201, longitude: 13.405, accuracy: 10 };
const outside = { latitude: 52.523, longitude: 13.405, accuracy: 10 };

describe('Clocking at a place', () => {
  it('is allowed inside of a geofence, also close to its border', () => {
    expect(clockingPermission(inside, [plant], blocking)).toEqual({
      kind: 'allowed',
      position: inside,
    });
    const atTheBorder = { ...inside, accuracy: 500 };
    expect(clockingPermission(atTheBorder, [plant], blocking).kind).toBe('allowed');
  });

  it('is allowed anywhere where the company does not block, and without a geofence', () => {
    expect(clockingPermission(outside, [plant], features).kind).toBe('allowed');
    expect(clockingPermission(outside, [], blocking).kind).toBe('allowed');
  });

  it('is blocked outside, with the nearest place where it is possible', () => {
    const permission = clockingPermission(outside, [office, plant], blocking);
    expect(permission).toMatchObject({ kind: 'blocked', reason: 'OUTSIDE_GEOFENCE' });
    expect('way' in permission && permission.way?.geofence.name).toBe('Plant');
    expect('way' in permission && permission.way?.distance).toBeCloseTo(233.6, 0);
  });

  it('is blocked outside, however vague the position', () => {
    const vague = { ...outside, accuracy: 5000 };
    expect(clockingPermission(vague, [plant], blocking).kind).toBe('blocked');
  });

  it('needs a position where the company blocks and the assignment has a geofence', () => {
    expect(clockingPermission(null, [plant], blocking)).toEqual({
      kind: 'blocked',
      reason: 'LOCATION_REQUIRED',
    });
  });

  it('without a position needs a yes elsewhere', () => {
    expect(clockingPermission(null, [plant], features).kind).toBe('needs-confirmation');
    expect(clockingPermission(null, [], blocking).kind).toBe('needs-confirmation');
  });

  it('asks for nothing where location is off', () => {
    const off = { ...blocking, LOCATION: false };
    expect(clockingPermission(null, [plant], off)).toEqual({ kind: 'allowed', position: null });
    expect(clockingPermission(outside, [plant], off)).toEqual({ kind: 'allowed', position: null });
  });

  it('is blocked here exactly when the server would refuse it', () => {
    const near = fc.double({ min: -0.01, max: 0.01, noNaN: true });
    const accuracy = fc.double({ min: 0, max: 800, noNaN: true });
    fc.assert(
      fc.property(near, near, accuracy, fc.boolean(), (north, east, meters, isOn) => {
        const position = { latitude: 52.52 + north, longitude: 13.405 + east, accuracy: meters };
        const switches = { ...features, GEOFENCE_BLOCKING: isOn };
        const permission = clockingPermission(position, [plant, office], switches);
        const { result } = geofenceResult(position, [plant, office]);
        const isBlocked = placeBlock(switches, true, result) !== null;
        expect(permission.kind).toBe(isBlocked ? 'blocked' : 'allowed');
        if ('way' in permission) expect(permission.way).not.toBeNull();
      }),
    );
  });
});
