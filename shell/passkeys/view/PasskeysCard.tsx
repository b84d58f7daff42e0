import type { components } from 'shared-contracts';
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
  useFeature,
  useQuery,
  useQueryClient,
} from 'shared-ui';
import { useAction } from '../../actions/useAction.ts';
import { ListRow, RowList } from '../../listing/ListRow.tsx';
import { useWhen } from '../../locale/useWhen.ts';
import { removePasskey } from '../data/passkeyCalls.ts';
import { usePasskeyText } from '../messages/usePasskeyText.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyWords } from './PasskeyWords.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

const path = '/api/passkeys';

/** The person's own passkeys, if any. */
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
      <RowList label={text('passkeys.title')}>
        {data.contents.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} isNeeded={isNeeded} />
        ))}
      </RowList>
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
  /** The last one, which is needed to log in. */
  readonly isNeeded: boolean;
}

function PasskeyRow({ passkey, isNeeded }: PasskeyRowProps) {
  const api = useApi();
  const text = usePasskeyText();
  const when = useWhen();
  const queries = useQueryClient();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, madeAt, lastUsedAt, isBackedUp } = passkey;
  const remove = useAction({
    act: () => removePasskey(api, id),
    ask: () => ({
      title: text('passkeys.remove.title'),
      text: text('passkeys.remove.text', { name }),
      confirm: text('passkeys.remove'),
      danger: true,
    }),
    said: () => text('passkeys.removed'),
    onDone: (left) => queries.setQueryData(api.query.key(path), left),
  });
  const made = text('passkeys.made', { when: when(madeAt) });
  const facts = [
    isBackedUp ? `${made}, ${text('passkeys.backedUp')}` : made,
    lastUsedAt === null
      ? text('passkeys.unused')
      : text('passkeys.used', { when: when(lastUsedAt) }),
  ];
  return (
    <ListRow name={name} facts={facts}>
      <IconButton
        label={`${text('passkeys.rename')}: ${name}`}
        icon={<EditRegular />}
        onClick={() => setIsRenaming(true)}
      />
      {isRenaming && <RenamePasskey passkey={passkey} onClose={() => setIsRenaming(false)} />}
      {!isNeeded && (
        <Button
          size="row"
          busy={remove.isPending}
          aria-label={`${text('passkeys.remove')}: ${name}`}
          onClick={() => remove.start()}
        >
          {text('passkeys.remove')}
        </Button>
      )}
    </ListRow>
  );
}

const useStyles = makeStyles({
  quiet: { ...type.secondary, margin: 0, color: tokens.colorNeutralForeground3 },
  foot: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    padding: '12px 16px 16px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  add: { alignSelf: 'flex-end' },
});
