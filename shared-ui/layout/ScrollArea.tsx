import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { createContext, useContext, useState, type ReactNode } from 'react';

const ScrollContext = createContext<HTMLElement | null>(null);

/** The part of the page that scrolls; virtual tables inside follow it. */
export function ScrollArea(props: { readonly className?: string; readonly children: ReactNode }) {
  const styles = useStyles();
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <div ref={setElement} className={mergeClasses(styles.area, props.className)}>
      <ScrollContext value={element}>{props.children}</ScrollContext>
    </div>
  );
}

/** The element that scrolls around this part of the page; null before the first layout. */
export function useScrollArea(): HTMLElement | null {
  return useContext(ScrollContext);
}

const useStyles = makeStyles({
  area: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    '& > *': { flexShrink: 0 },
  },
});
