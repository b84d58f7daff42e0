import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderInHost, type RenderOptions } from 'shared-ui/testing/renderInHost.tsx';
import { expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { david, groupOf, groupsServer } from '../testing/groupsServer.ts';
import { GroupSelect } from './GroupSelect.tsx';

const groups = [
  groupOf(71, 'Ward team'),
  groupOf(72, 'Kitchen', { owner: david, isOwn: false }),
  groupOf(73, 'Porters'),
];

function show(options: RenderOptions = {}) {
  const told = { groupIds: [0], managed: 0 };
  function Chosen() {
    const [groupIds, setGroupIds] = useState<readonly number[]>([]);
    return (
      <GroupSelect
        groupIds={groupIds}
        onChange={(next) => {
          told.groupIds = [...next];
          setGroupIds(next);
        }}
        onManage={() => (told.managed += 1)}
      />
    );
  }
  renderInHost(<Chosen />, { messages, fetch: groupsServer(groups).answer, ...options });
  return told;
}

it('chooses several groups; the chip says the first, then how many more', async () => {
  const told = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Groups' }));
  for (const name of ['Porters', 'Ward team', 'Kitchen (David Osei)']) {
    fireEvent.click(await screen.findByRole('checkbox', { name, hidden: true }));
  }
  expect(told.groupIds).toEqual([73, 71, 72]);
  expect(screen.getByRole('button', { name: /^Ward team ?\+2$/, hidden: true })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show everybody', hidden: true }));
  expect(told.groupIds).toEqual([]);
});

it('leads to the dialog in which groups are made, and closes', async () => {
  const told = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Groups' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Manage groups', hidden: true }));
  expect(told.managed).toBe(1);
  await waitFor(() => expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull());
});

it('is not there where the company keeps no groups, and asks for none', () => {
  show({
    properties: { EMPLOYEE_GROUPS: false },
    fetch: () => {
      throw new Error('Nothing is asked.');
    },
  });
  expect(screen.queryByRole('button')).toBeNull();
});
