import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Session } from 'shared-contracts';
import { Dialog, TextField, useUnsavedChanges } from 'shared-ui';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleServices } from '../../testing/exampleServices.ts';
import { ServicesContext } from '../../services/Services.ts';
import { messages } from '../../messages/en.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());
const oneSecond = () => act(async () => await vi.advanceTimersByTimeAsync(1_000));

it('takes the new version with the okay', async () => {
  const { take, becomeReady } = show();
  expect(screen.queryByText('Okay')).toBeNull();
  becomeReady();
  expect(take).not.toHaveBeenCalled();
  fireEvent.click(await screen.findByRole('button', { name: 'Okay' }));
  expect(take).toHaveBeenCalledOnce();
});

it('waits for input to be saved', async () => {
  const { take, becomeReady } = show();
  becomeReady();
  fireEvent.click(screen.getByText('change'));
  fireEvent.click(await screen.findByRole('button', { name: 'Okay' }));
  await screen.findByRole('button', { name: 'Close' });
  await oneSecond();
  expect(take).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('save'));
  await oneSecond();
  expect(take).toHaveBeenCalledOnce();
});

it('waits for a dialog to be closed', async () => {
  const { take, becomeReady } = show();
  becomeReady();
  const okay = await screen.findByRole('button', { name: 'Okay' });
  fireEvent.click(screen.getByText('open'));
  fireEvent.click(okay);
  await oneSecond();
  expect(take).not.toHaveBeenCalled();
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await vi.waitFor(
    async () => {
      await oneSecond();
      expect(take).toHaveBeenCalledOnce();
    },
    { timeout: 15_000 },
  );
});

it('waits while something typed stands there, also when the okay takes the focus from it', async () => {
  const { take, becomeReady } = show();
  becomeReady();
  const field = screen.getByLabelText('Search');
  fireEvent.input(field, { target: { value: 'Ama' } });
  const okay = await screen.findByRole('button', { name: 'Okay' });
  act(() => okay.focus());
  fireEvent.click(okay);
  await oneSecond();
  expect(take).not.toHaveBeenCalled();
  fireEvent.input(field, { target: { value: '' } });
  await oneSecond();
  expect(take).toHaveBeenCalledOnce();
});

it('waits for a punch that is on its way', async () => {
  const { take, becomeReady, bus } = show();
  act(() => bus.emit('unsent-punches', { employeeId: 7, count: 1 }));
  becomeReady();
  fireEvent.click(await screen.findByRole('button', { name: 'Okay' }));
  await oneSecond();
  expect(take).not.toHaveBeenCalled();
  act(() => bus.emit('unsent-punches', { employeeId: 7, count: 0 }));
  await oneSecond();
  expect(take).toHaveBeenCalledOnce();
});

it('asks nobody at a terminal', () => {
  const { take, becomeReady } = show({
    kind: 'terminal',
    terminalId: 'T-1',
    description: 'Gate',
    timeZone: 'Europe/London',
  });
  becomeReady();
  expect(take).toHaveBeenCalledOnce();
  expect(screen.queryByText('Okay')).toBeNull();
});

function show(session: Session = employee) {
  let isReady = false;
  const listeners = new Set<() => void>();
  const take = vi.fn(() => Promise.resolve());
  const updates = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isReady: () => isReady,
    take,
  };
  const services = exampleServices();
  renderInHost(
    <ServicesContext value={services}>
      <UpdatePrompt updates={updates} />
      <Work />
    </ServicesContext>,
    { messages, session },
  );
  const becomeReady = () =>
    act(() => {
      isReady = true;
      for (const listener of listeners) listener();
    });
  return { take, bus: services.bus, becomeReady };
}

const employee = employeeSession({
  id: 7,
  employeeNumber: '20418',
  firstName: 'Amara',
  lastName: 'Okafor',
  assignments: [],
});

/** A page with a form, a dialog and a search. */
function Work() {
  const [isDirty, setIsDirty] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const [words, setWords] = useState('');
  useUnsavedChanges(isDirty);
  return (
    <>
      <button type="button" onClick={() => setIsDirty(true)}>
        change
      </button>
      <button type="button" onClick={() => setIsDirty(false)}>
        save
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        open
      </button>
      <TextField label="Search" value={words} onChange={setWords} />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Details" />
    </>
  );
}
