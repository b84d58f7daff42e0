import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteAccess } from 'shared-contracts';
import { useSessionControl } from '../../services/SessionControl.ts';
import { useText } from '../../messages/useText.ts';
import { mayOpen } from '../rules/mayOpen.ts';
import { useWarning } from './useWarning.ts';
import { LandingRedirect } from './LandingRedirect.tsx';
import { useLogInRedirect } from './useLogInRedirect.tsx';

export interface RouteGuardProps {
  readonly access: RouteAccess;
  readonly children: ReactNode;
}

/** Shows the page if the session may open it, otherwise redirects. */
export function RouteGuard({ access, children }: RouteGuardProps) {
  const { session, features } = useSessionControl();
  const text = useText();
  const toLogIn = useLogInRedirect();
  switch (mayOpen(access, session, features)) {
    case 'open':
      return children;
    case 'log-in':
      return toLogIn;
    case 'terminal-log-in':
      return <Navigate to="/terminal-login" replace />;
    case 'switched-off':
      return <Elsewhere words={text('shell.switchedOff')} />;
    case 'refused':
      return <Elsewhere words={text('shell.refused')} />;
  }
}

/** Explains why the page does not open, and redirects to the landing page. */
function Elsewhere({ words }: { readonly words: string }) {
  useWarning(words);
  return <LandingRedirect />;
}
