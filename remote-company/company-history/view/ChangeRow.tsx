import { useState } from 'react';
import { makeStyles, text as type, tokens } from 'shared-ui';
import { Cell, DetailRow, ExpandButton, Row } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { useCountWords } from '../../sections/view/useCountWords.ts';
import type { CompanyChange } from '../data/historyPages.ts';
import { ChangeEntries } from './ChangeEntries.tsx';
import { useWhen } from './useWhen.ts';

export interface ChangeRowProps {
  readonly change: CompanyChange;
  /** In columns. */
  readonly isWide: boolean;
}

/** A change of the company; its entries are read when it is expanded. */
export function ChangeRow({ change, isWide }: ChangeRowProps) {
  const { id, changedAt, changedBy, directory, sections } = change;
  const text = useText();
  const styles = useStyles();
  const { bySection } = useCountWords();
  const when = useWhen()(changedAt);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = () => setIsOpen((was) => !was);
  const name =
    changedBy ??
    (directory === null ? text('history.server') : text('history.directory', { name: directory }));
  const label =
    changedBy !== null
      ? text('history.entriesOf', { name, when })
      : directory !== null
        ? text('history.entriesOfDirectory', { name: directory, when })
        : text('history.entriesOfServer', { when });
  const what = bySection(sections) || text('history.nothing');
  return (
    <>
      <Row height={56} expanded={isOpen} onToggle={toggle}>
        <Cell>
          <ExpandButton expanded={isOpen} onToggle={toggle} label={label} />
        </Cell>
        {isWide ? (
          <>
            <Cell isRowHead tone="strong" className={styles.cell}>
              {name}
            </Cell>
            <Cell className={styles.numbers}>{when}</Cell>
            <Cell className={styles.cell}>{what}</Cell>
          </>
        ) : (
          <Cell isRowHead className={styles.listCell}>
            <div className={styles.name}>{name}</div>
            <div>{what}</div>
            <div className={styles.quiet}>{when}</div>
          </Cell>
        )}
      </Row>
      {isOpen && (
        <DetailRow columns={isWide ? 4 : 2}>
          <ChangeEntries id={id} />
        </DetailRow>
      )}
    </>
  );
}

const useStyles = makeStyles({
  cell: { overflowWrap: 'anywhere' },
  listCell: { padding: '8px 12px 8px 8px', overflowWrap: 'anywhere' },
  numbers: { ...type.numbers },
  name: { ...type.bodyStrong },
  quiet: { ...type.secondary, ...type.numbers, color: tokens.colorNeutralForeground3 },
});
