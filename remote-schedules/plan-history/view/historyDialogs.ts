import { laterDialog, type LaterWords } from 'shared-ui';

const words: LaterWords = {
  en: () => import(/* webpackChunkName: "later-words-en" */ '../messages/en.ts'),
  de: () => import(/* webpackChunkName: "later-words-de" */ '../messages/de.ts'),
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/es.ts'),
  th: () => import(/* webpackChunkName: "later-words-th" */ '../messages/th.ts'),
};

/** A person on the board. */
export const InfoDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "plan-history" */ './InfoContent.tsx')).InfoContent,
  { words },
);

/** A person's assignments. */
export const HistoryDialog = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "plan-history" */ './HistoryContent.tsx')).HistoryContent,
  { words },
);
