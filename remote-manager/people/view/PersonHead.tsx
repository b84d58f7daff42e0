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

/** Whom a row is about; without a picture on phones. */
export function PersonHead({ employeeId, name, second, children }: PersonHeadProps) {
  const styles = useStyles();
  const isPhone = useViewport() === 'phone';
  return (
    <span className={styles.person}>
      {!isPhone && <Avatar name={name} colorKey={employeeId} />}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.second}>{second}</span>
        {children}
      </span>
    </span>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const useStyles = makeStyles({
  person: { display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  name: {
    ...type.bodyStrong,
    ...cut,
    [media.phone]: { ...type.rowFirst, whiteSpace: 'normal' },
  },
  second: { ...type.caption, ...cut, color: tokens.colorNeutralForeground3 },
});
