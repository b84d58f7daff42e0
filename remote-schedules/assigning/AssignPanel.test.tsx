import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { WorkSchedule } from 'shared-contracts';
import { expect, it, vi } from 'vitest';
import {
  button,
  choose,
  fatima,
  jonas,
  mateo,
  onScreen,
  openPanel,
  option,
  press,
  serverFor,
  wholeRows,
  week,
} from './testing/assigningPage.tsx';
import type { PlanPreviewRow } from './rules/planPreview.ts';
import { early, late, plannedRow, refusal, workSchedule } from './testing/planned.ts';

onScreen('desktop');

const both = wholeRows(jonas, mateo);
const picked = {
  rows: [jonas, mateo, fatima],
  days: new Map([
    [1, ['2026-11-19', '2026-11-20']],
    [2, ['2026-11-20', '2026-11-19']],
    [3, ['2026-11-20']],
  ]),
  range: week,
};

it('shows who and which days are planned, and each schedule with times, duration and break', async () => {
  await openPanel(picked);
  expect(screen.getByText('5 selected days, 3 people')).toBeDefined();
  const chips = within(screen.getByRole('list', { name: 'Chosen people' }));
  expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    ...['JWJonas WeberThu, Fri', 'MAMateo AlvarezThu, Fri', 'FEFatima El-SayedFri'],
  ]);
  expect(option(/^Late/).textContent).toBe(
    'Late 14:00 – 22:30 8 h, break 18:00 – 18:30, every day',
  );
  expect(screen.queryByLabelText('First day')).toBeNull();
});

it('previews picked days on the board and in the panel, and assigns what was seen', async () => {
  const { server, shown, done } = await openPanel(picked);
  choose(/^Late/);
  await screen.findByRole('table', { name: 'What will change' });
  expect(server.previews).toEqual([
    {
      assign: {
        workScheduleExternalCode: 'LATE',
        days: [
          { userId: 1, dates: ['2026-11-19', '2026-11-20'] },
          { userId: 2, dates: ['2026-11-19', '2026-11-20'] },
          { userId: 3, dates: ['2026-11-20'] },
        ],
      },
    },
  ]);
  expect(shown.at(-1)?.map(({ userId }) => userId)).toEqual([1, 2, 3]);
  expect(
    within(screen.getByRole('table', { name: 'What will change' }))
      .getAllByRole('row')
      .slice(-3)
      .map((row) => row.textContent),
  ).toEqual([
    'Jonas Weber19 – 20 NovLate 14:00 – 22:30Before: Early 06:00 – 14:30',
    'Mateo Alvarez19 – 20 NovLate 14:00 – 22:30Before: Early 06:00 – 14:30',
    'Fatima El-SayedFri 20 NovLate 14:00 – 22:30Before: Early 06:00 – 14:30',
  ]);
  press('Assign to 5 days');
  await waitFor(() => expect(done).toHaveLength(1));
  const [sent] = server.commands;
  expect(sent?.path).toBe('/api/work-schedules/temp-assignment');
  expect(sent?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent?.body.seen).toEqual([1, 2, 3].map((userId) => ({ userId, planVersion: 3 })));
  await screen.findByText(/: planned for 3 people\.$/);
});

it('takes what the board showed until the preview is there', async () => {
  const { server, done } = await openPanel(
    wholeRows(plannedRow(1, 'Jonas Weber', { planVersion: 3 })),
  );
  choose(/^Late/);
  press('Assign to 1 person');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands[0]?.body.seen).toEqual([{ userId: 1, planVersion: 3 }]);
});

it('says what is unusual by how many, and plans the others where some are refused', async () => {
  const three = wholeRows(jonas, mateo, fatima);
  const server = serverFor(three);
  const rest = {
    kind: 'SHORT_REST',
    startDate: '2026-11-19',
    endDate: '2026-11-19',
    amount: 480,
    name: null,
    message: '8 h of rest before Thursday.',
  } as const satisfies PlanPreviewRow['remarks'][number];
  server.remark(1, rest);
  server.remark(2, rest);
  server.refuse(3, refusal('FORBIDDEN', 'You do not manage each of the days.'));
  const { done } = await openPanel(three, { server });
  choose(/^Late/);
  await screen.findByText('2 people: under 11 h of rest');
  expect(screen.getByText('Jonas Weber: 8 h of rest before Thursday.')).toBeDefined();
  const table = within(screen.getByRole('table', { name: 'What will change' }));
  expect(table.getAllByText('8 h of rest before Thursday.')).toHaveLength(2);
  expect(
    screen.getByText('1 person cannot be planned: You do not manage each of the days.'),
  ).toBeDefined();
  press('Assign to 2 people');
  await waitFor(() => expect(done).toHaveLength(1));
  await screen.findByText(/: planned for 2 of 3 people\.$/);
  const notice = await screen.findByRole('alertdialog', { name: '1 person was not planned' });
  expect(
    within(notice).getByText('Fatima El-Sayed: You do not manage each of the days.'),
  ).toBeDefined();
});

