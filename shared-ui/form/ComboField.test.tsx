import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { ComboField } from './ComboField.tsx';

it('keeps what is typed, and the focus, while its list is on its way', async () => {
  const searched: string[] = [];
  renderInHost(
    <ComboField
      label="Employee"
      chosen={null}
      choices={[{ value: '7', label: 'Amara Okafor' }]}
      onSearch={(search) => searched.push(search)}
      onChange={() => undefined}
    />,
  );
  const early = screen.getByLabelText('Employee');
  expect(early.role).not.toBe('combobox');
  act(() => early.focus());
  fireEvent.change(early, { target: { value: 'Ama' } });
  const list = await screen.findByRole('combobox', { name: 'Employee' });
  expect(list).toHaveProperty('value', 'Ama');
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(searched).toContain('Ama');
});
