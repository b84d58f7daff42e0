import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from 'shared-contracts';
import {
  Button,
  Card,
  FailurePanel,
  makeStyles,
  Page as PageContent,
  SkeletonRows,
  useApi,
  useDialogs,
  useEmployeeSession,
  useFailureText,
  useMutation,
  useQuery,
  useSnackbar,
} from 'shared-ui';
import { saveFile } from 'shared-ui/download';
import { useText } from '../messages/useText.ts';
import { agreeToOwnFace, exportOwnFace, ownFaceQuery, removeOwnFace } from './data/ownFace.ts';
import { ConsentText } from './view/ConsentText.tsx';
import { OwnFaceCard } from './view/OwnFaceCard.tsx';
import { RegisterOwnFace } from './view/RegisterOwnFace.tsx';

/** A person's rights over their own face data: consent, register, export, withdraw (spec §6). */
export function Page() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const { employeeId } = useEmployeeSession();
  const { data: face, error, refetch } = useQuery(ownFaceQuery(api, employeeId));
  const [isRegistering, setIsRegistering] = useState(false);
  const change = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onError: (failure) =>
      dialogs.error({
        title: text('ownFace.failed'),
        text: failure instanceof ApiFailure ? failureText(failure) : '',
      }),
    onSettled: () => refetch(),
  });

  async function askAndRemove(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: text('ownFace.remove.ask'),
      text: text('ownFace.remove.text'),
      confirm: text('ownFace.remove'),
      danger: true,
    });
    if (!isSure) return;
    change.mutate(async () => {
      await removeOwnFace(api, employeeId);
      snackbar.show({ text: text('ownFace.removed'), intent: 'success' });
    });
  }

  return (
    <PageContent narrow className={styles.page}>
      {error && !face && (
        <FailurePanel
          title={text('ownFace.failure')}
          failure={error}
          onRetry={() => void refetch()}
        />
      )}
      {!face && !error && (
        <Card>
          <SkeletonRows count={3} height={48} />
        </Card>
      )}
      {face && isRegistering && (
        <RegisterOwnFace
          employeeId={employeeId}
          face={face}
          onClose={() => setIsRegistering(false)}
          onRegistered={() => {
            setIsRegistering(false);
            snackbar.show({ text: text('ownFace.registered'), intent: 'success' });
            void refetch();
          }}
        />
      )}
      {face && !isRegistering && (
        <>
          <OwnFaceCard
            face={face}
            busy={change.isPending}
            onRegister={() => setIsRegistering(true)}
            onAgree={() => change.mutate(() => agreeToOwnFace(api, employeeId, face.text.version))}
            onRemove={() => void askAndRemove()}
            onExport={() =>
              change.mutate(async () =>
                saveFile({ name: 'face.json', content: await exportOwnFace(api, employeeId) }),
              )
            }
          />
          <Card title={text('ownFace.consent')}>
            <ConsentText text={face.text} />
          </Card>
        </>
      )}
      <div>
        <Button onClick={() => void navigate('/settings')}>{text('ownFace.back')}</Button>
      </div>
    </PageContent>
  );
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: '24px' },
});
