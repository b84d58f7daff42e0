import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assignment, customField } from 'shared-contracts/testing/employee.ts';
import { openPair, punch } from 'shared-contracts/testing/timePair.ts';
import {
  aroundEachTest,
  asPhone,
  clockedIn,
  isIdle,
  now,
  press,
  showClock,
  summariesOf,
} from '../testing/showClock.tsx';

aroundEachTest();

describe('on a phone', () => {
  it('what is clocked on stands in two lines and opens over the page', async () => {
    asPhone();
    const { sent } = showClock({ active: null });
    await isIdle();
    expect(screen.getByText('Regular hours · 4120 Ward 3 East')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    fireEvent.change(await screen.findByLabelText('Time type'), { target: { value: '62' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Training · 4120 Ward 3 East')).toBeDefined();
    await screen.findByRole('button', { name: 'Clock in' });
    press('Clock in');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ timeTypeId: 62 }));
  });

  it('who has clocked out reads what was worked today', async () => {
    asPhone();
    const ended = { ...openPair(clockedIn), clockOut: punch(now) };
    showClock({ active: null, answers: { 'shift-summaries': summariesOf(ended) } });
    expect(await screen.findByText('4 h 12 min worked')).toBeDefined();
  });
});

describe('a required field on a phone', () => {
  it('is named on the card, and a press opens the form at it', async () => {
    asPhone();
    const floor = customField();
    const { sent } = showClock({
      active: null,
      assignments: [assignment({ timePairCustomFields: [floor] })],
    });
    await isIdle();
    expect(screen.getByText('Still needed: Floor')).toBeDefined();
    press('Clock in');
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByLabelText('Floor');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(within(dialog).getByText('Please fill this in.')).toBeDefined();
    fireEvent.change(field, { target: { value: '912' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Still needed: Floor')).toBeNull();
    expect(sent).toEqual([]);
    await screen.findByRole('button', { name: 'Clock in' });
    press('Clock in');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('that is to be ticked is pointed out, too', async () => {
    const badge = customField({
      name: 'Badge worn',
      type: 'FLAG',
      options: [{ id: 921, name: 'Yes' }],
    });
    asPhone();
    showClock({ active: null, assignments: [assignment({ timePairCustomFields: [badge] })] });
    await isIdle();
    press('Clock in');
    const dialog = await screen.findByRole('dialog');
    const box = within(dialog).getByRole('checkbox', { name: 'Badge worn' });
    await waitFor(() => expect(document.activeElement).toBe(box));
    fireEvent.click(box);
    await waitFor(() => expect(within(dialog).queryByText('Please fill this in.')).toBeNull());
    expect(document.activeElement).toBe(box);
  });
});
