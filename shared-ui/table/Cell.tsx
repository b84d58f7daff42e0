import type { ReactNode } from 'react';
import { makeStyles, media, mergeClasses, tokens } from 'shared-ui';

export interface CellProps {
  /** `end` for times and durations. */
  readonly align?: 'start' | 'end';
  /** `strong` for primary, `quiet` for secondary content. */
  readonly tone?: 'strong' | 'quiet';
  /** The row's header cell, for screen readers. */
  readonly isRowHead?: boolean;
  readonly span?: number;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export function Cell({ align, tone, isRowHead = false, span, className, children }: CellProps) {
  const styles = useCellStyles();
  return (
    <td
      role={isRowHead ? 'rowheader' : 'gridcell'}
      colSpan={span}
      className={mergeClasses(
        styles.cell,
        align === 'end' && styles.end,
        tone && styles[tone],
        className,
      )}
    >
      {children}
    </td>
  );
}

export const useCellStyles = makeStyles({
  cell: {
    padding: '4px 12px',
    textAlign: 'start',
    overflowWrap: 'break-word',
    [media.phone]: { padding: '8px' },
  },
  end: { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3 },
});
