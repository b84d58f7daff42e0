import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { employeeSession, renderInHost } from '../testing/renderInHost.tsx';
import { toWallTime, type TimeOfDay } from './timeOfDay.ts';
import { TimePicker } from './TimePicker.tsx';

beforeEach(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 200, 200),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a typed time', () => {
  it('moves on to the minutes after two digits', () => {
    show(null);
    type(box('Hour'), '14');
    expect(document.activeElement).toBe(box('Minute'));
    expect(chosen()).toBe('none');
    type(box('Minute'), '44');
    expect(chosen()).toBe('14:44');
  });

  it('moves on after one digit when no second can follow', () => {
    show(null);
    type(box('Hour'), '7');
    expect(document.activeElement).toBe(box('Minute'));
    type(box('Minute'), '05');
    expect(chosen()).toBe('07:05');
  });

  it('moves on at the colon, and back with the arrow', () => {
    show({ hour: 6, minute: 2 });
    type(box('Hour'), '1:');
    expect(document.activeElement).toBe(box('Minute'));
    expect(chosen()).toBe('01:02');
    fireEvent.keyDown(box('Minute'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(box('Hour'));
  });

  it('is no time while a part is missing', () => {
    show({ hour: 6, minute: 2 });
    fireEvent.change(box('Minute'), { target: { value: '' } });
    expect(chosen()).toBe('none');
    expect(box('Hour').value).toBe('06');
    fireEvent.change(box('Minute'), { target: { value: '3' } });
    expect(chosen()).toBe('06:03');
  });

  it('takes what is typed wherever the mouse has put the cursor', () => {
    show({ hour: 8, minute: 5 });
    for (const [first, second] of [
      ['035', '30'],
      ['305', '30'],
      ['053', '30'],
    ] as const) {
      act(() => box('Minute').focus());
      fireEvent.change(box('Minute'), { target: { value: first } });
      fireEvent.change(box('Minute'), { target: { value: second } });
      expect(chosen()).toBe('08:30');
      fireEvent.change(box('Minute'), { target: { value: '' } });
      fireEvent.change(box('Minute'), { target: { value: '05' } });
      expect(chosen()).toBe('08:05');
    }
  });

  it('takes no hour after 23 and no minute after 59', () => {
    show(null);
    type(box('Hour'), '25');
    expect(chosen()).toBe('02:05');
    act(() => box('Hour').focus());
    type(box('Minute'), '75');
    expect(chosen()).toBe('02:05');
  });

  it('goes up and down by the arrow keys, round midnight', () => {
    show({ hour: 23, minute: 59 });
    fireEvent.keyDown(box('Hour'), { key: 'ArrowUp' });
    fireEvent.keyDown(box('Minute'), { key: 'ArrowUp' });
    expect(chosen()).toBe('00:00');
    fireEvent.keyDown(box('Minute'), { key: 'ArrowDown' });
    expect(chosen()).toBe('00:59');
  });

  it('is followed by the dial', () => {
    show({ hour: 6, minute: 2 });
    expect(dial('hour').getAttribute('aria-valuetext')).toBe('06');
    type(box('Hour'), '14');
    expect(dial('minute').getAttribute('aria-valuetext')).toBe('02');
    fireEvent.focus(box('Hour'));
    expect(dial('hour').getAttribute('aria-valuetext')).toBe('14');
  });
});

describe('the dial', () => {
  it('has 01 to 12 outside and 13 to 00 inside; the hour leads to the minutes', () => {
    show(null);
    // Right of the centre, near the rim, then halfway.
    press(dial('hour'), 180, 100);
    expect(box('Hour').value).toBe('03');
    press(dial('minute'), 100, 180);
    expect(chosen()).toBe('03:30');
    fireEvent.focus(box('Hour'));
    press(dial('hour'), 150, 100);
    expect(chosen()).toBe('15:30');
    fireEvent.focus(box('Hour'));
    press(dial('hour'), 100, 50);
    expect(chosen()).toBe('00:30');
  });

  it('follows the mouse to every minute, and lets a finger tap the written one', () => {
    show({ hour: 6, minute: 0 });
    fireEvent.focus(box('Minute'));
    const at = (minute: number) => {
      const angle = (minute / 60) * 2 * Math.PI;
      return [100 + Math.sin(angle) * 80, 100 - Math.cos(angle) * 80] as const;
    };
    press(dial('minute'), ...at(44));
    expect(chosen()).toBe('06:44');
    press(dial('minute'), ...at(44), 'touch');
    expect(chosen()).toBe('06:45');
    const [x, y] = at(44);
    fireEvent.pointerDown(dial('minute'), { clientX: 180, clientY: 100, pointerType: 'touch' });
    fireEvent.pointerMove(dial('minute'), { clientX: x, clientY: y, pointerType: 'touch' });
    fireEvent.pointerUp(dial('minute'));
    expect(chosen()).toBe('06:44');
  });

  it('answers the keyboard', () => {
    show({ hour: 22, minute: 58 });
    fireEvent.keyDown(dial('hour'), { key: 'ArrowRight' });
    expect(chosen()).toBe('23:58');
    fireEvent.keyDown(dial('hour'), { key: 'Enter' });
    fireEvent.keyDown(dial('minute'), { key: 'PageUp' });
    expect(chosen()).toBe('23:03');
    fireEvent.keyDown(dial('minute'), { key: 'End' });
    expect(chosen()).toBe('23:59');
  });
});

