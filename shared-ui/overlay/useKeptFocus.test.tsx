import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Button } from '../form/Button.tsx';
import { renderInHost } from '../testing/renderInHost.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('stays beside a row that goes away, and presses nothing there', async () => {
  renderInHost(
    <main>
      <h1>Groups</h1>
      <Rows />
    </main>,
  );
  remove('Ada');
  await pass(0);
  expect(document.activeElement?.textContent).toBe('Remove Ben');
  expect(document.activeElement?.tagName).toBe('LI');
  remove('Ben');
  await pass(100);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('leaves the page by Tab, and does not come back to its heading', async () => {
  renderInHost(<h1>Groups</h1>);
  await pass(200);
  const wayOut = document.createElement('i');
  wayOut.tabIndex = 0;
  document.body.append(wayOut);
  act(() => wayOut.focus());
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  onTestFinished(() => focus.mockRestore());
  wayOut.remove();
  await pass(200);
  expect(document.activeElement).toBe(document.body);
});

it('stays in the dialog whose row goes away, so that Escape closes it', async () => {
  vi.useRealTimers();
  renderInHost(
    <Dialog open title="Groups" onClose={() => undefined}>
      <Rows />
    </Dialog>,
  );
  await screen.findByRole('dialog');
  remove('Ada');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Remove Ben'));
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
});

it('goes to the heading from a bar that goes away beside the page', async () => {
  renderInHost(
    <>
      <h1>Groups</h1>
      <main />
      <Rows />
    </>,
  );
  remove('Ada');
  await pass(100);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('goes to the heading that comes only after what had the focus has gone', async () => {
  renderInHost(
    <>
      <Rows />
      <HeadingOfSlowPage />
    </>,
  );
  remove('Ada');
  remove('Ben');
  await pass(300);
  expect(document.activeElement).toBe(document.body);
  await pass(100);
  expect(document.activeElement?.tagName).toBe('H1');
});

it('moves nowhere when something else goes away', async () => {
  renderInHost(
    <main>
      <Rows />
    </main>,
  );
  const ben = screen.getByRole('button', { name: 'Remove Ben' });
  ben.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ada' }));
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
  await pass(1_000);
  expect(document.activeElement).toBe(ben);
});

function HeadingOfSlowPage() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isThere && <h1>My Clock</h1>;
}

async function pass(milliseconds: number): Promise<void> {
  await act(async () => await vi.advanceTimersByTimeAsync(milliseconds));
}

function remove(name: string): void {
  const button = screen.getByRole('button', { name: `Remove ${name}` });
  button.focus();
  fireEvent.click(button);
}

function Rows() {
  const [names, setNames] = useState(['Ada', 'Ben']);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Button onClick={() => setNames(names.filter((each) => each !== name))}>
            {`Remove ${name}`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
