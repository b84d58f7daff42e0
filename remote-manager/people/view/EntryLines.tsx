import type { ReactNode } from 'react';
import { mergeClasses } from 'shared-ui';
import { Cell, RowCheckbox } from 'shared-ui/table';
import type { EntryWords } from './EntryColumns.tsx';
import { useRowStyles } from './useRowStyles.ts';

export interface EntryLinesProps extends EntryWords {
  /** Below the text. */
  readonly below?: ReactNode;
  readonly menu?: ReactNode;
}

/** The cells of a row below a person, stacked; a tap anywhere expands it. */
export function EntryLines(props: EntryLinesProps) {
  const { opening, choice, day, position, times, total, words, below, menu } = props;
  const styles = useRowStyles();
  return (
    <>
      <Cell className={styles.start}>{choice && <RowCheckbox {...choice} />}</Cell>
      <Cell isRowHead className={styles.content}>
        <div className={mergeClasses(styles.lines, styles.low)}>
          {opening && (
            <button
              type="button"
              aria-expanded={opening.isOpen}
              aria-label={opening.label}
              className={styles.opens}
              onClick={opening.toggle}
            />
          )}
          <span className={styles.line}>
            <span className={styles.when}>
              <span className={styles.name}>{day}</span>
              <span className={styles.time}>{times}</span>
            </span>
            {total && <span className={styles.total}>{total}</span>}
          </span>
          {position && <span className={styles.second}>{position}</span>}
          <span className={styles.words}>{words}</span>
        </div>
        {below}
      </Cell>
      <Cell className={mergeClasses(styles.end, styles.endBelow)}>{menu}</Cell>
    </>
  );
}
