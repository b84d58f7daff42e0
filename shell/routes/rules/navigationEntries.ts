import type {
  FeatureInfo,
  NavigationItem,
  RemoteRegistry,
  RouteDescription,
  Session,
} from 'shared-contracts';
import { remoteRoutes } from './findRoute.ts';
import { mayOpen } from './mayOpen.ts';

export interface NavigationEntry {
  readonly route: RouteDescription;
  readonly navigation: NavigationItem;
}

/**
 * The drawer's variable items for this session: own work first, then the team's, then the
 * administration's. `shown` is the page on the screen if the registry no longer has it.
 */
export function navigationEntries(
  registry: RemoteRegistry,
  session: Session,
  features: FeatureInfo,
  shown?: RouteDescription,
): readonly NavigationEntry[] {
  return [...remoteRoutes(registry).map(({ route }) => route), ...(shown ? [shown] : [])]
    .flatMap((route) => (route.navigation ? [{ route, navigation: route.navigation }] : []))
    .filter(({ route }) => mayOpen(route.access, session, features) === 'open')
    .toSorted((one, other) => rank(one.navigation) - rank(other.navigation));
}

const ranks: Readonly<Record<NavigationItem['group'], number>> = {
  work: 0,
  team: 1000,
  administration: 2000,
};

function rank({ group, order }: NavigationItem): number {
  return ranks[group] + order;
}
