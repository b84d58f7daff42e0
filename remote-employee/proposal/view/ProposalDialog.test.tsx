import { fireEvent, screen } from '@testing-library/react';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages as german } from '../../messages/de.ts';
import { messages as english } from '../../messages/en.ts';
import { ProposalDialog } from './ProposalDialog.tsx';

test('the reasons are in the language that the person changes to', async () => {
  const { speak } = renderInHost(
    <ProposalDialog
      title="Forgotten"
      shiftId={null}
      assignmentId={31}
      clockIn={null}
      clockOut={null}
      chosen={{}}
      reason=""
      onSaved={() => undefined}
      onClose={() => undefined}
    />,
    {
      fetch: ({ headers }) => Response.json(reasons[headers.get('accept-language') ?? '']),
      features: { TIME_CAPTURE: false, FREE_TEXT_REASONS: false },
      session: employeeSession(employeeWith(assignment())),
      messages: english,
    },
  );
  fireEvent.click(await screen.findByRole('combobox', { name: 'Reason' }));
  expect(await screen.findByText('Forgot to clock')).toBeDefined();

  speak('de', german);
  expect(await screen.findByText('Stempeln vergessen')).toBeDefined();
  expect(screen.queryByText('Forgot to clock')).toBeNull();
});

const reasons: Readonly<Record<string, unknown>> = {
  en: [{ id: 1, reasonName: 'FORGOT', description: 'Forgot to clock' }],
  de: [{ id: 1, reasonName: 'FORGOT', description: 'Stempeln vergessen' }],
};
