import { laterDialog, laterPart, type LaterWords } from 'shared-ui';

const words: LaterWords = {
  en: () => import(/* webpackChunkName: "later-words-en" */ '../messages/en.ts'),
  de: () => import(/* webpackChunkName: "later-words-de" */ '../messages/de.ts'),
  es: () => import(/* webpackChunkName: "later-words-es" */ '../messages/es.ts'),
  th: () => import(/* webpackChunkName: "later-words-th" */ '../messages/th.ts'),
};

/** The panel next to the board. */
export const AssignPanel = laterDialog(
  async () =>
    (await import(/* webpackChunkName: "assigning" */ './AssignContent.tsx')).AssignContent,
  { words },
);

/** Copies schedules to other days. */
export const CopyDialog = laterDialog(
  async () => (await import(/* webpackChunkName: "assigning" */ './CopyContent.tsx')).CopyContent,
  { words },
);

/** Saves without the panel; stays until it has loaded. */
export const DirectAssign = laterPart(
  async () => (await import(/* webpackChunkName: "assigning" */ './DirectAssign.tsx')).DirectAssign,
  { words },
);
