import type { ReactNode } from 'react';
import { Avatar, makeStyles, media, text as type, tokens, useViewport } from 'shared-ui';

export interface PersonHeadProps {
  readonly employeeId: number;
  readonly name: string;
  /** Below the name, for example number and position. */
  readonly second: string;
  /** A third line. */
  readonly children?: ReactNode;
}

/** The person of a row; without avatar on phones. */
export function PersonHead({ employeeId, name, second, children }: PersonHeadProps) {
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  return (
    <span className={isPhone ? styles.words : styles.person}>
      {!isPhone && <Avatar name={name} colorKey={employeeId} />}
      <span className={styles.name}>{name}</span>
      <span className={styles.second}>{second}</span>
      {children}
    </span>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const useStyles = makeStyles({
  person: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // As high as the text, which can be clipped and so claims no height itself.
    gridTemplateRows: 'repeat(3, max-content)',
    columnGap: '10px',
    minWidth: 0,
    // The avatar, next to all lines.
    '& > :first-child': { gridRow: '1 / span 3', alignSelf: 'center' },
    '& > :not(:first-child)': { gridColumn: '2' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: {
    ...type.bodyStrong,
    ...cut,
    [media.phone]: { ...type.rowFirst, whiteSpace: 'normal' },
  },
  second: { ...type.caption, ...cut, color: tokens.colorNeutralForeground3 },
});
