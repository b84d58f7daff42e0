import { useRef, useState, type ReactNode } from 'react';
import type { DateRange, LocalDate } from 'shared-contracts';
import {
  Button,
  Card,
  FailurePanel,
  FreshnessNote,
  makeStyles,
  media,
  text as type,
  tokens,
  useKeepMessagesOff,
  useUserFormats,
} from 'shared-ui';
import { useSignOffText } from '../messages/useText.ts';
import { SignedChanges } from './SignedChanges.tsx';
import { SignOffDialog } from './SignOffDialog.tsx';
import { SignOffLine } from './SignOffLine.tsx';
import { useSignOff } from './useSignOff.ts';

export interface SignOffPanelProps {
  /** The days that the page shows. */
  readonly range: DateRange;
  readonly today: LocalDate;
  /** Shows everything that blocks the sign-off of these days. */
  readonly onUndecided: (days: DateRange) => void;
}

/** Whether a pay cycle is signed off, what changed since, and what blocks it. */
export function SignOffPanel({ range, today, onUndecided }: SignOffPanelProps) {
  const text = useSignOffText();
  const styles = useStyles();
  const formats = useUserFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { cycle, state, failure, answeredAt, retry } = useSignOff(range, today);
  if (!state || !cycle) {
    if (!failure) return null;
    return <FailurePanel title={text('signOff.failure')} failure={failure} onRetry={retry} />;
  }
  const { signOffs, undecided, uncovered, changed } = state;
  const isSigned = signOffs.length > 0;
  const since = [
    ...(changed > 0 ? [text('signOff.changed', { count: changed })] : []),
    ...(uncovered > 0 ? [text('signOff.uncovered', { count: uncovered })] : []),
    ...(undecided > 0 ? [text('signOff.undecided.since', { count: undecided })] : []),
    ...(state.state === 'READY' ? [text('signOff.again', { people: state.people })] : []),
  ];
  return (
    <Card
      title={text('signOff.title', {
        range: formats.dateRange(state.startDate, state.endDate, true),
      })}
      className={styles.card}
    >
      <FreshnessNote answeredAt={answeredAt} failure={failure} onRetry={retry} />
      <div className={styles.content}>
        <div className={styles.words} role="status">
          {signOffs.map((signOff) => (
            <SignOffLine key={signOff.id} signOff={signOff} />
          ))}
          {isSigned && since.length > 0 && (
            <p className={styles.broken}>
              <strong>{text('signOff.broken')}</strong> {since.join(' ')}
            </p>
          )}
          {!isSigned && state.state !== 'SIGNED' && (
            <p className={styles.line}>
              {text(`signOff.${state.state}`, { count: undecided, people: state.people })}
            </p>
          )}
          <SignedChanges state={state} />
        </div>
        <Actions>
          {state.state === 'UNDECIDED' && (
            <Button onClick={() => onUndecided(cycle)}>{text('signOff.show')}</Button>
          )}
          {state.state === 'READY' && (
            <Button look="primary" onClick={() => setIsAsking(true)}>
              {text(isSigned ? 'signOff.signAgain' : 'signOff.sign')}
            </Button>
          )}
        </Actions>
      </div>
      {isAsking && <SignOffDialog cycle={cycle} onClose={() => setIsAsking(false)} />}
    </Card>
  );
}

/** Messages leave the panel's buttons uncovered. */
function Actions({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  useKeepMessagesOff(element);
  return (
    <div ref={element} className={styles.actions}>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  card: { marginTop: '16px' },
  content: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
  },
  words: { flex: '1 1 320px', minWidth: 0, [media.phone]: { flexBasis: '100%' } },
  line: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
  broken: { ...type.body, margin: '8px 0 0', color: tokens.colorNeutralForeground1 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginLeft: 'auto' },
});
