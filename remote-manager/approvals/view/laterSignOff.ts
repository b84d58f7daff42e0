import { lazy } from 'react';

/** Fetched beside the list, which does not wait for it; without it the list stands alone. */
export const SignOff = lazy(() =>
  import('../../sign-off/SignOff.tsx').then(
    (loaded) => ({ default: loaded.SignOff }),
    () => ({ default: () => null }),
  ),
);
