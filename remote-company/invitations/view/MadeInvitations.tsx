import {
  BatchProgress,
  Button,
  makeStyles,
  MessageNote,
  useFailureText,
  useUnsavedChanges,
  WarningFilled,
} from 'shared-ui';
import { useText } from '../../messages/useText.ts';
import type { InvitingCompany } from './InvitationCard.tsx';
import { PrintChoice } from './PrintChoice.tsx';
import { RefusedPeople } from './RefusedPeople.tsx';
import type { Make, Run } from './useMake.ts';

interface MadeInvitationsProps {
  readonly run: Run;
  readonly make: Make;
  readonly company: InvitingCompany;
}

/** The run: its progress, then the invitations to print. They are shown here only. */
export function MadeInvitations({ run, make, company }: MadeInvitationsProps) {
  const { invitations, refused, end, total } = run;
  const text = useText();
  const answered = invitations.length + refused.length;
  useUnsavedChanges(end === null);
  return (
    <>
      {end === null ? (
        <BatchProgress
          answered={answered}
          total={total}
          words={text('invitations.making', { count: answered, total })}
          stop={text('invitations.stop')}
          onStop={make.stop}
        />
      ) : (
        <Ended {...{ run, make }} />
      )}
      {end !== null && invitations.length > 0 && (
        <PrintChoice {...{ invitations, company }} until={run.until} onFinish={make.clear} />
      )}
      {end !== null && <RefusedPeople refused={refused} people={run.people} />}
    </>
  );
}

function Ended({ run: { end, total }, make }: Omit<MadeInvitationsProps, 'company'>) {
  const text = useText();
  const styles = useStyles();
  const failureText = useFailureText();
  const left = end?.left.reduce((count, { rows }) => count + rows.length, 0) ?? 0;
  if (!end || left === 0) return null;
  const { failure } = end;
  return (
    <MessageNote
      icon={<WarningFilled />}
      meaning="warning"
      title={text('invitations.left', { count: left, total })}
      urgent
    >
      {failure && `${failureText(failure)} ${text('invitations.left.again')}`}
      <div className={styles.actions}>
        <Button size="row" onClick={make.goOn}>
          {text('invitations.goOn')}
        </Button>
        <Button size="row" look="subtle" onClick={make.clear}>
          {text('invitations.discard')}
        </Button>
      </div>
    </MessageNote>
  );
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px 12px', marginTop: '8px' },
});
