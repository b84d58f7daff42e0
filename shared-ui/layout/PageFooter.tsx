import { makeStyles } from '@fluentui/react-components';
import { useRef, type ReactNode } from 'react';
import { useKeepMessagesOff } from '../overlay/useKeepMessagesOff.ts';

/** The bottom of the shell's page: bottom bar and tabs; messages appear above it. */
export function PageFooter({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  useKeepMessagesOff(element);
  return (
    <div ref={element} className={styles.footer}>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  footer: { flexShrink: 0, position: 'relative', zIndex: 2 },
});
