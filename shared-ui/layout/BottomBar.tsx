import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { media } from '../theme/media.ts';
import { SlotContent, useReplaceTabs } from './slots.tsx';

export interface BottomBarProps {
  /** At the left: a live timer, or a chip with the selection. */
  readonly start?: ReactNode;
  /** Buttons, the primary one last. */
  readonly children: ReactNode;
  /** On phones the bar replaces the tabs, and its buttons get their own line. */
  readonly replacesTabs?: boolean;
}

/** The bar at the bottom of a page, above the tabs or instead of them. */
export function BottomBar({ start, children, replacesTabs = false }: BottomBarProps) {
  const styles = useStyles();
  useReplaceTabs(replacesTabs);
  return (
    <SlotContent name="bottomBar">
      <div className={mergeClasses(styles.bar, replacesTabs && styles.stacked)}>
        {start && (
          <div className={mergeClasses(styles.start, replacesTabs && styles.stackedStart)}>
            {start}
          </div>
        )}
        <div className={mergeClasses(styles.actions, replacesTabs && styles.stackedActions)}>
          {children}
        </div>
      </div>
    </SlotContent>
  );
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    minHeight: '72px',
    padding: '12px 28px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [media.belowDesktop]: { padding: '12px 24px' },
    [media.phone]: { minHeight: '64px', padding: '8px 16px' },
  },
  stacked: {
    [media.phone]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      gap: '8px',
      paddingBottom: 'max(16px, env(safe-area-inset-bottom))',
    },
  },
  start: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minWidth: 0,
    flexGrow: 1,
    flexBasis: '112px',
  },
  stackedStart: { [media.phone]: { flexBasis: 'auto' } },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '8px 12px',
    maxWidth: '100%',
    marginLeft: 'auto',
  },
  stackedActions: {
    [media.phone]: { width: '100%', marginLeft: 0, '& > *': { flexGrow: 1 } },
  },
});
