import { createElement, useRef, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens, text } from 'shared-ui';
import { useGridKeys } from './useGridKeys.ts';

export interface TableProps {
  /** What the table shows, for screen readers. */
  readonly label: string;
  /** Widths of the columns as CSS lengths, `auto` for the rest. */
  readonly columns: readonly string[];
  /** Head cells; sticky. */
  readonly head?: ReactNode;
  /** `<Row>`s. */
  readonly children: ReactNode;
  /** Total number of rows, if only some are in the page. */
  readonly rowCount?: number;
  readonly className?: string | undefined;
}

/**
 * A table with keyboard navigation: up and down move, right expands, left collapses, Space selects,
 * Enter toggles. Tab moves through the row's buttons, then leaves the table.
 */
export function Table({ label, columns, head, children, rowCount, className }: TableProps) {
  const styles = useStyles();
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = useGridKeys(body);
  return (
    <table
      role="treegrid"
      aria-label={label}
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      className={mergeClasses(styles.table, className)}
    >
      {createElement('colgroup', null, ...columns.map(column))}
      {head && (
        <thead className={styles.head}>
          <tr role="row">{head}</tr>
        </thead>
      )}
      <tbody className={styles.edge} {...keys.edge} />
      <tbody ref={body} {...keys.body}>
        {children}
      </tbody>
      <tbody className={styles.edge} {...keys.edge} />
    </table>
  );
}

function column(width: string): ReactNode {
  return createElement('col', width === 'auto' ? null : { style: { width } });
}

const useStyles = makeStyles({
  table: {
    ...text.body,
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    color: tokens.colorNeutralForeground1,
  },
  head: { position: 'sticky', top: 0, zIndex: 1 },
  edge: { outline: 'none' },
});
