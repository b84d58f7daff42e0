import type { ReactNode } from 'react';
import {
  ChevronDownRegular,
  ChevronUpRegular,
  IconButton,
  mergeClasses,
  useViewport,
} from 'shared-ui';
import { Cell, ExpandButton, Row, RowCheckbox, type VirtualRow } from 'shared-ui/table';
import type { Layout } from './useLayout.ts';
import { useRowStyles } from './useRowStyles.ts';

/** Where a row stands, and how it is laid out. */
export interface RowPlace {
  readonly layout: Layout;
  readonly index: number;
  readonly rowRef: VirtualRow['ref'];
}

/** The checkbox of a row. */
export interface RowChoice {
  readonly label: string;
  readonly checked: boolean | 'mixed';
  readonly disabled?: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

export interface TimeRowProps extends RowPlace {
  /** A person; else something below one. */
  readonly isPerson?: boolean;
  /** Absent where there is nothing to open. */
  readonly opening?: {
    readonly isOpen: boolean;
    readonly label: string;
    readonly toggle: () => void;
  };
  readonly choice?: RowChoice | null;
  /** Who or which day it is. */
  readonly name: ReactNode;
  /** The position, where it is said. */
  readonly position?: ReactNode;
  /** How many entries a person has, or from when to when an entry is. */
  readonly extent: ReactNode;
  readonly isExtentQuiet?: boolean;
  readonly total?: ReactNode;
  /** Its state, and what is unusual. */
  readonly words: ReactNode;
  /** In lines: below the words. */
  readonly below?: ReactNode;
  /** The last cell of a table; in lines, the menu. */
  readonly end?: ReactNode;
}

/** A row of people's time: with a column for everything, or in lines that open by a tap anywhere. */
export function TimeRow(props: TimeRowProps) {
  const { layout, index, rowRef, isPerson = false, opening, choice } = props;
  const styles = useRowStyles();
  const isList = layout === 'list';
  const chosen = choice && !choice.disabled ? choice : null;
  const height = isPerson ? (isList ? 72 : 56) : isList ? 56 : 44;
  return (
    <Row
      ref={rowRef}
      index={index}
      level={isPerson ? 1 : 2}
      height={height}
      expanded={opening?.isOpen}
      onToggle={opening?.toggle}
      selected={chosen ? chosen.checked === true : undefined}
      onSelect={chosen ? () => chosen.onChange(chosen.checked !== true) : undefined}
      className={isList ? styles.row : undefined}
    >
      {isList ? <Lines {...props} /> : <Columns {...props} />}
    </Row>
  );
}

function Columns(props: TimeRowProps) {
  const { isPerson = false, opening, choice, name, position } = props;
  const styles = useRowStyles();
  const check = choice && <RowCheckbox {...choice} />;
  const open = opening && (
    <ExpandButton expanded={opening.isOpen} onToggle={opening.toggle} label={opening.label} />
  );
  const day = (
    <>
      {name}
      {position && <span className={styles.position}>{position}</span>}
    </>
  );
  return (
    <>
      <Cell>{isPerson && check}</Cell>
      <Cell className={styles.narrow}>{isPerson ? open : check}</Cell>
      {isPerson ? (
        <Cell isRowHead>{name}</Cell>
      ) : (
        <Cell isRowHead tone="strong" className={opening ? styles.opening : styles.still}>
          {open ? (
            <span className={styles.day}>
              {open}
              <span>{day}</span>
            </span>
          ) : (
            day
          )}
        </Cell>
      )}
      <Cell
        align="end"
        className={mergeClasses(!isPerson && styles.times)}
        {...(props.isExtentQuiet ? { tone: 'quiet' } : {})}
      >
        {props.extent}
      </Cell>
      <Cell align="end" {...(isPerson ? { tone: 'strong' } : {})}>
        {props.total}
      </Cell>
      <Cell className={styles.state}>{props.words}</Cell>
      {props.end}
    </>
  );
}

function Lines(props: TimeRowProps) {
  const { isPerson = false, opening, choice, name, position, extent, end } = props;
  const styles = useRowStyles();
  const isPhone = useViewport() === 'phone';
  const opens = opening && {
    'aria-expanded': opening.isOpen,
    'aria-label': opening.label,
    onClick: opening.toggle,
  };
  const second = position && <span className={styles.second}>{position}</span>;
  const total = props.total && <span className={styles.total}>{props.total}</span>;
  return (
    <>
      <Cell className={styles.start}>{choice && <RowCheckbox {...choice} />}</Cell>
      <Cell isRowHead className={styles.content}>
        <div className={mergeClasses(styles.lines, !isPerson && styles.low)}>
          {opens && !isPerson && <button type="button" className={styles.opens} {...opens} />}
          {isPerson ? (
            <>
              <span className={styles.line}>
                <span className={styles.first}>{name}</span>
                {total}
              </span>
              <span className={styles.line}>
                {second}
                <span className={styles.count}>{extent}</span>
              </span>
            </>
          ) : (
            <>
              <span className={styles.line}>
                <span className={styles.when}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.time}>{extent}</span>
                </span>
                {total}
              </span>
              {second}
            </>
          )}
          <span className={styles.words}>{props.words}</span>
        </div>
        {props.below}
      </Cell>
      <Cell className={mergeClasses(styles.end, !isPerson && styles.endBelow)}>
        {(!isPhone || !isPerson) && end}
        {opening && isPerson && (
          <IconButton
            icon={opening.isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
            label={opening.label}
            aria-expanded={opening.isOpen}
            className={styles.chevron}
            onClick={opening.toggle}
          />
        )}
        {isPhone && isPerson && opening?.isOpen && end}
      </Cell>
    </>
  );
}
