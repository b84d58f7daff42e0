import { useState } from 'react';
import { ApiFailure, type components } from 'shared-contracts';
import {
  Button,
  CheckmarkCircleFilled,
  Dialog,
  makeStyles,
  MessageNote,
  text as type,
  TextField,
  useApi,
  useMutation,
  useQueryClient,
  useSnackbar,
  WarningFilled,
} from 'shared-ui';
import { addPasskey, beginPasskey } from '../data/passkeyCalls.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';
import { useFaultWords } from './useFaultWords.ts';

export interface AddPasskeyProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

type Step = components['schemas']['PasskeyStep'];

/** Two presses: browsers require a user gesture for each authenticator call. */
export function AddPasskey({ open, onClose }: AddPasskeyProps) {
  const text = usePasskeyText();
  return (
    <Dialog open={open} compact title={text('passkeys.add')} onClose={onClose}>
      {open && <Steps onClose={onClose} />}
    </Dialog>
  );
}

function Steps({ onClose }: Pick<AddPasskeyProps, 'onClose'>) {
  const api = useApi();
  const text = usePasskeyText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const [name, setName] = useState('');
  const prove = useMutation({ mutationFn: () => beginPasskey(api), onSuccess: setStep });
  const register = useMutation({
    mutationFn: (asked: Step) => addPasskey(api, asked, name.trim()),
    onSuccess: (all) => {
      queries.setQueryData(api.query.key('/api/passkeys'), all);
      snackbar.show({ text: text('passkeys.added'), intent: 'success' });
      onClose();
    },
    onError: (failure: Error) => {
      // The challenge is used up: start again.
      if (failure instanceof ApiFailure) setStep(null);
    },
  });
  const words = useFaultWords(register.error ?? prove.error);
  return (
    <div className={styles.steps}>
      <p className={styles.text}>{text('passkeys.add.text')}</p>
      {words && (
        <MessageNote icon={<WarningFilled />} meaning="warning" urgent>
          {words}
        </MessageNote>
      )}
      {step === null ? (
        <Button
          look="primary"
          busy={prove.isPending}
          onClick={() => {
            register.reset();
            prove.mutate();
          }}
        >
          {text('passkeys.add.prove')}
        </Button>
      ) : (
        <>
          <MessageNote icon={<CheckmarkCircleFilled />} meaning="approved">
            {text('passkeys.add.proven')}
          </MessageNote>
          <TextField
            label={text('passkeys.add.name')}
            hint={text('passkeys.add.hint')}
            value={name}
            onChange={setName}
            maxLength={60}
          />
          <Button look="primary" busy={register.isPending} onClick={() => register.mutate(step)}>
            {text('passkey.register.submit')}
          </Button>
        </>
      )}
    </div>
  );
}

const useStyles = makeStyles({
  steps: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { ...type.body, margin: 0 },
});
