import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onScreen, openPage, press, pressSoon, priya } from './testing/approvalsPage.tsx';

onScreen('phone');

describe('on a phone', () => {
  it('shows five people a page and decides from the three-dot menu', async () => {
    const { server } = await openPage([priya]);
    expect(server.filters[0]).toMatchObject({ pageSize: 5 });
    press('Time of Priya Nair');
    await pressSoon('Actions for Mon 16 Nov, 06:00 – 14:30, Priya Nair');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }));
    expect(await screen.findByText('1 entry approved')).toBeDefined();
  });
});
