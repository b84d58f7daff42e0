import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { IconButton } from '../form/IconButton.tsx';
import { EditRegular } from '../icons.ts';
import { renderInHost } from '../testing/renderInHost.tsx';

it('names the button that Tab has reached, until Escape', async () => {
  renderInHost(<IconButton icon={<EditRegular />} label="Edit" />);
  reach('Tab');
  expect(await screen.findByText('Edit')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText('Edit')).toBeNull());
});

it('does not name a button that has the focus back from a closed dialog', async () => {
  renderInHost(<IconButton icon={<EditRegular />} label="Edit" />);
  vi.useFakeTimers();
  reach('Escape');
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  await act(async () => await vi.dynamicImportSettled());
  expect(screen.queryByText('Edit')).toBeNull();
});

it('takes no Escape from the drawer that its button is in', async () => {
  const close = vi.fn<(isTaken: boolean) => void>();
  renderInHost(
    <div role="presentation" onKeyDown={(event) => close(event.defaultPrevented)}>
      <IconButton icon={<EditRegular />} label="Edit" />
    </div>,
  );
  reach('Tab');
  await screen.findByText('Edit');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(close).toHaveBeenLastCalledWith(false);
  expect(screen.queryByText('Edit')).toBeNull();
});

function reach(key: string): void {
  fireEvent.keyDown(document.body, { key });
  const button = screen.getByRole('button', { name: 'Edit' });
  vi.spyOn(button, 'matches').mockReturnValue(true);
  act(() => button.focus());
}
