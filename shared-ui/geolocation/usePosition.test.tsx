import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeGeolocation } from '../testing/fakeGeolocation.ts';
import { renderInHost } from '../testing/renderInHost.tsx';
import { usePosition } from './usePosition.ts';

const here = { latitude: 52.52, longitude: 13.405, accuracy: 12 };

describe('Where the device is', () => {
  afterEach(() => vi.useRealTimers());

  it('is asked for exactly, and an answer of the last five seconds will do', async () => {
    const { asked } = fakeGeolocation([here]);
    renderInHost(<Asks />);
    fireEvent.click(screen.getByRole('button', { name: 'Shell asks' }));
    expect(await screen.findByText('Shell: 52.52, 13.405 within 12')).toBeDefined();
    expect(asked).toEqual([{ enableHighAccuracy: true, maximumAge: 5000, timeout: 15_000 }]);
  });

  it('is asked for once when two ask at the same time, and told to both', async () => {
    const allowed = Promise.withResolvers<void>();
    const { asked } = fakeGeolocation([here], allowed.promise);
    renderInHost(
      <>
        <Asks />
        <Asks name="Clock" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Shell asks' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clock asks' }));
    expect(await screen.findByText('Shell: locating, asks the person')).toBeDefined();
    expect(screen.getByText('Clock: locating, asks the person')).toBeDefined();
    await act(async () => allowed.resolve());
    expect(await screen.findByText('Shell: 52.52, 13.405 within 12')).toBeDefined();
    expect(screen.getByText('Clock: 52.52, 13.405 within 12')).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('is found at the third attempt', async () => {
    const { asked } = fakeGeolocation(['timed-out', 'unavailable', here]);
    renderInHost(<Asks />);
    fireEvent.click(screen.getByRole('button', { name: 'Shell asks' }));
    expect(await screen.findByText('Shell: 52.52, 13.405 within 12')).toBeDefined();
    expect(asked).toHaveLength(3);
  });

  it('stays known when a later asking fails', async () => {
    fakeGeolocation([here, 'refused']);
    renderInHost(<Asks />);
    fireEvent.click(screen.getByRole('button', { name: 'Shell asks' }));
    await screen.findByText('Shell: 52.52, 13.405 within 12');
    fireEvent.click(screen.getByRole('button', { name: 'Shell asks' }));
    expect(await screen.findByText('Shell: 52.52, 13.405 within 12 refused')).toBeDefined();
  });

  it('is asked for 15 s by our own clock while the browser waits for the person, once', async () => {
    vi.useFakeTimers();
    const allowed = Promise.withResolvers<void>();
    const { asked } = fakeGeolocation([here], allowed.promise);
    renderInHost(<Asks />);
    fireEvent.click(screen.getByRole('button', { name: 'Shell asks' }));
    await act(async () => await vi.advanceTimersByTimeAsync(14_999));
    expect(screen.getByText('Shell: locating, asks the person')).toBeDefined();
    await act(async () => await vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Shell: unanswered, asks the person')).toBeDefined();
    expect(asked).toHaveLength(1);
    await act(async () => allowed.resolve());
    expect(screen.getByText('Shell: 52.52, 13.405 within 12')).toBeDefined();
  });

  it('cannot be known in a browser without positions', async () => {
    renderInHost(<Asks />);
    fireEvent.click(screen.getByRole('button', { name: 'Shell asks' }));
    expect(await screen.findByText('Shell: unsupported')).toBeDefined();
  });
});

function Asks({ name = 'Shell' }: { readonly name?: string }) {
  const { last, isLocating, isAskingPerson, failure, locate } = usePosition();
  const where = last && `${last.latitude}, ${last.longitude} within ${last.accuracy}`;
  return (
    <>
      <p>{`${name}: ${[where, failure, isLocating && 'locating'].filter(Boolean).join(' ')}${isAskingPerson ? ', asks the person' : ''}`}</p>
      <button type="button" onClick={() => void locate()}>{`${name} asks`}</button>
    </>
  );
}
