import type { ReactNode } from 'react';
import { makeStyles, mergeClasses, palette } from 'shared-ui';
import { TerminalHead } from './TerminalHead.tsx';

export interface WallFrameProps {
  /** What is to be seen from afar is dark; where somebody reads and presses it is light. */
  readonly look: 'dark' | 'light';
  /** What the screen has to say at the end of its head. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the terminal: its head, and all the room below. */
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
