import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { laterPart } from './laterPart.tsx';

interface AboutProps {
  readonly onClose: () => void;
}

const About = ({ onClose }: AboutProps) => (
  <button type="button" onClick={onClose}>
    Punctual 1.0
  </button>
);

it('a dialog whose code does not come says so and leaves the page; the next time it may come', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => About).mockRejectedValueOnce(new TypeError('no line'));
  show(load);
  fireEvent.click(screen.getByText('About'));
  const [told] = await screen.findAllByText('This can’t be opened without a network.');
  expect(told).toBeDefined();
  expect(screen.getByText('It is closed.')).toBeDefined();
  fireEvent.click(screen.getByText('About'));
  expect(await screen.findByText('Punctual 1.0')).toBeDefined();
  await waitFor(() => expect(screen.queryAllByText(/^This can’t be opened/)).toEqual([]));
  vi.restoreAllMocks();
});

it('what has come is there at once', async () => {
  const load = vi.fn(async () => About);
  show(load);
  fireEvent.click(screen.getByText('About'));
  fireEvent.click(await screen.findByText('Punctual 1.0'));
  fireEvent.click(screen.getByText('About'));
  expect(screen.getByText('Punctual 1.0')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

function show(load: () => Promise<ComponentType<AboutProps>>): void {
  const LaterAbout = laterPart(load, { onFailed: ({ onClose }) => onClose() });
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          About
        </button>
        {isOpen ? <LaterAbout onClose={() => setIsOpen(false)} /> : <p>It is closed.</p>}
      </>
    );
  }
  renderInHost(<Page />);
}
