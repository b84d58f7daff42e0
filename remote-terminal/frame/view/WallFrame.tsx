import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, palette } from 'shared-ui';
import { TerminalHead } from './TerminalHead.tsx';

export interface WallFrameProps {
  /** Dark for screens seen from afar, light for those people read and press. */
  readonly look: 'dark' | 'light';
  /** The screen's content at the end of its head. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A terminal screen: its head, and all the space below. */
export function WallFrame({ look, head, children }: WallFrameProps) {
  const styles = useStyles();
  return (
    <main className={mergeClasses(styles.page, look === 'dark' && styles.dark)}>
      <TerminalHead>{head}</TerminalHead>
      {children}
    </main>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
  dark: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    color: palette.brand[160],
    backgroundImage: `radial-gradient(circle at 70% 0%, ${palette.brand[60]}, ${palette.brand[30]} 60%, ${palette.brand[20]})`,
  },
});
