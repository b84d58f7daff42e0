import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { RemoteHost } from 'shared-contracts';
import 'shared-ui/date-time';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messages as pageEnglish } from '../../page-messages/en.ts';
import { filterPayload } from '../rules/filterPayload.ts';
import { noFilter, type TimeFilter } from '../rules/timeFilter.ts';
import { FilterBar } from './FilterBar.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the statuses', () => {
  it('are many at a time; the chip says the first and how many more', async () => {
    const { last } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Status All' }));
    for (const name of ['Rejected', 'Pending', 'Approved']) {
      fireEvent.click(await screen.findByRole('checkbox', { name, hidden: true }));
    }
    expect(last().statuses).toEqual(['PENDING', 'APPROVED', 'REJECTED']);
    const chip = screen.getByRole('button', { name: 'Status Pending +2', hidden: true });
    fireEvent.click(chip);
    await waitFor(() => expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull());
  });
});

describe('the dates', () => {
  it('are a pay cycle at first, and others by choice', async () => {
    const { last } = show();
    fireEvent.click(screen.getByRole('button', { name: '9 – 22 Nov 2026' }));
    fireEvent.click(await screen.findByText('Previous pay cycle'));
    expect(last().range).toEqual(previous);
    fireEvent.click(screen.getByText('26 Oct – 8 Nov 2026'));
    fireEvent.click(await screen.findByText('Current pay cycle'));
    expect(last().range).toBeNull();
  });
});

describe('more than 400 days', () => {
  it('are refused in words, and nothing is asked for', async () => {
    const { last } = show();
    fireEvent.click(screen.getByRole('button', { name: '9 – 22 Nov 2026' }));
    fireEvent.click(await screen.findByText('Everything'));
    expect(
      await screen.findAllByText('At most 400 days can be shown at once. Choose fewer.'),
    ).not.toEqual([]);
    expect(last().range).toBeNull();
  });
});

