import { useState } from 'react';
import type { ApiFailure, components } from 'shared-contracts';
import {
  Button,
  Dialog,
  TextField,
  useApi,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { renamePasskey } from '../data/passkeyCalls.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';

export interface RenamePasskeyProps {
  readonly passkey: components['schemas']['OwnPasskeys']['contents'][number];
  readonly onClose: () => void;
}

/** Asks for another name of a passkey; what was typed stays where it could not be saved. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const api = useApi();
  const text = usePasskeyText();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const [isTried, setIsTried] = useState(false);
  const save = useMutation({
    mutationFn: () => renamePasskey(api, passkey.id, name.trim()),
    onSuccess: (all) => {
      queries.setQueryData(api.query.key('/api/passkeys'), all);
      snackbar.show({ text: text('passkeys.renamed'), intent: 'success' });
      onClose();
    },
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
  });
  const isEmpty = name.trim() === '';
  return (
    <Dialog
      open
      compact
      beginsInField
      title={text('passkeys.rename.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('passkeys.rename.cancel')}</Button>
          <Button
            look="primary"
            busy={save.isPending}
            onClick={() => {
              setIsTried(true);
              if (!isEmpty) save.mutate();
            }}
          >
            {text('passkeys.rename.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={text('passkeys.rename.name')}
        value={name}
        maxLength={60}
        onChange={setName}
        error={isTried && isEmpty ? text('passkeys.rename.empty') : null}
      />
    </Dialog>
  );
}
