import { useEffect, useRef } from 'react';
import { answer, ApiFailure, type components } from 'shared-contracts';
import {
  Button,
  makeStyles,
  MessageNote,
  useApi,
  useMutation,
  WarningFilled,
  text as type,
} from 'shared-ui';
import { AuthenticatorFault, makePasskey, proveWithPasskey } from '../data/askAuthenticator.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';
import { PasskeyWords } from './PasskeyWords.tsx';

export interface PasskeyStepProps {
  readonly step: components['schemas']['PasskeyStep'];
  readonly onSignedIn: () => Promise<unknown>;
  /** Back to the password, with the server's refusal: the challenge is used up. */
  readonly onBack: (refused?: ApiFailure) => void;
}

/** The second step for approvers and administrators: a passkey, or registering the first one. */
export function PasskeyStep(props: PasskeyStepProps) {
  return (
    <PasskeyWords>
      <Question {...props} />
    </PasskeyWords>
  );
}

function Question({ step, onSignedIn, onBack }: PasskeyStepProps) {
  const api = useApi();
  const text = usePasskeyText();
  const styles = useStyles();
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone.
  useEffect(() => title.current?.focus(), []);
  const kind = step.kind === 'PROVE' ? 'prove' : 'register';
  const confirm = useMutation({
    mutationFn: async () => {
      if (step.kind === 'PROVE') {
        const body = await proveWithPasskey(step);
        await answer(api.POST('/api/employees/login/passkey', { body }));
      } else {
        const body = await makePasskey(step);
        await answer(api.POST('/api/employees/login/new-passkey', { body }));
      }
      await onSignedIn();
    },
    onError: (failure: Error) => {
      if (failure instanceof ApiFailure) onBack(failure);
    },
  });
  const fault = confirm.error instanceof AuthenticatorFault ? confirm.error.reason : undefined;
  return (
    <div className={styles.step}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {text(`passkey.${kind}.title`)}
      </h2>
      <p className={styles.text}>{text(`passkey.${kind}.text`)}</p>
      {fault && (
        <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
          {text(`passkey.fault.${fault}`)}
        </MessageNote>
      )}
      <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {text(`passkey.${kind}.submit`)}
      </Button>
      <Button onClick={() => onBack()}>{text('passkey.back')}</Button>
    </div>
  );
}

const useStyles = makeStyles({
  step: { display: 'flex', flexDirection: 'column', gap: '16px' },
  title: { ...type.section, margin: 0 },
  text: { ...type.body, margin: '-8px 0 0' },
});
