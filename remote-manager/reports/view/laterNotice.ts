import { atom } from 'shared-ui';

/** The message that a report comes later, as long as it may stand on the page. */
export const laterNoticeAtom = atom<{ readonly dismiss: () => void } | null>(null);
