import type { ReactNode } from 'react';
import { Cell, ExpandButton, RowCheckbox, type RowCheckboxProps } from 'shared-ui/table';
import type { RowOpening } from './RowPlace.ts';
import { useRowStyles } from './useRowStyles.ts';

/** What a row below a person says, whichever way it is laid out. */
export interface EntryWords {
  /** Absent where there is nothing to open. */
  readonly opening?: RowOpening;
  /** Null where it cannot be selected. */
  readonly choice: RowCheckboxProps | null;
  readonly day: string;
  /** Where the person has several; else empty. */
  readonly position: string;
  /** From when to when. */
  readonly times: ReactNode;
  /** How long was worked; absent where nothing was. */
  readonly total?: ReactNode;
  /** Its state, and what is unusual. */
  readonly words: ReactNode;
}

export interface EntryColumnsProps extends EntryWords {
  /** The last cell. */
  readonly end: ReactNode;
}

/** The cells of a row below a person, with a column for everything. */
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
