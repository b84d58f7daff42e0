import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it, vi } from 'vitest';
import { messages as shellMessages } from '../../messages/en.ts';
import { messages as adminMessages } from '../messages/en.ts';
import { InspectionsPage } from './InspectionsPage.tsx';

type Site = components['schemas']['InspectionSite'];

it('makes an export of the chosen site and days, after a question', async () => {
  const { asked } = show([
    harbour,
    { ...harbour, kind: 'COST_CENTER', code: '4711', name: 'Ward' },
  ]);
  const dialog = await open();
  const make = dialog.getByRole('button', { name: 'Continue' });
  expect(make).toHaveProperty('disabled', true);
  fireEvent.click(await dialog.findByRole('combobox', { name: 'Site' }));
  fireEvent.click(
    await screen.findByRole('option', { name: 'Ward · Cost center · 12 people today' }),
  );
  fireEvent.click(make);
  const question = within(await screen.findByRole('alertdialog'));
  expect(
    question.getByText(/^Ward, .*It holds all working time of everybody who belongs there today/),
  ).toBeDefined();
  fireEvent.click(question.getByRole('button', { name: 'Make export' }));
  expect(await screen.findByText('The export was downloaded.')).toBeDefined();
  expect(asked).toEqual([
    expect.objectContaining({ kind: 'COST_CENTER', code: '4711', lang: 'en' }),
  ]);
});

it('shows the fingerprint in parts that can be read aloud, and copies it whole', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
  show([harbour]);
  expect(await screen.findByText('abcdef01 '.repeat(8).trim())).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('abcdef01'.repeat(8));
  vi.unstubAllGlobals();
});

it('says why an export failed, and keeps what was chosen', async () => {
  show([harbour], { refusal: { code: 'EXPORT_UNDER_WAY', status: 429 } });
  const dialog = await open();
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Make export' }));
  expect(await screen.findByText('The export could not be made')).toBeDefined();
  expect(screen.queryByText(/^The export is being made\./)).toBeNull();
  expect(screen.getByText('Export for an inspector')).toBeDefined();
});

it('tells how much has come while the export is made', async () => {
  const { receive } = show([harbour], { slow: true });
  const dialog = await open();
  fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Make export' }));
  expect(await screen.findByText(/^The export is being made\./)).toBeDefined();
  receive(1_260_000);
  expect(await screen.findByText(/^1\.2 MB so far\./)).toBeDefined();
  receive(0);
  expect(await screen.findByText('The export was downloaded.')).toBeDefined();
});

it('offers nothing where nobody works', async () => {
  show([]);
  expect(await screen.findByText('Nobody works anywhere yet')).toBeDefined();
  expect(screen.getByRole('button', { name: 'New export' })).toHaveProperty('disabled', true);
});

it('says so to whoever is no administrator any more', async () => {
  show(null);
  expect(await screen.findByText(adminMessages['admin.denied.title'])).toBeDefined();
});

const harbour: Site = { kind: 'COMPANY', code: 'Harbour', name: 'Harbour', people: 12 };

async function open() {
  const button = await screen.findByRole('button', { name: 'New export' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  fireEvent.click(button);
  return within(await screen.findByRole('dialog'));
}

interface Answer {
  readonly refusal?: { readonly code: string; readonly status: number };
  /** The file arrives chunk by chunk as `receive` sends it. */
  readonly slow?: boolean;
}

/** Null: the server refuses the sites. */
function show(sites: readonly Site[] | null, { refusal, slow = false }: Answer = {}) {
  const asked: unknown[] = [];
  const file = new TransformStream<Uint8Array, Uint8Array>();
  const writer = file.writable.getWriter();
  const receive = (bytes: number) =>
    void (bytes > 0 ? writer.write(new Uint8Array(bytes)) : writer.close());
  const problem = (code: string, status: number) =>
    Response.json(
      { type: '', status, title: code, detail: code, code, traceId: 'x' },
      { status, headers: { 'content-type': 'application/problem+json' } },
    );
  const view = renderInHost(<InspectionsPage />, {
    messages: { ...shellMessages, ...adminMessages },
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/key')) {
        const fingerprint = 'abcdef01'.repeat(8);
        return Promise.resolve(
          Response.json({ algorithm: 'Ed25519', publicKey: 'x', fingerprint }),
        );
      }
      if (pathname.endsWith('/sites')) {
        return Promise.resolve(sites ? Response.json(sites) : problem('ACCESS_DENIED', 403));
      }
      asked.push(Object.fromEntries(searchParams));
      if (refusal) return Promise.resolve(problem(refusal.code, refusal.status));
      return Promise.resolve(new Response(slow ? file.readable : new Blob(['zip'])));
    },
  });
  return { ...view, asked, receive };
}
