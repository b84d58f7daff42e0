import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { companyServer, importedChange, refusal, soundCheck } from './testing/companyServer.ts';
import { Page } from '../overview/view/CompanyPage.tsx';

beforeEach(asDesktop);

const tryAgain = 'Try again: nothing is imported twice.';
const ownAccess = {
  code: 'OWN_ACCESS',
  title: 'You would lose your own access',
  detail: 'Nothing was changed.',
};

describe('An administrator who imports a company file', () => {
  it('sees what a sound file changes, imports it, and reads what was imported', async () => {
    const server = show();
    choose();
    expect(await screen.findByText('What company.json changes')).toBeDefined();
    expect(regionOf('company.json changes the company: 3 new, 2 changed')).not.toBeNull();
    const sites = screen.getByRole('row', { name: /^Sites/ });
    expect(within(sites).getAllByRole('gridcell').map(textOf)).toEqual(['0', '1', '0', '4']);
    expect(
      screen.getByText('2 people can no longer log in: Ella Stone, Jonas Petersen'),
    ).toBeDefined();
    expect(screen.getByText('Unchanged: Positions (9)')).toBeDefined();
    press('Import');
    expect(await screen.findByText('Imported: 3 new, 2 changed')).toBeDefined();
    expect(server.versions).toEqual(['7']);
    expect(server.asked.filter((call) => call === 'GET /api/company/changes')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Choose a file/ })).toBeDefined();
  });

  it('reads where a file is wrong, and that nothing was imported', async () => {
    const fault = { line: 41, field: 'people.4.username', message: '"mia" is taken.' };
    const faulty = { ...soundCheck, faults: [fault], faultCount: 230, sections: [], effects: [] };
    const server = show({
      checks: [() => Response.json(faulty), () => Response.json(soundCheck)],
    });
    const regions = screen.getAllByRole('status');
    choose();
    expect(await screen.findByText('230 errors, nothing was imported')).toBeDefined();
    expect(regions).toContain(regionOf('230 errors in company.json'));
    expect(screen.getByText('The first 1 of 230 errors are listed.')).toBeDefined();
    const row = screen.getByRole('row', { name: /people\.4\.username/ });
    expect(row.textContent).toBe('41people.4.username"mia" is taken.');
    expect(button('Import')).toBeNull();
    expect(screen.getByText('"mia" is taken.').getAttribute('lang')).toBe('en');
    expect(button('Check again')).toBeNull();
    expect(button('Choose the corrected file')).not.toBeNull();
    choose();
    expect(await screen.findByText('What company.json changes')).toBeDefined();
    expect(checksOf(server)).toBe(2);
  });

  it('is told that the file was changed on disk since', async () => {
    show({ checks: [() => refusal(429, 'CHECK_UNDER_WAY', 'Please try again in a moment.')] });
    const file = companyFile();
    choose(file);
    expect(await screen.findByText('company.json could not be checked')).toBeDefined();
    expect(screen.getByText('Please try again in a moment.')).toBeDefined();
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    press('Try again');
    expect(
      await screen.findByText(
        'company.json was changed or moved after you chose it. Choose it again.',
      ),
    ).toBeDefined();
  });

  it('cannot import what would take their own access', async () => {
    show({ checks: [() => Response.json({ ...soundCheck, refusal: ownAccess })] });
    choose();
    expect(await screen.findByText('You would lose your own access')).toBeDefined();
    expect(button('Import')).toBeNull();
    press('Cancel');
    expect(await screen.findByRole('button', { name: /^Choose a file/ })).toBeDefined();
  });

  it('learns that a file changes nothing', async () => {
    const sections = [
      { section: 'geofences', added: 0, changed: 0, removed: 0, unchanged: 5 } as const,
    ];
    show({ checks: [() => Response.json({ ...soundCheck, sections, effects: [] })] });
    choose();
    expect(await screen.findByText('The file changes nothing')).toBeDefined();
    expect(regionOf('company.json changes nothing')).not.toBeNull();
    expect(button('Import')).toBeNull();
  });

  it('checks again after somebody else was faster, and imports with another key', async () => {
    const detail = 'Changed by Dora Vega. Nothing was imported.';
    const server = show({
      checks: [() => Response.json(soundCheck), () => Response.json({ ...soundCheck, version: 8 })],
      imports: [() => refusal(409, 'COMPANY_CHANGED', detail), imported],
    });
    const file = companyFile();
    choose(file);
    await pressWhenThere('Import');
    expect(await screen.findByText(detail)).toBeDefined();
    expect(screen.getByText('company.json was not imported')).toBeDefined();
    file.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    expect(screen.queryByText(/^Imported/)).toBeNull();
    press('Check again');
    await pressWhenThere('Import');
    expect(await screen.findByText('Imported: 3 new, 2 changed')).toBeDefined();
    expect(server.versions).toEqual(['7', '8']);
    expect(new Set(server.keys).size).toBe(2);
  });

  it('tries again with the same key after the network failed', async () => {
    const server = show({
      imports: [() => Promise.reject(new TypeError('Failed to fetch')), imported],
    });
    choose();
    await pressWhenThere('Import');
    expect(await screen.findByText('company.json may have been imported')).toBeDefined();
    expect(screen.getByText(`The server has not confirmed it. ${tryAgain}`)).toBeDefined();
    press('Try again');
    expect(await screen.findByText('Imported: 3 new, 2 changed')).toBeDefined();
    expect(server.keys).toHaveLength(2);
    expect(new Set(server.keys).size).toBe(1);
  });

  it('is not told that nothing was imported when a retry is refused', async () => {
    const server = show({
      imports: [
        () => Promise.reject(new TypeError('Failed to fetch')),
        () => refusal(403, 'ACCESS_DENIED', 'Nothing was changed.'),
        imported,
      ],
    });
    choose();
    await pressWhenThere('Import');
    await pressWhenThere('Try again');
    expect(
      await screen.findByText(`Your account does not have the permission to import. ${tryAgain}`),
    ).toBeDefined();
    expect(screen.getByText('company.json may have been imported')).toBeDefined();
    expect(screen.queryByText(/not imported|Nothing was changed/)).toBeNull();
    press('Try again');
    expect(await screen.findByText('Imported: 3 new, 2 changed')).toBeDefined();
    expect(new Set(server.keys).size).toBe(1);
  });

  it.each([
    [
      503,
      'UNAVAILABLE',
      `company.json may have been imported. The server has not confirmed it. ${tryAgain}`,
    ],
    [409, 'COMPANY_CHANGED', 'company.json was not imported. Come back later.'],
  ] as const)('is told of a failure (%i) after leaving the page', async (status, code, words) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const server = companyServer({ imports: [() => promise] });
    renderInHost(<Leavable />, { messages, fetch: server.fetch });
    choose();
    await pressWhenThere('Import');
    press('Leave');
    resolve(refusal(status, code, 'Come back later.'));
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('reads that only passwords were imported, without counts', async () => {
    const sections = soundCheck.sections.map((each) => ({ ...each, added: 0, changed: 0 }));
    show({ imports: [() => Response.json({ ...importedChange, sections })] });
    choose();
    await pressWhenThere('Import');
    expect(await screen.findByText('Imported')).toBeDefined();
  });

  it('keeps the page when a file is dropped next to the zone', async () => {
    show();
    const dataTransfer = { types: ['Files'], files: [companyFile()] };
    const prevented = () =>
      [fireEvent.dragOver, fireEvent.drop].map((fire) => !fire(document.body, { dataTransfer }));
    expect(prevented()).toEqual([true, true]);
    choose();
    await screen.findByText('What company.json changes');
    expect(prevented()).toEqual([true, true]);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  });

  it('is told of the import after leaving the page, and not before the server has answered', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const server = companyServer({ imports: [() => promise] });
    renderInHost(<Leavable />, { messages, fetch: server.fetch });
    choose();
    await pressWhenThere('Import');
    expect(
      await screen.findByRole('progressbar', { name: 'Importing company.json …' }),
    ).toBeDefined();
    expect(button('Cancel')).toBeNull();
    press('Leave');
    expect(screen.queryByText(/^Imported/)).toBeNull();
    resolve(imported());
    expect(await screen.findByText('Imported: 3 new, 2 changed')).toBeDefined();
  });

  it('is told at once that a file is too large, and nothing is sent', async () => {
    const server = show();
    const large = companyFile();
    Object.defineProperty(large, 'size', { value: 33_554_433 });
    choose(large);
    expect(await screen.findByText(/^company\.json is larger than 32 MB\./)).toBeDefined();
    expect(checksOf(server)).toBe(0);
  });

  it('drops a file, and cancels while it is checked', async () => {
    show({ checks: [() => new Promise(() => undefined)] });
    fireEvent.drop(screen.getByRole('button', { name: /^Choose a file/ }), {
      dataTransfer: { files: [companyFile()] },
    });
    expect(
      await screen.findByRole('progressbar', { name: 'Checking company.json …' }),
    ).toBeDefined();
    press('Cancel');
    expect(await screen.findByRole('button', { name: /^Choose a file/ })).toBeDefined();
  });
});

