import type { ReactNode } from 'react';
import { Cell, ExpandButton, RowCheckbox, type RowCheckboxProps } from 'shared-ui/table';
import type { RowOpening } from './RowPlace.ts';
import { useRowStyles } from './useRowStyles.ts';

/** The content of a row below a person, for every layout. */
export interface EntryWords {
  /** Absent if it does not expand. */
  readonly opening?: RowOpening;
  /** Null if it cannot be selected. */
  readonly choice: RowCheckboxProps | null;
  readonly day: string;
  /** Empty unless the person has several. */
  readonly position: string;
  /** Start and end. */
  readonly times: ReactNode;
  /** The time worked; absent if there is none. */
  readonly total?: ReactNode;
  /** Its status and exceptions. */
  readonly words: ReactNode;
}

export interface EntryColumnsProps extends EntryWords {
  /** The last cell. */
  readonly end: ReactNode;
}

/** The cells of a row below a person, one column per value. */
export function EntryColumns(props: EntryColumnsProps) {
  const { opening, choice, day, position, times, total, words, end } = props;
  const styles = useRowStyles();
  const which = (
    <>
      {day}
      {position && <span className={styles.position}>{position}</span>}
    </>
  );
  return (
    <>
      <Cell />
      <Cell className={styles.narrow}>{choice && <RowCheckbox {...choice} />}</Cell>
      <Cell isRowHead tone="strong" className={opening ? styles.opening : styles.still}>
        {opening ? (
          <>
            <ExpandButton
              expanded={opening.isOpen}
              onToggle={opening.toggle}
              label={opening.label}
            />
            <span className={styles.day}>{which}</span>
          </>
        ) : (
          which
        )}
      </Cell>
      <Cell align="end" className={styles.times} {...(total ? {} : { tone: 'quiet' })}>
        {times}
      </Cell>
      <Cell align="end">{total}</Cell>
      <Cell className={styles.state}>{words}</Cell>
      {end}
    </>
  );
}
