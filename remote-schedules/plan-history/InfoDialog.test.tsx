import { screen } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { plannedRow } from '../assigning/testing/planned.ts';
import type { PlannedRow } from '../plan-targets/rules/planTargets.ts';
import { InfoDialog } from './view/historyDialogs.ts';

async function factsOf(row: PlannedRow): Promise<readonly (string | null)[]> {
  renderInHost(<InfoDialog row={row} onClose={() => {}} />);
  await screen.findByRole('dialog', { name: `About ${row.employeeName}` });
  return screen.getAllByRole('definition').map(({ textContent }) => textContent);
}

it('says who somebody is, what they work now and in which groups they are', async () => {
  const group = (id: number, groupName: string) => ({ id, groupName });
  const groups = [group(1, 'Night team'), group(2, 'House B')];
  expect(await factsOf(plannedRow(1, 'Jonas Weber', { currentEmployeeGroups: groups }))).toEqual([
    ...['Jonas Weber', '11', 'Porter', 'EarlyEARLY', 'Clock times', 'Night teamHouse B'],
  ]);
});

it('says what is not there', async () => {
  const row = plannedRow(1, 'Jonas Weber', {
    ...{ currentWorkScheduleCode: null, currentWorkScheduleName: null },
    timeRecordingVariant: 'DURATION',
  });
  expect((await factsOf(row)).slice(3)).toEqual(['None', 'Duration', 'None selected']);
});
