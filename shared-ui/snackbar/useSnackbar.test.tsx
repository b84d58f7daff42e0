import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../form/Button.tsx';
import { renderInHost } from '../testing/renderInHost.tsx';
import { useSnackbar } from './useSnackbar.tsx';

it('says it, and undoes it with its button', async () => {
  const undone: string[] = [];
  renderInHost(<ClockOut onUndo={() => undone.push('undone')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clock out' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toEqual(['undone']);
  await waitFor(() => expect(screen.queryByText('Clocked out at 14:31')).toBeNull());
});

function ClockOut({ onUndo }: { onUndo: () => void }) {
  const snackbar = useSnackbar();
  return (
    <Button
      onClick={() =>
        snackbar.show({
          text: 'Clocked out at 14:31',
          stays: true,
          action: { label: 'Undo', onSelect: onUndo },
        })
      }
    >
      Clock out
    </Button>
  );
}
