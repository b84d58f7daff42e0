import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { laterDialog, laterPart } from './laterPart.tsx';

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

it('a part that does not close says so once, and comes by itself', async () => {
  const load = vi.fn(async () => () => 'The numbers').mockRejectedValueOnce(new Error('no line'));
  const Numbers = laterPart(load, { coming: 'on their way' });
  renderInHost(<Numbers />);
  expect(await screen.findAllByText(/^This could not be loaded/)).not.toEqual([]);
  expect(screen.getByText('on their way')).toBeDefined();
  expect(await screen.findByText('The numbers', {}, { timeout: 4_000 })).toBeDefined();
  await waitFor(() => expect(screen.queryAllByText(/^This could not be loaded/)).toEqual([]));
});

it('what takes its place is shown until it is retried', async () => {
  const load = vi.fn(async () => () => 'The map').mockRejectedValueOnce(new Error('no line'));
  const Map = laterPart(load, {
    failed: (_failure, retry) => (
      <button type="button" onClick={retry}>
        Again
      </button>
    ),
  });
  renderInHost(<Map />);
  fireEvent.click(await screen.findByText('Again'));
  expect(await screen.findByText('The map')).toBeDefined();
  expect(screen.queryAllByText(/^This could not be loaded/)).toEqual([]);
});

it('brings its messages in the language of the page', async () => {
  const greeting = (words: string) => async () => ({ messages: { greeting: words } });
  const Greeting = laterPart(async () => () => <FormattedMessage id="greeting" />, {
    words: {
      en: greeting('Hello'),
      de: greeting('Guten Tag'),
      es: greeting('Hola'),
      th: greeting('สวัสดี'),
    },
  });
  const { speak } = renderInHost(<Greeting />, { locale: 'de' });
  expect(await screen.findByText('Guten Tag')).toBeDefined();
  speak('es', {});
  expect(await screen.findByText('Hola')).toBeDefined();
});

function show(load: () => Promise<ComponentType<AboutProps>>): void {
  const LaterAbout = laterDialog(load);
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
