import { makeStyles } from '@fluentui/react-components';
import { atom, useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';

/** Height in pixels of what stands fixed at the foot of the page. */
export const bottomInsetAtom = atom(0);

/** The foot of the shell's page: bottom bar and tabs; messages appear above it. */
export function PageFooter({ children }: { readonly children: ReactNode }) {
  const styles = useStyles();
  const element = useRef<HTMLDivElement>(null);
  const setInset = useSetAtom(bottomInsetAtom);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setInset(entry.contentRect.height);
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      setInset(0);
    };
  }, [setInset]);
  return (
    <div ref={element} className={styles.footer}>
      {children}
    </div>
  );
}

const useStyles = makeStyles({
  footer: { flexShrink: 0, position: 'relative', zIndex: 2 },
});
