import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { fakeGeolocation } from 'shared-ui/testing/fakeGeolocation.ts';
import { messages } from '../../messages/en.ts';
import { assignmentAt } from '../../testing/assignmentAt.ts';
import { LocationButton } from './LocationButton.tsx';

const inside = { latitude: 52.5201, longitude: 13.405, accuracy: 12 };
const outside = { latitude: 52.523, longitude: 13.405, accuracy: 30 };
const name = 'My location';

type Assignment = ReturnType<typeof assignmentAt>;

describe('The location button', () => {
  it('is on views that clock', () => {
    show({});
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('is not on other views', () => {
    show({}, false);
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('is not there where location is off', () => {
    show({ features: { LOCATION: false } });
    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('The map of my location', () => {
  it('says that I am inside of my geofence, and how exactly that is known', async () => {
    fakeGeolocation([inside]);
    await open();
    expect(await screen.findByText('Inside the geofence')).toBeDefined();
    expect(screen.getByText('Accurate to 12 m')).toBeDefined();
    expect(screen.getByText('You are inside')).toBeDefined();
  });

  it('says how far it is to the nearest geofence when I am outside', async () => {
    fakeGeolocation([outside]);
    await open();
    expect(await screen.findByText('Outside the geofence')).toBeDefined();
    expect(screen.getByText('234 m to Plant')).toBeDefined();
    expect(screen.getByText('234 m away')).toBeDefined();
  });

  it('says feet where the assignment is in the United States', async () => {
    fakeGeolocation([outside]);
    await open({}, assignmentAt({ countryCode: 'US' }));
    expect(await screen.findByText('766 ft to Plant')).toBeDefined();
    expect(screen.getByText('Accurate to 98 ft')).toBeDefined();
  });

  it('waits for the permission and says so', async () => {
    const allowed = Promise.withResolvers<void>();
    fakeGeolocation([inside], allowed.promise);
    await open();
    expect(await screen.findByText('Looking for your position')).toBeDefined();
    await act(async () => allowed.resolve());
    expect(await screen.findByText('Inside the geofence')).toBeDefined();
    expect(screen.queryByText('Looking for your position')).toBeNull();
  });

  it.each([
    ['refused', 'This page may not use your location'],
    ['unavailable', 'Your position can’t be found'],
    ['timed-out', 'Finding your position took too long'],
  ] as const)('says what to do when the device answers: %s', async (answer, words) => {
    fakeGeolocation([answer, ...(answer === 'refused' ? [] : [answer, answer]), inside]);
    await open();
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText('100 m around its centre')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('Inside the geofence')).toBeDefined();
  });

  it('says that a browser without positions is no use to try again', async () => {
    await open();
    expect(await screen.findByText('This browser can’t tell your position')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
  });

  it('compares with the assignment that the page clocks on', async () => {
    fakeGeolocation([inside]);
    const office = { id: 10, name: 'Office', latitude: 52.6, longitude: 13.4, radius: 50 };
    const other = assignmentAt({ id: 32, isPrimary: false, geofences: [office] });
    const { bus } = show({}, true, assignmentAt(), other);
    act(() => bus.emit('clocking-assignment-chosen', { assignmentId: 32 }));
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Outside the geofence')).toBeDefined();
    expect(screen.getByText('8.8 km to Office')).toBeDefined();
  });

  it('compares with nothing where geofences are off', async () => {
    fakeGeolocation([outside]);
    await open({ features: { GEOFENCE: false } });
    expect(await screen.findByText('Accurate to 30 m')).toBeDefined();
    expect(screen.queryByText('Your geofences')).toBeNull();
    expect(screen.queryByText('Outside the geofence')).toBeNull();
  });
});

async function open(options: RenderOptions = {}, assignment = assignmentAt()) {
  show(options, true, assignment);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeDefined();
}

function show(options: RenderOptions, isClocking = true, ...given: Assignment[]) {
  const assignments = given.length > 0 ? given : [assignmentAt()];
  return renderInHost(<LocationButton isClocking={isClocking} />, {
    messages,
    fetch: () => Response.json({ tiles: null }),
    session: employeeSession({
      id: 7,
      employeeNumber: '20418',
      firstName: 'Amara',
      lastName: 'Okafor',
      assignments,
    }),
    ...options,
  });
}
