import type { ReactNode } from 'react';
import { makeStyles, text as type } from 'shared-ui';

/** The line above the list. */
export function PeopleSummary({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().summary}>{children}</div>;
}

const useStyles = makeStyles({
  summary: {
    ...type.body,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '46px',
  },
});
