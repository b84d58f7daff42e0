import { act, fireEvent, screen } from '@testing-library/react';
import { Fragment, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ClockRegular } from 'shared-ui';
import { renderInHost } from '../testing/renderInHost.tsx';
import { Cell } from './Cell.tsx';
import { DetailRow } from './DetailRow.tsx';
import { HeadCell } from './HeadCell.tsx';
import { Row } from './Row.tsx';
import { RowActions, type RowAction } from './RowActions.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { Table } from './Table.tsx';
import { useVirtualRows } from './useVirtualRows.tsx';

describe('the keyboard of a table', () => {
  it('moves between rows with the arrows, Home and End', () => {
    renderInHost(<People names={['Ada', 'Ben', 'Cid']} />);
    const [, ada, ben, cid] = screen.getAllByRole('row');
    ada?.focus();
    press('ArrowDown');
    expect(document.activeElement).toBe(ben);
    press('End');
    expect(document.activeElement).toBe(cid);
    press('Home');
    expect(document.activeElement).toBe(ada);
  });

  it('keeps one row in the order of Tab', () => {
    renderInHost(<People names={['Ada', 'Ben']} />);
    const [, ada, ben] = screen.getAllByRole('row');
    expect([ada?.tabIndex, ben?.tabIndex]).toEqual([0, -1]);
    ada?.focus();
    press('ArrowDown');
    expect([ada?.tabIndex, ben?.tabIndex]).toEqual([-1, 0]);
  });

  it('leaves the table with Tab after the controls of the current row', () => {
    renderInHost(<BetweenButtons />);
    const [ada, ben] = screen.getAllByRole('row');
    screen.getByRole('button', { name: 'Before' }).focus();
    tab();
    expect(document.activeElement).toBe(ada);
    press('ArrowDown');
    expect(document.activeElement).toBe(ben);
    expect(walk(3)).toEqual(['Call', 'Actions of Ben', 'After']);
  });

  it('comes back to the current row with Shift and Tab, and leaves before it', () => {
    renderInHost(<BetweenButtons />);
    const ben = screen.getAllByRole('row')[1];
    ben?.focus();
    screen.getByRole('button', { name: 'After' }).focus();
    tab({ back: true });
    expect(document.activeElement).toBe(ben);
    tab({ back: true });
    expect(named(document.activeElement)).toBe('Before');
  });

  it('counts the details below a row among its controls', () => {
    renderInHost(<BetweenButtons details="Ben" />);
    screen.getAllByRole('row')[1]?.focus();
    expect(walk(4)).toEqual(['Call', 'Actions of Ben', 'More of Ben', 'After']);
    screen.getByRole('button', { name: 'More of Ben' }).focus();
    screen.getByRole('button', { name: 'After' }).focus();
    tab({ back: true });
    expect(document.activeElement).toBe(screen.getAllByRole('row')[1]);
  });

  it('opens, closes and selects a row', () => {
    renderInHost(<People names={['Ada']} />);
    const row = screen.getAllByRole('row')[1];
    row?.focus();
    press('ArrowRight');
    expect(row?.getAttribute('aria-expanded')).toBe('true');
    press('ArrowLeft');
    expect(row?.getAttribute('aria-expanded')).toBe('false');
    press('Enter');
    expect(row?.getAttribute('aria-expanded')).toBe('true');
    press(' ');
    expect(row?.getAttribute('aria-selected')).toBe('true');
  });
});

describe('a table', () => {
  it('tells the order of a column and changes it', () => {
    const asked: string[] = [];
    renderInHost(
      <Table
        label="Times"
        columns={['auto']}
        head={
          <HeadCell sort="descending" onSort={() => asked.push('date')}>
            Date
          </HeadCell>
        }
      >
        {null}
      </Table>,
    );
    const head = screen.getByRole('columnheader');
    expect(head.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(screen.getByRole('button', { name: 'Date' }));
    expect(asked).toEqual(['date']);
  });

  it('draws a part of a long list and says how long it is', () => {
    const names = Array.from({ length: 5000 }, (_unused, index) => `Person ${index}`);
    renderInHost(<People names={names} />);
    expect(screen.getByRole('treegrid').getAttribute('aria-rowcount')).toBe('5001');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(80);
    expect(screen.getByText('Person 0')).toBeDefined();
  });

  it('draws quick actions of a long list where somebody is', () => {
    const names = Array.from({ length: 61 }, (_unused, index) => `Person ${index}`);
    renderInHost(<People names={names} />);
    expect(screen.queryByRole('button', { name: 'Call' })).toBeNull();
    const [, first, second] = screen.getAllByRole('row');
    if (first) fireEvent.pointerMove(first);
    expect(screen.getAllByRole('button', { name: 'Call' }).length).toBe(1);
    if (second) fireEvent.focus(second);
    expect(screen.getAllByRole('button', { name: 'Call' }).length).toBe(2);
  });

  it('draws quick actions of a short list at once', () => {
    renderInHost(<People names={['Ada', 'Ben']} />);
    expect(screen.getAllByRole('button', { name: 'Call' }).length).toBe(2);
  });

  it('shows a selection in parts as mixed', () => {
    renderInHost(<RowCheckbox label="Ada" checked="mixed" onChange={() => undefined} />);
    const box = screen.getByRole('checkbox', { name: 'Ada' });
    expect(box).toHaveProperty('indeterminate', true);
  });
});

function press(key: string): void {
  if (document.activeElement) fireEvent.keyDown(document.activeElement, { key });
}

/** Tab as in a browser: key handlers run first, then the focus moves. */
function tab({ back = false } = {}): void {
  const from = document.activeElement ?? document.body;
  if (!fireEvent.keyDown(from, { key: 'Tab', shiftKey: back })) return;
  const stops = [...document.querySelectorAll<HTMLElement>('button, input, [tabindex]')].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  act(() => stops[at + (back ? -1 : 1)]?.focus());
}

function walk(steps: number): readonly string[] {
  return Array.from({ length: steps }, () => {
    tab();
    return named(document.activeElement);
  });
}

function named(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
}

function BetweenButtons({ details }: { readonly details?: string }) {
  return (
    <>
      <button type="button">Before</button>
      <Table label="People" columns={['auto', '48px']}>
        {['Ada', 'Ben', 'Cid'].map((name) => (
          <Fragment key={name}>
            <Row>
              <Cell isRowHead>{name}</Cell>
              <RowActions menuLabel={`Actions of ${name}`} actions={actions} />
            </Row>
            {details === name && (
              <DetailRow columns={2}>
                <button type="button">More of {name}</button>
              </DetailRow>
            )}
          </Fragment>
        ))}
      </Table>
      <button type="button">After</button>
    </>
  );
}

function actions(): readonly RowAction[] {
  const onSelect = () => undefined;
  return [{ key: 'call', label: 'Call', icon: <ClockRegular />, isQuick: true, onSelect }];
}

function People({ names }: { names: readonly string[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const { rows, rowCount } = useVirtualRows({
    items: names,
    keyOf: (name) => name,
    heightOf: () => 56,
    columns: 1,
    render: (name, row) => (
      <Row
        key={name}
        {...row}
        height={56}
        expanded={open === name}
        onToggle={() => setOpen(open === name ? null : name)}
        selected={selected === name}
        onSelect={() => setSelected(name)}
      >
        <Cell isRowHead>{name}</Cell>
        <RowActions menuLabel={`Actions of ${name}`} actions={actions} />
      </Row>
    ),
  });
  return (
    <Table label="People" columns={['auto']} rowCount={rowCount} head={<HeadCell>Person</HeadCell>}>
      {rows}
    </Table>
  );
}
