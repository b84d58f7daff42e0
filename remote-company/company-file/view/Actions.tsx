import type { ReactNode } from 'react';
import { makeStyles, media } from 'shared-ui';

/** The buttons below a step of the import; as wide as the card on phones. */
export function Actions({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().actions}>{children}</div>;
}

const useStyles = makeStyles({
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    [media.phone]: { flexDirection: 'column' },
  },
});
