import { useState } from 'react';
import { FormDialog, makeStyles, text as type, TextField, useApi } from 'shared-ui';
import { makeReleaseToken } from '../data/releaseTokens.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { CodeLine, SecretOnce } from './SecretOnce.tsx';
import { useAction } from '../../actions/useAction.ts';

const remoteName = /^remote-[a-z][a-z0-9-]*$/;

/** Asks for the token's owner, then shows the token once. */
export function NewReleaseTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const [remote, setRemote] = useState('');
  const [name, setName] = useState('');
  const make = useAction({
    act: () => makeReleaseToken(api, { remote: remote.trim(), name: name.trim() }),
    reads: ['/api/release-tokens'],
  });
  if (make.result !== undefined) {
    return (
      <SecretOnce
        title={text('admin.tokens.ready')}
        subtitle={text('admin.tokens.once')}
        secret={make.result}
        onClose={onClose}
      >
        <p className={styles.how}>{text('admin.tokens.how')}</p>
        <CodeLine>
          {`SERVER=${location.origin} RELEASE_TOKEN=… npm run release -- ${remote.trim()}`}
        </CodeLine>
      </SecretOnce>
    );
  }
  return (
    <FormDialog
      title={text('admin.tokens.new')}
      submit={text('admin.tokens.make')}
      busy={make.isPending}
      faults={{
        remote: remoteName.test(remote.trim()) ? null : text('admin.tokens.fault.remote'),
        name: name.trim() === '' ? text('admin.fault.empty') : null,
      }}
      onSubmit={() => make.start()}
      onClose={onClose}
    >
      {(shown) => (
        <>
          <TextField
            label={text('admin.tokens.remote')}
            hint={text('admin.tokens.remote.hint')}
            value={remote}
            maxLength={60}
            onChange={setRemote}
            error={shown('remote')}
          />
          <TextField
            label={text('admin.tokens.name')}
            hint={text('admin.tokens.name.hint')}
            value={name}
            maxLength={60}
            onChange={setName}
            error={shown('name')}
          />
        </>
      )}
    </FormDialog>
  );
}

const useStyles = makeStyles({ how: { ...type.body, margin: '12px 0 8px' } });
