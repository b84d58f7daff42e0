import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';
import { media } from '../theme/media.ts';
import { text as type } from '../theme/text.ts';
import { useViewport } from '../theme/useViewport.ts';
import { Cell } from './Cell.tsx';
import { HeadCell } from './HeadCell.tsx';
import { Row } from './Row.tsx';
import { Table } from './Table.tsx';
import { useVirtualRows } from './useVirtualRows.tsx';
import type { VirtualRow } from './VirtualRow.ts';

export interface ItemColumn<Item> {
  readonly title: string;
  /** A CSS width. */
  readonly width: string;
  readonly cell: (item: Item) => ReactNode;
}

export interface ItemTableProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  /** Must be stable between renders, like `listHeight`. */
  readonly keyOf: (item: Item) => string | number;
  /** The first column names the row. */
  readonly columns: readonly ItemColumn<Item>[];
  /** The whole item in one cell, on narrow screens. */
  readonly list: (item: Item) => ReactNode;
  /** Estimated height in pixels, until the row is measured. */
  readonly listHeight: (item: Item) => number;
}

/** A card with a row for each item, in columns on wide screens; virtualized. */
export function ItemTable<Item>(props: ItemTableProps<Item>) {
  const { title, items, keyOf, columns, list, listHeight } = props;
  const styles = useStyles();
  const isWide = useViewport() === 'desktop';
  const wideRow = (item: Item, position: VirtualRow) => (
    <Row key={keyOf(item)} {...position}>
      {columns.map(({ title: name, cell }, index) => (
        <Cell key={name} isRowHead={index === 0} className={styles.cell}>
          {cell(item)}
        </Cell>
      ))}
    </Row>
  );
  const narrowRow = (item: Item, position: VirtualRow) => (
    <Row key={keyOf(item)} {...position}>
      <Cell isRowHead className={styles.listCell}>
        {list(item)}
      </Cell>
    </Row>
  );
  const { rows, rowCount } = useVirtualRows({
    ...{ items, keyOf },
    heightOf: isWide ? heightInTable : listHeight,
    columns: isWide ? columns.length : 1,
    render: isWide ? wideRow : narrowRow,
  });
  const head = columns.map(({ title: name }) => <HeadCell key={name}>{name}</HeadCell>);
  return (
    <Card flush title={title}>
      <Table
        label={title}
        columns={isWide ? columns.map(({ width }) => width) : ['auto']}
        rowCount={rowCount}
        {...(isWide ? { head } : {})}
      >
        {rows}
      </Table>
    </Card>
  );
}

/** Secondary text of a row, on its own line; renders nothing if empty. */
export function Quiet({ children, title }: { children: ReactNode; title?: string }) {
  const styles = useStyles();
  return (
    <div className={styles.quiet} title={title}>
      {children}
    </div>
  );
}

export function Name({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().name}>{children}</span>;
}

const heightInTable = () => 64;

const useStyles = makeStyles({
  cell: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  listCell: { padding: '8px 16px', [media.phone]: { padding: '8px 16px' } },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: {
    ...type.secondary,
    color: tokens.colorNeutralForeground3,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    ':empty': { display: 'none' },
  },
});
