import 'fake-indexeddb/auto';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type components } from 'shared-contracts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { fakeGeolocation } from 'shared-ui/testing/fakeGeolocation.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asDesktop } from 'shared-time/testing/asDesktop.ts';
import { assignment, customField, employeeWith } from 'shared-time/testing/employee.ts';
import { breakSegment, openPair, punch, timePair } from 'shared-time/testing/timePair.ts';
import { english } from '../../messages/english.ts';
import { createDevicePunchStore } from '../../offline-queue/data/createDevicePunchStore.ts';
import { queuedPunch } from '../../testing/queuedPunch.ts';
import { Page } from './ClockPage.tsx';

type TimePair = components['schemas']['TimePair'];
type Violation = components['schemas']['ViolationCode'];

const now = '2026-11-19T09:12:36.000Z';
const clockedIn = '2026-11-19T05:00:00.000Z';

// A page is on the device and back at its own pace, also on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: new Date(now) });
  vi.stubGlobal('indexedDB', new IDBFactory());
  asDesktop();
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  window.dispatchEvent(new Event('online'));
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the clock', () => {
  it('says since when somebody is clocked in, and for how long', async () => {
    show({ active: openPair(clockedIn) });
    expect(await screen.findByText('Clocked in since', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked in since 06:00',
    );
    expect(face()).toContain('4:12:36');
  });

  it('takes off breaks, also the one that is going on', async () => {
    const pause = breakSegment('2026-11-19T08:12:36.000Z', null);
    show({ active: openPair(clockedIn, { segmentTimePairs: [pause] }) });
    await screen.findByText('On break since', { exact: false });
    expect(face()).toContain('1:00:00');
    expect(face()).toContain('3:12:36 worked');
  });

  it('says the last clock-out in the zone of its shift, also to somebody without assignment', async () => {
    const ended = timePair({
      startDate: '2026-11-19',
      timeZone: 'Asia/Bangkok',
      clockIn: punch('2026-11-19T01:00:00.000Z'),
      clockOut: punch('2026-11-19T08:30:00.000Z'),
    });
    show({
      active: null,
      assignments: [],
      answers: { 'shift-summaries': summariesOf(ended) },
    });
    expect(await screen.findByText('Clocked out at', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked out at 15:30',
    );
  });

  it('counts by the server’s clock where the device is wrong', async () => {
    vi.setSystemTime(new Date('2026-11-19T19:12:36.000Z'));
    show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    expect(face()).toContain('4:12:36');
  });
});

