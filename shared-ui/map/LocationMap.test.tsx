import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { LocationMap } from './LocationMap.tsx';

const drawn = vi.hoisted(() => ({ isReachable: true }));
vi.mock('./drawn/DrawnMap.tsx', () => {
  if (!drawn.isReachable) throw new Error('Failed to fetch');
  return { DrawnMap: ({ tiles }: { tiles: object | null }) => `drawn on ${JSON.stringify(tiles)}` };
});

const plant = { id: 1, name: 'Plant', latitude: 52.52, longitude: 13.405, radius: 100 };
const map = <LocationMap label="Where I am" markers={[]} geofences={[plant]} />;

describe('A map', () => {
  it('that does not come says why in an error dialog, and can be asked for again', async () => {
    drawn.isReachable = false;
    renderInHost(map, { fetch: () => Response.json({ tiles: null }) });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Its files did not arrive. Please try again.');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    drawn.isReachable = true;
    vi.resetModules();
    fireEvent.click(await screen.findByRole('button', { name: 'Try now' }));
    expect(await screen.findByText('drawn on null')).toBeDefined();
  });

  it('is drawn on the pictures that the server names', async () => {
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Survey' };
    renderInHost(map, { fetch: () => Response.json({ tiles }) });
    expect(await screen.findByText(`drawn on ${JSON.stringify(tiles)}`)).toBeDefined();
  });

  it('is drawn on its plain ground while the server does not answer', async () => {
    renderInHost(map, { fetch: () => new Response(null, { status: 503 }) });
    expect(await screen.findByText('drawn on null')).toBeDefined();
  });
});
