import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInHost } from '../testing/renderInHost.tsx';
import { ComboField } from './ComboField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';
import type { Choice } from './SelectControl.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';

describe('a field', () => {
  it('tells its name, that it is optional, and what is wrong', () => {
    renderInHost(
      <TextField label="Floor" optional error="Too long." value="" onChange={() => undefined} />,
    );
    const field = screen.getByRole('textbox', { name: 'Floor optional' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = field.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Too long.');
  });

  it('counts its characters', () => {
    renderInHost(
      <TextAreaField label="Comment" maxLength={255} value="Stayed" onChange={() => undefined} />,
    );
    expect(screen.getByText('6 / 255')).toBeDefined();
  });
});

describe('a text of several lines', () => {
  it('counts emoji as the server does, and takes no more than it may', () => {
    const typed: string[] = [];
    renderInHost(
      <TextAreaField
        label="Comment"
        maxLength={3}
        value="😀😀"
        onChange={(now) => typed.push(now)}
      />,
    );
    expect(screen.getByText('2 / 3')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: '😀😀😀😀' } });
    expect(typed).toEqual(['😀😀😀']);
  });

  it('takes more where it is told to, so that nothing typed is lost', () => {
    const typed: string[] = [];
    renderInHost(
      <TextAreaField
        label="Comment"
        maxLength={3}
        takesMore
        value=""
        onChange={(now) => typed.push(now)}
      />,
    );
    fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'four' } });
    expect(typed).toEqual(['four']);
  });
});

describe('a password', () => {
  it('is hidden until it is asked for', () => {
    renderInHost(<PasswordField label="Password" value="punctual" onChange={() => undefined} />);
    const field = screen.getByLabelText('Password');
    expect(field).toHaveProperty('type', 'password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveProperty('type', 'text');
  });
});

describe('a choice of a few', () => {
  it('starts with nothing chosen and can take an optional one back', () => {
    renderInHost(<Floors />);
    const field = screen.getByLabelText('Floor optional');
    expect(field).toHaveProperty('value', '');
    fireEvent.change(field, { target: { value: '2' } });
    expect(screen.getByText('chosen: 2')).toBeDefined();
    fireEvent.change(field, { target: { value: '' } });
    expect(screen.getByText('chosen: null')).toBeDefined();
  });
});

describe('a choice of many', () => {
  it('is searched by typing and takes only what is in the list', async () => {
    renderInHost(<CostCenters />);
    const field = await screen.findByRole('combobox', { name: 'Cost center' });
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'kit' } });
    fireEvent.click(await screen.findByRole('option', { name: '4130 Kitchen' }));
    expect(screen.getByText('chosen: 4130 Kitchen, searched: kit')).toBeDefined();
  });

  it('keeps what is typed and what was chosen, until something else is chosen', async () => {
    renderInHost(<CostCenters first="4130 Kitchen" />);
    const field = await screen.findByRole('combobox', { name: 'Cost center' });
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'w' } });
    expect(field).toHaveProperty('value', 'w');
    fireEvent.change(field, { target: { value: 'wx' } });
    expect(field).toHaveProperty('value', 'wx');
    expect(screen.getByText('chosen: 4130 Kitchen, searched: wx')).toBeDefined();
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '4130 Kitchen');
    expect(screen.getByText(/^chosen: 4130 Kitchen/)).toBeDefined();
  });

  it('takes what is typed in the place of what was chosen, wherever it is pressed', async () => {
    renderInHost(<CostCenters first="4130 Kitchen" />);
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Cost center' });
    field.setSelectionRange(4, 4);
    fireEvent.click(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '4130 Kitchen'.length]);
  });

  it('offers nothing that does not match while a search is on its way', async () => {
    renderInHost(<Searched />);
    const field = await screen.findByRole('combobox', { name: 'Cost center' });
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: 'kit' } });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Loading',
    ]);
    // The server finds by more than the name.
    fireEvent.change(field, { target: { value: 'kitc' } });
    expect(await screen.findByRole('option', { name: '4120 Ward' })).toBeDefined();
  });

  it('loses its choice when it is emptied, if it is optional', async () => {
    renderInHost(<CostCenters first="4130 Kitchen" optional />);
    const field = await screen.findByRole('combobox', { name: 'Cost center optional' });
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveProperty('value', '');
    expect(screen.getByText('chosen: , searched:')).toBeDefined();
  });

  it('keeps its choice when it is emptied, if it is required', async () => {
    renderInHost(<CostCenters first="4130 Kitchen" />);
    const field = await screen.findByRole('combobox', { name: 'Cost center' });
    fireEvent.click(field);
    fireEvent.change(field, { target: { value: '' } });
    expect(field).toHaveProperty('value', '');
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '4130 Kitchen');
  });

  it('loses its choice by its clear icon', async () => {
    const { container } = renderInHost(<CostCenters first="4130 Kitchen" optional />);
    await screen.findByRole('combobox', { name: 'Cost center optional' });
    const icon = container.querySelector('.fui-Combobox__clearIcon');
    expect(icon).not.toBeNull();
    if (icon) fireEvent.click(icon);
    expect(screen.getByText('chosen: , searched:')).toBeDefined();
  });
});

/** The search for four letters is answered. */
function Searched() {
  const [searched, setSearched] = useState('');
  return (
    <ComboField
      label="Cost center"
      chosen={null}
      choices={[{ value: '1', label: '4120 Ward' }]}
      loading={searched.length < 4}
      onSearch={setSearched}
      onChange={() => undefined}
    />
  );
}

function Floors() {
  const [floor, setFloor] = useState<'1' | '2' | null>(null);
  return (
    <>
      <SelectField
        label="Floor"
        optional
        value={floor}
        choices={[
          { value: '1', label: 'First' },
          { value: '2', label: 'Second' },
        ]}
        onChange={setFloor}
      />
      <p>chosen: {String(floor)}</p>
    </>
  );
}

const costCenters = [
  { value: '1', label: '4120 Ward 3 East' },
  { value: '2', label: '4130 Kitchen' },
];

function CostCenters({ first, optional }: { readonly first?: string; readonly optional?: true }) {
  const [chosen, setChosen] = useState<Choice<string> | null>(
    () => costCenters.find(({ label }) => label === first) ?? null,
  );
  const [searched, setSearched] = useState('');
  return (
    <>
      <ComboField
        label="Cost center"
        chosen={chosen}
        optional={optional}
        choices={costCenters.filter(({ label }) => label.toLowerCase().includes(searched))}
        onSearch={setSearched}
        onChange={setChosen}
      />
      <p>{`chosen: ${chosen?.label ?? ''}, searched: ${searched}`}</p>
    </>
  );
}
