import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { createRouter, type Location, type Router } from './createRouter.ts';
import { hashBar } from './hashBar.ts';

/** The application's router over the hash of the address; one for each page. */
export function createApplicationRouter(): Router {
  return createRouter(hashBar());
}

export interface RouterProviderProps {
  readonly router: Router;
  readonly children: ReactNode;
}

/** Pages within know where they are and can lead on. */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const [location, setLocation] = useState(router.location);
  useLayoutEffect(() => {
    setLocation(router.location());
    return router.listen(() => startTransition(() => setLocation(router.location())));
  }, [router]);
  return (
    <RouterContext value={router}>
      <LocationContext value={location}>{children}</LocationContext>
    </RouterContext>
  );
}

const RouterContext = createContext<Router | null>(null);
const LocationContext = createContext<Location | null>(null);

export function useRouter(): Router {
  return inside(useContext(RouterContext));
}

/** The address that is shown. */
export function useLocation(): Location {
  return inside(useContext(LocationContext));
}

/** Leads to a path, or as many steps back or forth; the same function for ever. */
export function useNavigate(): Router['navigate'] {
  return useRouter().navigate;
}

function inside<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This works inside a RouterProvider only.');
  return value;
}
