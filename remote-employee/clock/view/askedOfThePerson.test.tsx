import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPair } from 'shared-contracts/testing/timePair.ts';
import { aroundEachTest, showClock } from '../testing/showClock.tsx';

aroundEachTest();

describe('a forgotten clock-out', () => {
  const yesterday = openPair('2026-11-18T05:00:00.000Z');

  it('asks when I left, and sends the answer as a correction', async () => {
    const { sent, answerPunch } = showClock({
      active: yesterday,
      answers: { 'latest-version': yesterday },
    });
    const dialog = await screen.findByRole('dialog', { name: 'When did you leave?' });
    await within(dialog).findByText(/Clocked in on Wednesday,? 18 November at 06:00/);
    const [hour, minute] = await within(dialog).findAllByRole('spinbutton');
    if (hour) fireEvent.change(hour, { target: { value: '14' } });
    if (minute) fireEvent.change(minute, { target: { value: '30' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send to my manager' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['manual-shift-pair']));
    expect(sent[0]?.body).toMatchObject({
      id: 601,
      entryType: 'EDIT',
      clockOutDateTime: '2026-11-18T13:30:00.000Z',
      reason: { reasonName: 'OTHER', description: 'I forgot to clock out' },
    });
    await answerPunch(yesterday);
    expect(await screen.findByText('Your time was sent to your manager.')).toBeDefined();
  });

  it('invents no hours where nothing was scheduled', async () => {
    const { sent } = showClock({ active: yesterday, answers: { 'latest-version': yesterday } });
    const dialog = await screen.findByRole('dialog', { name: 'When did you leave?' });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Send to my manager' }));
    expect(await within(dialog).findByText('Please fill this in.')).toBeDefined();
    expect(sent).toEqual([]);
  });
});

describe('a meal break that is due', () => {
  it('is asked for until it is answered', async () => {
    const summary = {
      currentSegmentStartTime: '2026-11-19T04:00:00.000Z',
      nonActiveShiftsDuration: 0,
      expectedIntervalDuration: 300,
      hasAlreadyCapturedIntervalWaiver: false,
    };
    const { sent, failPunch } = showClock({
      active: openPair('2026-11-19T04:00:00.000Z'),
      features: { MEAL_PENALTY: true },
      answers: { 'meal-penalty-interval-summary': summary },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Go without the break' }));
    await failPunch(() => Response.json({ ...summary, hasAlreadyCapturedIntervalWaiver: true }));
    await waitFor(() => expect(screen.queryByText('No meal break yet')).toBeNull());
    expect(sent[0]?.body).toEqual({ shiftTimePairId: 601, waiverMealBreak: true });
  });
});
