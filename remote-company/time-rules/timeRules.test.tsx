import { fireEvent, screen, within } from '@testing-library/react';
import type { components } from 'shared-contracts';
import type { AdjustmentRuleEntry } from 'shared-contracts/company-file/companyFile.ts';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { importedChange, soundCheck } from '../company/testing/companyServer.ts';
import { messages } from '../messages/en.ts';
import { Page } from './view/RulesPage.tsx';
import { filesSent } from '../company/testing/filesSent.ts';

type Schemas = components['schemas'];

const rounding: AdjustmentRuleEntry = {
  ...{ code: 'CLOCK-IN', kind: 'ROUNDING', punch: 'CLOCK_IN' },
  ...{ minutes: 5, direction: 'NEAREST', graceMinutes: 7 },
};
const pause: AdjustmentRuleEntry = {
  ...{ code: 'BREAK', kind: 'AUTOMATIC_BREAK', afterMinutes: 360, breakMinutes: 30 },
};

it('says each rule as a sentence', async () => {
  show([rounding, pause]);
  expect(await screen.findByText(/rounded to 5 min, nearest; up to 7 min from/)).toBeDefined();
  expect(screen.getByText(/Who works more than 6 h has 30 min of break/)).toBeDefined();
});

it('says what counts where there are no rules', async () => {
  show([]);
  expect(await screen.findByText(/Time counts as it was clocked/)).toBeDefined();
});

it('changes one rule of the list, with an example of what it does, and takes it back', async () => {
  const server = show([rounding, pause]);
  fireEvent.click(await screen.findByRole('button', { name: 'Automatic break BREAK' }));
  type(await screen.findByRole('textbox', { name: 'Minutes of break' }), '45');
  expect(await screen.findByText('Clocked 8 h 57 min, counts 8 h 12 min')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Automatic break is saved')).toBeDefined();
  expect(server.saved).toEqual([{ adjustmentRules: [rounding, { ...pause, breakMinutes: 45 }] }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeDefined();
  expect(server.saved.at(-1)).toEqual({ adjustmentRules: [rounding, pause] });
});

it('does not overwrite a list to which somebody else has added a rule', async () => {
  const server = show([rounding], { version: 9 });
  fireEvent.click(await screen.findByRole('button', { name: 'Rounding of clock-ins CLOCK-IN' }));
  type(await screen.findByRole('textbox', { name: /Minutes that count as on time/ }), '3');
  server.rules.push(pause);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Somebody else has changed this in the meantime')).toBeDefined();
  expect(server.saved).toEqual([]);
});

it('adds only what is still free, and nothing that is not complete', async () => {
  const server = show([rounding]);
  fireEvent.click(await screen.findByRole('button', { name: 'New rule' }));
  type(await screen.findByRole('textbox', { name: /Minutes that count as on time/ }), 'ten');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/whole minutes from 0 to 1440/)).toBeDefined();
  expect(screen.getByText('Fill in the fields to see the example.')).toBeDefined();
  type(screen.getByRole('textbox', { name: /Minutes that count as on time/ }), '');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Rounding of clock-outs is saved')).toBeDefined();
  const added = { code: 'CLOCK-OUT', kind: 'ROUNDING', punch: 'CLOCK_OUT' };
  expect(server.saved).toEqual([
    { adjustmentRules: [rounding, { ...added, minutes: 5, direction: 'NEAREST' }] },
  ]);
});

it('shows what the last pay cycle would have been', async () => {
  const server = show([rounding, pause]);
  fireEvent.click(await screen.findByRole('button', { name: 'Automatic break BREAK' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Compare without this rule' }));
  expect(await screen.findByRole('heading', { name: 'Without this rule' })).toBeDefined();
  expect(server.tried).toEqual([{ rules: [rounding] }]);
  const largest = within(screen.getByRole('list', { name: 'The largest differences' }));
  expect(largest.getByText('Ella Stone')).toBeDefined();
  expect(largest.getByText('7 h 30 min → 8 h')).toBeDefined();
  expect(largest.getByText('Automatic break (BREAK)')).toBeDefined();
  expect(screen.getByText(/Only the latest 2 of 3 entries were compared/)).toBeDefined();
  // What the form says now is something else.
  type(screen.getByRole('textbox', { name: 'Minutes of break' }), '60');
  expect(screen.getByRole('heading', { name: 'Without this rule' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: 'With this rule' })).toBeDefined();
  type(screen.getByRole('textbox', { name: 'Minutes of break' }), '45');
  expect(screen.queryByRole('heading', { name: 'With this rule' })).toBeNull();
});

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
}

const trial: Schemas['RulesTrial'] = {
  ...{ startDate: '2026-10-01', endDate: '2026-10-31', comparedFrom: '2026-10-02' },
  ...{ entries: 3, compared: 2, differing: 1, otherKinds: 0, peopleUp: 1, peopleDown: 0 },
  ...{ clockedMinutes: 960, minutesBefore: 900, minutesAfter: 930 },
  largest: [
    {
      ...{ date: '2026-10-05', name: 'Ella Stone', minutesBefore: 450, minutesAfter: 480 },
      ...{ rule: 'AUTOMATIC_BREAK', code: 'BREAK' },
    },
  ],
};

/** The page with a company of these rules, whose checks have this version. */
function show(rules: readonly AdjustmentRuleEntry[], check: { readonly version?: number } = {}) {
  const saved: unknown[] = [];
  const tried: unknown[] = [];
  const known = [...rules];
  const lastFile = filesSent();
  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const version = soundCheck.version + saved.length;
    if (pathname.endsWith('/examples')) {
      const asked: Schemas['ExampleShift'] = await request.json();
      const last = asked.rules.at(-1)?.breakMinutes ?? 0;
      return Response.json({
        ...{ clockIn: '2026-01-15T07:53:00.000Z', clockOut: '2026-01-15T16:50:00.000Z' },
        clockedMinutes: 537,
        version: {
          ...{ clockIn: '2026-01-15T07:53:00.000Z', clockOut: '2026-01-15T16:50:00.000Z' },
          ...{ duration: (537 - last) * 60, minutes: [] },
        },
      } satisfies Schemas['AdjustedExample']);
    }
    if (pathname.endsWith('/trials')) {
      tried.push(await request.json());
      return Response.json(trial);
    }
    if (pathname === '/api/company/checks') {
      const sections = [
        { section: 'adjustmentRules', added: 0, changed: 1, removed: 0, unchanged: 0 },
      ];
      return Response.json({ ...soundCheck, effects: [], sections, version, ...check });
    }
    if (request.method === 'POST') {
      saved.push(JSON.parse(await lastFile()));
      return Response.json(importedChange);
    }
    const isRules = pathname.endsWith('/adjustmentRules');
    return Response.json({
      ...{ version, total: known.length, totalPages: 1, facts: [] },
      part: isRules ? { adjustmentRules: known } : {},
    } satisfies Schemas['CompanyEntries']);
  }
  renderInHost(<Page />, { messages, fetch });
  return { saved, tried, rules: known };
}
