import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { savedFiles } from './testing/savedFiles.ts';
import { companyServer, importedChange, type Entry } from './testing/companyServer.ts';
import { Page } from '../overview/view/CompanyPage.tsx';

const renamed: Entry = {
  id: 1,
  section: 'geofences',
  code: 'MAIN',
  kind: 'CHANGED',
  fields: [
    { field: 'name', before: 'Main building', after: 'Harbour house' },
    { field: 'endDate', before: null, after: '2027-01-31' },
  ],
};
const badge: Entry = {
  ...{ id: 2, section: 'people', code: '2001', kind: 'CHANGED' },
  fields: [{ field: 'badge' }],
};
const notKept = '"The values are not kept."';
const added: Entry = {
  ...{ id: 3, section: 'positions', code: 'COOK', kind: 'ADDED' },
  fields: [],
};

it('says that nothing was imported yet', async () => {
  show();
  expect(await screen.findByText('Nothing has changed yet')).toBeDefined();
});

it('lists who changed what, and an opened change with its fields before and after', async () => {
  show({
    changes: { 0: { contents: [importedChange], next: null } },
    entries: {
      0: { contents: [renamed, badge], next: 2 },
      2: { contents: [added], next: null },
    },
  });
  expect(await screen.findByText('Robin Ellis')).toBeDefined();
  expect(screen.getByText('Sites: 1 changed · People: 3 new, 1 changed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^What Robin Ellis changed, / }));
  expect(await screen.findByText('Main building → Harbour house')).toBeDefined();
  expect(screen.getByText('no value → 2027-01-31')).toBeDefined();
  const person = within(screen.getByText('2001').closest('li') ?? document.body);
  expect(person.getByText('badge')).toBeDefined();
  expect(person.getByText('The values are not kept.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('COOK')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('says what was imported on the server, and shows older changes when asked', async () => {
  const byCommand = { ...importedChange, id: 2, changedBy: null };
  show({
    changes: {
      0: { contents: [importedChange], next: 8 },
      8: { contents: [byCommand], next: null },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Imported on the server')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('saves everything that was changed for an auditor, field by field', async () => {
  const files = savedFiles();
  const by = { changedAt: importedChange.changedAt, changedBy: 'Robin Ellis', directory: null };
  show({
    changes: { 0: { contents: [importedChange], next: null } },
    history: {
      0: {
        contents: [
          { ...by, ...badge },
          { ...by, ...renamed },
        ],
        next: 1,
      },
      1: { contents: [{ ...by, ...added, changedBy: null, code: '=1+1' }], next: null },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files.names).toEqual([expect.stringMatching(/^history-.*\.csv$/)]));
  const when = '"2026-11-20T09:30:00.000Z"';
  expect(await files.files[0]?.text()).toBe(
    [
      '"When (UTC)","Changed by","Section","Code","What changed","Field","Before","After"',
      `${when},"Robin Ellis","People","2001","Changed","badge",${notKept},${notKept}`,
      `${when},"Robin Ellis","Sites","MAIN","Changed","name","Main building","Harbour house"`,
      `${when},"Robin Ellis","Sites","MAIN","Changed","endDate","","2027-01-31"`,
      `${when},"Imported on the server","Positions","'=1+1","New","","",""`,
      '',
    ].join('\r\n'),
  );
});

it('can be read again after a failure, while a file can still be chosen', async () => {
  let isDown = true;
  const server = companyServer();
  renderInHost(<Page />, {
    messages,
    fetch: (request) =>
      isDown ? Promise.reject(new TypeError('Failed to fetch')) : server.fetch(request),
  });
  expect(await screen.findByText('The history can’t be shown right now')).toBeDefined();
  expect(screen.getByRole('button', { name: /^Choose a file/ })).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('Nothing has changed yet')).toBeDefined();
});

it('saves the company file under the day, readable by line', async () => {
  const { names, files } = savedFiles();
  show();
  await screen.findByText('Nothing has changed yet');
  fireEvent.click(screen.getByRole('button', { name: 'Download company file' }));
  await waitFor(() => expect(names).toHaveLength(1));
  expect(names[0]).toMatch(/^company-\d{4}-\d\d-\d\d\.json$/);
  await waitFor(async () =>
    expect(await files[0]?.text()).toBe('{\n  "company": {\n    "name": "Harbour"\n  }\n}'),
  );
});

it('says why the company file could not be downloaded', async () => {
  renderInHost(<Page />, {
    messages,
    fetch: (request) =>
      request.url.endsWith('/file')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : companyServer().fetch(request),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Download company file' }));
  expect(await screen.findByText(/No connection|did not answer|network/i)).toBeDefined();
});

function show(answers: Parameters<typeof companyServer>[0] = {}): void {
  renderInHost(<Page />, { messages, fetch: companyServer(answers).fetch });
}
