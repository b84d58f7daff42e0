import type { ReactNode, Ref } from 'react';
import { makeStyles, tokens } from 'shared-ui';

export interface DetailRowProps {
  /** Number of columns in the table. */
  readonly columns: number;
  /** One more than the level of the row above. */
  readonly level?: 2 | 3;
  /** Without padding. */
  readonly isFlush?: boolean;
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
  readonly children: ReactNode;
}

/** The details of an expanded row, across all columns. */
export function DetailRow(props: DetailRowProps) {
  const { columns, level = 2, isFlush = false, index, ref, children } = props;
  const styles = useStyles();
  return (
    <tr
      ref={ref}
      role="row"
      aria-level={level}
      data-index={index === undefined ? undefined : index - 1}
      className={styles.row}
    >
      <td role="gridcell" colSpan={columns} className={isFlush ? undefined : styles.cell}>
        {children}
      </td>
    </tr>
  );
}

const useStyles = makeStyles({
  row: {
    backgroundColor: tokens.colorNeutralBackground2,
    '& > td': { borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
    ':last-child > td': { borderBottom: 'none' },
  },
  cell: { padding: '16px' },
});
