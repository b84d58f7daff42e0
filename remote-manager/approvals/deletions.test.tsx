import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lena, onScreen, openPage, press, pressSoon } from './testing/approvalsPage.tsx';
import { person, timePair } from './testing/people.ts';

onScreen('desktop');

describe('deletions', () => {
  it('asks before deletions are approved among other things', async () => {
    const { server } = await openPage([lena]);
    press('Approve all');
    expect(await screen.findByText('Approve 3 entries?')).toBeDefined();
    press('Cancel');
    await waitFor(() => expect(screen.queryByText('Approve 3 entries?')).toBeNull());
    expect(server.decisions).toEqual([]);
  });

  it('names what would be deleted, and can leave it out', async () => {
    const { server } = await openPage([lena]);
    press('Approve all');
    expect(await screen.findByText(/^Lena Fischer, Wed 18 Nov, 06:00 – 14:30/)).toBeDefined();
    expect(screen.getByText(/The other 2 entries are approved/)).toBeDefined();
    expect(screen.getByText(/the HR system keeps the time and pays it/)).toBeDefined();
    press('Approve 2, delete none');
    expect(await screen.findByText('2 entries approved')).toBeDefined();
    expect(server.decisions[0]?.statusRequests.map((row) => row.timePairId)).toEqual([11, 12]);
  });

  it('tells deletions apart from what was approved', async () => {
    await openPage([lena]);
    press('Approve all');
    await screen.findByText('Approve 3 entries?');
    fireEvent.click(
      within(screen.getByRole('alertdialog')).getByText('Approve 2, delete here only'),
    );
    expect(await screen.findByText('2 approved, 1 deleted')).toBeDefined();
  });

  it('approves a deletion by its own words', async () => {
    await openPage([lena]);
    press('Time of Lena Fischer');
    await pressSoon('Approve deletion');
    expect(await screen.findByText('Deletion approved, the entry is gone')).toBeDefined();
  });

  it('asks nothing about one that is only here, since Undo brings it back', async () => {
    const { server } = await openPage([lena]);
    press('Time of Lena Fischer');
    await pressSoon('Approve deletion');
    await pressSoon('Undo');
    expect(await screen.findByText('1 entry is as it was before')).toBeDefined();
    expect(server.undone).toEqual([13]);
  });

  it('asks about that one, too, where the company wants no Undo', async () => {
    const { server } = await openPage([lena], { CLOCK_OUT_UNDO_DELAY: 0 });
    press('Time of Lena Fischer');
    await pressSoon('Approve deletion');
    expect(await screen.findByText(/^Lena Fischer, Wed 18 Nov, 06:00 – 14:30/)).toBeDefined();
    expect(screen.getByText(/this cannot be undone/)).toBeDefined();
    press('Cancel');
    await waitFor(() => expect(screen.queryByText('Delete 1 entry?')).toBeNull());
    expect(server.decisions).toEqual([]);
  });

  it('deletes that one for good once it is said', async () => {
    const { server } = await openPage([lena], { CLOCK_OUT_UNDO_DELAY: 0 });
    press('Time of Lena Fischer');
    await pressSoon('Approve deletion');
    await pressSoon('Delete');
    expect(await screen.findByText('Deletion approved, the entry is gone')).toBeDefined();
    expect(server.decisions).toMatchObject([{ statusRequests: [{ timePairId: 13 }] }]);
  });

  it('asks where the deletion of time that other systems have is to hold', async () => {
    const elsewhere = person(3, 'Priya Nair', [
      timePair(31, { status: 'PENDING_DELETE', synchronisationStatus: 'SYNCHRONISED' }),
    ]);
    const { server } = await openPage([elsewhere]);
    press('Time of Priya Nair');
    await pressSoon('Approve deletion');
    expect(await screen.findByText(/^Priya Nair, Mon 16 Nov, 06:00 – 14:30/)).toBeDefined();
    expect(
      screen.getByText(/^The person asked to delete it\. Delete in all systems/),
    ).toBeDefined();
    await pressSoon('Delete here only');
    expect(await screen.findByText('Deletion approved, the entry is gone')).toBeDefined();
    expect(server.decisions[0]).toMatchObject({ shouldSyncWithEC: false });
  });
});
