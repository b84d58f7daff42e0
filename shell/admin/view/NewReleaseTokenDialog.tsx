import { useState } from 'react';
import type { ApiFailure } from 'shared-contracts';
import {
  Button,
  CopyRegular,
  Dialog,
  makeStyles,
  text as type,
  TextField,
  tokens,
  useApi,
  useFailureText,
  useMutation,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { makeReleaseToken } from '../data/releaseTokens.ts';
import { useAdminText } from '../messages/useAdminText.ts';

const remoteName = /^remote-[a-z][a-z0-9-]*$/;

/** Asks whom the token is for, and shows it this once. */
export function NewReleaseTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const api = useApi();
  const text = useAdminText();
  const styles = useStyles();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queryClient = useQueryClient();
  const [remote, setRemote] = useState('');
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const make = useMutation({
    mutationFn: () => makeReleaseToken(api, { remote: remote.trim(), name: name.trim() }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: api.query.key('/api/release-tokens') }),
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
  });
  const faults = {
    remote: remoteName.test(remote.trim()) ? null : text('admin.tokens.fault.remote'),
    name: name.trim() === '' ? text('admin.fault.empty') : null,
  };
  const token = make.data;

  async function copy(made: string): Promise<void> {
    await navigator.clipboard.writeText(made);
    snackbar.show({ text: text('admin.tokens.copied'), intent: 'success' });
  }

  if (token !== undefined) {
    return (
      <Dialog
        open
        width={550}
        onClose={onClose}
        title={text('admin.tokens.ready')}
        subtitle={text('admin.tokens.once')}
        actions={
          <>
            <Button onClick={onClose}>{text('admin.tokens.done')}</Button>
            <Button look="primary" icon={<CopyRegular />} onClick={() => void copy(token)}>
              {text('admin.tokens.copy')}
            </Button>
          </>
        }
      >
        <p className={styles.token}>{token}</p>
        <p className={styles.how}>{text('admin.tokens.how')}</p>
        <p className={styles.token}>
          {`SERVER=${location.origin} RELEASE_TOKEN=… npm run release -- ${remote.trim()}`}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      compact
      onClose={onClose}
      title={text('admin.tokens.new')}
      actions={
        <>
          <Button onClick={onClose}>{text('admin.cancel')}</Button>
          <Button
            look="primary"
            busy={make.isPending}
            onClick={() => {
              setIsTried(true);
              if (faults.remote === null && faults.name === null) make.mutate();
            }}
          >
            {text('admin.tokens.make')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <TextField
          label={text('admin.tokens.remote')}
          hint={text('admin.tokens.remote.hint')}
          value={remote}
          maxLength={60}
          onChange={setRemote}
          error={isTried ? faults.remote : null}
        />
        <TextField
          label={text('admin.tokens.name')}
          hint={text('admin.tokens.name.hint')}
          value={name}
          maxLength={60}
          onChange={setName}
          error={isTried ? faults.name : null}
        />
      </div>
    </Dialog>
  );
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: '12px' },
  how: { ...type.body, margin: '12px 0 8px' },
  token: {
    ...type.body,
    margin: 0,
    padding: '12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: 'monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
});
