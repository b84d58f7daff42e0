import { lazy } from 'react';

/** Loaded next to the list, which does not wait for it and works without it. */
export const SignOff = lazy(() =>
  import('../../sign-off/SignOff.tsx').then(
    (loaded) => ({ default: loaded.SignOff }),
    () => ({ default: () => null }),
  ),
);
