import type { ReactNode } from 'react';
import { makeStyles, tokens } from 'shared-ui';

/** The outline of a table within a card. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return <div className={useStyles().frame}>{children}</div>;
}

const useStyles = makeStyles({
  frame: {
    overflow: 'clip',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
});
