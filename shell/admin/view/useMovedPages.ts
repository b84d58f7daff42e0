import { pathOfRoute } from '../../routes/rules/pathOfRoute.ts';
import { useServices } from '../../services/Services.ts';

const moved = [
  { name: 'accounts', route: 'CompanyPeople' },
  { name: 'terminals', route: 'CompanyTerminals' },
] as const;

/** The pages that were here before, with where they are now; without those that no remote has. */
export function useMovedPages() {
  const { loader } = useServices();
  return moved.flatMap(({ name, route }) => {
    const path = pathOfRoute(route, loader.registry());
    return path === undefined ? [] : [{ name, path }];
  });
}
