import { makeStyles, text as type, tokens } from 'shared-ui';

interface EntryNameProps {
  readonly name: string;
  /** In a second line: the code, or what tells it from others with this name. */
  readonly about?: string;
  readonly onOpen: () => void;
}

/** The name of an entry in a list; opens it. */
export function EntryName({ name, about, onOpen }: EntryNameProps) {
  const styles = useStyles();
  return (
    <button type="button" className={styles.open} onClick={onOpen}>
      <span className={styles.name}>{name}</span>
      {about && <span className={styles.about}>{about}</span>}
    </button>
  );
}

const useStyles = makeStyles({
  open: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '44px',
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground1,
    ':hover > :first-child': { textDecorationLine: 'underline' },
  },
  name: { ...type.bodyStrong, color: tokens.colorBrandForeground1 },
  about: { ...type.secondary, color: tokens.colorNeutralForeground3 },
});