describe('other filters', () => {
  it('are added as a field with a value, and taken away by their chip', async () => {
    const { last } = show();
    await add('Info', 'No geo data');
    await add('Position', 'Ward host');
    expect(last().values).toEqual([
      { field: 'info', value: 'NO_GEO_DATA', label: 'Info: No geo data' },
      { field: 'position', value: '12', label: 'Position: Ward host' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove Info: No geo data' }));
    expect(last().values).toHaveLength(1);
  });

  it('offer what is not in force yet', async () => {
    show();
    await add('Info', 'Clocked out late');
    fireEvent.click(screen.getByRole('combobox', { name: 'Value' }));
    expect(await screen.findByRole('option', { name: 'Clocked in early' })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'Clocked out late' })).toBeNull();
  });

  it('offer cost centers and the company’s own entities', async () => {
    const { last } = show();
    await add('Time cost center', '4120 Ward 3 East');
    await add('Site', 'Riverside, North');
    expect(last().values.map(({ field, value }) => [field, value])).toEqual([
      ['timeCostCenter', '31'],
      ['entity:Site', 'RIV'],
    ]);
  });

  it('offer the type to managers only, and the sync status to all', async () => {
    show();
    await openPanel();
    await screen.findByRole('option', { name: 'Site' });
    expect(fieldNames()).not.toContain('Type');
    expect(fieldNames()).toEqual(
      expect.arrayContaining(['Position', 'Clock in', 'Clock out', 'Sync status']),
    );
  });

  it('do so for a manager', async () => {
    show({ isManager: true });
    await openPanel();
    await screen.findByRole('option', { name: 'Site' });
    expect(fieldNames()).toEqual(expect.arrayContaining(['Type', 'Sync status']));
  });

  it('find time by its type and by custom fields, for a manager', async () => {
    const { last } = show({ isManager: true });
    await add('Time type', 'Training');
    await add('Custom field', 'Floor: Second');
    expect(filterPayload(last().values)).toEqual({
      timeTypeIds: [62],
      customFieldOptionIds: [91],
    });
  });

  it('find by groups of employees, and say whose they are, for a manager', async () => {
    const { last } = show({ isManager: true });
    await add('Employee group', 'Ward team');
    await add('Employee group', 'Kitchen (Katrin Brandt)');
    expect(filterPayload(last().values)).toEqual({ employeeGroupIds: [71, 72] });
    expect(screen.getByRole('button', { name: 'Remove Employee group: Ward team' })).toBeDefined();
  });

  it.each<[string, Shown]>([
    ['of one’s own time', {}],
    ['where no groups are kept', { isManager: true, properties: { EMPLOYEE_GROUPS: false } }],
    ['where nobody plans', { isManager: true, features: { MANAGER_WORK_SCHEDULES: false } }],
  ])('ask for no groups %s', async (_, shown) => {
    const asked: string[] = [];
    show({
      ...shown,
      fetch: (request) => {
        asked.push(request.url);
        return answer(request);
      },
    });
    await openPanel();
    await screen.findByRole('option', { name: 'Site' });
    expect(fieldNames()).not.toContain('Employee group');
    expect(asked.filter((url) => url.includes('/employee-groups'))).toEqual([]);
  });

  it('leave groups out where there are none', async () => {
    show({
      isManager: true,
      fetch: (request) =>
        request.url.includes('/employee-groups') ? Response.json([]) : answer(request),
    });
    await openPanel();
    await screen.findByRole('option', { name: 'Site' });
    await screen.findByRole('option', { name: 'Time type' });
    expect(fieldNames()).not.toContain('Employee group');
  });

  it('find punches within a window of the clock that is typed', async () => {
    const { last } = show();
    await openPanel();
    fireEvent.change(screen.getByLabelText('Filter by'), { target: { value: 'clockIn' } });
    const value = await screen.findByRole('combobox', { name: 'Value' });
    expect(screen.getByText(/06:00-08:30/)).toBeDefined();
    fireEvent.click(value);
    fireEvent.change(value, { target: { value: '22-6:30' } });
    fireEvent.click(await screen.findByRole('option', { name: '22:00 – 06:30' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    expect(screen.getByRole('button', { name: 'Remove Clock in: 22:00 – 06:30' })).toBeDefined();
    expect(filterPayload(last().values)).toEqual({
      clockInFilter: { from: '22:00', to: '06:30' },
    });
  });

  it('are all gone after a reset', async () => {
    const { last } = show();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await add('Clock in', 'AM, before noon');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(last()).toEqual(noFilter);
    await waitFor(() => expect(screen.queryByRole('form', { name: 'More filters' })).toBeNull());
  });
});

const current = { startDate: '2026-11-09', endDate: '2026-11-22' };
const everything = { startDate: '2025-10-01', endDate: '2026-11-20' };
const previous = { startDate: '2026-10-26', endDate: '2026-11-08' };

interface Shown {
  readonly isManager?: boolean;
  readonly features?: Partial<RemoteHost['features']['features']>;
  readonly properties?: Partial<RemoteHost['features']['properties']>;
  readonly fetch?: (request: Request) => Response;
}

function show({ isManager = false, features = {}, ...host }: Shown = {}) {
  const seen: TimeFilter[] = [noFilter];
  renderInHost(<Filtered isManager={isManager} onSeen={(filter) => seen.push(filter)} />, {
    messages: pageEnglish,
    features,
    fetch: answer,
    ...host,
  });
  return { last: () => seen.at(-1) ?? noFilter };
}

interface FilteredProps {
  readonly isManager: boolean;
  readonly onSeen: (filter: TimeFilter) => void;
}

function Filtered({ isManager, onSeen }: FilteredProps) {
  const [filter, setFilter] = useState(noFilter);
  function change(next: TimeFilter): void {
    onSeen(next);
    setFilter(next);
  }
  return (
    <FilterBar
      filter={filter}
      firstRange={current}
      presets={[
        { label: 'Current pay cycle', range: current },
        { label: 'Previous pay cycle', range: previous },
        { label: 'Everything', range: everything },
      ]}
      last="2026-11-20"
      positions={[
        { id: 11, description: 'Porter' },
        { id: 12, description: 'Ward host' },
      ]}
      isManager={isManager}
      isNarrowed={filter !== noFilter}
      onChange={(changes) => change({ ...filter, ...changes })}
      onReset={() => change(noFilter)}
    />
  );
}

function answer({ url }: Request): Response {
  if (url.includes('/time-filters')) return Response.json(timeFilters);
  if (url.includes('/employee-groups')) return Response.json(employeeGroups);
  const isEntities = url.includes('/custom-filters');
  return Response.json(isEntities ? customFilters : costCenters);
}

const timeFilters = {
  timeTypes: [
    { id: 61, name: 'Regular hours' },
    { id: 62, name: 'Training' },
  ],
  customFieldOptions: [{ id: 91, name: 'Floor: Second' }],
};

const katrin = { id: 7, name: 'Katrin Brandt', employeeNumber: '10022' };
const employeeGroups = [
  { id: 71, groupName: 'Ward team', owner: katrin, isOwn: true, sharedWith: [], managedCount: 6 },
  { id: 72, groupName: 'Kitchen', owner: katrin, isOwn: false, sharedWith: [], managedCount: 2 },
];

const costCenters = [{ id: 31, name: '4120 Ward 3 East', geofence: null }];
const customFilters = [
  {
    filterName: 'Site',
    filterValues: [
      {
        externalCode: 'RIV',
        customFields: [
          { fieldName: 'Name', fieldValue: 'Riverside' },
          { fieldName: 'Region', fieldValue: 'North' },
        ],
      },
    ],
  },
];

async function openPanel(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
  await screen.findByRole('form', { name: 'More filters' });
}

async function add(field: string, value: string): Promise<void> {
  if (!screen.queryByRole('form', { name: 'More filters' })) await openPanel();
  const fields = screen.getByLabelText<HTMLSelectElement>('Filter by');
  const option = await within(fields).findByRole<HTMLOptionElement>('option', { name: field });
  fireEvent.change(fields, { target: { value: option.value } });
  fireEvent.click(await screen.findByRole('combobox', { name: 'Value' }));
  fireEvent.click(await screen.findByRole('option', { name: value }));
  fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
}

function fieldNames(): (string | null)[] {
  const fields = screen.getByLabelText<HTMLSelectElement>('Filter by');
  return Array.from(fields.options, ({ textContent }) => textContent);
}
