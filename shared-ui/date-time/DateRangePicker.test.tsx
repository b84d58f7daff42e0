import { fireEvent, screen } from '@testing-library/react';
import type { DateRange } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a range of dates', () => {
  it('is typed', () => {
    const chosen = show();
    type('From', '1.11.2026');
    type('To optional', '15.11.2026');
    apply();
    expect(chosen).toHaveBeenCalledWith({ startDate: '2026-11-01', endDate: '2026-11-15' });
  });

  it('without an end is its start', () => {
    const chosen = show();
    type('From', '12.11.2026');
    type('To optional', '');
    apply();
    expect(chosen).toHaveBeenCalledWith({ startDate: '2026-11-12', endDate: '2026-11-12' });
  });

  it('is turned round when it ends before it starts', () => {
    const chosen = show();
    type('From', '18.11.2026');
    type('To optional', '10.11.2026');
    apply();
    expect(chosen).toHaveBeenCalledWith({ startDate: '2026-11-10', endDate: '2026-11-18' });
  });

  it('is chosen by two days of the calendar, in any order', () => {
    const chosen = show();
    choose('Wednesday 18 November 2026');
    choose('Monday 9 November 2026');
    apply();
    expect(chosen).toHaveBeenCalledWith({ startDate: '2026-11-09', endDate: '2026-11-18' });
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '9 Nov 2026');
  });

  it('begins anew with the third day', () => {
    const chosen = show();
    choose('Monday 9 November 2026');
    choose('Wednesday 11 November 2026');
    choose('Friday 13 November 2026');
    apply();
    expect(chosen).toHaveBeenCalledWith({ startDate: '2026-11-13', endDate: '2026-11-13' });
  });

  it('cannot go past today when told so, and says what a typed day became', () => {
    const chosen = show();
    choose('Saturday 21 November 2026');
    expect(chosen).not.toHaveBeenCalled();
    type('From', '18.11.2026');
    type('To optional', '25.11.2026');
    expect(screen.getByText(/the date is now 20-11-2026/)).toBeDefined();
    apply();
    expect(chosen).toHaveBeenCalledWith({ startDate: '2026-11-18', endDate: '2026-11-20' });
  });

  it('may be a pay cycle', () => {
    const chosen = show();
    fireEvent.click(screen.getByRole('button', { name: 'Previous pay cycle' }));
    expect(chosen).toHaveBeenCalledWith(previous);
    const current = screen.getByRole('button', { name: 'Current pay cycle' });
    expect(current.getAttribute('aria-pressed')).toBe('true');
  });
});

it('stays whole when its days to come cannot be chosen', () => {
  const chosen = show();
  expect(screen.getByRole('textbox', { name: 'To optional' })).toHaveProperty(
    'value',
    '20 Nov 2026',
  );
  apply();
  expect(chosen).toHaveBeenCalledWith(current);
});

const current: DateRange = { startDate: '2026-11-09', endDate: '2026-11-22' };
const previous: DateRange = { startDate: '2026-10-26', endDate: '2026-11-08' };

function show() {
  const onChoose = vi.fn<(range: DateRange) => void>();
  renderInHost(
    <DateRangePicker
      range={current}
      max="2026-11-20"
      presets={[
        { label: 'Current pay cycle', range: current },
        { label: 'Previous pay cycle', range: previous },
      ]}
      onChoose={onChoose}
    />,
  );
  return onChoose;
}

function type(name: string, value: string): void {
  const field = screen.getByRole('textbox', { name });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

function choose(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function apply(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
}
