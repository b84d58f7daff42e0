import { fireEvent, screen, within } from '@testing-library/react';

/** Types one end of the entry. */
export function enter(side: string, hour: string, minute: string): void {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${side}`) }));
  const picker = within(screen.getByRole('group', { name: side }));
  fireEvent.change(picker.getByRole('spinbutton', { name: 'Hour' }), { target: { value: hour } });
  fireEvent.change(picker.getByRole('spinbutton', { name: 'Minute' }), {
    target: { value: minute },
  });
}

/** Changes the clock-out, with a reason. */
export async function change(hour: string, minute: string): Promise<void> {
  enter('Clock out', hour, minute);
  fireEvent.change(await reasons(), { target: { value: '1' } });
}

export async function reasons(): Promise<HTMLElement> {
  await screen.findByRole('option', { name: 'Forgot to clock out' });
  return field('Reason for the change');
}

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}

export function save(name = 'Save time'): void {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }));
}

/** Snackbars contain their text twice: visible, and for screen readers. */
export async function said(words: string): Promise<HTMLElement> {
  const [first] = await screen.findAllByText(words);
  if (!first) throw new Error('Nothing was said.');
  return first;
}

/**
 * A question or notice over the dialog. Without layout the focus trap cannot tell which is on top.
 */
export function question(name: string): Promise<HTMLElement> {
  return screen.findByRole('alertdialog', { name, hidden: true });
}

export function press(dialog: HTMLElement, name: string): void {
  fireEvent.click(within(dialog).getByRole('button', { name, hidden: true }));
}
