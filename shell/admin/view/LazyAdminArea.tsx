import type { ComponentType } from 'react';
import type { Locale, MessagesModule } from 'shared-contracts';
import { laterPage, MessagesProvider, useHost } from 'shared-ui';

/** The pages of /admin with their messages, in a chunk of their own. */
export function LazyAdminArea() {
  const { locale } = useHost();
  const Area = areas[locale];
  return <Area />;
}

const areas: Readonly<Record<Locale, ComponentType>> = {
  en: areaIn(() => import(/* webpackChunkName: "admin-en" */ '../messages/en.ts')),
  de: areaIn(() => import(/* webpackChunkName: "admin-de" */ '../messages/de.ts')),
  es: areaIn(() => import(/* webpackChunkName: "admin-es" */ '../messages/es.ts')),
  th: areaIn(() => import(/* webpackChunkName: "admin-th" */ '../messages/th.ts')),
};

function areaIn(loadMessages: () => Promise<MessagesModule>) {
  return laterPage(async () => {
    const [{ AdminArea }, { messages }] = await Promise.all([
      import(/* webpackChunkName: "admin" */ './AdminArea.tsx'),
      loadMessages(),
    ]);
    return () => (
      <MessagesProvider messages={messages}>
        <AdminArea />
      </MessagesProvider>
    );
  });
}