it('plans nothing on public holidays where it is told to, and offers it where somebody would work', async () => {
  const { server, done } = await openPanel(both);
  expect(screen.queryByRole('switch', { name: 'Plan nothing on public holidays' })).toBeNull();
  server.remark(1, {
    ...{ kind: 'HOLIDAY', startDate: '2026-11-18', endDate: '2026-11-18', amount: null },
    ...{ name: 'Repentance Day', message: 'Works on Repentance Day.' },
  });
  choose(/^Late/);
  const skips = await screen.findByRole('switch', { name: 'Plan nothing on public holidays' });
  expect(server.previews.at(-1)?.assign?.skipHolidays).toBeUndefined();
  fireEvent.click(skips);
  await waitFor(() => expect(server.previews.at(-1)?.assign?.skipHolidays).toBe(true));
  press('Assign to 2 people');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands[0]?.body.skipHolidays).toBe(true);
});

it('says beside the button that what will change could not be checked', async () => {
  const { server } = await openPanel(both);
  server.failPreviews(true);
  choose(/^Late/);
  const note = await screen.findByText(/^What will change could not be checked\./);
  expect(note.closest('footer')).not.toBeNull();
  server.failPreviews(false);
  press('Try again');
  await screen.findByRole('table', { name: 'What will change' });
});

it('assigns nothing where nothing changes, and says so', async () => {
  await openPanel(both);
  choose(/^Early/);
  await screen.findByText('Nothing changes.');
  expect(button('Assign to 2 people').disabled).toBe(true);
});

it('cannot be assigned where nobody may be planned', async () => {
  const one = wholeRows(jonas);
  const server = serverFor(one);
  server.refuse(1, refusal('SCHEDULE_GONE', 'This schedule is gone.'));
  await openPanel(one, { server });
  choose(/^Late/);
  await screen.findByText('1 person cannot be planned: This schedule is gone.');
  expect(button('Assign to 0 people').disabled).toBe(true);
});

it('is walked through by the keyboard: down from the search, arrows, Enter', async () => {
  await openPanel(both);
  const search = screen.getByRole('searchbox', { name: 'Find a schedule' });
  expect(document.activeElement).toBe(search);
  const list = screen.getByRole('listbox', { name: 'Schedules' });
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(list);
  const active = () =>
    document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toMatch(/^Early/);
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(active()).toMatch(/^Night/);
  fireEvent.keyDown(list, { key: 'ArrowUp' });
  fireEvent.keyDown(list, { key: 'Enter' });
  expect(option(/^Late/).getAttribute('aria-selected')).toBe('true');
  expect(button('Assign to 2 people').disabled).toBe(false);
});

it('finds schedules by their names, and takes the first by Enter', async () => {
  const { server } = await openPanel(both);
  const search = screen.getByRole('searchbox', { name: 'Find a schedule' });
  fireEvent.change(search, { target: { value: 'nig' } });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(option(/^Night/).getAttribute('aria-selected')).toBe('true');
  const asked = server.searches.at(-1);
  expect(asked?.get('isAssignmentRequest')).toBe('true');
  expect(asked?.getAll('assignmentIds')).toEqual(['1', '2']);
  fireEvent.change(search, { target: { value: 'none' } });
  await screen.findByText('No schedule is called “none”.');
});

it('shows the next page of schedules as the end of the list comes into sight', async () => {
  const seen: (() => void)[] = [];
  class Watched {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      seen.push(() => tell([{ isIntersecting: true }]));
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watched);
  const many = Array.from({ length: 40 }, (_, index) =>
    workSchedule(`S${index}`, `Late ${index}`, '14:00', '22:30'),
  );
  const server = serverFor(both);
  server.offer(many);
  await openPanel(both, { server });
  expect(screen.getAllByRole('option')).toHaveLength(30);
  act(() => seen.at(-1)?.());
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40));
});

