import { createElement, Fragment } from 'react';
import { makeStyles, mergeClasses } from 'shared-ui';
import { useCellStyles, type CellProps } from './Cell.tsx';

/** A cell of a row that is drawn as text. */
export type TextCell = Omit<CellProps, 'span'>;

/**
 * The cells of a light row in one component, without wrapping, so that the row keeps its height.
 */
export function TextCells({ cells }: { readonly cells: readonly TextCell[] }) {
  const cellStyles = useCellStyles();
  const styles = useStyles();
  const drawn = cells.map(({ align, tone, isRowHead = false, className, children }) =>
    createElement(
      'td',
      {
        role: isRowHead ? 'rowheader' : 'gridcell',
        className: mergeClasses(
          cellStyles.cell,
          align === 'end' && cellStyles.end,
          tone && cellStyles[tone],
          styles.unbroken,
          className,
        ),
      },
      children,
    ),
  );
  return createElement(Fragment, null, ...drawn);
}

const useStyles = makeStyles({
  unbroken: { whiteSpace: 'nowrap' },
});
