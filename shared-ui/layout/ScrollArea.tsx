import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { media } from '../theme/media.ts';

type Listener = (element: HTMLElement | null) => void;

/** Provides the scrolling element to subscribers inside; others do not re-render for it. */
function createArea() {
  const listeners = new Set<Listener>();
  let element: HTMLElement | null = null;
  return {
    attach(found: HTMLElement | null): void {
      element = found;
      for (const tell of listeners) tell(element);
    },
    listen(tell: Listener): () => void {
      listeners.add(tell);
      tell(element);
      return () => void listeners.delete(tell);
    },
  };
}

const ScrollContext = createContext<ReturnType<typeof createArea> | null>(null);

/** The scrolling part of the page; virtual tables inside follow it. */
export function ScrollArea(props: { readonly className?: string; readonly children: ReactNode }) {
  const styles = useStyles();
  const [area] = useState(createArea);
  return (
    <div ref={area.attach} className={mergeClasses(styles.area, props.className)}>
      <ScrollContext value={area}>{props.children}</ScrollContext>
    </div>
  );
}

/** The element that scrolls around this part of the page; null before the first layout. */
export function useScrollArea(): HTMLElement | null {
  const area = useContext(ScrollContext);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => area?.listen(setElement), [area]);
  return element;
}

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    // Keeps focused elements and their ring clear of a table's sticky head and of the edges.
    scrollPaddingBlock: '48px 8px',
    [media.low]: { overscrollBehaviorY: 'auto' },
    '& > *': { flexShrink: 0 },
  },
});
