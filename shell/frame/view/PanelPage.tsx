import type { NavigationCount } from 'shared-contracts';
import { useSessionControl } from '../../services/SessionControl.ts';
import type { NavigationEntry } from '../../routes/rules/navigationEntries.ts';
import { navigationIcons } from './navigationIcons.tsx';
import { PanelItem, type PanelItemProps } from './PanelItem.tsx';
import { useNavigationCount } from './useNavigationCount.ts';

type PanelPageProps = NavigationEntry & Pick<PanelItemProps, 'isRail' | 'onChosen'>;

/** A remote's page in the drawer, with its badge. */
export function PanelPage({ route, navigation, ...item }: PanelPageProps) {
  const { locale } = useSessionControl();
  const { icon, count } = navigation;
  const page = {
    ...item,
    to: route.path,
    icon: navigationIcons[icon].regular,
    openIcon: navigationIcons[icon].filled,
    label: route.title[locale],
  };
  return count === undefined ? <PanelItem {...page} /> : <CountedItem {...page} name={count} />;
}

function CountedItem({ name, ...page }: PanelItemProps & { readonly name: NavigationCount }) {
  return <PanelItem {...page} counted={useNavigationCount(name)} />;
}
