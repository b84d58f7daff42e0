import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { employeeSession } from 'shared-ui/testing/renderInHost.tsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { asDesktop } from 'shared-ui/testing/asDesktop.ts';
import { assignment, customField, employeeWith } from 'shared-contracts/testing/employee.ts';
import { enter, field, question, reasons, said, save } from '../../testing/entryForm.ts';
import { showDialog } from '../../testing/showDialog.tsx';
import { timePair } from 'shared-contracts/testing/timePair.ts';

// 06:02 to 14:44 in Berlin, with a break from 10:00 to 10:28.
const shift = timePair();
const edit = { kind: 'EDIT_SHIFT', shift } as const;

beforeEach(() => asDesktop());

describe('what has to be filled in (spec §5)', () => {
  it('is asked for when saving: start and end required', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    expect(screen.queryByText('Enter the clock-in time.')).toBeNull();
    save();
    expect(await said('Please complete the required fields.')).toBeDefined();
    expect(screen.getByText('Enter the clock-in time.')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Clock in');
    const end = screen.getByRole('button', { name: /^Clock out/ });
    expect(words(end.getAttribute('aria-describedby'))).toBe('Enter the clock-out time.');
    enter('Clock in', '06', '00');
    expect(screen.getByText('Enter the clock-out time.')).toBeDefined();
    expect(server.written).toEqual([]);
  });

  it('is the date alone where the time is there', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock out', '12', '30');
    enter('Clock in', '06', '00');
    typeDate('31-02-2026');
    save();
    expect(await said('Please complete the required fields.')).toBeDefined();
    expect(screen.getByText(/^Enter the date like/)).toBeDefined();
    expect(document.activeElement).toBe(field('Date'));
    expect(screen.queryByText('Enter the clock-in time.')).toBeNull();
    typeDate('');
    expect(screen.getByText('Enter the date.')).toBeDefined();
    typeDate('18-11-2026');
    expect(screen.queryByText('Enter the date.')).toBeNull();
    expect(server.written).toEqual([]);
  });

  it('is the end, too, where the start has no date', async () => {
    await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    typeDate('');
    save();
    expect(await screen.findByText('Enter the date.')).toBeDefined();
    expect(screen.getByText('Enter the clock-out time.')).toBeDefined();
  });

  it('is a reason when editing, in own words when it is another one', async () => {
    const { server } = await showDialog(edit);
    enter('Clock out', '14', '30');
    save();
    expect(await screen.findByText('Choose a reason.')).toBeDefined();
    expect(document.activeElement).toBe(field('Reason for the change'));
    fireEvent.change(await reasons(), { target: { value: 'OTHER' } });
    save();
    expect(await screen.findByText('Please say in your own words why.')).toBeDefined();
    fireEvent.change(field('Which reason?'), { target: { value: 'Stayed for 312' } });
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      reason: { reasonName: 'OTHER', description: 'Stayed for 312' },
    });
  });

  it('offers no words of one’s own where the company wants none', async () => {
    await showDialog(edit, { features: { FREE_TEXT_REASONS: false } });
    const choice = await reasons();
    await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
    expect(within(choice).queryByRole('option', { name: 'Another reason' })).toBeNull();
  });

  it('are the company’s own fields and the cost center where they are required', async () => {
    const fields = [
      customField(),
      customField({ id: 92, name: 'Shift lead', type: 'FLAG', required: false, options: [one] }),
    ];
    const session = employeeSession(
      employeeWith(assignment({ timePairCustomFields: fields, costCenter: null })),
    );
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT' },
      { session, features: { COST_CENTER_FIELD_REQUIRED: true } },
    );
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    save();
    expect(await screen.findByText('Please fill this in.')).toBeDefined();
    expect(screen.getByText('Choose a cost center.')).toBeDefined();
    fireEvent.change(field('Floor'), { target: { value: '912' } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Shift lead' }));
    const costCenter = screen.getByRole('combobox', { name: 'Cost center' });
    fireEvent.click(costCenter);
    fireEvent.click(await screen.findByRole('option', { name: '4130 Kitchen' }));
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({
      costCenter: { id: 72 },
      timePairCustomFieldValues: [
        { id: 912, timePairCustomField: { id: 91 } },
        { id: 1, timePairCustomField: { id: 92 } },
      ],
    });
  });

  it('is labelled optional elsewhere', async () => {
    const session = employeeSession(
      employeeWith(assignment({ timePairCustomFields: [customField({ required: false })] })),
    );
    await showDialog({ kind: 'ADD_SHIFT' }, { session });
    expect(screen.getByLabelText('Floor optional')).toBeDefined();
    expect(await screen.findByRole('combobox', { name: 'Cost center optional' })).toBeDefined();
  });
});

describe('times that cannot be (spec §5)', () => {
  it('are equal ones', async () => {
    await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '06', '00');
    expect(await screen.findByText('Start and end are the same time.')).toBeDefined();
  });

  it('are those to come, by the server’s time and not the device’s', async () => {
    await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '13', '01');
    expect(await screen.findByText('This time is in the future. It is 13:00 now.')).toBeDefined();
  });

  it('are those before the previous pay cycle', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT', date: '2026-10-25' });
    await screen.findByRole('combobox', { name: 'Cost center optional' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    save();
    const dialog = await question('This lies too far back');
    expect(dialog.textContent).toContain('from 10-26-2026 on');
    expect(server.written).toEqual([]);
  });

  it('reach further back for a manager', async () => {
    const { server } = await showDialog(
      { kind: 'ADD_SHIFT', date: '2026-08-26' },
      { actsAs: 'MANAGER' },
    );
    expect(screen.getByText('Is approved as soon as it is saved.')).toBeDefined();
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    save();
    await said('The time is saved.');
    expect(server.written).toHaveLength(1);
  });
});

describe('the comment (spec §5)', () => {
  it.each([
    ['letters', 'a'],
    ['emoji', '😀'],
    ['letters from right to left', 'ש'],
  ])('may have 255 %s, and says when there are more', async (_, character) => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    const comment = field('Comment optional');
    fireEvent.change(comment, { target: { value: character.repeat(256) } });
    expect(screen.getByText('256 / 255')).toBeDefined();
    expect(screen.getByText('256 characters. Please use at most 255.')).toBeDefined();
    save();
    expect(server.written).toEqual([]);
    fireEvent.change(comment, { target: { value: character.repeat(255) } });
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).toMatchObject({ comment: character.repeat(255) });
  });

  it('is none when it says “None”', async () => {
    const { server } = await showDialog({ kind: 'ADD_SHIFT' });
    enter('Clock in', '06', '00');
    enter('Clock out', '12', '00');
    fireEvent.change(field('Comment optional'), { target: { value: 'None' } });
    save();
    await said('The time is saved.');
    expect(server.written[0]?.body).not.toHaveProperty('comment');
  });
});

const one = { id: 1, name: 'Yes' };

function words(id: string | null): string | null | undefined {
  return document.querySelector(`[id="${id}"]`)?.textContent;
}

function typeDate(typed: string): void {
  const date = field('Date');
  fireEvent.focus(date);
  fireEvent.change(date, { target: { value: typed } });
  fireEvent.blur(date);
}
