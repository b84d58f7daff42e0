import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  Card,
  FailurePanel,
  makeStyles,
  Page as PageContent,
  SkeletonRows,
  useApi,
  useEmployeeSession,
  useQuery,
  useSnackbar,
} from 'shared-ui';
import { useText } from '../messages/useText.ts';
import { ownFaceQuery } from './data/ownFace.ts';
import { ConsentText } from './view/ConsentText.tsx';
import { OwnFaceCard } from './view/OwnFaceCard.tsx';
import { RegisterOwnFace } from './view/RegisterOwnFace.tsx';
import { useOwnFaceChanges } from './view/useOwnFaceChanges.ts';

/** A person's rights over their own face data: consent, register, export, withdraw (spec §6). */
export function Page() {
  const api = useApi();
  const text = useText();
  const styles = useStyles();
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { employeeId } = useEmployeeSession();
  const { data: face, error, refetch } = useQuery(ownFaceQuery(api, employeeId));
  const [isRegistering, setIsRegistering] = useState(false);
  const { isChanging, agree, askAndRemove, exportData } = useOwnFaceChanges(employeeId, () =>
    refetch(),
  );

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
            busy={isChanging}
            onRegister={() => setIsRegistering(true)}
            onAgree={() => agree(face.text.version)}
            onRemove={() => void askAndRemove()}
            onExport={exportData}
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
