import { useCallback, useState } from 'react';
import { useViewport, type Viewport } from 'shared-ui';
import { DetailRow, HeadCell, Table, useVirtualRows, type VirtualRow } from 'shared-ui/table';
import { Frame } from '../../company-file/view/Frame.tsx';
import { useText } from '../../messages/useText.ts';
import type { CheckedRow } from '../rules/checkList.ts';
import type { ListChange, OpenList } from '../rules/listFlow.ts';
import { PersonFieldsForm } from './PersonFieldsForm.tsx';
import { PersonRow } from './PersonRow.tsx';

export interface PeopleTableProps {
  readonly rows: readonly CheckedRow[];
  readonly list: OpenList;
  readonly onChange: (change: ListChange) => void;
}

interface Item {
  readonly row: CheckedRow;
  readonly part: 'row' | 'fields';
}

const widths: Readonly<Record<Viewport, readonly string[]>> = {
  phone: ['auto', '52px'],
  tablet: ['60px', '32%', 'auto', '132px', '52px'],
  desktop: ['72px', '32%', 'auto', '200px', '56px'],
};
const keyOf = ({ row, part }: Item) => `${row.number} ${part}`;
const heightOf = ({ part }: Item) => (part === 'row' ? 56 : 120);

/** The people of a list. Rows with a fault show the fields to correct; others when they are opened. */
export function PeopleTable({ rows, list, onChange }: PeopleTableProps) {
  const text = useText();
  const viewport = useViewport();
  const isPhone = viewport === 'phone';
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback((number: number) => {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(number)) next.add(number);
      return next;
    });
  }, []);
  const columns = widths[viewport];
  const items = rows.flatMap((row): Item[] => {
    const hasFields = opened.has(row.number) || (!row.isLeftOut && row.faults.length > 0);
    const own = { row, part: 'row' } as const;
    return hasFields ? [own, { row, part: 'fields' }] : [own];
  });
  const { rows: drawn, rowCount } = useVirtualRows<Item>({
    items,
    keyOf,
    heightOf,
    columns: columns.length,
    render: ({ row, part }, virtual: VirtualRow) =>
      part === 'row' ? (
        <PersonRow
          key={row.number}
          row={row}
          virtual={virtual}
          isPhone={isPhone}
          isOpen={opened.has(row.number)}
          isMended={list.edits.has(row.number)}
          onToggle={toggle}
          onChange={onChange}
        />
      ) : (
        <DetailRow
          key={`${row.number} fields`}
          columns={columns.length}
          index={virtual.index}
          ref={virtual.ref}
        >
          <PersonFieldsForm row={row} showsAll={opened.has(row.number)} onChange={onChange} />
        </DetailRow>
      ),
  });
  return (
    <Frame>
      <Table
        label={text('sheet.people')}
        columns={columns}
        rowCount={rowCount}
        head={
          isPhone ? undefined : (
            <>
              <HeadCell align="end">{text('sheet.people.row')}</HeadCell>
              <HeadCell>{text('sheet.people.name')}</HeadCell>
              <HeadCell>{text('sheet.people.job')}</HeadCell>
              <HeadCell>{text('sheet.people.state')}</HeadCell>
              <HeadCell name={text('sheet.people.edit', { row: '' })} />
            </>
          )
        }
      >
        {drawn}
      </Table>
    </Frame>
  );
}
