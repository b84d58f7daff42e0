import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession, renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../../messages/en.ts';
import { CalendarDialog } from './CalendarDialog.tsx';

const week = { startDate: '2026-11-23', endDate: '2026-11-29' };
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  const writeText = (text: string) => {
    written.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => vi.restoreAllMocks());

/** A server that stores one address, like the real one. */
function show(answers: Partial<Record<string, () => Response>> = {}) {
  const asked: string[] = [];
  let since: string | null = null;
  let count = 0;
  renderInHost(<CalendarDialog range={week} onClose={() => undefined} />, {
    messages,
    session: employeeSession({
      id: 7,
      employeeNumber: '7',
      firstName: 'A',
      lastName: 'B',
      assignments: [],
    }),
    fetch: (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search}`);
      const other = answers[request.method];
      if (other) return other();
      if (pathname.endsWith('/calendar-file')) {
        return new Response('BEGIN:VCALENDAR', { headers: { 'content-type': 'text/calendar' } });
      }
      if (request.method === 'GET') return Response.json({ createdAt: since, lastReadAt: null });
      if (request.method === 'DELETE') {
        since = null;
        return new Response(null, { status: 204 });
      }
      since = '2026-11-23T08:00:00.000Z';
      count += 1;
      return Response.json({ path: `/api/calendars/secret${count}.ics`, createdAt: since });
    },
  });
  return asked;
}

it('makes an address, shows it this once, and copies it', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Your address');
  expect(field.value).toMatch(/^http.*\/api\/calendars\/secret1\.ics$/);
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
  await screen.findByText('The address was copied.');
  expect(written).toEqual([field.value]);
  expect(await screen.findByText(/No calendar has fetched it yet/)).toBeDefined();
});

it('a new address asks first, since the present one ends', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Make a new address' }));
  await screen.findByText(/get no more changes/);
  await confirm('Make a new address');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Your address').value).toContain('secret2'),
  );
});

it('ends an address, and then there is none to see', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the address' }));
  await screen.findByText(/get no more changes/);
  await confirm('End the address');
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeDefined();
  expect(screen.queryByLabelText('Your address')).toBeNull();
});

it('downloads nine weeks from the first day that the page shows, and says so in the name', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  URL.createObjectURL = () => 'blob:calendar';
  const asked = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
  await waitFor(() => expect(names).toEqual(['Schedule 2026-11-23 to 2027-01-24.ics']));
  expect(asked).toContain(
    'GET /api/work-schedules/calendar-file?startDate=2026-11-23&endDate=2027-01-24&lang=en',
  );
});

it('says what failed, and the address stays as it was', async () => {
  show({ POST: () => new Response('', { status: 502 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }));
  expect(await screen.findByText('That did not work')).toBeDefined();
});

/** In the question over the dialog, whose button has the same label. */
async function confirm(name: string): Promise<void> {
  await waitFor(() => {
    const question = within(screen.getByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name }));
  });
}
