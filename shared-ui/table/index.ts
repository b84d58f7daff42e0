export { Cell, type CellProps } from './Cell.tsx';
export { DetailRow, type DetailRowProps } from './DetailRow.tsx';
export { ExpandButton, type ExpandButtonProps } from './ExpandButton.tsx';
export { HeadCell, type HeadCellProps, type SortDirection } from './HeadCell.tsx';
export { Row, type RowProps } from './Row.tsx';
export { RowActions, type RowAction, type RowActionsProps } from './RowActions.tsx';
export { RowCheckbox, type RowCheckboxProps } from './RowCheckbox.tsx';
export { Table, type TableProps } from './Table.tsx';
export { useVirtualRows, type VirtualRow, type VirtualRowsOptions } from './useVirtualRows.tsx';
