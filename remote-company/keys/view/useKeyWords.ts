import { deviceTimeZone, useUserFormats } from 'shared-ui';
import { useWhen } from '../../company-history/view/useWhen.ts';
import { useText } from '../../messages/useText.ts';
import type { ApiKey } from '../data/keyCalls.ts';

/** What a key may read, of whom, and until when. */
export function useKeyWords() {
  const text = useText();
  const formats = useUserFormats();
  const when = useWhen();
  const zone = deviceTimeZone();
  return {
    when,
    /** With the year: the day is often in another one. */
    lastDay: ({ expiresAt }: ApiKey) => formats.day(formats.dateOf(expiresAt, zone), true),
    used: ({ lastUsedAt }: ApiKey) =>
      lastUsedAt === null
        ? text('keys.neverUsed')
        : text('keys.lastUsed', { when: when(lastUsedAt) }),
    reads: ({ authorities }: ApiKey) =>
      authorities.map((authority) => text(`keys.reads.${authority}`)).join(', '),
    sites({ sites }: ApiKey): string {
      if (sites === null) return text('keys.sites.all');
      return sites.map(({ name }) => name).join(', ') || text('keys.sites.gone');
    },
    /** Why it cannot be used; null if it can. */
    reason({ state, createdBy, endedBy, endedAt }: ApiKey): string | null {
      if (state === 'MAKER_GONE') return text('keys.makerGone', { name: createdBy });
      if (endedAt === null || endedBy === null) return null;
      return text('keys.endedBy', { name: endedBy, when: when(endedAt) });
    },
  };
}
