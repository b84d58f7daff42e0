import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { Router } from 'react-router-dom';
import { createNavigator, type HoldingNavigator } from './createNavigator.ts';
import { hashBar } from './hashBar.ts';

/** Navigates in the URL's hash; one per page. */
export function createHashNavigator(): HoldingNavigator {
  return createNavigator(hashBar());
}

export interface ApplicationRouterProps {
  readonly navigator: HoldingNavigator;
  readonly children: ReactNode;
}

/** React Router's `Router`; navigates in a transition. */
export function ApplicationRouter({ navigator, children }: ApplicationRouterProps) {
  const [shown, setShown] = useState(navigator.shown);
  useLayoutEffect(() => {
    setShown(navigator.shown());
    return navigator.listen(() => startTransition(() => setShown(navigator.shown())));
  }, [navigator]);
  return (
    <NavigatorContext value={navigator}>
      <Router navigator={navigator} location={shown} navigationType={shown.cameBy}>
        {children}
      </Router>
    </NavigatorContext>
  );
}

const NavigatorContext = createContext<HoldingNavigator | null>(null);

export function useHoldingNavigator(): HoldingNavigator {
  const navigator = useContext(NavigatorContext);
  if (navigator === null) throw new Error('This works inside an ApplicationRouter only.');
  return navigator;
}
