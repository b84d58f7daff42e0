import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showDialog, type ShowOptions } from '../../testing/showDialog.tsx';
import { timePair } from 'shared-contracts/testing/timePair.ts';
import { refusal, timeServer } from '../../testing/timeServer.ts';

const shift = timePair();
const path = 'time-pairs/501';

describe('deleting time (spec §4)', () => {
  it('says what is deleted, and deletes it at once while it is not approved', async () => {
    const server = answering('DELETED');
    const { dialog } = await showDialog({ kind: 'DELETE', shift }, { server });
    expect(dialog.textContent).toContain('Wednesday 18 November, 06:02 – 14:44');
    expect(dialog.textContent).toContain('It is deleted at once');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await said('Deleted.');
    expect(server.written).toMatchObject([{ method: 'DELETE', path }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks the manager once it was approved, and says so', async () => {
    const server = answering('PENDING_DELETE');
    const approved = timePair({ status: 'APPROVED' });
    const { dialog } = await showDialog({ kind: 'DELETE', shift: approved }, { server });
    expect(dialog.textContent).toContain('your manager decides');
    fireEvent.click(screen.getByRole('button', { name: 'Ask for deletion' }));
    await said('Your manager was asked to delete it.');
  });

  it('does not ask an employee where, since the manager decides that as well', async () => {
    const server = answering('PENDING_DELETE');
    const approved = timePair({ status: 'APPROVED', synchronisationStatus: 'SYNCHRONISED' });
    await showDialog({ kind: 'DELETE', shift: approved }, { server });
    expect(screen.queryByRole('button', { name: 'Delete here only' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ask for deletion' }));
    await said('Your manager was asked to delete it.');
  });

  it('is a manager’s to decide alone', async () => {
    const { dialog } = await showDialog(
      { kind: 'DELETE', shift: timePair({ status: 'APPROVED' }) },
      { actsAs: 'MANAGER' },
    );
    expect(dialog.textContent).toContain('It is deleted at once');
  });

  it.each([
    ['Delete here only', 'false'],
    ['Delete in all systems', 'true'],
  ])('offers to %s what other systems have', async (name, everywhere) => {
    const server = answering('DELETED');
    const elsewhere = timePair({ synchronisationStatus: 'SYNCHRONISED' });
    await showDialog({ kind: 'DELETE', shift: elsewhere }, { server, actsAs: 'MANAGER' });
    fireEvent.click(screen.getByRole('button', { name }));
    await said('Deleted.');
    expect(server.written[0]?.query.get('shouldSyncWithEC')).toBe(everywhere);
  });

  it('takes a single break', async () => {
    const [segment] = shift.segmentTimePairs;
    if (!segment) throw new Error('The shift has a break.');
    const server = answering('PENDING');
    const { dialog } = await showDialog({ kind: 'DELETE', shift, segment }, { server });
    expect(dialog.textContent).toContain('10:00 – 10:28');
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await said('Deleted.');
    expect(server.written[0]?.query.get('segmentTimePairId')).toBe('801');
  });

  it('offers to refresh what has changed, and asks again about that (spec §8)', async () => {
    const server = timeServer({
      [path]: () => refusal(409, 'DELETE_SHIFT_CORRECTED', 'It was edited.'),
      'time-pairs/501/latest-version': () =>
        Response.json(timePair({ id: 502, status: 'APPROVED' })),
    });
    await confirm({ server });
    const notice = await screen.findByText('This could not be deleted');
    expect(notice).toBeDefined();
    fireEvent.click(screen.getByText('Refresh the entry'));
    expect(await screen.findByText('Ask for deletion')).toBeDefined();
  });

  it('says when it is deleted already', async () => {
    const server = timeServer({
      [path]: () => refusal(409, 'ALREADY_DELETED', 'Somebody deleted it.'),
      'time-pairs/501/latest-version': () =>
        Response.json(timePair({ status: 'DELETED', deletedDate: '2026-11-19T10:00:00.000Z' })),
    });
    await confirm({ server });
    fireEvent.click(await screen.findByText('Refresh the entry'));
    await said('This entry is no longer visible.');
    await waitFor(() => expect(screen.queryByText('Delete this time?')).toBeNull());
  });
});

async function confirm(options: ShowOptions): Promise<void> {
  const { dialog } = await showDialog({ kind: 'DELETE', shift }, options);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
}

function answering(status: string) {
  return timeServer({ [path]: () => Response.json({ status, timePair: shift }) });
}

async function said(words: string): Promise<void> {
  expect(await screen.findAllByText(words)).not.toEqual([]);
}
