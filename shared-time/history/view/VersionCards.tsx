import { useState } from 'react';
import { segmentsOf } from 'shared-contracts';
import { Button, Dialog, makeStyles, StatusBadge, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { SegmentLines } from '../../view/SegmentLines.tsx';
import { Changed } from '../../view/Changed.tsx';
import type { Version } from '../rules/versionsOf.ts';
import { useShowsStatus, useVersionWords, type MarkedColumn } from './useVersionWords.ts';
import { VersionLabel } from './VersionLabel.tsx';

export interface VersionCardsProps {
  readonly versions: readonly Version[];
  readonly onDetails: (version: Version) => void;
}

/** The versions as cards, for phones; breaks open in a separate dialog. */
export function VersionCards({ versions, onDetails }: VersionCardsProps) {
  const [shown, setShown] = useState<Version | null>(null);
  const wordsOf = useVersionWords();
  const showsStatus = useShowsStatus();
  const styles = useStyles();
  const text = useText();
  return (
    <>
      <ol className={styles.list}>
        {versions.map((version) => {
          const { pair, label } = version;
          const words = wordsOf(version);
          const fact = (column: MarkedColumn) => (
            <div key={column} className={styles.fact}>
              <dt className={styles.label}>{text(`time.history.column.${column}`)}</dt>
              <dd className={styles.value}>
                <Changed before={words.before[column]}>
                  {column === 'status' ? (
                    <StatusBadge bare status={pair.status} />
                  ) : (
                    words.values[column]
                  )}
                </Changed>
              </dd>
            </div>
          );
          return (
            <li key={pair.id} className={styles.card}>
              <div className={styles.head}>
                <VersionLabel label={label} name={words.name} />
                <span className={styles.quiet}>
                  {words.corrected} · {words.by}
                </span>
              </div>
              {words.reason !== '–' && <p className={styles.reason}>{words.reason}</p>}
              {words.info && <p className={styles.quiet}>{words.info}</p>}
              <dl className={styles.facts}>
                {columns.filter((column) => showsStatus || column !== 'status').map(fact)}
              </dl>
              <div className={styles.buttons}>
                {segmentsOf(pair).length > 0 && (
                  <Button
                    size="row"
                    aria-label={text('time.history.showBreaks', { version: words.name })}
                    onClick={() => setShown(version)}
                  >
                    {text('time.details.breaks')}
                  </Button>
                )}
                <Button
                  size="row"
                  aria-label={text('time.history.details', { version: words.name })}
                  onClick={() => onDetails(version)}
                >
                  {text('time.details')}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {shown && (
        <Dialog
          open
          title={text('time.segments')}
          subtitle={wordsOf(shown).name}
          onClose={() => setShown(null)}
        >
          <SegmentLines shift={shown.pair} />
        </Dialog>
      )}
    </>
  );
}

const columns = ['startDate', 'clockIn', 'clockOut', 'duration', 'timeType', 'status'] as const;

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  card: { padding: '14px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' },
  quiet: { ...type.secondary, margin: '4px 0 0', color: tokens.colorNeutralForeground3 },
  reason: { ...type.body, margin: '6px 0 0', overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '10px 16px',
    margin: '10px 0',
  },
  fact: { minWidth: 0 },
  label: { ...type.caption, color: tokens.colorNeutralForeground3 },
  value: { ...type.body, ...type.numbers, margin: 0 },
  buttons: { display: 'flex', gap: '8px' },
});
