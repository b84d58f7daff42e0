import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showDialog } from '../../testing/showDialog.tsx';
import { openPair, timePair } from 'shared-contracts/testing/timePair.ts';
import { refusal, timeServer } from '../../testing/timeServer.ts';

const shift = timePair({
  commentSummary: { clockInComment: 'Bus was late', clockOutComment: null },
});
const clockIn = 'Comment on clock-in';
const clockOut = 'Comment on clock-out';

describe('my comments', () => {
  it('are shown, each with what can be done', async () => {
    await showDialog({ kind: 'COMMENTS', shift });
    expect(screen.getByRole('heading', { name: 'My comments' })).toBeDefined();
    const written = within(screen.getByRole('region', { name: clockIn }));
    expect(written.getByText('Bus was late')).toBeDefined();
    expect(written.getByRole('button', { name: 'Edit comment' })).toBeDefined();
    const empty = within(screen.getByRole('region', { name: clockOut }));
    expect(empty.getByText('None')).toBeDefined();
    expect(empty.queryByRole('button', { name: 'Delete comment' })).toBeNull();
  });

  it('are titled for managers as those of the employee, with the name', async () => {
    await showDialog({ kind: 'COMMENTS', shift }, { actsAs: 'MANAGER' });
    expect(screen.getByRole('heading', { name: 'Employee comments' })).toBeDefined();
    expect(screen.getByText(/^Amara Okafor, /)).toBeDefined();
  });

  it('are written and saved', async () => {
    const server = answering({ clockInComment: 'Bus was late', clockOutComment: 'Stayed' });
    await showDialog({ kind: 'COMMENTS', shift }, { server });
    const section = within(screen.getByRole('region', { name: clockOut }));
    fireEvent.click(section.getByRole('button', { name: 'Write a comment' }));
    fireEvent.change(section.getByRole('textbox'), { target: { value: ' Stayed ' } });
    fireEvent.click(section.getByRole('button', { name: 'Save comment' }));
    expect(await section.findByText('Stayed')).toBeDefined();
    expect(server.written).toMatchObject([
      {
        path: 'time-pairs/501/comments/update',
        body: { isClockInCommentUpdate: false, newComment: 'Stayed' },
      },
    ]);
  });

  it('are none when they say “None” (spec §5)', async () => {
    const server = answering({ clockInComment: null, clockOutComment: null });
    await showDialog({ kind: 'COMMENTS', shift }, { server });
    const section = within(screen.getByRole('region', { name: clockIn }));
    fireEvent.click(section.getByRole('button', { name: 'Edit comment' }));
    fireEvent.change(section.getByRole('textbox'), { target: { value: 'None' } });
    fireEvent.click(section.getByRole('button', { name: 'Save comment' }));
    await section.findByRole('button', { name: 'Write a comment' });
    expect(server.written[0]?.body).toMatchObject({ newComment: null });
  });

  it('have at most 255 characters, emoji counted as one (spec §5)', async () => {
    await showDialog({ kind: 'COMMENTS', shift });
    const section = within(screen.getByRole('region', { name: clockIn }));
    fireEvent.click(section.getByRole('button', { name: 'Edit comment' }));
    const area = section.getByRole('textbox');
    fireEvent.change(area, { target: { value: '😀'.repeat(255) } });
    expect(section.getByText('255 / 255')).toBeDefined();
    expect(section.getByRole('button', { name: 'Save comment' })).toHaveProperty('disabled', false);
    fireEvent.change(area, { target: { value: '😀'.repeat(256) } });
    expect(section.getByText('256 characters. Please use at most 255.')).toBeDefined();
    expect(section.getByRole('button', { name: 'Save comment' })).toHaveProperty('disabled', true);
  });

  it('are deleted after a question', async () => {
    const server = answering({ clockInComment: null, clockOutComment: null });
    await showDialog({ kind: 'COMMENTS', shift }, { server });
    const section = within(screen.getByRole('region', { name: clockIn }));
    fireEvent.click(section.getByRole('button', { name: 'Delete comment' }));
    const question = await asked('Delete this comment?');
    fireEvent.click(within(question).getByText('Delete comment'));
    expect(await section.findByText('None')).toBeDefined();
    expect(server.written[0]?.body).toEqual({ isClockInCommentUpdate: true, newComment: null });
  });

  it('ask before they are thrown away', async () => {
    const { dialog } = await showDialog({ kind: 'COMMENTS', shift });
    fireEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Something else' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await asked('Close without saving?')).toBeDefined();
  });

  it('keep what was written when saving fails', async () => {
    const server = timeServer({
      'time-pairs/501/comments/update': () => refusal(500, 'UNEXPECTED', ''),
    });
    await showDialog({ kind: 'COMMENTS', shift }, { server });
    fireEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Train was late' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save comment' }));
    expect(await asked('This could not be saved')).toBeDefined();
    expect(screen.getByDisplayValue('Train was late')).toBeDefined();
  });

  it('keep what was written beside the words of somebody who was faster', async () => {
    const commentSummary = { clockInComment: 'Bus broke down', clockOutComment: null };
    const server = timeServer({
      'time-pairs/501/comments/update': () => refusal(409, 'SHIFT_ALREADY_CORRECTED', 'Edited.'),
      'time-pairs/501/latest-version': () => Response.json(timePair({ id: 502, commentSummary })),
      'time-pairs/502/comments/update': () => Response.json({ commentSummary }),
    });
    await showDialog({ kind: 'COMMENTS', shift }, { server });
    fireEvent.click(screen.getByRole('button', { name: 'Edit comment' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Train was late' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save comment' }));
    const question = await asked('This could not be saved');
    fireEvent.click(within(question).getByText('Refresh the entry'));
    expect(await screen.findByText(/“Bus broke down”/)).toBeDefined();
    expect(screen.getByDisplayValue('Train was late')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save comment' }));
    await screen.findByRole('button', { name: 'Edit comment' });
    expect(server.written.at(-1)?.path).toBe('time-pairs/502/comments/update');
  });

  it.each([
    ['the company does not allow it', { properties: { EDIT_TIME_EMPLOYEE: false } }, shift],
    [
      'the assignment is not active',
      {},
      timePair({ employeeAssignment: { ...shift.employeeAssignment, active: false } }),
    ],
  ])('are only to be read where %s (spec §6)', async (_, options, pair) => {
    await showDialog({ kind: 'COMMENTS', shift: pair }, options);
    expect(screen.queryByRole('button', { name: /comment/ })).toBeNull();
  });

  it('wait with the clock-out until there is one', async () => {
    await showDialog({ kind: 'COMMENTS', shift: openPair('2026-11-19T05:00:00.000Z') });
    const section = within(screen.getByRole('region', { name: clockOut }));
    expect(section.getByText('Can be written once the shift has ended.')).toBeDefined();
    expect(section.queryByRole('button')).toBeNull();
  });
});

function answering(commentSummary: (typeof shift)['commentSummary']) {
  return timeServer({
    'time-pairs/501/comments/update': () => Response.json({ commentSummary }),
  });
}

function asked(name: string): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', { name, hidden: true });
}