it('offers the schedules of the country of these people where the company asks for it', async () => {
  const { server } = await openPanel(both, { properties: { WS_COUNTRY_CODE_FILTER: true } });
  expect(server.searches.at(-1)?.getAll('countryCodes')).toEqual(['DE']);
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country.textContent).toContain('Germany');
});

it("paints a schedule in the company's colour from the first, though no bar has shown it yet", async () => {
  const server = serverFor(both);
  const color = { primaryColor: '#116655', secondaryColor: '#88ddcc', text: '#ffffff' };
  server.offer([{ ...early, workScheduleColor: color }, late]);
  await openPanel(both, { server });
  const swatch = screen
    .getByRole('option', { name: /^Early/ })
    .querySelector<HTMLElement>('[style]');
  expect(swatch?.style.backgroundColor).toBe('rgb(17, 102, 85)');
});

it('shows the days of the chosen schedule', async () => {
  await openPanel(both);
  choose(/^Early/);
  const table = screen.getByRole('table', { name: 'Days of Early' });
  expect(within(table).getAllByRole('row').at(-1)?.textContent).toBe(
    'Every day06:00 – 14:30break 10:00 – 10:308 h',
  );
});

it('names the days of whole weeks by their weekdays, all others by their dates in the plan', async () => {
  const inTurn = (name: string, duration: number): WorkSchedule => ({
    ...early,
    ...{ externalCode: name, externalName: name, duration },
    days: early.days.flatMap((day) =>
      Array.from({ length: duration }, (_, index) => ({ ...day, dayNumber: index + 1 })),
    ),
  });
  const server = serverFor(both);
  server.offer([late, inTurn('Weeks', 14), inTurn('Eight', 8)]);
  await openPanel(both, { server });
  const days = () =>
    within(screen.getByRole('table', { name: /^Days of/ }))
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
  choose(/^Weeks/);
  expect([days()[0], days().at(-1)]).toEqual(['Mon, week 1', 'Sun, week 2']);
  choose(/^Eight/);
  expect([days()[0], days().at(-1)]).toEqual(['Thu 19 Nov', 'Sun 22 Nov']);
});

it('says at the fields what is wrong with the dates', async () => {
  const { server } = await openPanel(both);
  const [start, end] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  choose(/^Late/);
  const type = (field: HTMLElement, value: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  type(end, '11-18-2026');
  await screen.findByText('The last day is before the first.');
  expect(button('Assign').disabled).toBe(true);
  type(start, '');
  await screen.findByText('Enter a date.');
  type(start, '11-17-2026');
  type(end, '12-30-2027');
  await screen.findByText(/choose 11-30-2027 or earlier/i);
  expect(button('Assign').disabled).toBe(true);
  type(end, '11-18-2026');
  await waitFor(() => expect(button('Assign to 2 people').disabled).toBe(false));
  await waitFor(() =>
    expect(server.previews.at(-1)?.assign).toMatchObject({
      ...{ startDate: '2026-11-17', endDate: '2026-11-18' },
    }),
  );
});

it('does not plan people together who record their time in different ways', async () => {
  const mixed = wholeRows(jonas, plannedRow(4, 'Ana Ruiz', { timeRecordingVariant: 'DURATION' }));
  await openPanel(mixed);
  await screen.findByText(/record their time in different ways/);
  expect(button('Assign').disabled).toBe(true);
});

it('plans a non-working day, which a chosen schedule must give way to first', async () => {
  const { server, done } = await openPanel(both);
  choose(/^Late/);
  expect(button('Non-working day').disabled).toBe(true);
  press('Clear choice');
  press('Non-working day');
  expect(button('Non-working day').getAttribute('aria-pressed')).toBe('true');
  press('Assign to 2 people');
  await waitFor(() => expect(done).toHaveLength(1));
  expect(server.commands[0]?.body.workScheduleExternalCode).toBe('NWD-C');
});

it('asks before what was chosen is lost', async () => {
  const { closed } = await openPanel(both);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
  expect(closed()).toBe(1);
  choose(/^Late/);
  press('Cancel');
  const question = await screen.findByRole('alertdialog', { name: 'Close without assigning?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Keep planning' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(closed()).toBe(1);
  press('Cancel');
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(closed()).toBe(2));
});
