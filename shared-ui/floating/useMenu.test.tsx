import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { IconButton } from '../form/IconButton.tsx';
import { MoreHorizontalRegular } from '../icons.ts';
import { renderInHost } from '../testing/renderInHost.tsx';
import { useMenu } from './useMenu.ts';

it('opens at its button, does what is chosen, and gives the focus back', async () => {
  renderInHost(<RowMenu />);
  const button = screen.getByRole('button', { name: 'More' });
  fireEvent.click(button);
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByText('done: Delete')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
});

function RowMenu() {
  const openMenu = useMenu();
  const [done, setDone] = useState('');
  const action = (label: string) => ({ key: label, label, onSelect: () => setDone(label) });
  return (
    <>
      <IconButton
        icon={<MoreHorizontalRegular />}
        label="More"
        onClick={(event) =>
          openMenu(event.currentTarget, [action('Edit'), { ...action('Delete'), danger: true }])
        }
      />
      <p>done: {done}</p>
    </>
  );
}
