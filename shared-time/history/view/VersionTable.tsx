import { useState } from 'react';
import { segmentsOf } from 'shared-contracts';
import {
  IconButton,
  InfoRegular,
  makeStyles,
  mergeClasses,
  StatusBadge,
  text as type,
} from 'shared-ui';
import { Cell, DetailRow, ExpandButton, HeadCell, Row, Table } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import { SegmentLines } from '../../view/SegmentLines.tsx';
import { Changed } from '../../view/Changed.tsx';
import type { Version } from '../rules/versionsOf.ts';
import { useShowsStatus, useVersionWords, type MarkedColumn } from './useVersionWords.ts';
import { VersionLabel } from './VersionLabel.tsx';

export interface VersionTableProps {
  readonly versions: readonly Version[];
  readonly onDetails: (version: Version) => void;
}

/** The versions as rows that expand to their segments. */
export function VersionTable({ versions, onDetails }: VersionTableProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const wordsOf = useVersionWords();
  const showsStatus = useShowsStatus();
  const styles = useStyles();
  const text = useText();
  const columns = columnsOf(showsStatus);

  /** Columns of buttons have an accessible name only. */
  function namesOf(column: keyof typeof widths) {
    if (column === 'expand') return { name: text('time.details.breaks') };
    return column === 'actions' ? { name: text('time.history.column.actions') } : {};
  }

  function toggle(id: number): void {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  return (
    <Table
      label={text('time.history')}
      className={mergeClasses(styles.table, showsStatus && styles.withStatus)}
      columns={columns.map((column) => widths[column])}
      head={columns.map((column) => (
        <HeadCell
          key={column}
          {...namesOf(column)}
          {...(atEnd.has(column) ? { align: 'end' } : {})}
        >
          {column === 'expand' || column === 'actions'
            ? null
            : text(`time.history.column.${column}`)}
        </HeadCell>
      ))}
    >
      {versions.map((version) => (
        <VersionRows
          key={version.pair.id}
          version={version}
          words={wordsOf(version)}
          isOpen={open.has(version.pair.id)}
          showsStatus={showsStatus}
          onToggle={() => toggle(version.pair.id)}
          onDetails={() => onDetails(version)}
        />
      ))}
    </Table>
  );
}

interface VersionRowsProps {
  readonly version: Version;
  readonly words: ReturnType<ReturnType<typeof useVersionWords>>;
  readonly isOpen: boolean;
  readonly showsStatus: boolean;
  readonly onToggle: () => void;
  readonly onDetails: () => void;
}

/** A version and, if expanded, its segments. */
function VersionRows(props: VersionRowsProps) {
  const { version, words, isOpen, showsStatus, onToggle, onDetails } = props;
  const { pair, label } = version;
  const styles = useStyles();
  const text = useText();
  const marked = (column: MarkedColumn) => (
    <Changed before={words.before[column]} {...(atEnd.has(column) ? { align: 'end' } : {})}>
      <span className={styles.value}>{words.values[column]}</span>
    </Changed>
  );
  return (
    <>
      <Row height={56} expanded={isOpen} onToggle={onToggle}>
        <Cell>
          <ExpandButton
            expanded={isOpen}
            onToggle={onToggle}
            label={text(isOpen ? 'time.history.hideBreaks' : 'time.history.showBreaks', {
              version: words.name,
            })}
          />
        </Cell>
        <Cell isRowHead>
          <VersionLabel label={label} name={words.name} />
        </Cell>
        <Cell>{words.corrected}</Cell>
        <Cell tone="quiet" className={styles.words}>
          {words.info || '–'}
        </Cell>
        <Cell className={styles.words}>{words.by}</Cell>
        <Cell>{marked('startDate')}</Cell>
        <Cell align="end">{marked('clockIn')}</Cell>
        <Cell align="end">{marked('clockOut')}</Cell>
        <Cell align="end">{marked('duration')}</Cell>
        <Cell>{marked('timeType')}</Cell>
        {showsStatus && (
          <Cell>
            <Changed before={words.before.status}>
              <StatusBadge status={pair.status} bare={words.before.status !== null} />
            </Changed>
          </Cell>
        )}
        <Cell tone="quiet" className={styles.words}>
          {words.reason}
        </Cell>
        <Cell>
          <IconButton
            size="row"
            icon={<InfoRegular />}
            label={text('time.history.details', { version: words.name })}
            onClick={onDetails}
          />
        </Cell>
      </Row>
      {isOpen && (
        <DetailRow columns={columnsOf(showsStatus).length}>
          {segmentsOf(pair).length > 0 ? (
            <div className={styles.breaks}>
              <SegmentLines shift={pair} />
            </div>
          ) : (
            text('time.history.noBreaks')
          )}
        </DetailRow>
      )}
    </>
  );
}

/** The columns with their widths, in order. */
const widths = {
  expand: '40px',
  version: '92px',
  corrected: '82px',
  info: 'auto',
  by: '88px',
  startDate: '98px',
  clockIn: '66px',
  clockOut: '74px',
  duration: '114px',
  timeType: '90px',
  status: '120px',
  reason: '160px',
  actions: '52px',
} as const;

const statusColumns = [
  'expand',
  'version',
  'corrected',
  'info',
  'by',
  'startDate',
  'clockIn',
  'clockOut',
  'duration',
  'timeType',
  'status',
  'reason',
  'actions',
] as const satisfies readonly (keyof typeof widths)[];

const plainColumns = statusColumns.filter((column) => column !== 'status');

function columnsOf(showsStatus: boolean) {
  return showsStatus ? statusColumns : plainColumns;
}

const atEnd: ReadonlySet<string> = new Set(['clockIn', 'clockOut', 'duration']);

const useStyles = makeStyles({
  // A narrower dialog scrolls sideways: words are not broken.
  table: { minWidth: '1068px', '& th, & td': { paddingLeft: '8px', paddingRight: '8px' } },
  withStatus: { minWidth: '1188px' },
  value: { overflowWrap: 'anywhere' },
  words: { ...type.secondary },
  breaks: { maxWidth: '420px', marginLeft: '40px' },
});
