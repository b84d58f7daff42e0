import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import {
  connectionsServer,
  delivered,
  nothingConnected,
  trial,
} from './testing/connectionsServer.ts';
import { Page } from './view/ConnectionsPage.tsx';

type Server = ReturnType<typeof connectionsServer>;

function show(server: Server) {
  renderInHost(<Page />, { messages, fetch: server.fetch });
  return server;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Adds the entry that is offered for a value. */
async function addWard() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add “Ward”' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Position'), { target: { value: 'NURSE' } });
  fireEvent.click(await dialog.findByLabelText('Main building'));
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
}

describe('The connected systems', () => {
  it('say in words where they are connected', async () => {
    show(connectionsServer());
    expect(await screen.findAllByText('Not connected')).toHaveLength(5);
    expect(
      screen.getByText(/“The external HR system” in docs\/guides\/operators.md/),
    ).toBeDefined();
    expect(screen.getByText(/docs\/guides\/scim.md/)).toBeDefined();
  });

  it('tell the last failure: when, what, what to do', async () => {
    const [hr, directory, webhooks, ...rest] = nothingConnected;
    if (hr === undefined || directory === undefined || webhooks === undefined) return;
    show(
      connectionsServer({
        connections: [
          {
            ...{ ...hr, system: 'SUCCESSFACTORS', state: 'FAILING', count: 1, waiting: 7 },
            failure: { at: null, reason: 'HR_UNREACHABLE', name: null, status: null },
          },
          { ...directory, system: 'SCIM', state: 'WAITING', count: 1 },
          {
            ...{ ...webhooks, system: 'WEBHOOKS', state: 'FAILING', count: 2, failed: 3 },
            failure: {
              ...{ at: '2026-11-20T09:30:00.000Z', reason: 'WEBHOOK_ANSWERED' },
              ...{ name: 'Payroll', status: 500 },
            },
          },
          ...rest,
        ],
      }),
    );
    expect(await screen.findByText('SAP SuccessFactors')).toBeDefined();
    expect(screen.getByText('7 wait')).toBeDefined();
    expect(screen.getByText('Failing now:')).toBeDefined();
    expect(screen.getByText(/The HR system does not answer/)).toBeDefined();
    expect(screen.getByText('Not used yet')).toBeDefined();
    expect(screen.getByText(/Last failure of “Payroll”/)).toBeDefined();
    expect(screen.getByText(/The receiver answered 500/)).toBeDefined();
  });

  it('fail alone: the rest of the page goes on', async () => {
    show(connectionsServer({ failing: ['/api/company/connections'] }));
    expect(await screen.findByText('The connections can’t be shown right now')).toBeDefined();
    expect(await screen.findByText('Make jobs from the directory')).toBeDefined();
  });
});

it('shows what is left to do, with the first names and values', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `Person ${index}`);
  show(
    connectionsServer({
      tasks: {
        count: 13,
        tasks: [
          { kind: 'UNKNOWN_VALUE', count: 12, names, values: ['Laundry'] },
          { kind: 'NO_JOB', count: 1, names: ['Ola'], values: [] },
        ],
      },
    }),
  );
  expect(await screen.findByText(/^12 people have no job, because .*Person 9, …$/)).toBeDefined();
  expect(screen.getByText('The directory says: Laundry')).toBeDefined();
  expect(screen.getByText('1 person has no job yet and cannot clock in: Ola')).toBeDefined();
});

describe('The mapping', () => {
  it('is made from what the directory delivered, and saved with its version', async () => {
    const server = show(connectionsServer());
    await addWard();
    expect(await screen.findByText('Nurse · Main building')).toBeDefined();
    press('Save');
    expect(await screen.findByText('Two capital letters, such as DE.')).toBeDefined();
    expect(server.saved).toEqual([]);
    type('Country, two letters', 'de');
    type('Legal entity', 'Harbour Ltd');
    press('Save');
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]).toMatchObject({
      version: 4,
      mapping: {
        ...{ isOn: true, attribute: 'department', otherwise: null, countryCode: 'DE' },
        entries: [{ value: 'Ward', place: { position: 'NURSE', geofences: ['MAIN'] } }],
      },
    });
    expect(await screen.findByText('Saved. Jobs are made within half a minute.')).toBeDefined();
  });

  it('takes no entry without a position, and none twice', async () => {
    show(connectionsServer());
    await addWard();
    await screen.findByText('Nurse · Main building');
    press('Add a value');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(await dialog.findByLabelText('Value in the directory'), {
      target: { value: ' ward ' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await dialog.findByText('This value has an entry already.')).toBeDefined();
    expect(dialog.getByText('Please fill this in.')).toBeDefined();
  });

  it('is tried on the last joiner before it is saved', async () => {
    const server = show(connectionsServer());
    await addWard();
    type('Country, two letters', 'DE');
    type('Legal entity', 'Harbour Ltd');
    press('Try it on the last joiner');
    expect(await screen.findByText('Trial on Mika Ito')).toBeDefined();
    expect(screen.getByText('Gets this job and can clock in')).toBeDefined();
    expect(screen.getByText('Night nurse')).toBeDefined();
    expect(screen.getByText('Clock in and out, See their time')).toBeDefined();
    expect(server.tried[0]?.entries).toHaveLength(1);
    expect(server.saved).toEqual([]);
  });

  it('says why a joiner gets none', async () => {
    show(
      connectionsServer({
        trial: {
          ...{ ...trial, outcome: 'TASK', job: null, manager: null },
          task: { kind: 'UNKNOWN_VALUE', value: 'Laundry' },
        },
      }),
    );
    await screen.findByLabelText('Country, two letters');
    type('Country, two letters', 'DE');
    type('Legal entity', 'Harbour Ltd');
    press('Try it on the last joiner');
    expect(
      await screen.findByText('“Laundry” has no entry, and other values get no job.'),
    ).toBeDefined();
  });

  it('that somebody else has changed can be opened again', async () => {
    show(connectionsServer({ isLate: true }));
    await screen.findByLabelText('Country, two letters');
    type('Country, two letters', 'DE');
    type('Legal entity', 'Harbour Ltd');
    press('Save');
    expect(await screen.findByText('Dora Vega changed it.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Open it again' })).toBeDefined();
  });

  it('needs a position to begin with', async () => {
    const { choices } = delivered;
    show(connectionsServer({ state: { ...delivered, choices: { ...choices, positions: [] } } }));
    expect(await screen.findByText(/Jobs need a position and a time type profile/)).toBeDefined();
  });
});
