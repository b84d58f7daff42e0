import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it, vi } from 'vitest';
import {
  hostOf,
  jonas,
  onScreen,
  PlanPage,
  serverFor,
  wholeRows,
} from '../assigning/testing/assigningPage.tsx';
import { HistoryDialog } from './view/historyDialogs.ts';

onScreen('desktop');

type Row = components['schemas']['PlanHistoryRow'];

function change(id: number, changes: Partial<Row> = {}): Row {
  return {
    id,
    action: 'ASSIGNED',
    modifiedByEmpId: 9,
    modifiedByName: 'Katrin Brandt',
    assignmentDate: '2026-11-18T09:12:00.000Z',
    workScheduleExternalName: 'Late',
    workScheduleExternalCode: 'LATE',
    startDate: '2026-11-19',
    endDate: '2026-11-20',
    tempWorkScheduleExternalCode: `TEMP-${id}`,
    ecSynchronisationStatus: 'SYNCHRONISED',
    errorMessage: null,
    undoBatchId: null,
    ...changes,
  };
}

function open(
  pages: () => readonly (readonly Row[])[],
  { isHrConnected = true }: { readonly isHrConnected?: boolean } = {},
) {
  const asked: number[] = [];
  const sentAgain: string[] = [];
  let closed = 0;
  const dialog = (
    <PlanPage>
      <HistoryDialog row={jonas} onClose={() => (closed += 1)} />
    </PlanPage>
  );
  const statusesOf: (readonly string[])[] = [];
  const undone: components['schemas']['UndoPlanRequest'][] = [];
  const page = renderInHost(dialog, {
    ...hostOf(serverFor(wholeRows(jonas))),
    isHrConnected,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const code = /temp-assignments\/(.+)\/synchronise$/.exec(pathname)?.[1];
      if (code) {
        sentAgain.push(code);
        return Response.json({
          tempWorkScheduleExternalCode: code,
          assignmentId: 1,
          startDate: '2026-11-19',
          endDate: '2026-11-20',
          ecSynchronisationStatus: 'SYNCHRONISATION_PENDING',
          synchronisationError: null,
        });
      }
      if (pathname.endsWith('/undo')) {
        const body: components['schemas']['UndoPlanRequest'] = await request.json();
        undone.push(body);
        const result = { userId: 1, refusal: null, planVersion: 5, tempScheduleRequests: [] };
        return Response.json({ batchId: null, results: [result] });
      }
      if (pathname.endsWith('/temp-assignment-statuses')) {
        const codes = searchParams.getAll('externalCodes');
        statusesOf.push(codes);
        const rows = pages().flat();
        return Response.json(
          rows
            .filter((row) => codes.includes(row.tempWorkScheduleExternalCode ?? ''))
            .map((row) => ({
              tempWorkScheduleExternalCode: row.tempWorkScheduleExternalCode,
              assignmentId: 1,
              startDate: row.startDate,
              endDate: row.endDate,
              ecSynchronisationStatus: row.ecSynchronisationStatus,
              synchronisationError: null,
            })),
        );
      }
      const number = Number(searchParams.get('page'));
      asked.push(number);
      const all = pages();
      return Response.json({ contents: all[number] ?? [], totalPages: all.length });
    },
  });
  return { ...page, asked, sentAgain, statusesOf, undone, closed: () => closed };
}

async function rowTexts(): Promise<readonly (string | null)[]> {
  const table = await screen.findByRole('table', { name: 'Assignment history' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
}

it('says who changed what, when, and how it stands in the HR system; oneself is “you”', async () => {
  open(() => [
    [
      change(2),
      change(1, {
        ...{ modifiedByEmpId: 4, modifiedByName: 'Amara Okafor', action: 'TAKEN_BACK' },
        ...{ ecSynchronisationStatus: null, endDate: '2026-11-19' },
      }),
    ],
  ]);
  expect(await rowTexts()).toEqual([
    'Katrin Brandt youWed 18 Nov 2026, 10:12LateAssignedThu 19 NovFri 20 NovSynchronised',
    'Amara Okafor Wed 18 Nov 2026, 10:12LateTaken backThu 19 NovThu 19 NovNothing to send',
  ]);
});

it('shows why the HR system did not take it, and sends it again at the row', async () => {
  let row = change(1, {
    ecSynchronisationStatus: 'SYNCHRONISATION_FAILED',
    errorMessage: 'The period is locked.',
  });
  const { sentAgain } = open(() => [[row]]);
  expect((await rowTexts())[0]).toContain('FailedThe period is locked.');
  row = change(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try again: Late, 19 – 20 Nov' }));
  await screen.findByText('It is on its way to the HR system again.');
  await screen.findByText('Synchronised');
  expect(sentAgain).toEqual(['TEMP-1']);
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

it('follows what is on its way each second, and reads itself again once it is taken', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-19T08:00:00.000Z') });
  let row = change(1, { ecSynchronisationStatus: 'SYNCHRONISATION_PENDING' });
  const { asked, statusesOf } = open(() => [[row]]);
  await screen.findByText('On its way');
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  row = change(1);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await screen.findByText('Synchronised');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(statusesOf).toEqual([['TEMP-1'], ['TEMP-1']]);
  expect(asked).toEqual([0, 0]);
});

it('takes back what was planned together from the first of its rows, and asks before', async () => {
  let rows = [change(3, { undoBatchId: 7 }), change(2, { undoBatchId: 7 }), change(1)];
  const { undone } = open(() => [rows]);
  await screen.findByRole('table', { name: 'Assignment history' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Late, 19 – 20 Nov' }));
  const question = await screen.findByRole('alertdialog', { name: 'Take this back?' });
  within(question).getByText(/What was planned before applies again\./);
  rows = [change(1)];
  fireEvent.click(within(question).getByRole('button', { name: 'Take back' }));
  await screen.findByText('It was taken back.');
  expect(undone).toEqual([{ batchId: 7, userIds: [1] }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
});

it('says “not connected” where no HR system is, and does not wait for it', async () => {
  const waiting = change(1, { ecSynchronisationStatus: 'SYNCHRONISATION_PENDING' });
  const { asked } = open(() => [[waiting]], { isHrConnected: false });
  await screen.findByText('Not connected');
  expect(asked).toEqual([0]);
});

it('shows older changes as the end comes into sight', async () => {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        seen.push(() => tell([{ isIntersecting: true }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  open(() => [[change(2)], [change(1)]]);
  expect(await rowTexts()).toHaveLength(1);
  act(() => seen.at(-1)?.());
  await waitFor(async () => expect(await rowTexts()).toHaveLength(2));
});

it('says that nothing was assigned yet', async () => {
  const { closed } = open(() => [[]]);
  await screen.findByText('Nothing has been assigned yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(closed()).toBe(1));
});
