import { useState } from 'react';
import { useApi, useQuery } from 'shared-ui';
import { endReleaseToken, type ReleaseToken } from '../data/releaseTokens.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminList } from './AdminList.tsx';
import { NewReleaseTokenDialog } from './NewReleaseTokenDialog.tsx';
import { TokenRow } from './TokenRow.tsx';
import { useAction } from '../../actions/useAction.ts';

/** The tokens with which teams release remotes over HTTP: create, list, revoke. */
export function ReleaseTokensPage() {
  const api = useApi();
  const text = useAdminText();
  const [isMaking, setIsMaking] = useState(false);
  const query = useQuery(api.query.GET('/api/release-tokens'));
  const end = useAction({
    act: ({ id }: ReleaseToken) => endReleaseToken(api, id),
    reads: ['/api/release-tokens'],
    ask: ({ name, remote }) => ({
      title: text('admin.tokens.end.title', { name }),
      text: text('admin.tokens.end.text', { remote }),
      confirm: text('admin.tokens.end'),
      danger: true,
    }),
    said: ({ name }) => text('admin.tokens.isEnded', { name }),
  });
  return (
    <AdminList
      title={text('admin.tokens')}
      about={text('admin.tokens.about')}
      none={text('admin.tokens.none')}
      add={text('admin.tokens.new')}
      onAdd={() => setIsMaking(true)}
      query={query}
      row={(token) => (
        <TokenRow
          key={token.id}
          token={token}
          facts={[token.remote]}
          onEnd={() => end.start(token)}
        />
      )}
    >
      {isMaking && <NewReleaseTokenDialog onClose={() => setIsMaking(false)} />}
    </AdminList>
  );
}
