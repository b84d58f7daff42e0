import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { PopoverChip } from './PopoverPanel.tsx';

it('has the focus within, though what it shows is still to come', async () => {
  renderInHost(
    <PopoverChip label="Dates" title="Days that are shown">
      {() => <p>Coming</p>}
    </PopoverChip>,
  );
  const chip = screen.getByRole('button', { name: 'Dates' });
  chip.focus();
  fireEvent.click(chip);
  const panel = (await screen.findByText('Coming')).closest('[aria-label]');
  expect(panel?.getAttribute('aria-label')).toBe('Days that are shown');
  await waitFor(() => expect(document.activeElement).toBe(panel));
});
