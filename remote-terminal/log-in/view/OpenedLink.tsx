import { useNavigate } from 'react-router-dom';
import { Button, makeStyles, text as type, tokens, useHost } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

interface OpenedLinkProps {
  readonly terminalId: string;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** A link with a set-up code was opened; a person who is logged in here is asked first. */
export function OpenedLink({ terminalId: terminal, isOpening, onOpen }: OpenedLinkProps) {
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const { session } = useHost();
  if (session.kind !== 'employee' || isOpening) {
    return (
      <p role="status" className={styles.opening}>
        {text('terminal.setUp.opening', { terminal })}
      </p>
    );
  }
  const { firstName, lastName } = session.employee;
  return (
    <>
      <h1 className={styles.title}>{text('terminal.setUp.person')}</h1>
      <p className={styles.text}>
        {text('terminal.setUp.person.text', { name: `${firstName} ${lastName}`, terminal })}
      </p>
      <Button look="primary" onClick={onOpen}>
        {text('terminal.setUp.person.goOn')}
      </Button>
      <Button onClick={() => void navigate('/', { replace: true })}>
        {text('terminal.setUp.person.stop')}
      </Button>
    </>
  );
}

const useStyles = makeStyles({
  opening: { ...type.body, margin: '8px 0' },
  title: { ...type.title, margin: '8px 0 0' },
  text: { ...type.body, margin: 0, color: tokens.colorNeutralForeground2 },
});
