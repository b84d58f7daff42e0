import { fireEvent, screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, test } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import { ServicesContext } from '../../services/Services.ts';
import { SessionContext } from '../../services/SessionControl.ts';
import { exampleServices, exampleSession } from '../../testing/exampleServices.ts';
import { messages as ownMessages } from '../messages/en.ts';
import { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx';

const messages = { ...shellMessages, ...ownMessages };

function show(byMail: boolean, answer: () => Response, hasSignOn = false) {
  const sent: unknown[] = [];
  renderInHost(
    <ServicesContext value={exampleServices()}>
      <SessionContext value={exampleSession({ session: { kind: 'none' } })}>
        <ForgottenPasswordPage />
      </SessionContext>
    </ServicesContext>,
    {
      messages,
      features: { SAML_AUTH: hasSignOn },
      fetch: async (request) => {
        if (request.url.includes('/api/info/locales')) return Response.json([]);
        if (request.method === 'GET') return Response.json({ byMail });
        sent.push(await request.json());
        return answer();
      },
    },
  );
  return sent;
}

const taken = () => new Response(null, { status: 204 });

test('where mail is sent, it takes a name and says what may come', async () => {
  const sent = show(true, taken);
  const name = await screen.findByLabelText('User name or mail address');
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(sent).toEqual([]);
  fireEvent.change(name, { target: { value: ' ella ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/^If this account has an address/)).toBeDefined();
  expect(sent).toEqual([{ name: 'ella' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByLabelText('User name or mail address')).toBeDefined();
});

test('where none is sent, it says to whom to turn, and offers no form', async () => {
  show(false, taken);
  expect(await screen.findByText(/^This server sends no mail. Your manager/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to log-in' })).toBeDefined();
});

test('where people come by their company account, it says where theirs is', async () => {
  show(true, taken, true);
  expect(await screen.findByText(/^If you log in with your company account/)).toBeDefined();
});

test('whoever asks too often reads for how long to wait', async () => {
  const problem = {
    ...{ type: 'about:blank', status: 429, title: 'Too often', code: 'TOO_MANY_REQUESTS' },
    ...{ detail: 'Please wait 15 minutes.', traceId: '1' },
  };
  const headers = { 'content-type': 'application/problem+json', 'retry-after': '900' };
  show(true, () => Response.json(problem, { status: 429, headers }));
  const name = await screen.findByLabelText('User name or mail address');
  fireEvent.change(name, { target: { value: 'ella' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect((await screen.findByRole('alert')).textContent).toContain('15 minutes');
});
