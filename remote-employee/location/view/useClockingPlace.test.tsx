import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeGeolocation } from 'shared-ui/testing/fakeGeolocation.ts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { messages as english } from '../../messages/en.ts';
import { useClockingPlace } from './useClockingPlace.tsx';

const plant = { id: 9, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 };
const fenced = assignment({ geofences: [plant] });
const inside = { latitude: 52.5201, longitude: 13.405, accuracy: 12 };
const outside = { latitude: 52.523, longitude: 13.405, accuracy: 30 };
let gone = new AbortController();
beforeEach(() => {
  gone = new AbortController();
});

const blocking = { features: { GEOFENCE_BLOCKING: true } };

describe('A press of the clock', () => {
  it('carries where the device is', async () => {
    fakeGeolocation([inside]);
    press();
    expect(await screen.findByText(sent(inside))).toBeDefined();
  });

  it('uses the position that the page asked for when it opened', async () => {
    const allowed = Promise.withResolvers<void>();
    const { asked } = fakeGeolocation([inside], allowed.promise);
    press();
    await act(async () => allowed.resolve());
    expect(await screen.findByText(sent(inside))).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('is sent without a position after a yes, and not after a no', async () => {
    fakeGeolocation(['refused']);
    press();
    expect(await screen.findByText(/This page may not use your location\. You can/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Nothing sent')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Clock without location' }));
    expect(await screen.findByText(sent({}))).toBeDefined();
  });

  it('that has gone without its place asks no longer', async () => {
    fakeGeolocation(['refused']);
    press();
    expect(await screen.findByText('Clock without your location?')).toBeDefined();
    act(() => gone.abort());
    await waitFor(() => expect(screen.queryByText('Clock without your location?')).toBeNull());
  });

  it('that has gone is not said to be blocked any longer', async () => {
    fakeGeolocation([outside]);
    press(blocking);
    await screen.findByText('You can’t clock here');
    act(() => gone.abort());
    expect(await screen.findByText('Nothing sent')).toBeDefined();
    expect(screen.queryByText('You can’t clock here')).toBeNull();
  });

  it('is blocked outside of the geofence, and says how far the nearest place is', async () => {
    fakeGeolocation([outside]);
    press(blocking);
    expect(await screen.findByText('You can’t clock here')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('is 234 m away');
    fireEvent.click(screen.getByRole('button', { name: 'Don’t clock' }));
    expect(await screen.findByText('Nothing sent')).toBeDefined();
  });

  it('goes on once I have walked to the place', async () => {
    fakeGeolocation([outside, inside]);
    press(blocking);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(sent(inside))).toBeDefined();
    expect(screen.queryByText('You can’t clock here')).toBeNull();
  });

  it('needs the location where the company blocks, and says what to do', async () => {
    fakeGeolocation(['refused']);
    press(blocking);
    expect(await screen.findByText('Clocking needs your location')).toBeDefined();
    expect(screen.getByText(/Please allow it in the settings of the browser/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Clock without location' })).toBeNull();
  });

  it('asks for no position where location is off', async () => {
    const { asked } = fakeGeolocation([inside]);
    press({ features: { LOCATION: false } });
    expect(await screen.findByText(sent({}))).toBeDefined();
    expect(asked).toHaveLength(0);
  });

  it('lets the map of the top bar know what is clocked on', async () => {
    fakeGeolocation([inside]);
    const { bus } = show();
    await act(async () => {});
    const heard: number[] = [];
    bus.on('clocking-assignment-chosen', ({ assignmentId }) => heard.push(assignmentId));
    expect(heard).toEqual([fenced.id]);
  });
});

function sent(fields: object): string {
  return `Sent ${JSON.stringify(fields)}`;
}

function press(options: RenderOptions = {}): void {
  show(options);
  fireEvent.click(screen.getByRole('button', { name: 'Clock in' }));
}

function show(options: RenderOptions = {}) {
  return renderInHost(<Clock />, {
    messages: english,
    session: employeeSession(employeeWith(fenced)),
    fetch: () => Response.json({ tiles: null }),
    ...options,
  });
}

function Clock() {
  const place = useClockingPlace(fenced);
  const [told, setTold] = useState('');
  async function clockIn(): Promise<void> {
    const fields = await place.check(gone.signal, () => undefined);
    setTold(fields === null ? 'Nothing sent' : sent(fields));
  }
  return (
    <>
      <button type="button" onClick={() => void clockIn()}>
        Clock in
      </button>
      <p>{told}</p>
      {place.dialog}
    </>
  );
}
