import type { ReactNode, Ref } from 'react';
import { makeStyles, tokens } from 'shared-ui';

export interface DetailRowProps {
  /** Number of columns of the table. */
  readonly columns: number;
  readonly index?: number;
  readonly ref?: Ref<HTMLTableRowElement>;
  readonly children: ReactNode;
}

/** What an open row shows below itself, over all columns. */
export function DetailRow({ columns, index, ref, children }: DetailRowProps) {
  const styles = useStyles();
  return (
    <tr
      ref={ref}
      role="row"
      aria-level={2}
      data-index={index === undefined ? undefined : index - 1}
      className={styles.row}
    >
      <td role="gridcell" colSpan={columns} className={styles.cell}>
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
