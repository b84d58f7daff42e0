import {
  fireEvent,
  screen,
  waitFor,
  within,
  type BoundFunctions,
  type queries,
} from '@testing-library/react';
import { useState } from 'react';
import { assignment, employeeWith } from 'shared-contracts/testing/employee.ts';
import {
  employeeSession,
  renderInHost,
  type RenderOptions,
} from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as english } from '../messages/en.ts';
import { Page } from './ReportDownloadPage.tsx';
import { ReportButton } from './view/ReportButton.tsx';

const october = { startDate: '2026-10-05', endDate: '2026-10-18' };
const saved: { name: string; content: Blob | MediaSource }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22) });
  saved.length = 0;
  let last: Blob | MediaSource = new Blob();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content: last });
  });
  URL.createObjectURL = (content) => {
    last = content;
    return 'blob:report';
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const spreadsheet = () =>
  new Response('bytes', {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''Team%20%E2%80%93%20May.xlsx` },
  });

function inHost(page: React.ReactNode, options: RenderOptions) {
  return renderInHost(page, {
    messages: english,
    session: employeeSession(employeeWith(assignment())),
    ...options,
  });
}

const choose = (dialog: BoundFunctions<typeof queries>, report: string) =>
  fireEvent.change(dialog.getByRole('combobox', { name: 'Report' }), {
    target: { value: report },
  });

async function generate(dialog: BoundFunctions<typeof queries>) {
  fireEvent.click(dialog.getByRole('button', { name: 'Generate' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Generate this report?',
    hidden: true,
  });
  fireEvent.click(within(question).getByRole('button', { name: 'Generate', hidden: true }));
}

describe('the report dialog', () => {
  async function openDialog(answer: () => Response, options: RenderOptions = {}) {
    const asked: URL[] = [];
    inHost(<ReportButton range={october} />, {
      fetch: ({ url }) => {
        if (url.includes('all-cost-centers'))
          return Response.json([{ id: 7, name: '4711 Ward', geofence: null }]);
        asked.push(new URL(url));
        return answer();
      },
      ...options,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Generate report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary report' }));
    return { asked, dialog };
  }

  it('generates nothing before a report and both days are set', async () => {
    const { dialog } = await openDialog(spreadsheet);
    const button = dialog.getByRole('button', { name: 'Generate' });
    expect(button).toHaveProperty('disabled', true);
    choose(dialog, 'employeeAttendanceReport');
    expect(button).toHaveProperty('disabled', false);
    const end = dialog.getByRole('textbox', { name: 'To' });
    fireEvent.focus(end);
    fireEvent.change(end, { target: { value: '' } });
    fireEvent.blur(end);
    await dialog.findByText('This field is required.');
    expect(button).toHaveProperty('disabled', true);
  });

  it('is about the days that the page shows, unless others are chosen', async () => {
    const { asked, dialog } = await openDialog(spreadsheet);
    choose(dialog, 'employeeSummaryReport');
    await generate(dialog);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      fromDate: '2026-10-05',
      toDate: '2026-10-18',
    });
  });

  it('asks once, sends what was chosen, and saves the file under its name', async () => {
    const { asked, dialog } = await openDialog(spreadsheet, {
      features: { EXTRACTION_STATUS: true },
    });
    choose(dialog, 'employeeSummaryReportGrouped');
    fireEvent.change(dialog.getByRole('combobox', { name: /Site to group by/ }), {
      target: { value: 'GEOFENCE' },
    });
    for (const name of [
      'A sheet for each week',
      'Include extraction status',
      'Include incomplete entries',
    ]) {
      fireEvent.click(dialog.getByRole('checkbox', { name }));
    }
    await generate(dialog);
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Team – May.xlsx' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [url] = asked;
    expect(url?.pathname).toBe('/api/reporting/employeeSummaryReportGrouped');
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      groupedByEmployee: 'true',
      breakSheetsByWeek: 'true',
      includeExtractionStatus: 'true',
      includeIncompleteTimePairs: 'true',
      siteToGroupBy: 'GEOFENCE',
      lang: 'en',
    });
  });

  it('offers only what the company has, and wants the cost center that it wants', async () => {
    const { dialog } = await openDialog(spreadsheet, {
      features: { COST_CENTER_FIELD_REQUIRED: true },
    });
    expect(dialog.queryByRole('checkbox', { name: 'Include extraction status' })).toBeNull();
    choose(dialog, 'employeeSummaryReport');
    expect(dialog.getByRole('button', { name: 'Generate' })).toHaveProperty('disabled', true);
    expect(await dialog.findByRole('combobox', { name: 'Cost center' })).toBeDefined();
  });

  it('says that a long report comes later', async () => {
    const { dialog } = await openDialog(() => new Response(null, { status: 204 }));
    choose(dialog, 'employeeSummaryReport');
    await generate(dialog);
    await screen.findByText(/^This report takes longer\./);
    expect(saved).toEqual([]);
  });

  it('says what the server says where it fails, and stays open', async () => {
    const { dialog } = await openDialog(() =>
      Response.json(
        {
          type: 'about:blank',
          status: 400,
          title: 'Too large',
          detail: 'The report would cover 4,000 people.',
          code: 'REPORT_TOO_LARGE',
          traceId: 'x',
        },
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      ),
    );
    choose(dialog, 'employeeSummaryReport');
    await generate(dialog);
    await screen.findByText(/The report would cover 4,000 people\./);
    expect(dialog.getByRole('button', { name: 'Generate', hidden: true })).toBeDefined();
  });

  it('is not there where the company has no reports', () => {
    inHost(<ReportButton range={october} />, { features: { REPORTING_FEATURE: false } });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the download page', () => {
  it('takes away the message that the report comes later', async () => {
    function Pages() {
      const [isFinished, setIsFinished] = useState(false);
      return isFinished ? (
        <Page />
      ) : (
        <>
          <ReportButton range={october} />
          <button type="button" onClick={() => setIsFinished(true)}>
            Open the finished report
          </button>
        </>
      );
    }
    let isFinished = false;
    inHost(<Pages />, {
      path: '/download-report?id=12',
      fetch: ({ url }) => {
        if (url.includes('all-cost-centers')) return Response.json([]);
        return isFinished ? spreadsheet() : new Response(null, { status: 204 });
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Generate report' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary report' }));
    choose(dialog, 'employeeSummaryReport');
    await generate(dialog);
    await screen.findByText(/^This report takes longer\./);
    isFinished = true;
    fireEvent.click(screen.getByText('Open the finished report'));
    await screen.findByText('Your report was downloaded');
    await waitFor(() => expect(screen.queryByText(/^This report takes longer\./)).toBeNull());
  });

  it('downloads the report of its address at once, and again on demand', async () => {
    inHost(<Page />, { path: '/download-report?id=12', fetch: () => spreadsheet() });
    await screen.findByText('Your report was downloaded');
    expect(saved).toMatchObject([{ name: 'Team – May.xlsx' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Download again' }));
    expect(saved).toHaveLength(2);
  });

  it.each(['', '?id=0', '?id=x', '?id=99999999999999999'])(
    'says that there is no report at %j, and asks nobody for it',
    async (query) => {
      inHost(<Page />, { path: `/download-report${query}` });
      await screen.findByText('This report is no longer there');
    },
  );

  it('offers to try again where the server cannot be reached', async () => {
    let isDown = true;
    inHost(<Page />, {
      path: '/download-report?id=12',
      fetch: () => {
        if (isDown) throw new TypeError('no network');
        return spreadsheet();
      },
    });
    await screen.findAllByText('The report could not be downloaded');
    expect(saved).toEqual([]);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await screen.findByText('Your report was downloaded');
  });
});
