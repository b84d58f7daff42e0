import { useCallback, useMemo } from 'react';
import type { NavigateOptions } from './createRouter.ts';
import { useLocation, useRouter } from './RouterProvider.tsx';

type Parameters = ConstructorParameters<typeof URLSearchParams>[0];

/** The query of the address, and a way to the same page with another one. */
export function useSearchParams() {
  const router = useRouter();
  const { search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const setParameters = useCallback(
    (next: Parameters | ((now: URLSearchParams) => Parameters), options?: NavigateOptions) => {
      const now = router.location();
      const wanted = typeof next === 'function' ? next(new URLSearchParams(now.search)) : next;
      const query = new URLSearchParams(wanted).toString();
      router.navigate(query ? `${now.pathname}?${query}` : now.pathname, options);
    },
    [router],
  );
  return [parameters, setParameters] as const;
}
