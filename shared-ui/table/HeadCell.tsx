import type { ReactNode } from 'react';
import {
  ArrowDownRegular,
  ArrowUpRegular,
  makeStyles,
  media,
  mergeClasses,
  text,
  tokens,
  VisuallyHidden,
} from 'shared-ui';

export type SortDirection = 'ascending' | 'descending';

export interface HeadCellProps {
  /** Empty for a column of buttons, which needs a `name`. */
  readonly children?: ReactNode;
  readonly name?: string;
  readonly align?: 'start' | 'center' | 'end';
  /** The current order; `none` for a sortable column that is not sorted. */
  readonly sort?: SortDirection | 'none';
  readonly onSort?: () => void;
}

/** A column header; with `onSort` it is a button that sorts. */
export function HeadCell({ children, name, align = 'start', sort, onSort }: HeadCellProps) {
  const styles = useStyles();
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sort}
      className={mergeClasses(styles.cell, align !== 'start' && styles[align])}
    >
      {onSort ? (
        <button
          type="button"
          className={mergeClasses(styles.sort, align === 'end' && styles.sortEnd)}
          onClick={onSort}
        >
          {children}
          <span aria-hidden="true" className={styles.arrow}>
            {sort === 'ascending' && <ArrowUpRegular />}
            {sort === 'descending' && <ArrowDownRegular />}
          </span>
        </button>
      ) : (
        children
      )}
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
    </th>
  );
}

const useStyles = makeStyles({
  cell: {
    ...text.captionStrong,
    height: '40px',
    padding: '0 12px',
    [media.phone]: { padding: '0 8px' },
    textAlign: 'start',
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ':first-child': { borderStartStartRadius: tokens.borderRadiusXLarge },
    ':last-child': { borderStartEndRadius: tokens.borderRadiusXLarge },
  },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '32px',
    margin: '0 -4px',
    padding: '0 4px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
  },
  sortEnd: { flexDirection: 'row-reverse' },
  arrow: { display: 'inline-flex', flexShrink: 0, width: '12px', fontSize: '12px' },
});