describe('a time with AM and PM', () => {
  it('has hours of 1 to 12 and a switch', () => {
    show({ hour: 14, minute: 5 }, false);
    expect(box('Hour').value).toBe('02');
    expect(screen.getByRole('radio', { name: 'PM' })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('radio', { name: 'AM' }));
    expect(chosen()).toBe('02:05');
    type(box('Hour'), '12');
    expect(chosen()).toBe('00:05');
    type(box('Minute'), 'p');
    expect(chosen()).toBe('12:05');
  });

  it('keeps the half that was chosen before the hour', () => {
    show(null, false);
    fireEvent.click(screen.getByRole('radio', { name: 'PM' }));
    type(box('Hour'), '6');
    type(box('Minute'), '30');
    expect(chosen()).toBe('18:30');
  });

  it.each([
    ['2030', '20:30', 'PM'],
    ['0830', '08:30', 'AM'],
    ['830', '08:30', 'AM'],
    ['230', '02:30', 'AM'],
    ['130', '01:30', 'AM'],
    ['1330', '13:30', 'PM'],
    ['0030', '00:30', 'AM'],
    ['1200', '00:00', 'AM'],
    ['2400', '00:00', 'AM'],
  ])('takes %s, typed without looking, for %s', (digits, wall, half) => {
    show({ hour: 9, minute: 5 }, false);
    act(() => box('Hour').focus());
    for (const digit of digits) typeKey(digit);
    expect(chosen()).toBe(wall);
    expect(screen.getByRole('radio', { name: half })).toHaveProperty('checked', true);
  });

  it('stays in the afternoon with an hour of twelve', () => {
    show({ hour: 18, minute: 5 }, false);
    act(() => box('Hour').focus());
    for (const digit of '230') typeKey(digit);
    expect(chosen()).toBe('14:30');
  });

  it('begins the minutes anew where they are chosen by hand', () => {
    show({ hour: 9, minute: 5 }, false);
    type(box('Hour'), '12');
    act(() => box('Hour').focus());
    act(() => box('Minute').focus());
    typeKey('5');
    expect(chosen()).toBe('00:05');
  });

  it.each([
    ['1', '3', '13:30', 'PM', '01'],
    ['1', '2', '12:30', 'PM', '12'],
    ['1', '9', '19:30', 'PM', '07'],
    ['0', '0', '00:30', 'AM', '12'],
  ])('takes %s%s30 for what it says', (first, second, wall, half, shown) => {
    show(half === 'AM' ? { hour: 14, minute: 5 } : null, false);
    if (wall === '12:30') fireEvent.click(screen.getByRole('radio', { name: 'PM' }));
    type(box('Hour'), first + second);
    expect(document.activeElement).toBe(box('Minute'));
    type(box('Minute'), '30');
    expect(chosen()).toBe(wall);
    expect(box('Hour').value).toBe(shown);
    expect(screen.getByRole('radio', { name: half })).toHaveProperty('checked', true);
  });

  it('stays in its half when the hour is typed with a zero before it', () => {
    show({ hour: 18, minute: 30 }, false);
    type(box('Hour'), '08');
    expect(chosen()).toBe('20:30');
  });

  it('has one ring', () => {
    show({ hour: 18, minute: 30 }, false);
    press(dial('hour'), 150, 100);
    expect(chosen()).toBe('15:30');
  });

  it('goes from morning to afternoon by the arrow key', () => {
    show({ hour: 11, minute: 0 }, false);
    fireEvent.keyDown(box('Hour'), { key: 'ArrowUp' });
    expect(chosen()).toBe('12:00');
    expect(screen.getByRole('radio', { name: 'PM' })).toHaveProperty('checked', true);
  });
});

it('says what is wrong with the time', () => {
  show(null, true, 'Clock-out is before clock-in.');
  expect(screen.getByRole('alert').textContent).toBe('Clock-out is before clock-in.');
  expect(screen.getByRole('group', { name: 'Clock out' })).toBeDefined();
});

function show(time: TimeOfDay | null, is24HourDateTime = true, error: string | null = null) {
  const employee = {
    id: 7,
    employeeNumber: '20418',
    firstName: 'Amara',
    lastName: 'Okafor',
    assignments: [],
  };
  const session = employeeSession(employee, {
    configuration: { is24HourDateTime, locale: 'en', startOfWeek: 'MONDAY' },
  });
  renderInHost(<Chosen time={time} error={error} />, { session });
}

function Chosen({ time, error }: { time: TimeOfDay | null; error: string | null }) {
  const [value, setValue] = useState(time);
  return (
    <>
      <TimePicker label="Clock out" value={value} error={error} onChange={setValue} />
      <p data-testid="chosen">{value ? toWallTime(value) : 'none'}</p>
    </>
  );
}

function chosen() {
  return screen.getByTestId('chosen').textContent;
}

function box(name: 'Hour' | 'Minute'): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('spinbutton', { name });
}

function dial(part: 'hour' | 'minute'): HTMLElement {
  return screen.getByRole('slider', { name: `Dial for the ${part}` });
}

/** Key by key; the first one replaces the selection. */
function type(input: HTMLInputElement, keys: string): void {
  act(() => input.focus());
  let before = '';
  for (const key of keys) {
    fireEvent.change(input, { target: { value: before + key } });
    if (document.activeElement !== input) return;
    before = input.value;
  }
}

/** A key in the focused box; it replaces the selection. */
function typeKey(digit: string): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) throw new Error('No box has the focus.');
  const { value, selectionStart, selectionEnd } = input;
  const after = value.slice(0, selectionStart ?? 0) + digit + value.slice(selectionEnd ?? 0);
  fireEvent.input(input, { target: { value: after }, inputType: 'insertText', data: digit });
}

function press(target: HTMLElement, clientX: number, clientY: number, pointerType = 'mouse') {
  fireEvent.pointerDown(target, { clientX, clientY, pointerType });
  fireEvent.pointerUp(target, { clientX, clientY, pointerType });
}
