import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { showDialog } from '../../testing/showDialog.tsx';
import { breakSegment, segment, timePair } from 'shared-contracts/testing/timePair.ts';

const shift = timePair();

describe('the segments of a shift on a phone', () => {
  it('are listed with their times', async () => {
    const { dialog } = await showDialog({ kind: 'SEGMENTS', shift });
    expect(dialog.textContent).toContain('10:00 – 10:28');
  });

  it('can be added and edited', async () => {
    const { unmount } = await showDialog({ kind: 'SEGMENTS', shift });
    fireEvent.click(screen.getByRole('button', { name: 'Add break' }));
    expect(await screen.findByRole('heading', { name: 'Add break' })).toBeDefined();
    unmount();
    await showDialog({ kind: 'SEGMENTS', shift });
    fireEvent.click(screen.getByRole('button', { name: 'Edit break, 10:00 – 10:28' }));
    expect(await screen.findByRole('heading', { name: 'Edit break' })).toBeDefined();
  });

  it('give the focus to the dialog that they lead to, and back to the page in the end', async () => {
    asDesktop();
    await showDialog({ kind: 'SEGMENTS', shift });
    fireEvent.click(screen.getByRole('button', { name: 'Add break' }));
    await screen.findByRole('heading', { name: 'Add break' });
    const opener = screen.getByText('Open');
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    expect(document.activeElement).not.toBe(opener);
    fireEvent.click(screen.getByText('Cancel'));
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('can be deleted (spec §5: always allowed)', async () => {
    await showDialog({ kind: 'SEGMENTS', shift });
    fireEvent.click(screen.getByRole('button', { name: 'Delete break, 10:00 – 10:28' }));
    expect(await screen.findByText('Delete this break?')).toBeDefined();
    expect(screen.getByText(/its time counts as work\.$/)).toBeDefined();
  });

  it('are only to be looked at where time may not be edited', async () => {
    await showDialog({ kind: 'SEGMENTS', shift }, { features: { EDIT_TIME_PAIRS: false } });
    expect(screen.queryByRole('button', { name: /break/ })).toBeNull();
  });

  it('say when there are none', async () => {
    const { dialog } = await showDialog({
      kind: 'SEGMENTS',
      shift: timePair({ segmentTimePairs: [] }),
    });
    expect(dialog.textContent).toContain('No segments in this shift');
  });

  it('name overtime, which can be deleted at an end of the shift where the company allows it', async () => {
    const overtime = segment('OVERTIME', '2026-11-18T13:00:00.000Z', '2026-11-18T13:44:00.000Z');
    const { dialog, unmount } = await showDialog({
      kind: 'SEGMENTS',
      shift: timePair({ segmentTimePairs: [overtime] }),
    });
    expect(dialog.textContent).toContain('Overtime 14:00 – 14:44');
    expect(screen.queryByRole('button', { name: /14:44/ })).toBeNull();
    unmount();
    const early = segment('EARLY_LOGIN', '2026-11-18T05:02:00.000Z', '2026-11-18T05:30:00.000Z');
    const rest = breakSegment('2026-11-18T13:10:00.000Z', '2026-11-18T13:20:00.000Z');
    await showDialog(
      { kind: 'SEGMENTS', shift: timePair({ segmentTimePairs: [early, overtime, rest] }) },
      { features: { DELETABLE_OVERTIME: true } },
    );
    expect(screen.queryByRole('button', { name: 'Delete “Overtime”, 14:00 – 14:44' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete “Early clock-in”, 06:02 – 06:30' }));
    expect(await screen.findByText('Delete this segment?')).toBeDefined();
    // The shift keeps its punches, so no text may say that the time no longer counts.
    expect(screen.getByText(/stays in the shift and counts as regular time\.$/)).toBeDefined();
    expect(screen.queryByText(/no longer counts/)).toBeNull();
  });
});
