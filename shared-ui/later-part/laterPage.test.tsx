import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { laterPage } from './laterPage.tsx';

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

/** A page whose file is missing the first `misses` times. */
function open(misses: number) {
  let asked = 0;
  const Page = laterPage(async () => {
    asked += 1;
    if (asked <= misses) throw missing;
    return await Promise.resolve(() => 'The settings');
  });
  renderInHost(
    <>
      <nav>Everything else</nav>
      <Page />
    </>,
  );
}

it('a file that is missing once is asked for again', async () => {
  open(1);
  expect(await screen.findByText('The settings')).toBeDefined();
});

it('one that stays missing takes its page alone, and comes when it is tried again', async () => {
  open(2);
  expect(await screen.findByText('This can’t be shown right now')).toBeDefined();
  expect(screen.getByText('Everything else')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('The settings')).toBeDefined();
});
