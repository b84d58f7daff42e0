import {
  FailurePanel,
  InfoRegular,
  makeStyles,
  MessageNote,
  SkeletonRows,
  text as type,
  tokens,
  useApi,
  useFeature,
  useQuery,
} from 'shared-ui';
import { LoginFrame } from '../../log-in/LoginFrame.tsx';
import { useForgottenPasswordText } from '../messages/useForgottenPasswordText.ts';
import { AskForLink } from './AskForLink.tsx';
import { BackToLogIn } from './BackToLogIn.tsx';

/** The way back to a forgotten password, as far as this server has one. */
export function ForgottenPasswordPage() {
  const api = useApi();
  const text = useForgottenPasswordText();
  const styles = useStyles();
  const hasSignOn = useFeature('SAML_AUTH');
  const { data, error, refetch } = useQuery(api.query.GET('/api/forgotten-password'));
  return (
    <LoginFrame
      title={text('forgotten.title')}
      {...(data?.byMail === true ? { subtitle: text('forgotten.ask') } : {})}
    >
      {!data && error && (
        <FailurePanel
          title={text('forgotten.failed')}
          failure={error}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows count={2} height={56} />}
      {data?.byMail === true && <AskForLink />}
      {data?.byMail === false && (
        <MessageNote icon={<InfoRegular />} meaning="pending">
          {text('forgotten.noMail')}
        </MessageNote>
      )}
      {data && hasSignOn && <p className={styles.remark}>{text('forgotten.signOn')}</p>}
      <BackToLogIn />
    </LoginFrame>
  );
}

const useStyles = makeStyles({
  remark: { ...type.body, margin: 0, color: tokens.colorNeutralForeground3 },
});
