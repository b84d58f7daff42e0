import { lazy, Suspense } from 'react';
import { Loader } from 'shared-ui';

const NewPasswordPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "new-password" */ './NewPasswordPage.tsx'))
    .NewPasswordPage,
}));

/** A file of its own: few come here, and nobody twice. */
export function LazyNewPasswordPage() {
  return (
    <Suspense fallback={<Loader />}>
      <NewPasswordPage />
    </Suspense>
  );
}