function Leavable() {
  const [isThere, setIsThere] = useState(true);
  return isThere ? (
    <>
      <Page />
      <button type="button" onClick={() => setIsThere(false)}>
        Leave
      </button>
    </>
  ) : null;
}

function show(answers: Parameters<typeof companyServer>[0] = {}) {
  const server = companyServer(answers);
  renderInHost(<Page />, { messages, fetch: server.fetch });
  return server;
}

function checksOf({ asked }: ReturnType<typeof companyServer>): number {
  return asked.filter((call) => call === 'POST /api/company/checks').length;
}

function imported(): Response {
  const { sections } = soundCheck;
  const [changedAt, changedBy] = ['2026-11-20T09:30:00.000Z', 'Robin Ellis'];
  return Response.json({ id: 8, changedAt, changedBy, directory: null, sections });
}

function companyFile(): File {
  return new File(['{"people": []}'], 'company.json', { type: 'application/json' });
}

function choose(file = companyFile()): void {
  fireEvent.change(screen.getByLabelText('Company file'), { target: { files: [file] } });
}

/** The status region that has these words. */
function regionOf(words: string): Element | null {
  return screen.getByText(words).closest('[role="status"]');
}

function button(name: string): HTMLElement | null {
  return screen.queryByRole('button', { name });
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

async function pressWhenThere(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
}

function textOf({ textContent }: Element): string {
  return textContent;
}
