import { useEffect, useEffectEvent, type ReactElement, type ReactNode } from 'react';
import { makeStyles, media, mergeClasses, palette, text as type, tokens } from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import { Connection } from '../../waiting/view/Connection.tsx';
import { SecondRing } from '../../waiting/view/SecondRing.tsx';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import { useFocusOnShow } from '../../frame/view/useFocusOnShow.ts';

export interface OutcomeScreenProps {
  readonly icon: ReactElement;
  /** Pending, not done: the disc is blue, like everything pending. */
  readonly isPending?: boolean;
  readonly title: string;
  /** The time of the press. */
  readonly time: string;
  readonly isConnected: boolean;
  /** Milliseconds until it closes for the next person. */
  readonly shownFor: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The outcome of a press, legible from two metres; closes by itself, or by a tap anywhere. */
export function OutcomeScreen(props: OutcomeScreenProps) {
  const { icon, isPending = false, title, time, isConnected, shownFor, onClose } = props;
  const text = useText();
  const styles = useStyles();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownFor);
    return () => clearTimeout(timer);
  }, [shownFor]);
  return (
    <WallFrame look="dark" head={<Connection isConnected={isConnected} />}>
      <span className={styles.ring}>
        <SecondRing second={59} />
      </span>
      <div className={styles.middle}>
        <span className={mergeClasses(styles.disc, isPending && styles.pending)} aria-hidden="true">
          {icon}
        </span>
        <h1 ref={heading} tabIndex={-1} className={styles.done}>
          {title}
          <span className={styles.time}>{time}</span>
        </h1>
        {props.children}
        <button type="button" className={styles.next} onClick={onClose}>
          <span className={styles.bar}>
            <span className={styles.filled} style={{ animationDuration: `${shownFor}ms` }} />
          </span>
          {text('terminal.next')}
        </button>
      </div>
    </WallFrame>
  );
}

const useStyles = makeStyles({
  middle: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '16px',
    margin: 'auto',
    padding: '0 16px 24px',
    textAlign: 'center',
  },
  // Text and check mark would overlap it.
  ring: { [media.phone]: { display: 'none' } },
  disc: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '128px',
    height: '128px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: palette.brand[160],
    color: palette.brand[80],
    boxShadow: '0 0 0 16px rgba(255, 255, 255, .16)',
    fontSize: '84px',
    marginBottom: '16px',
  },
  pending: {
    backgroundColor: palette.status.pending.tint,
    color: palette.status.pending.text,
  },
  done: {
    display: 'flex',
    flexDirection: 'column',
    margin: 0,
    fontSize: '40px',
    lineHeight: '48px',
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: 'var(--p-tracking-title)',
    overflowWrap: 'anywhere',
    ':focus-visible': { outlineStyle: 'none' },
    [media.phone]: { fontSize: '32px', lineHeight: '40px' },
  },
  time: {
    ...type.terminalClock,
    fontSize: 'min(176px, 22vmin)',
    lineHeight: '1.05',
  },
  next: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    minHeight: '72px',
    margin: '16px 0 0',
    padding: '12px 24px',
    border: 'none',
    borderRadius: '16px',
    // Covers the ring's ticks if the text has more lines than fit into it.
    backgroundColor: palette.brand[20],
    color: palette.brand[150],
    fontFamily: 'inherit',
    fontSize: '18px',
    lineHeight: '24px',
    cursor: 'pointer',
    // A tap anywhere is for the next person.
    '::after': { content: '""', position: 'fixed', inset: 0 },
  },
  bar: {
    display: 'block',
    width: '280px',
    height: '6px',
    overflow: 'hidden',
    borderRadius: '3px',
    backgroundColor: 'rgba(255, 255, 255, .25)',
  },
  filled: {
    display: 'block',
    height: '100%',
    backgroundColor: palette.brand[160],
    transformOrigin: 'left',
    animationName: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
    animationTimingFunction: 'linear',
    [media.reducedMotion]: { animationName: 'none' },
  },
});
