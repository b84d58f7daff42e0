import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { fireEvent, screen } from '@testing-library/react';
import type { TimeDialogSetting } from '../TimeDialogProps.ts';
import type { TimeDialogRequest } from '../rules/TimeDialogRequest.ts';
import { messages as pageEnglish } from '../page-messages/en.ts';
import { useTimeDialogs } from '../useTimeDialogs.tsx';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import { timeServer, type TimeServer } from './timeServer.ts';

/** The server's time in the tests: Thursday, 13:00 in Berlin. */
export const now = '2026-11-19T12:00:00.000Z';

export interface ShowOptions extends Omit<RenderOptions, 'fetch'> {
  readonly server?: TimeServer;
  readonly actsAs?: TimeDialogSetting['actsAs'];
  readonly now?: string;
}

/** Opens a dialog from a page, like the employee's or the manager's pages, and waits for it. */
export async function showDialog(request: TimeDialogRequest, options: ShowOptions = {}) {
  const { server = timeServer(), actsAs = 'EMPLOYEE', now: time = now, ...rest } = options;
  const session = options.session ?? employeeSession(employeeWith(assignment()));
  const rendered = renderInHost(<Opener request={request} actsAs={actsAs} time={time} />, {
    ...rest,
    messages: { ...pageEnglish, ...rest.messages },
    session,
    fetch: server.fetch,
  });
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole(roleOf(request), {}, { timeout: 10_000 });
  return { ...rendered, server, dialog };
}

function roleOf({ kind }: TimeDialogRequest): 'dialog' | 'alertdialog' {
  return kind === 'DELETE' ? 'alertdialog' : 'dialog';
}

interface OpenerProps {
  readonly request: TimeDialogRequest;
  readonly actsAs: TimeDialogSetting['actsAs'];
  readonly time: string;
}

function Opener({ request, actsAs, time }: OpenerProps) {
  const { open, dialogs } = useTimeDialogs({
    actsAs,
    person: { id: 7, firstName: 'Amara', lastName: 'Okafor' },
    now: () => time,
  });
  return (
    <>
      <button type="button" onClick={() => open(request)}>
        Open
      </button>
      {dialogs}
    </>
  );
}
