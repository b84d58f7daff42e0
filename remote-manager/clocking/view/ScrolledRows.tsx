import { makeStyles, mergeClasses, ScrollArea, tokens } from 'shared-ui';
import { Table, useVirtualRows, type VirtualRowsOptions } from 'shared-ui/table';

export interface ScrolledRowsProps<Item> extends Omit<VirtualRowsOptions<Item>, 'columns'> {
  readonly label: string;
  /** Its height. */
  readonly className: string;
}

/** A long list in a dialog, with a frame in which it scrolls. */
export function ScrolledRows<Item>({ className, ...list }: ScrolledRowsProps<Item>) {
  const styles = useStyles();
  return (
    <ScrollArea className={mergeClasses(styles.area, className)}>
      <Rows {...list} />
    </ScrollArea>
  );
}

function Rows<Item>({ label, ...options }: Omit<ScrolledRowsProps<Item>, 'className'>) {
  const { rows, rowCount } = useVirtualRows({ ...options, columns: 1 });
  return (
    <Table label={label} columns={['auto']} rowCount={rowCount}>
      {rows}
    </Table>
  );
}

const useStyles = makeStyles({
  area: {
    marginTop: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
});
