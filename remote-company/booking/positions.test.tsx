import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { savedFiles } from '../company/testing/savedFiles.ts';
import { importedChange, soundCheck } from '../company/testing/companyServer.ts';
import { messages } from '../messages/en.ts';
import { Page } from './view/BookingPage.tsx';
import { filesSent } from '../company/testing/filesSent.ts';

type Schemas = components['schemas'];
type Entries = Schemas['CompanyEntries'];

const positions = [
  { code: 'COOK', description: 'Cook' },
  { code: 'NURSE', description: 'Nurse' },
];
const renaming: Schemas['CompanyEntryChange'] = {
  ...{ id: 4, section: 'positions', code: 'COOK', kind: 'CHANGED' },
  ...{ changedAt: importedChange.changedAt, changedBy: 'Robin Ellis', directory: null },
  fields: [{ field: 'description', before: 'Kitchen', after: 'Cook' }],
};
const renamed = [{ section: 'positions', added: 0, changed: 1, removed: 0, unchanged: 0 }];

it('lists the positions and how often each is used', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Cook COOK' })).toBeDefined();
  expect(screen.getByText('Positions (2)')).toBeDefined();
});

it('renames a position, and takes it back', async () => {
  const server = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cook COOK' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Chef' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Chef is saved')).toBeDefined();
  expect(server.saved).toEqual([{ positions: [{ code: 'COOK', description: 'Chef' }] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeDefined();
  expect(server.saved.at(-1)).toEqual({ positions: [positions[0]] });
});

it('shows who changed a position, once that is wanted', async () => {
  const server = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Cook COOK' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(server.histories).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'History' }));
  expect(await dialog.findByText('Kitchen → Cook')).toBeDefined();
  expect(server.histories).toEqual(['?section=positions&code=COOK']);
});

it('saves what the list shows as CSV, with the search that is set', async () => {
  const files = savedFiles();
  show();
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'cook' } });
  await screen.findByText('Positions (1)');
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^positions-.*\.csv$/)]));
  const bytes = new Uint8Array((await files.files[0]?.arrayBuffer()) ?? []);
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await files.files[0]?.text()).toBe(
    '"Name","Code","Used by","code","description"\r\n"Cook","COOK","Used 3 times","COOK","Cook"\r\n',
  );
});

it('asks before a change that means something for people', async () => {
  const server = show({ effects: [{ kind: 'LOG_IN_LOST', count: 1, names: ['Ella Stone'] }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Cook COOK' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Chef' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'What this means for people' });
  expect(within(question).getByText(/can no longer log in: Ella Stone/)).toBeDefined();
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDefined());
  expect(server.saved).toEqual([]);
});

it('proposes a code for a new position and says which one is taken', async () => {
  const server = show();
  fireEvent.click(await screen.findByRole('button', { name: 'New position' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Cook' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('COOK is the code of another entry.')).toBeDefined();
  expect(server.saved).toEqual([]);
});

it('does not overwrite what somebody else has changed since', async () => {
  const server = show({ version: 9 });
  fireEvent.click(await screen.findByRole('button', { name: 'Cook COOK' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), {
    target: { value: 'Chef' },
  });
  server.positions[0] = { code: 'COOK', description: 'Head cook' };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else has changed this in the meantime')).toBeDefined();
  expect(server.saved).toEqual([]);
});

/** The page with a company whose checks have this version and these effects. */
function show(check: Partial<Pick<typeof soundCheck, 'effects' | 'version'>> = {}) {
  const saved: unknown[] = [];
  const known = [...positions];
  const histories: string[] = [];
  const lastFile = filesSent();
  async function fetch(request: Request): Promise<Response> {
    const { pathname, search: query, searchParams } = new URL(request.url);
    if (pathname === '/api/company/entry-history') {
      histories.push(query);
      return Response.json({ contents: [renaming], next: null });
    }
    const version = soundCheck.version + saved.length;
    if (pathname === '/api/company/checks') {
      return Response.json({ ...soundCheck, effects: [], sections: renamed, version, ...check });
    }
    if (request.method === 'POST') {
      saved.push(JSON.parse(await lastFile()));
      return Response.json(importedChange);
    }
    const code = searchParams.get('code');
    const search = searchParams.get('search')?.toUpperCase() ?? '';
    const found = known.filter(
      (position) => (code ?? position.code) === position.code && position.code.includes(search),
    );
    return Response.json({
      version,
      total: found.length,
      totalPages: 1,
      part: { positions: found },
      facts: found.map(({ code: own, description: name }) => ({
        ...{ code: own, name, about: [], uses: 3, account: null },
      })),
    } satisfies Entries);
  }
  renderInHost(<Page />, { messages, fetch });
  return { saved, histories, positions: known };
}
