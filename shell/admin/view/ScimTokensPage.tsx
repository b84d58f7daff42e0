import { useState } from 'react';
import { deviceTimeZone, useApi, useQuery, useUserFormats } from 'shared-ui';
import { endScimToken, type ScimToken } from '../data/scimTokens.ts';
import { useAdminText } from '../messages/useAdminText.ts';
import { AdminList } from './AdminList.tsx';
import { NewScimTokenDialog } from './NewScimTokenDialog.tsx';
import { TokenRow } from './TokenRow.tsx';
import { useAction } from '../../actions/useAction.ts';

/** The tokens of directories that provision accounts: create, list, revoke. */
export function ScimTokensPage() {
  const api = useApi();
  const text = useAdminText();
  const formats = useUserFormats();
  const [isMaking, setIsMaking] = useState(false);
  const query = useQuery(api.query.GET('/api/scim-tokens'));
  const end = useAction({
    act: ({ id }: ScimToken) => endScimToken(api, id),
    reads: ['/api/scim-tokens'],
    ask: ({ name }) => ({
      title: text('admin.tokens.end.title', { name }),
      text: text('scim.end.text'),
      confirm: text('admin.tokens.end'),
      danger: true,
    }),
    said: ({ name }) => text('admin.tokens.isEnded', { name }),
  });
  const now = query.dataUpdatedAt;

  /** Includes the year: the day is often a year from now. */
  const dayOf = (instant: string) => formats.day(formats.dateOf(instant, deviceTimeZone()), true);

  function row(token: ScimToken) {
    const { expiresAt, endedAt } = token;
    const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
    const expiry =
      expiresAt === null
        ? text('scim.endless')
        : text(isOver ? 'scim.expired' : 'scim.expires', { when: dayOf(expiresAt) });
    const facts = endedAt === null ? [expiry] : [];
    return (
      <TokenRow
        key={token.id}
        token={token}
        facts={facts}
        isOver={isOver}
        onEnd={() => end.start(token)}
      />
    );
  }
  return (
    <AdminList
      title={text('admin.scim')}
      about={text('scim.about')}
      none={text('scim.none')}
      add={text('admin.tokens.new')}
      onAdd={() => setIsMaking(true)}
      query={query}
      row={row}
    >
      {isMaking && <NewScimTokenDialog onClose={() => setIsMaking(false)} />}
    </AdminList>
  );
}
