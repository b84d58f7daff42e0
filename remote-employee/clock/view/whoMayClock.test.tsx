import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type components } from 'shared-contracts';
import { describe, expect, it } from 'vitest';
import { assignment } from 'shared-contracts/testing/employee.ts';
import { punch, timePair } from 'shared-contracts/testing/timePair.ts';
import {
  aroundEachTest,
  disc,
  isIdle,
  now,
  press,
  showClock,
  summariesOf,
} from '../testing/showClock.tsx';

aroundEachTest();

describe('who may not clock', () => {
  it('sees why, and presses in vain', async () => {
    const { sent } = showClock({
      active: null,
      assignments: [assignment({ authorityNames: ['VIEW_TIME'] })],
    });
    await isIdle();
    const button = disc('Clock in');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    expect(sent).toEqual([]);
    expect(screen.getByText(/not authorised to clock/)).toBeDefined();
  });

  it('is told so without an assignment', async () => {
    showClock({ active: null, assignments: [] });
    await isIdle();
    expect(disc('Clock in').dataset['tip']).toMatch(/not authorised/);
  });
});

describe('on approved leave', () => {
  it('nobody clocks in, and the button says why', async () => {
    const leave: components['schemas']['AssignmentSummaries'][number] = {
      assignmentId: 31,
      description: 'Ward 3',
      position: { id: 51, description: 'Nurse' },
      timeZone: 'Europe/Berlin',
      ranges: [
        {
          assignmentId: 31,
          type: 'ABSENCE',
          startDate: '2026-11-19',
          endDate: '2026-11-20',
          externalCode: null,
          isOffDay: false,
          isTemporary: false,
          holidayName: null,
          holidayCalendarCode: null,
          absenceTypeName: 'Vacation',
          workScheduleColor: null,
          workScheduleDayNumberFromDate: null,
          assignedWorkSchedule: null,
          minuteRange: null,
        },
      ],
    };
    const { sent } = showClock({
      active: null,
      answers: { 'employee-assignment-summaries': [leave] },
    });
    await waitFor(() =>
      expect(disc('Clock in').dataset['tip']).toMatch(/leave today \(Vacation\)/),
    );
    press('Clock in');
    expect(sent).toEqual([]);
  });
});

describe('after an automatic clock-out', () => {
  const ended = timePair({
    clockIn: punch('2026-11-19T05:00:00.000Z'),
    clockOut: punch('2026-11-19T08:00:00.000Z'),
    startDate: '2026-11-19',
    infoIndicators: ['AUTO_CLOCKED_OUT'],
    segmentTimePairs: [],
  });

  it('clocking in again asks first', async () => {
    const { sent } = showClock({
      active: null,
      features: { AUTO_CLOCK_OUT: true },
      answers: { 'shift-summaries': summariesOf(ended) },
    });
    await screen.findByText('Clocked out at', { exact: false });
    press('Clock in');
    const dialog = await screen.findByRole('alertdialog', { name: /clocked out automatically/ });
    expect(dialog.textContent).toContain('ended automatically at 09:00');
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clock in' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['shift-clock-in']));
  });
});

describe('past the time of the automatic clock-out', () => {
  it('clocking in asks first though nothing was clocked out', async () => {
    const at = '2026-11-19T08:30:00.000Z';
    const due = { employeeAssignmentId: 31, at, isTriggered: false };
    const { sent, asked } = showClock({
      active: null,
      features: { AUTO_CLOCK_OUT: true },
      answers: {
        'active-user-info': { activeShiftSummary: null, serverTime: now, autoClockOuts: [due] },
      },
    });
    await isIdle();
    await waitFor(() => expect(asked).toContain('active-user-info'));
    await act(async () => {});
    press('Clock in');
    const dialog = await screen.findByRole('alertdialog', { name: /clock-out has passed/ });
    expect(dialog.textContent).toContain('at 09:30');
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clock in' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['shift-clock-in']));
  });
});
