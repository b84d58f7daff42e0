import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button, makeStyles, palette, text, tokens } from 'shared-ui';
import { useServices } from '../../services/Services.ts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { watchProblems } from '../data/watchProblems.ts';
import { overrideWords } from '../overrideWords.ts';

/** Shows compile errors and thrown errors over the page while remotes are under development. */
export function ProblemOverlay({ origins }: { readonly origins: readonly string[] }) {
  const styles = useStyles();
  const { failures } = useServices();
  const words = overrideWords[useSessionControl().locale];
  const [faults, setFaults] = useState<Readonly<Record<string, readonly string[]>>>({});
  const latest = useSyncExternalStore(failures.subscribe, failures.latest);
  const [hiddenUntil, setHiddenUntil] = useState(latest[0]?.at ?? '');
  const served = origins.join(' ');
  useEffect(() => {
    const ends = served.split(' ').map((origin) =>
      watchProblems(origin, ({ begunAt, problems }) => {
        setFaults((known) => ({ ...known, [origin]: problems }));
        // Errors thrown before the change are obsolete.
        setHiddenUntil((hidden) => (begunAt > hidden ? begunAt : hidden));
      }),
    );
    return () => ends.forEach((end) => end());
  }, [served]);

  const compile = Object.values(faults).flat();
  const thrown = latest.filter(({ at }) => at > hiddenUntil);
  const code = thrown.find((failure) => failure.code !== undefined)?.code;
  const reasons = compile.length > 0 ? compile : thrown.map(({ message }) => message);
  if (reasons.length === 0) return null;
  return (
    <section role="alert" className={styles.overlay}>
      <div className={styles.head}>
        <h2 className={styles.title}>{compile.length > 0 ? words.compile : words.threw}</h2>
        <Button
          size="row"
          onClick={() => {
            setFaults({});
            setHiddenUntil(latest[0]?.at ?? '');
          }}
        >
          {words.hide}
        </Button>
      </div>
      <pre className={styles.reason}>{reasons.join('\n\n')}</pre>
      {compile.length === 0 && code !== undefined && (
        <a href={`/api/docs/errors/${code}`} target="_blank" rel="noreferrer">
          {code}
        </a>
      )}
    </section>
  );
}

const useStyles = makeStyles({
  overlay: {
    ...text.body,
    position: 'fixed',
    inset: '12px 12px auto',
    // On top of dialogs, and of messages there.
    zIndex: 1_000_002,
    boxSizing: 'border-box',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow28,
    color: palette.status.warning.text,
    backgroundColor: palette.status.warning.tint,
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  title: { ...text.bodyStrong, margin: 0 },
  reason: { margin: '8px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
