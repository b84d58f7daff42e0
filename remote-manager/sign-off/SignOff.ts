import { laterPart } from 'shared-ui';

/** The sign-off of a pay cycle: the page does not wait for it, and works without it. */
export const SignOff = laterPart(
  async () => (await import('./view/SignOffPanel.tsx')).SignOffPanel,
  {
    words: {
      en: () => import('./messages/en.ts'),
      de: () => import('./messages/de.ts'),
      es: () => import('./messages/es.ts'),
      th: () => import('./messages/th.ts'),
    },
    failed: () => null,
  },
);
