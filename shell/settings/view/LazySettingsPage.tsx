import { lazy, Suspense } from 'react';
import { Loader } from 'shared-ui';

const SettingsPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "settings" */ './SettingsPage.tsx')).SettingsPage,
}));

/** A file of its own: nobody's working day begins here. */
export function LazySettingsPage() {
  return (
    <Suspense fallback={<Loader />}>
      <SettingsPage />
    </Suspense>
  );
}
