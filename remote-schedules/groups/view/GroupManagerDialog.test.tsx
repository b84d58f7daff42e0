import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInHost } from 'shared-ui/testing/renderInHost.tsx';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/en.ts';
import { david, groupOf, groupsServer } from '../testing/groupsServer.ts';
import { GroupManagerDialog } from './GroupManagerDialog.tsx';

const ward = groupOf(71, 'Ward team', { sharedWith: [david], managedCount: 6 });
const kitchen = groupOf(72, 'Kitchen', { owner: david, isOwn: false, managedCount: 1 });

function show(...given: Parameters<typeof groupsServer>) {
  const server = groupsServer(...given);
  let changes = 0;
  renderInHost(
    <GroupManagerDialog
      onClose={() => undefined}
      onChanged={() => {
        changes += 1;
      }}
    />,
    { messages, fetch: server.answer },
  );
  return { ...server, changes: () => changes };
}

function save(name: string): void {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the groups', () => {
  it('say how many of my people are in them, whose they are, and who shares them', async () => {
    show([ward, kitchen]);
    expect(await screen.findByText('6 people · Shared with David Osei')).toBeDefined();
    expect(screen.getByText('1 person · Made by David Osei')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Change Ward team' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Change Kitchen' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete Kitchen' })).toBeNull();
  });

  it('are none at first, with a way to the first one', async () => {
    const { sent, changes } = show([]);
    expect(await screen.findByText('No groups yet')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'New group' }));
    await screen.findByRole('dialog', { name: 'New group' });
    save('Nights');
    expect(await screen.findByText('The group Nights was saved.')).toBeDefined();
    expect(await screen.findByText('Nights')).toBeDefined();
    expect(sent).toEqual([
      { call: 'POST /api/employee-groups', body: { groupName: 'Nights', sharedWithIds: [] } },
    ]);
    expect(changes()).toBe(1);
  });

  it('need a name', async () => {
    const { sent } = show([]);
    fireEvent.click(screen.getByRole('button', { name: 'New group' }));
    await screen.findByRole('dialog', { name: 'New group' });
    save('   ');
    expect(await screen.findByText('A group needs a name.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name').maxLength).toBe(60);
    expect(sent).toEqual([]);
  });

  it('keep what was typed where the name is taken, and say so at the field', async () => {
    show([ward, groupOf(73, 'Nights')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Change Nights' }));
    await screen.findByRole('dialog', { name: 'Change group' });
    save('ward TEAM');
    expect(await screen.findByText('You have a group of this name already.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('ward TEAM');
    save('Late team');
    expect(await screen.findByText('The group Late team was saved.')).toBeDefined();
  });

  it('are shared with managers who are found by name, and taken back', async () => {
    const { sent } = show([groupOf(73, 'Nights')]);
    fireEvent.click(await screen.findByRole('button', { name: 'Change Nights' }));
    const form = within(await screen.findByRole('dialog', { name: 'Change group' }));
    const field = await form.findByRole('combobox', { name: /Share with/ });
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'osei' } });
    fireEvent.click(await screen.findByRole('option', { name: 'David Osei · 10031' }));
    expect(await form.findByRole('button', { name: 'Remove David Osei' })).toBeDefined();
    fireEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 people · Shared with David Osei')).toBeDefined();

    fireEvent.click(await screen.findByRole('button', { name: 'Change Nights' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove David Osei' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { groupName: 'Nights', sharedWithIds: [david.id] },
      { groupName: 'Nights', sharedWithIds: [] },
    ]);
  });

  it('are deleted after a question', async () => {
    const { sent } = show([ward]);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Ward team' }));
    await screen.findByText('Delete the group Ward team?');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Delete the group Ward team?')).toBeNull());
    expect(sent).toEqual([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Ward team' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The group Ward team was deleted.')).toBeDefined();
    expect(await screen.findByText('No groups yet')).toBeDefined();
  });

  it('say which one could not be deleted, and why', async () => {
    const { problem } = groupsServer([]);
    show([ward], () => problem(404, 'NOT_FOUND', 'It is no longer there.'));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Ward team' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('The group Ward team could not be deleted. It is no longer there.'),
    ).toBeDefined();
  });
});
