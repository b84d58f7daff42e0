import { makeStyles, text as type, Wifi1Regular, WifiOffRegular } from 'shared-ui';
import { useText } from '../../messages/useText.ts';

/** Whether the terminal reaches its server. */
export function Connection({ isConnected }: { readonly isConnected: boolean }) {
  const text = useText();
  const styles = useStyles();
  return (
    <span role="status" className={styles.state}>
      <span aria-hidden="true" className={styles.icon}>
        {isConnected ? <Wifi1Regular /> : <WifiOffRegular />}
      </span>
      {text(isConnected ? 'terminal.connected' : 'terminal.notConnected')}
    </span>
  );
}

const useStyles = makeStyles({
  state: { ...type.body, display: 'inline-flex', alignItems: 'center', gap: '8px' },
  icon: { display: 'flex', fontSize: '18px' },
});
