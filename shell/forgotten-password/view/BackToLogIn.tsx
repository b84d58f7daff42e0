import { Link, useLocation } from 'react-router-dom';
import { makeStyles, tokens } from 'shared-ui';
import { publicRoutes } from '../../routes/rules/shellRoutes.ts';
import { useForgottenPasswordText } from '../messages/useForgottenPasswordText.ts';

/** The link to the log-in, which still leads to the page that was wanted. */
export function BackToLogIn() {
  const text = useForgottenPasswordText();
  const styles = useStyles();
  const state: unknown = useLocation().state;
  return (
    <Link to={publicRoutes.PasswordLogin} state={state} className={styles.link}>
      {text('forgotten.back')}
    </Link>
  );
}

const useStyles = makeStyles({
  link: { alignSelf: 'center', padding: '12px', color: tokens.colorBrandForeground1 },
});
