import { useState } from 'react';
import { terminalCountdownSeconds } from 'shared-contracts';
import { Button, makeStyles, media, useFeature } from 'shared-ui';
import { OperationTile } from '../../clocking/view/OperationTile.tsx';
import { CountdownRing } from '../../countdown/view/CountdownRing.tsx';
import { useCountdown } from '../../countdown/view/useCountdown.ts';
import { useText } from '../../messages/useText.ts';
import { NoticeNote } from '../../waiting/view/NoticeNote.tsx';
import { lowScreen } from '../../frame/view/lowScreen.ts';
import { WallFrame } from '../../frame/view/WallFrame.tsx';
import { useFocusOnShow } from '../../frame/view/useFocusOnShow.ts';
import { keptOperations, type KeptPunch } from '../rules/keptPunch.ts';
import { WhoLine } from './WhoLine.tsx';
import type { WhoMade } from '../rules/whoMade.ts';

export interface KeepingScreenProps {
  readonly who: WhoMade;
  /** Rejects if the device cannot queue it. */
  readonly onPress: (operation: KeptPunch['operation']) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the operation while the terminal cannot ask the server for the person's state. */
export function KeepingScreen({ who, onPress, onClose }: KeepingScreenProps) {
  const text = useText();
  const styles = useStyles();
  const heading = useFocusOnShow<HTMLHeadingElement>();
  const hasBreaks = useFeature('SEGMENTS');
  const [pressed, setPressed] = useState<KeptPunch['operation']>();
  const [isRefused, setIsRefused] = useState(false);
  const { left } = useCountdown(terminalCountdownSeconds, onClose);

  function press(operation: KeptPunch['operation']): void {
    if (pressed !== undefined) return;
    setPressed(operation);
    setIsRefused(false);
    onPress(operation).catch(() => {
      setPressed(undefined);
      setIsRefused(true);
    });
  }

  return (
    <WallFrame look="light" head={<CountdownRing left={left} of={terminalCountdownSeconds} />}>
      <div className={styles.content}>
        <div className={styles.who}>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {text('terminal.keep.title')}
          </h1>
          <WhoLine who={who} />
        </div>
        <p className={styles.line}>{text('terminal.keep.text')}</p>
        {isRefused && <NoticeNote words={{ id: 'terminal.keep.refused' }} />}
        <div className={styles.tiles}>
          {keptOperations(hasBreaks).map((operation) => (
            <OperationTile
              key={operation}
              operation={operation}
              look={
                operation === 'CLOCK_IN' ? 'main' : operation === 'BREAK_IN' ? 'break' : 'quiet'
              }
              hint={undefined}
              compact
              state={pressed === undefined ? 'ready' : pressed === operation ? 'busy' : 'waits'}
              onPress={() => press(operation)}
            />
          ))}
        </div>
        <div>
          <Button className={styles.back} onClick={onClose}>
            {text('terminal.pin.backToStart')}
          </Button>
        </div>
      </div>
    </WallFrame>
  );
}

const useStyles = makeStyles({
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    flexGrow: 1,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1180px',
    margin: '0 auto',
    padding: '24px 72px 40px',
    [media.belowDesktop]: { padding: '24px 40px' },
    [media.phone]: { gap: '16px', padding: '16px' },
    [lowScreen.tablet]: { gap: '12px', padding: '8px 40px 16px' },
  },
  who: {
    [lowScreen.tablet]: {
      display: 'flex',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      gap: '0 16px',
    },
  },
  title: {
    margin: 0,
    fontSize: '40px',
    lineHeight: '48px',
    letterSpacing: 'var(--p-tracking-title)',
    outlineStyle: 'none',
    [media.phone]: { fontSize: '28px', lineHeight: '36px' },
    [lowScreen.phone]: { fontSize: '24px', lineHeight: '32px' },
  },
  line: {
    margin: 0,
    maxWidth: '860px',
    fontSize: '24px',
    lineHeight: '32px',
    [media.phone]: { fontSize: '17px', lineHeight: '24px' },
    [lowScreen.phone]: { maxWidth: 'none', fontSize: '16px', lineHeight: '22px' },
  },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    flexGrow: 1,
    gap: '24px',
    [media.phone]: { gap: '12px' },
    [lowScreen.tablet]: { gap: '12px' },
    [lowScreen.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  back: {
    minHeight: '60px',
    padding: '0 24px',
    fontSize: '18px',
    [lowScreen.phone]: { minHeight: '48px' },
  },
});