describe('a press', () => {
  it('shows at once, before the server has answered', async () => {
    const { answerPunch } = show({ active: null });
    await isIdle();
    press('Clock in');
    expect(await screen.findByText('Clocked in since', { exact: false })).toHaveProperty(
      'textContent',
      'Clocked in since 10:12',
    );
    await answerPunch(openPair(now));
  });

  it('records one punch when pressed twice', async () => {
    const { sent, answerPunch } = show({ active: null });
    await isIdle();
    press('Clock in');
    press('Clock out');
    await answerPunch(openPair(now));
    press('Clock out');
    expect(sent.map(({ path }) => path)).toEqual(['shift-clock-in']);
    await waitFor(() => expect(disc('Clock out').getAttribute('aria-disabled')).toBe('false'));
    vi.setSystemTime(new Date('2026-11-19T09:12:37.000Z'));
    press('Clock out');
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is done once by pointer and by keyboard alike', async () => {
    const { sent } = show({ active: null });
    await isIdle();
    const button = disc('Clock in');
    fireEvent.pointerDown(button, { button: 0, isPrimary: true });
    fireEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('names the assignment, the choice, the device’s clock and the comment', async () => {
    const { sent, answerPunch } = show({ active: null });
    await isIdle();
    fireEvent.change(screen.getByLabelText(/Comment on clock-in/), {
      target: { value: 'Covering for Ben ' },
    });
    fireEvent.change(screen.getByLabelText('Time type'), { target: { value: '62' } });
    press('Clock in');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      employeeAssignmentId: 31,
      timeTypeId: 62,
      comment: 'Covering for Ben',
      deviceDateTime: now,
      delayInMilliseconds: expect.any(Number),
    });
    await answerPunch(openPair(now));
    expect(screen.getByLabelText(/Comment on clock-out/)).toHaveProperty('value', '');
  });

  it('waits for required fields', async () => {
    const { sent } = show({
      active: null,
      assignments: [assignment({ timePairCustomFields: [customField()] })],
    });
    await isIdle();
    press('Clock in');
    expect(await screen.findByText('Please complete the required fields.')).toBeDefined();
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Floor'));
    fireEvent.change(screen.getByLabelText('Floor'), { target: { value: '912' } });
    press('Clock in');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('begins and ends a break', async () => {
    const open = openPair(clockedIn);
    const { sent, answerPunch } = show({ active: open });
    fireEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await screen.findByText('On break since', { exact: false });
    await answerPunch({ ...open, segmentTimePairs: [breakSegment(now, null)] });
    vi.setSystemTime(new Date('2026-11-19T09:13:10.000Z'));
    const resume = screen.getByRole('button', { name: 'Resume' });
    await waitFor(() => expect(resume.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(resume);
    await answerPunch(open, 'SHORT_BREAK_DISCARDED');
    expect(await screen.findByText('SHORT_BREAK_DISCARDED in words')).toBeDefined();
    expect(sent.map(({ path }) => path)).toEqual(['segment-clock-in', 'segment-clock-out']);
    expect(sent[0]?.body).toMatchObject({ shiftTimePairId: 601, pairType: 'BREAK' });
  });

  it('books the shift that runs anew, by the next press alone', async () => {
    const open = openPair(clockedIn);
    const { sent, answerPunch } = show({ active: open });
    await screen.findByText('Clocked in since', { exact: false });
    expect(screen.getByText('For this shift, saved with the next press')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Time type'), { target: { value: '62' } });
    fireEvent.click(screen.getByRole('button', { name: 'Take a break' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ timeTypeId: 62, costCenter: { id: 71 } });
    expect(screen.getByLabelText('Time type')).toHaveProperty('value', '62');
    const pause = breakSegment(now, null);
    const timeType = { id: 62, externalName: 'Training' };
    await answerPunch({ ...open, timeType, segmentTimePairs: [pause] });
    vi.setSystemTime(new Date('2026-11-19T09:33:10.000Z'));
    const resume = screen.getByRole('button', { name: 'Resume' });
    await waitFor(() => expect(resume.getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(resume);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).not.toHaveProperty('timeTypeId');
  });

  it('works by the space bar and by B, but not while somebody types', async () => {
    const { sent } = show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    fireEvent.keyDown(screen.getByLabelText(/Comment/), { key: 'b' });
    fireEvent.keyDown(screen.getByLabelText(/Comment/), { key: ' ' });
    expect(sent).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'b' });
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['segment-clock-in']));
  });
});

describe('a punch without network', () => {
  it('shows at once, says where it is kept, and is sent when the network is back', async () => {
    const { failPunch, answerPunch, sent } = show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    goOffline(true);
    press('Clock out');
    await failPunch(() => Promise.reject(new TypeError('offline')));
    expect(await screen.findByText('Saved on this device, will be sent')).toBeDefined();
    expect(screen.getByText(/Clock-out 10:12\. You are offline; nothing is lost\./)).toBeDefined();
    expect(discOrNull('Clock in')).not.toBeNull();
    goOffline(false);
    await answerPunch({ ...openPair(clockedIn), clockOut: punch(now), duration: 15_156 });
    expect(await screen.findByText('Clocked out at 10:12, 4 h 13 min worked')).toBeDefined();
    expect(screen.queryByText('Saved on this device, will be sent')).toBeNull();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('is shown as recorded though its answer came before the first look at the server', async () => {
    const waiting = queuedPunch('clock-in', clockedIn);
    await createDevicePunchStore().change(7, () => [waiting]);
    const { answerPunch } = show({ active: null, firstLookHangs: true });
    await answerPunch(openPair(clockedIn));
    expect(await screen.findByText('Clocked in since', { exact: false })).toBeDefined();
  });

  it('names the shift by the key of its clock-in while the server does not know it', async () => {
    const { failPunch, answerPunch, sent } = show({ active: null });
    await isIdle();
    goOffline(true);
    press('Clock in');
    await failPunch(() => Promise.reject(new TypeError('offline')));
    await screen.findByText('Saved on this device, will be sent');
    fireEvent.click(screen.getByRole('button', { name: 'Take a break' }));
    await screen.findByText('On break since', { exact: false });
    goOffline(false);
    expect(await screen.findByText('Sending 1 of 2')).toBeDefined();
    await answerPunch(openPair(now));
    expect(await screen.findByText('Sending 2 of 2')).toBeDefined();
    await answerPunch(openPair(now, { segmentTimePairs: [breakSegment(now, null)] }));
    await waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull());
    expect(sent.map(({ path }) => path)).toEqual([
      'shift-clock-in',
      'shift-clock-in',
      'segment-clock-in',
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(sent[2]?.body).toMatchObject({ shiftTimePairId: 601 });
  });

  it('is said as soon as the network goes, and no longer when it is back', async () => {
    show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    goOffline(true);
    expect(await screen.findByText('No connection')).toBeDefined();
    goOffline(false);
    await waitFor(() => expect(screen.queryByText('No connection')).toBeNull());
  });
});

describe('a clock-out', () => {
  const undoable = { properties: { CLOCK_OUT_UNDO_DELAY: 10 } };

  it('can be undone, and is never sent then', async () => {
    const { sent } = show({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You are still clocked in.')).toBeDefined();
    expect(screen.getByText('Clocked in since', { exact: false })).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('that is undone gives its comment back', async () => {
    show({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    const comment = screen.getByLabelText(/Comment on clock-out/);
    fireEvent.change(comment, { target: { value: 'Left early' } });
    press('Clock out');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('You are still clocked in.');
    expect(screen.getByLabelText(/Comment on clock-out/)).toHaveProperty('value', 'Left early');
  });

  it('made again after it was undone takes back that I am still clocked in', async () => {
    show({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('You are still clocked in.');
    await waitFor(() => expect(disc('Clock out').getAttribute('aria-disabled')).toBe('false'));
    vi.setSystemTime(new Date('2026-11-19T09:12:38.000Z'));
    press('Clock out');
    await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(screen.queryByText('You are still clocked in.')).toBeNull());
  });

  it('that can still be undone is kept on the device as well when I am offline', async () => {
    show({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    goOffline(true);
    press('Clock out');
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByText('Saved on this device, will be sent')).toBeDefined();
    expect(screen.getByText(/Clock-out 10:12/)).toBeDefined();
  });

  it('is sent at once when I leave the clock', async () => {
    const { sent, unmount } = show({ active: openPair(clockedIn), ...undoable });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    await screen.findByRole('button', { name: 'Undo' });
    expect(sent).toEqual([]);
    unmount();
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['shift-clock-out']));
  });
});

describe('a punch that the server refuses', () => {
  it('shows the clock-out that was recorded already, with both sides', async () => {
    const { failPunch, server } = show({ active: openPair(clockedIn) });
    await screen.findByText('Clocked in since', { exact: false });
    press('Clock out');
    server.active = null;
    await failPunch(() => problem(409, 'CLOCK_OUT_ALREADY_RECORDED', 'The shift has ended.'));
    expect(await screen.findByText('This shift has ended already')).toBeDefined();
    expect(screen.getByText('On this device: Clock-out 10:12')).toBeDefined();
    expect(screen.getByText('On the server: not clocked in')).toBeDefined();
    expect(discOrNull('Clock in')).not.toBeNull();
  });

  it('stays on the page until I say that it may go', async () => {
    const { failPunch } = show({ active: openPair(clockedIn) });
    fireEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await failPunch(() => problem(409, 'SEGMENT_ALREADY_OPEN', 'It has been running since 10:02.'));
    expect(await screen.findByText('It has been running since 10:02.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Decide later' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Look at it' }));
    expect(await screen.findByText('On this device: Break from 10:12')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Leave it unrecorded' }));
    await waitFor(() => expect(screen.queryByText('This was not recorded')).toBeNull());
  });

  it('tells since when somebody is clocked in already', async () => {
    const { answerPunch } = show({ active: null });
    await isIdle();
    press('Clock in');
    await answerPunch(openPair(clockedIn), 'ALREADY_CLOCKED_IN');
    expect(await screen.findByText('ALREADY_CLOCKED_IN in words')).toBeDefined();
    expect(screen.getByText('Clocked in since', { exact: false }).textContent).toContain('06:00');
  });

  it('says in words that it went to the manager', async () => {
    const { answerPunch } = show({ active: null });
    await isIdle();
    press('Clock in');
    await answerPunch(openPair(clockedIn, { isCorrection: true }), 'RECORDED_AS_CORRECTION');
    fireEvent.click(await screen.findByRole('button', { name: 'Look at it' }));
    expect(await screen.findByText(/RECORDED_AS_CORRECTION in words/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByText('Your manager decides on this time')).toBeNull());
  });
});

describe('the place', () => {
  const here = { latitude: 52.5, longitude: 13.4, accuracy: 8 };

  it('goes with the punch', async () => {
    fakeGeolocation([here]);
    const { sent } = show({ active: null, features: { LOCATION: true } });
    await isIdle();
    press('Clock in');
    await waitFor(() => expect(sent[0]?.body).toMatchObject(here));
  });

  it('is done without after a yes; a no records nothing', async () => {
    fakeGeolocation(['refused']);
    const { sent } = show({ active: null, features: { LOCATION: true } });
    await isIdle();
    press('Clock in');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await isIdle();
    expect(sent).toEqual([]);
  });
});

describe('who may not clock', () => {
  it('sees why, and presses in vain', async () => {
    const { sent } = show({
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
    show({ active: null, assignments: [] });
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
    const { sent } = show({ active: null, answers: { 'employee-assignment-summaries': [leave] } });
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
    const { sent } = show({
      active: null,
      features: { AUTO_CLOCK_OUT: true },
      answers: { 'shift-summaries': summariesOf(ended) },
    });
    await screen.findByText('Clocked out at', { exact: false });
    press('Clock in');
    const dialog = await screen.findByRole('alertdialog', { name: /clocked out automatically/ });
    expect(dialog.textContent).toContain('ended at 09:00');
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Clock in' }));
    await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['shift-clock-in']));
  });
});

describe('past the time of the automatic clock-out', () => {
  it('clocking in asks first though nothing was clocked out', async () => {
    const at = '2026-11-19T08:30:00.000Z';
    const due = { employeeAssignmentId: 31, at, isTriggered: false };
    const { sent, asked } = show({
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

describe('a forgotten clock-out', () => {
  const yesterday = openPair('2026-11-18T05:00:00.000Z');

  it('asks when I left, and sends the answer as a correction', async () => {
    const { sent, answerPunch } = show({
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
    const { sent } = show({ active: yesterday, answers: { 'latest-version': yesterday } });
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
    const { sent, failPunch } = show({
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

describe('the company’s switches', () => {
  it('take the breaks away', async () => {
    show({ active: openPair(clockedIn), features: { SEGMENTS: false } });
    await screen.findByText('Clocked in since', { exact: false });
    expect(screen.queryByRole('button', { name: 'Take a break' })).toBeNull();
  });
});

describe('on a phone', () => {
  it('what is clocked on stands in two lines and opens over the page', async () => {
    asPhone();
    const { sent } = show({ active: null });
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
});

describe('a required field on a phone', () => {
  it('is named on the card, and a press opens the form at it', async () => {
    asPhone();
    const floor = customField();
    const { sent } = show({
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
    show({ active: null, assignments: [assignment({ timePairCustomFields: [badge] })] });
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

describe('a punch elsewhere', () => {
  it('shows here as soon as it is told', async () => {
    const { server, bus } = show({ active: null });
    await isIdle();
    server.active = openPair(clockedIn);
    act(() => bus.emit('active-shift-changed', { employeeId: 7 }));
    expect(await screen.findByText('Clocked in since', { exact: false })).toBeDefined();
  });
});

interface Sent {
  readonly path: string;
  readonly key: string | null;
  readonly body: unknown;
}

interface Shown {
  readonly active: TimePair | null;
  /** How things stand is answered only when it is asked for again. */
  readonly firstLookHangs?: boolean;
  readonly assignments?: ReturnType<typeof assignment>[];
  readonly features?: RenderOptions['features'];
  readonly properties?: RenderOptions['properties'];
  /** Answers of other calls, by the last part of their path. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** What ends the sessions of a test, and with them what their queues send. */
const endings: (() => void)[] = [];

/** The page over a server that answers each punch when the test says so. */
function show({
  active,
  firstLookHangs = false,
  assignments = [assignment()],
  features,
  properties,
  answers = {},
}: Shown) {
  const server = { active };
  let looks = 0;
  const sent: Sent[] = [];
  const asked: string[] = [];
  const waiting: ((answer: Promise<Response> | Response) => void)[] = [];

  async function fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (path === 'active-shift') {
      looks += 1;
      if (firstLookHangs && looks === 1) return untilAborted(request.signal);
      return Response.json({ activeShiftSummary: server.active, serverTime: now });
    }
    asked.push(path);
    if (path in answers) return Response.json(answers[path]);
    if (path === 'employee-assignment-summaries') return Response.json([]);
    if (path === 'shift-summaries') return Response.json(summariesOf());
    if (path === 'session') return Response.json(ownSession);
    const key = request.headers.get('idempotency-key');
    sent.push({ path, key, body: await request.json() });
    return new Promise((answer, refuse) => {
      waiting.push((response) => void Promise.resolve(response).then(answer, refuse));
    });
  }

  const rendered = renderInHost(<Page />, {
    fetch,
    features: { LOCATION: false, ...features },
    properties: { CLOCK_OUT_UNDO_DELAY: 0, ...properties },
    session: employeeSession(employeeWith(...assignments)),
    messages: english,
  });

  endings.push(() => rendered.bus.emit('session-ended', { reason: 'logged-out' }));

  async function failPunch(response: () => Promise<Response> | Response): Promise<void> {
    await waitFor(() => expect(waiting).toHaveLength(1));
    await act(async () => waiting.shift()?.(response()));
  }
  return {
    ...rendered,
    server,
    sent,
    asked,
    failPunch,
    answerPunch(pair: TimePair, ...violations: Violation[]): Promise<void> {
      server.active = pair;
      return failPunch(() =>
        Response.json({
          shiftTimePairs: [pair],
          violations: violations.map((code) => ({
            userId: 7,
            violation: { code, translatedViolation: `${code} in words` },
          })),
        }),
      );
    },
  };
}

const ownSession: components['schemas']['Session'] = {
  employeeId: 7,
  authorities: [],
  assignAuths: [],
  expiresAt: '2026-11-20T00:00:00.000Z',
  mustChangePassword: false,
};

function summariesOf(...contents: TimePair[]): components['schemas']['ShiftSummaries'] {
  return {
    contents,
    totalPages: contents.length,
    totalCount: contents.length,
    totalDuration: 0,
    totalAdjustedDuration: 0,
    expectedMinuteDuration: 0,
  };
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, refuse) => {
    signal.addEventListener('abort', () => refuse(signal.reason));
  });
}

function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}

function problem(status: number, code: string, detail: string): Response {
  const headers = { 'content-type': 'application/problem+json' };
  const type = 'about:blank';
  const body = { type, code, status, title: code, detail, traceId: 't' };
  return Response.json(body, { status, headers });
}

function asPhone(): void {
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
}

async function isIdle(): Promise<void> {
  await screen.findByText('Not clocked in');
}

function disc(name: 'Clock in' | 'Clock out'): HTMLElement {
  return screen.getByRole('button', { name });
}

/** What stands on the disc. */
function face(): string {
  return screen.getByRole('timer').parentElement?.textContent ?? '';
}

function discOrNull(name: 'Clock in' | 'Clock out'): HTMLElement | null {
  return screen.queryByRole('button', { name, hidden: true });
}

function press(name: 'Clock in' | 'Clock out'): void {
  const button = disc(name);
  fireEvent.pointerDown(button, { button: 0, isPrimary: true });
  fireEvent.click(button);
}
