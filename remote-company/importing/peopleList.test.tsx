import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { readSheetsHere } from 'shared-ui/testing/readSheetsHere.ts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { companyServer, soundCheck, type Check } from '../company/testing/companyServer.ts';
import { messages } from '../messages/en.ts';
import { clinic } from '../spreadsheet/testing/lists.ts';
import { ImportCard } from './view/ImportCard.tsx';

beforeEach(() => {
  asDesktop();
  readSheetsHere();
});

const list = [
  'Vorname\tNachname\tE-Mail\tEintritt\tVorgesetzter',
  'Ella\tStone\tella@example.com\t03.04.2026\tMia Behrens',
  'Tom\tReed\ttom@\t04.05.2026\tElla Stone',
].join('\n');

describe('A list of people', () => {
  it('is pasted, asked about, corrected in place, and imported', async () => {
    show();
    await paste(list);
    expect(await screen.findByRole('heading', { name: 'What is in the columns?' })).toBeDefined();
    expect(field('Vorgesetzter').value).toBe('manager');
    expect(button('Continue').disabled).toBe(true);
    const question = screen.getByRole('radiogroup', { name: 'Eintritt: which day is 03.04.2026?' });
    fireEvent.click(within(question).getByLabelText('Friday 3 April 2026'));
    fireEvent.click(button('Continue'));

    expect(await screen.findByText('1 row needs your attention')).toBeDefined();
    expect(screen.getByText('“tom@” is not an e-mail address.')).toBeDefined();
    expect(screen.getByText('Becomes a manager: Ella Stone')).toBeDefined();
    const mail = screen.getByLabelText(/^E-mail/);
    fireEvent.change(mail, { target: { value: 'tom@example.com' } });
    fireEvent.blur(mail);
    expect(await screen.findByText('Corrected')).toBeDefined();

    fireEvent.click(await screen.findByRole('button', { name: 'Preview 2 people' }));
    expect(await screen.findByText('What Pasted list changes')).toBeDefined();
    fireEvent.click(button('Import'));
    expect(await screen.findByRole('button', { name: /^Choose a file/ })).toBeDefined();
  });

  it('goes on without its wrong rows, and can be taken up again from the preview', async () => {
    show();
    await paste('First name\tLast name\tE-mail\nElla\tStone\t\nTom\tReed\ttom@');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave 1 row out and preview' }));
    expect(await screen.findByText('What Pasted list changes')).toBeDefined();
    fireEvent.click(button('Back to the list'));
    fireEvent.click(await screen.findByRole('button', { name: 'Take in again' }));
    expect(await screen.findByText('“tom@” is not an e-mail address.')).toBeDefined();
  });

  it('shows what the server refuses at the row of the sheet', async () => {
    const fault = { line: 1, field: 'people.1.username', message: '"tom" is taken.' };
    const faulty = { ...soundCheck, faults: [fault], faultCount: 1, sections: [], effects: [] };
    show([faulty, soundCheck]);
    await paste('First name\tLast name\tUser name\nElla\tStone\tella\nTom\tReed\ttom');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Preview 2 people' }));
    expect(await screen.findByText('"tom" is taken.')).toBeDefined();
    const row = screen.getByRole('row', { name: /Tom Reed/ });
    expect(row.textContent).toContain('To correct');
    fireEvent.change(screen.getByLabelText(/^User name/), { target: { value: 'tom.reed' } });
    fireEvent.blur(screen.getByLabelText(/^User name/));
    fireEvent.click(await screen.findByRole('button', { name: 'Preview 2 people' }));
    expect(await screen.findByText('What Pasted list changes')).toBeDefined();
  });

  it('is compared again when somebody else has changed the company since', async () => {
    const server = show([{ ...soundCheck, version: 8 }], [7, 8]);
    await paste('First name\tLast name\nElla\tStone');
    fireEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Preview 1 person' }));
    expect(await screen.findByText(/^The company was changed in the meantime/)).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Preview 1 person' }));
    expect(await screen.findByText('What Pasted list changes')).toBeDefined();
    expect(checksOf(server)).toBe(2);
  });

  it('in unknown letters is read as the person says', async () => {
    show();
    const bytes = Uint8Array.from('Name;Ort\nJ\u00FCrgen Stra\u00DFer;S\u00FCd', (letter) =>
      letter.charCodeAt(0),
    );
    choose(new File([bytes], 'people.csv', { type: 'text/csv' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Jürgen Straßer · Süd' }));
    const question = await screen.findByRole('radiogroup', {
      name: 'Jürgen Straßer: which is the last name?',
    });
    expect(within(question).getByLabelText('Straßer')).toBeDefined();
  });

  it('that cannot be read says why, and another one can be chosen', async () => {
    show();
    choose(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'old.xls'));
    expect(await screen.findByText('old.xls can’t be read')).toBeDefined();
    expect(screen.getByText(/^It was saved for an old version of Excel/)).toBeDefined();
    choose(new File(['First name,Last name\nElla,Stone'], 'people.csv'));
    expect(await screen.findByRole('heading', { name: 'What is in the columns?' })).toBeDefined();
    fireEvent.click(button('Cancel'));
    expect(await screen.findByRole('button', { name: /^Choose a file/ })).toBeDefined();
  });
});

/** @param versions of the company, each time that it is read */
function show(checks: readonly Check[] = [soundCheck], versions: readonly number[] = [7]) {
  const server = companyServer({ checks: checks.map((check) => () => Response.json(check)) });
  let reads = 0;
  renderInHost(<ImportCard />, {
    messages,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/company/file') return Response.json(clinic);
      if (pathname === '/api/company/changes' && request.method === 'GET') {
        const version = versions[Math.min(reads, versions.length - 1)];
        reads += 1;
        return Response.json({ version, contents: [], next: null });
      }
      return server.fetch(request);
    },
  });
  return server;
}

function checksOf({ asked }: ReturnType<typeof companyServer>): number {
  return asked.filter((call) => call === 'POST /api/company/checks').length;
}

async function paste(text: string): Promise<void> {
  fireEvent.click(button('Paste from a spreadsheet'));
  const area = await screen.findByLabelText('Copied cells');
  await waitFor(() => expect(document.activeElement).toBe(area));
  fireEvent.paste(area, { clipboardData: { getData: () => text } });
}

function choose(file: File): void {
  fireEvent.change(screen.getByLabelText('Company file'), { target: { files: [file] } });
}

function button(name: string): HTMLButtonElement {
  return screen.getByRole('button', { name });
}

function field(name: string): HTMLSelectElement {
  return screen.getByLabelText(name);
}
