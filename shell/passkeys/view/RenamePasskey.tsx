import { useState } from 'react';
import type { components } from 'shared-contracts';
import { FormDialog, TextField, useApi, useQueryClient } from 'shared-ui';
import { useAction } from '../../actions/useAction.ts';
import { renamePasskey } from '../data/passkeyCalls.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';

export interface RenamePasskeyProps {
  readonly passkey: components['schemas']['OwnPasskeys']['contents'][number];
  readonly onClose: () => void;
}

/** Renames a passkey. */
export function RenamePasskey({ passkey, onClose }: RenamePasskeyProps) {
  const api = useApi();
  const text = usePasskeyText();
  const queries = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const save = useAction({
    act: () => renamePasskey(api, passkey.id, name.trim()),
    said: () => text('passkeys.renamed'),
    onDone: (all) => {
      queries.setQueryData(api.query.key('/api/passkeys'), all);
      onClose();
    },
  });
  return (
    <FormDialog
      title={text('passkeys.rename.title')}
      submit={text('passkeys.rename.save')}
      busy={save.isPending}
      faults={{ name: name.trim() === '' ? text('passkeys.rename.empty') : null }}
      onSubmit={() => save.start()}
      onClose={onClose}
    >
      {(shown) => (
        <TextField
          label={text('passkeys.rename.name')}
          value={name}
          maxLength={60}
          onChange={setName}
          error={shown('name')}
        />
      )}
    </FormDialog>
  );
}
