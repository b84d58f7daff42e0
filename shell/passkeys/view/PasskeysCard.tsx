import type { ApiFailure, components } from 'shared-contracts';
import { useState } from 'react';
import {
  Button,
  Card,
  EditRegular,
  IconButton,
  makeStyles,
  text as type,
  tokens,
  useApi,
  useDialogs,
  useFailureText,
  useFeature,
  useMutation,
  useQuery,
  useQueryClient,
  useSnackbar,
} from 'shared-ui';
import { useWhen } from '../../locale/useWhen.ts';
import { removePasskey } from '../data/passkeyCalls.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyWords } from './PasskeyWords.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

const path = '/api/passkeys';

/** The own passkeys, of whoever has some. */
export function PasskeysCard() {
  if (!useFeature('SECOND_FACTOR')) return null;
  return (
    <PasskeyWords>
      <OwnPasskeys />
    </PasskeyWords>
  );
}

function OwnPasskeys() {
  const api = useApi();
  const text = usePasskeyText();
  const styles = useStyles();
  const [isAdding, setIsAdding] = useState(false);
  const { data } = useQuery(api.query.GET(path));
  if (data === undefined || data.contents.length === 0) return null;
  const isNeeded = data.isAskedFor && data.contents.length === 1;
  return (
    <Card flush title={text('passkeys.title')} titleNote={text('passkeys.note')}>
      <ul className={styles.list} aria-label={text('passkeys.title')}>
        {data.contents.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} isNeeded={isNeeded} />
        ))}
      </ul>
      <div className={styles.foot}>
        {isNeeded && <p className={styles.quiet}>{text('passkeys.last')}</p>}
        <Button className={styles.add} onClick={() => setIsAdding(true)}>
          {text('passkeys.add')}
        </Button>
      </div>
      <AddPasskey open={isAdding} onClose={() => setIsAdding(false)} />
    </Card>
  );
}

interface PasskeyRowProps {
  readonly passkey: components['schemas']['OwnPasskeys']['contents'][number];
  /** The last one, without which nobody could log in. */
  readonly isNeeded: boolean;
}

function PasskeyRow({ passkey, isNeeded }: PasskeyRowProps) {
  const text = usePasskeyText();
  const styles = useStyles();
  const when = useWhen();
  const { isPending, remove } = useRemoval();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, madeAt, lastUsedAt, isBackedUp } = passkey;
  const made = text('passkeys.made', { when: when(madeAt) });
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <div className={styles.name}>{name}</div>
        <div className={styles.quiet}>
          {isBackedUp ? `${made}, ${text('passkeys.backedUp')}` : made}
        </div>
        <div className={styles.quiet}>
          {lastUsedAt === null
            ? text('passkeys.unused')
            : text('passkeys.used', { when: when(lastUsedAt) })}
        </div>
      </div>
      <IconButton
        label={`${text('passkeys.rename')}: ${name}`}
        icon={<EditRegular />}
        onClick={() => setIsRenaming(true)}
      />
      {isRenaming && <RenamePasskey passkey={passkey} onClose={() => setIsRenaming(false)} />}
      {!isNeeded && (
        <Button
          size="row"
          busy={isPending}
          aria-label={`${text('passkeys.remove')}: ${name}`}
          onClick={() => void remove(id, name)}
        >
          {text('passkeys.remove')}
        </Button>
      )}
    </li>
  );
}

/** Asks, then removes a passkey, and says so. */
function useRemoval() {
  const api = useApi();
  const text = usePasskeyText();
  const dialogs = useDialogs();
  const snackbar = useSnackbar();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (id: number) => removePasskey(api, id),
    onSuccess: (left) => {
      queries.setQueryData(api.query.key(path), left);
      snackbar.show({ text: text('passkeys.removed'), intent: 'success' });
    },
    onError: (failure: ApiFailure) =>
      snackbar.show({ text: failureText(failure), intent: 'error' }),
  });
  return {
    isPending: mutation.isPending,
    remove: async (id: number, name: string) => {
      const isSure = await dialogs.confirm({
        title: text('passkeys.remove.title'),
        text: text('passkeys.remove.text', { name }),
        confirm: text('passkeys.remove'),
        danger: true,
      });
      if (isSure) mutation.mutate(id);
    },
  };
}

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '10px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  about: { flexGrow: 1, minWidth: 0 },
  name: { ...type.bodyStrong, overflowWrap: 'anywhere' },
  quiet: {
    ...type.secondary,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px 16px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  add: { alignSelf: 'flex-end' },
});
