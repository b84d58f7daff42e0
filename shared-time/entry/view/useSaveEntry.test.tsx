import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { assignment, customField, employeeWith } from 'shared-contracts/testing/employee.ts';
import { change, enter, field, press, question, said, save } from '../../testing/entryForm.ts';
import { showDialog } from '../../testing/showDialog.tsx';
import { punch, timePair } from 'shared-contracts/testing/timePair.ts';
import { refusal, timeServer } from '../../testing/timeServer.ts';

// 06:02 to 14:44 in Berlin, with a break from 10:00 to 10:28.
const shift = timePair();
const edit = { kind: 'EDIT_SHIFT', shift } as const;

beforeEach(() => asDesktop());

describe('a save that fails (spec §8)', () => {
  it('is sent once by a double press, and cannot be closed while it runs', async () => {
    const gate = Promise.withResolvers<Response>();
    const server = timeServer({ 'time-pairs/manual-shift-pair': () => gate.promise });
    const { dialog } = await showDialog(edit, { server });
    await change('14', '30');
    save();
    await waitFor(() => expect(server.written).toHaveLength(1));
    save();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    gate.resolve(Response.json({ shiftTimePairs: [], violations: [] }));
    await said('The time is saved.');
    expect(server.written).toHaveLength(1);
  });

  it('says no more that something is missing once nothing is', async () => {
    await showDialog(edit);
    enter('Clock out', '14', '30');
    save();
    await said('Please complete the required fields.');
    await change('14', '30');
    await waitFor(() =>
      expect(screen.queryByText('Please complete the required fields.')).toBeNull(),
    );
    save();
    await said('The time is saved.');
  });

  it('keeps the input when the network is cut, and records nothing twice', async () => {
    let isCut = true;
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => {
        if (isCut) throw new TypeError('Failed to fetch');
        return Response.json({ shiftTimePairs: [], violations: [] });
      },
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    await notice('This could not be saved', /did not answer.*nothing is recorded twice/);
    isCut = false;
    save();
    await said('The time is saved.');
    const [first, second] = server.written;
    expect(first?.key).toBe(second?.key);
  });

  it('says at its field that a choice is gone, until something else is chosen', async () => {
    const session = employeeSession(
      employeeWith(assignment({ timePairCustomFields: [customField()] })),
    );
    let gone: { field: string; message: string }[] = [
      { field: 'costCenter', message: 'Not a choice.' },
      { field: 'timePairCustomFieldValues.0', message: 'Not a choice.' },
    ];
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => {
        if (gone.length > 0) return refusal(400, 'VALIDATION_FAILED', 'Look at the fields.', gone);
        return Response.json({ shiftTimePairs: [], violations: [] });
      },
    });
    await showDialog({ kind: 'ADD_SHIFT' }, { server, session });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    fireEvent.change(field('Floor'), { target: { value: '912' } });
    save();
    const words = 'This is not offered any more. Choose something else.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Cost center/ }));
    save();
    expect(server.written).toHaveLength(1);
    gone = [];
    fireEvent.click(screen.getByRole('combobox', { name: /^Cost center/ }));
    fireEvent.click(await screen.findByRole('option', { name: '4130 Kitchen' }));
    fireEvent.change(field('Floor'), { target: { value: '911' } });
    expect(screen.queryByText(words)).toBeNull();
    save();
    await said('The time is saved.');
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS', 'Slow down', 'Too many requests at once.'],
    [400, 'VALIDATION_FAILED', 'Please look at the marked fields.', 'Please look at the marked'],
    [409, 'TIME_COLLISION', 'There is another entry at that time.', 'There is another entry'],
    [403, 'ACCESS_DENIED', '', 'You are not authorised to submit this time.'],
    [500, 'UNEXPECTED', '', 'The server gave an unknown answer (500)'],
  ] as const)('says why: %i', async (status, code, detail, words) => {
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => refusal(status, code, detail),
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    await notice(
      'This could not be saved',
      new RegExp(words.replaceAll(/[().]/g, String.raw`\$&`)),
    );
    expect(screen.getByRole('heading', { name: 'Edit time' })).toBeDefined();
  });

  it('refreshes an outdated entry: shows its latest version and keeps what was entered', async () => {
    const latest = timePair({
      id: 502,
      clockIn: punch('2026-11-18T06:00:00.000Z'),
      clockOut: punch('2026-11-18T14:00:00.000Z'),
      modifiedBy: { id: 9, firstName: 'Katrin', lastName: 'Brandt' },
    });
    let isOutdated = true;
    const server = timeServer({
      'time-pairs/manual-shift-pair': () =>
        isOutdated
          ? refusal(409, 'SHIFT_ALREADY_CORRECTED', 'It was edited in the meantime.')
          : Response.json({ shiftTimePairs: [], violations: [] }),
      'time-pairs/501/latest-version': () => Response.json(latest),
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    press(await question('This could not be saved'), 'Refresh the entry');
    const note = await screen.findByText('Katrin Brandt has changed this entry in the meantime');
    expect(note.closest('[role=alert]')?.textContent).toContain('It is now 07:00 – 15:00.');
    expect(screen.getByText(/Was 07:00 – 15:00/)).toBeDefined();
    expect(screen.getByText('7 h 02 min')).toBeDefined();

    isOutdated = false;
    save();
    await said('The time is saved.');
    expect(server.written.at(-1)?.query.get('timePairId')).toBe('502');
    expect(server.written.at(-1)?.body).toMatchObject({
      clockInDateTime: '2026-11-18T06:00:00.000Z',
      clockOutDateTime: '2026-11-18T13:30:00.000Z',
    });
  });

  it('says when the entry is gone', async () => {
    const server = timeServer({
      'time-pairs/manual-shift-pair': () => refusal(409, 'SHIFT_ALREADY_DELETED', 'Deleted.'),
      'time-pairs/501/latest-version': () => Response.json(timePair({ status: 'DELETED' })),
    });
    await showDialog(edit, { server });
    await change('14', '30');
    save();
    press(await question('This could not be saved'), 'Refresh the entry');
    expect(await said('This entry is no longer visible.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

async function notice(title: string, words: RegExp): Promise<void> {
  const dialog = await question(title);
  expect(dialog.textContent).toMatch(words);
  press(dialog, 'OK');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
}
