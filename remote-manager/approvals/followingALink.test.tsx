import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lena, onScreen, openPage, press, priya } from './testing/approvalsPage.tsx';

onScreen('desktop');

describe('a link to an entry', () => {
  it('shows the entry that a link asks for, whatever the filter was', async () => {
    const { server } = await openPage([priya, lena], {}, '/approvals?timePair=31');
    expect(await screen.findByRole('row', { name: /Mon 16 Nov/ })).toHaveProperty(
      'ariaExpanded',
      'true',
    );
    await waitFor(() => expect(screen.queryByText('Lena Fischer')).toBeNull());
    expect(server.filters.at(-1)).toMatchObject({ employeeIds: [3] });
    press('Remove Priya Nair');
    expect(await screen.findByText('Lena Fischer')).toBeDefined();
  });

  it('says that the entry of a link is no longer visible', async () => {
    await openPage([priya], {}, '/approvals?timePair=99');
    expect(await screen.findByText('This entry is no longer visible.')).toBeDefined();
  });
});
