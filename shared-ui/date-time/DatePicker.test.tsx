import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { EmployeeSession, Locale, Weekday } from 'shared-contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { employeeSession, renderInHost } from '../testing/renderInHost.tsx';
import { DatePicker } from './DatePicker.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a date', () => {
  it('is typed as the region writes it, and shown with its weekday', () => {
    show();
    expect(field().value).toBe('Wed 18 Nov 2026');
    type('3.11.2026');
    expect(field().value).toBe('Tue 3 Nov 2026');
    expect(screen.getByText('chosen: 2026-11-03')).toBeDefined();
  });

  it('is ready to be changed when its field is entered', () => {
    show();
    fireEvent.focus(field());
    expect(field().value).toBe('18-11-2026');
    fireEvent.blur(field());
    expect(field().value).toBe('Wed 18 Nov 2026');
  });

  it('is taken at Enter, too', () => {
    show();
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: '17-11-2026' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(screen.getByText('chosen: 2026-11-17')).toBeDefined();
  });

  it('says how to write it when it is none, and keeps what was typed', () => {
    show();
    type('31-02-2026');
    expect(field().value).toBe('31-02-2026');
    expect(screen.getByText('Enter the date like 20-11-2026.')).toBeDefined();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('chosen: null')).toBeDefined();
    type('19-11-2026');
    expect(screen.queryByText(/Please enter/)).toBeNull();
    expect(screen.getByText('chosen: 2026-11-19')).toBeDefined();
  });

  it('says what can be chosen', () => {
    show({ min: '2026-11-01', max: '2026-11-20' });
    type('21-11-2026');
    expect(screen.getByText('Choose 20-11-2026 or earlier.')).toBeDefined();
    type('31-10-2026');
    expect(screen.getByText('Choose 01-11-2026 or later.')).toBeDefined();
  });

  it('may be emptied', () => {
    show();
    type('');
    expect(screen.getByText('chosen: null')).toBeDefined();
    expect(screen.queryByText(/Please/)).toBeNull();
  });
});

describe('the calendar of a date', () => {
  it('opens at the chosen day and gives the focus back', async () => {
    show();
    const calendar = await open();
    expect(calendar.querySelector('[aria-selected="true"]')?.textContent).toBe('18');
    fireEvent.click(day(calendar, 'Thursday 5 November 2026'));
    expect(screen.getByText('chosen: 2026-11-05')).toBeDefined();
    const opener = screen.getByRole('button', { name: 'Open calendar, Date' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('is walked with the keyboard', async () => {
    show();
    const calendar = await open();
    press(day(calendar, 'Wednesday 18 November 2026'), 'ArrowRight');
    expect(focused()).toBe('Thursday 19 November 2026');
    press(document.activeElement, 'ArrowDown');
    expect(focused()).toBe('Thursday 26 November 2026');
    press(document.activeElement, 'Home');
    expect(focused()).toBe('Monday 23 November 2026');
    press(document.activeElement, 'PageDown');
    expect(focused()).toBe('Wednesday 23 December 2026');
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeDefined();
  });

  it('goes no further than it may', async () => {
    show({ max: '2026-11-20' });
    const calendar = await open();
    fireEvent.click(day(calendar, 'Saturday 21 November 2026'));
    expect(screen.getByText('chosen: 2026-11-18')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveProperty('disabled', true);
    press(day(calendar, 'Wednesday 18 November 2026'), 'PageDown');
    expect(focused()).toBe('Friday 20 November 2026');
  });

  it('turns months', async () => {
    show();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeDefined();
  });

  it('begins its weeks as the person wants, in their language', async () => {
    show({ locale: 'de', startOfWeek: 'SUNDAY' });
    fireEvent.click(screen.getByRole('button', { name: 'Kalender öffnen, Date' }));
    const calendar = await screen.findByRole('grid', { name: 'November 2026' });
    expect(within(calendar).getAllByRole('columnheader')[0]?.textContent).toBe('So');
    expect(field().value).toBe('Mi., 18. Nov. 2026');
  });

  it('is Gregorian in Thai', async () => {
    show({ locale: 'th' });
    fireEvent.click(screen.getByRole('button', { name: 'เปิดปฏิทิน Date' }));
    expect(await screen.findByRole('grid', { name: 'พฤศจิกายน 2026' })).toBeDefined();
  });
});

interface Shown {
  readonly min?: string;
  readonly max?: string;
  readonly locale?: Locale;
  readonly startOfWeek?: Weekday;
}

function show({ min, max, locale = 'en', startOfWeek = 'MONDAY' }: Shown = {}) {
  renderInHost(<Chosen min={min} max={max} />, { locale, session: session(startOfWeek) });
}

function Chosen({ min, max }: { min: string | undefined; max: string | undefined }) {
  const [date, setDate] = useState<string | null>('2026-11-18');
  return (
    <>
      <DatePicker label="Date" value={date} min={min} max={max} onChange={setDate} />
      <p>chosen: {String(date)}</p>
    </>
  );
}

function session(startOfWeek: Weekday): EmployeeSession {
  const employee = {
    id: 7,
    employeeNumber: '20418',
    firstName: 'Amara',
    lastName: 'Okafor',
    assignments: [],
  };
  return employeeSession(employee, {
    configuration: { is24HourDateTime: true, locale: 'en', startOfWeek },
  });
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Date' });
}

function type(text: string): void {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}

async function open(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Open calendar, Date' }));
  const calendar = await screen.findByRole('grid', { name: 'November 2026' });
  // Its days are hidden until it is positioned.
  await within(calendar).findAllByRole('button');
  return calendar;
}

function day(calendar: HTMLElement, name: string): HTMLElement {
  return within(calendar).getByRole('button', { name });
}

function press(element: Element | null, key: string): void {
  if (element) fireEvent.keyDown(element, { key });
}

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label');
}
