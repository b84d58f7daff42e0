import { Button, makeStyles, media, mergeClasses, text as type, tokens } from 'shared-ui';
import { Cell, Row } from 'shared-ui/table';
import { useText } from '../../messages/useText.ts';
import type { ApiKey } from '../data/keyCalls.ts';
import { KeyState } from './KeyState.tsx';
import { useKeyWords } from './useKeyWords.ts';

interface KeyProps {
  /** The key. */
  readonly of: ApiKey;
}

export interface KeyRowProps extends KeyProps {
  /** In columns. */
  readonly isWide: boolean;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

/** A key: what it may read, of whom, until when, when it was used and who made it. */
export function KeyRow({ of: key, isWide, isRevoking, onRevoke }: KeyRowProps) {
  const text = useText();
  const styles = useStyles();
  const { name, state } = key;
  const revoke = state !== 'ENDED' && state !== 'EXPIRED' && (
    <Button
      size="row"
      busy={isRevoking}
      aria-label={text('keys.revoke.of', { name })}
      onClick={onRevoke}
    >
      {text('keys.revoke')}
    </Button>
  );
  return isWide ? (
    <Row height={56}>
      <KeyCells of={key} />
      <Cell align="end">{revoke}</Cell>
    </Row>
  ) : (
    <Row height={72}>
      <Cell isRowHead className={styles.listCell}>
        <div className={styles.split}>
          <div className={styles.words}>
            <KeyLines of={key} />
          </div>
          {revoke}
        </div>
      </Cell>
    </Row>
  );
}

function KeyCells({ of: key }: KeyProps) {
  const text = useText();
  const styles = useStyles();
  const { reads, sites, lastDay, when, used } = useKeyWords();
  const { createdBy, createdAt } = key;
  return (
    <>
      <Cell isRowHead className={styles.cell}>
        <KeyName of={key} />
        <div className={styles.quiet}>
          {text('keys.madeBy', { name: createdBy, when: when(createdAt) })}
        </div>
      </Cell>
      <Cell className={styles.cell}>{reads(key)}</Cell>
      <Cell className={styles.cell}>{sites(key)}</Cell>
      <Cell className={styles.cell}>
        <span className={styles.numbers}>{lastDay(key)}</span>
        <div className={styles.quiet}>{used(key)}</div>
      </Cell>
    </>
  );
}

function KeyLines({ of: key }: KeyProps) {
  const text = useText();
  const styles = useStyles();
  const { reads, sites, lastDay, when, used } = useKeyWords();
  const { createdBy, createdAt } = key;
  return (
    <>
      <KeyName of={key} />
      <div>{text('keys.readsOf', { reads: reads(key), sites: sites(key) })}</div>
      <div className={styles.quiet}>
        {text('keys.validUntil', { day: lastDay(key) })} · {used(key)}
      </div>
      <div className={styles.quiet}>
        {text('keys.madeBy', { name: createdBy, when: when(createdAt) })}
      </div>
    </>
  );
}

/** The program, and why its key cannot be used. */
function KeyName({ of: key }: KeyProps) {
  const styles = useStyles();
  const why = useKeyWords().reason(key);
  const { name, state } = key;
  return (
    <>
      <div className={styles.line}>
        <span className={mergeClasses(styles.name, state !== 'VALID' && styles.over)}>{name}</span>
        <KeyState state={state} />
      </div>
      {why !== null && <div className={styles.quiet}>{why}</div>}
    </>
  );
}

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px' },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  over: { color: tokens.colorNeutralForeground3 },
  quiet: { ...type.secondary, ...type.numbers, color: tokens.colorNeutralForeground3 },
  cell: { overflowWrap: 'anywhere', paddingTop: '8px', paddingBottom: '8px' },
  listCell: {
    padding: '12px 16px',
    overflowWrap: 'anywhere',
    [media.phone]: { padding: '12px 16px' },
  },
  split: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  words: { flex: '1 1 200px', minWidth: 0 },
  numbers: { ...type.numbers },
});
